import type { QueryFault } from "./query.ts";

export interface Token {
  kind: "word" | "string" | "sign" | "end";
  text: string;
  line: number;
}

/** Reads tokens one by one and collects what does not fit, so that one answer names every fault. */
export interface Cursor {
  peek: (ahead?: number) => Token;
  next: () => Token;
  /** Takes the sign when it is next. */
  take: (sign: string) => boolean;
  /** Takes the sign, or reports it missing and goes on behind the next one. */
  expect: (sign: string) => void;
  fail: (text: string, kind?: QueryFault["kind"]) => void;
  faults: QueryFault[];
}

const tokenPattern =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|-?\d+\.\d+|-\d+|[\p{L}\p{N}_]+|->|!=|!~|<<|>>|::|[\s\S]/gu;

export function createCursor(text: string): Cursor {
  const tokens = tokenise(text);
  const faults: QueryFault[] = [];
  let at = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(at + ahead, tokens.length - 1)] ?? endOf(0);
  const isSign = (sign: string): boolean => peek().kind === "sign" && peek().text === sign;
  const fail: Cursor["fail"] = (message, kind = "parse error") => {
    faults.push({ line: peek().line, kind, text: message });
  };
  const next = (): Token => {
    const token = peek();
    at = Math.min(at + 1, tokens.length - 1);
    return token;
  };
  const take = (sign: string): boolean => {
    if (!isSign(sign)) return false;
    next();
    return true;
  };
  const expect = (sign: string): void => {
    if (take(sign)) return;
    if (peek().kind !== "end") fail(`'${sign}' expected - '${peek().text}' found.`);
    while (peek().kind !== "end" && !isSign(sign)) next();
    if (!take(sign)) fail("Unexpected end of input.");
  };
  return { peek, next, take, expect, fail, faults };
}

const endOf = (line: number): Token => ({ kind: "end", text: "", line });

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const [piece] of text.matchAll(tokenPattern)) {
    const token = tokenOf(piece, line);
    if (token) tokens.push(token);
    line += piece.split("\n").length - 1;
  }
  return [...tokens, endOf(tokens.at(-1)?.line ?? line)];
}

function tokenOf(piece: string, line: number): Token | null {
  if (/^(\s|\/\/|\/\*)/.test(piece)) return null;
  if (/^(".*"|'.*')$/s.test(piece)) {
    return { kind: "string", text: unescaped(piece.slice(1, -1)), line };
  }
  return { kind: /^-?[\p{L}\p{N}_]/u.test(piece) ? "word" : "sign", text: piece, line };
}

const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, letter: string) => {
    if (letter === "n") return "\n";
    return letter === "t" ? "\t" : letter;
  });
