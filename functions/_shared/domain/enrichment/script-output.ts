import { decodeEntities } from "./entities.ts";

const codeMaxChars = 50_000;
const textMaxChars = 4_000;
const stepsMax = 4_000;
const depthMax = 3;

/** Whether a program may put an address on the page: only then is it worth reading. */
export const mayWriteAddress = (code: string): boolean =>
  code.length <= codeMaxChars &&
  /write|innerHTML|outerHTML|\.html\(|\.text\(|href|textContent|innerText/.test(code) &&
  /@|&#0*64|&#x0*40|%40|\\x40|\\u0040|fromCharCode|mailto|atob|reverse\(|rot13/i.test(code);

/**
 * The visible output of a program: the texts it writes into the page, as HTML. Texts are joined,
 * never run: only literals, variables that hold them, and the few functions people use to hide
 * addresses.
 */
export function scriptOutput(code: string): string[] {
  const reader = new Program(tokensOf(code));
  reader.run();
  return reader.written.map((text) => decodeEntities(text).slice(0, textMaxChars));
}

type Token = { kind: "text" | "name" | "number" | "mark"; value: string };

const tokenPattern =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--[^\n]*|("(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`)|([A-Za-z_$][\w$]*)|(0x[\da-fA-F]+|\d+(?:\.\d+)?)|(\+=|[^\s\w])/g;

function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  for (const [, text, name, number, mark] of code.matchAll(tokenPattern)) {
    if (text !== undefined) tokens.push({ kind: "text", value: literal(text) });
    else if (name !== undefined) tokens.push({ kind: "name", value: name });
    else if (number !== undefined) tokens.push({ kind: "number", value: number });
    else if (mark !== undefined) tokens.push({ kind: "mark", value: mark });
  }
  return tokens;
}

const literal = (text: string): string =>
  text
    .slice(1, -1)
    .replace(
      /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]+)\}|([\s\S]))/gi,
      (_, x, u, long, one) =>
        one === undefined
          ? String.fromCodePoint(Math.min(Number.parseInt(x ?? u ?? long, 16), 0x10ffff))
          : one === "n"
            ? "\n"
            : one,
    );

interface Routine {
  parameters: string[];
  from: number;
  to: number;
}

/** Where a program's text reaches the page. */
const outlets =
  /^(write|writeln|innerHTML|outerHTML|innerText|textContent|href|html|text|append|appendTo|location|attr|insertAdjacentHTML)$/;

class Program {
  readonly written: string[] = [];
  private readonly tokens: Token[];
  private readonly variables = new Map<string, string>();
  private readonly lists = new Map<string, string[]>();
  private readonly routines = new Map<string, Routine>();
  private at = 0;
  private steps = 0;

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  run(from = 0, to = this.tokens.length, depth = 0): void {
    for (this.at = from; this.at < to && this.steps++ < stepsMax; ) {
      const before = this.at;
      this.statement(depth);
      if (this.at <= before) this.at = before + 1;
    }
  }

  private is(value: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    return token?.kind !== "text" && token?.value === value;
  }

  private statement(depth: number): void {
    const token = this.tokens[this.at];
    if (token?.kind !== "name") {
      this.at++;
      return;
    }
    if (token.value === "function") this.routine();
    else this.begun(token.value, depth);
  }

  private begun(name: string, depth: number): void {
    this.at++;
    if (this.is("=") && !this.is("=", 1)) this.assign(name, "");
    else if (this.is("+=")) this.assign(name, this.variables.get(name) ?? "");
    else if (this.is("(") && outlets.test(name)) {
      for (const text of this.arguments()) this.out(text);
    } else if (this.is("(") && this.routines.has(name)) this.call(name, depth);
  }

  private assign(name: string, prefix: string): void {
    this.at++;
    const items = this.list();
    if (items) {
      this.lists.set(name, items);
      return;
    }
    const value = this.expression();
    if (value === null) return;
    const text = (prefix + value).slice(0, textMaxChars);
    if (outlets.test(name)) this.out(text);
    else this.variables.set(name, text);
  }

  private out(text: string): void {
    if (text !== "" && this.written.length < 200) this.written.push(text);
  }

  private list(): string[] | null {
    if (!this.is("[")) return null;
    const items: string[] = [];
    for (this.at++; this.at < this.tokens.length && !this.is("]"); ) {
      const item = this.expression();
      if (item === null) return null;
      items.push(item);
      if (this.is(",")) this.at++;
    }
    this.at++;
    return items;
  }

  /** A sum of texts; `null` where a part of it can't be known. */
  private expression(): string | null {
    let sum: string | null = "";
    for (;;) {
      const term: string | null = this.term();
      sum = sum === null || term === null ? null : sum + term;
      if (!this.is("+")) return sum;
      this.at++;
    }
  }

  private term(): string | null {
    const token = this.tokens[this.at];
    if (!token) return null;
    if (this.is("(")) {
      this.at++;
      const inner = this.expression();
      if (this.is(")")) this.at++;
      return this.methods(inner);
    }
    const items = this.list();
    if (items) return this.joined(items);
    if (token.kind === "mark") return null;
    this.at++;
    if (token.kind !== "name") return this.methods(token.value);
    return this.named(token.value);
  }

  private named(name: string): string | null {
    if (name === "String" && this.is(".") && this.is("fromCharCode", 1)) {
      this.at += 2;
      const codes = this.arguments().map(Number);
      return String.fromCharCode(...codes.filter((code) => code > 0 && code < 0x10000));
    }
    if (this.is("(")) {
      const decode = decoders[name];
      const [text] = this.arguments();
      return decode && text !== undefined ? this.methods(decode(text)) : null;
    }
    const items = this.lists.get(name);
    if (items && this.is("[")) return items[Number(this.index())] ?? null;
    if (items) return this.joined(items);
    return this.methods(this.variables.get(name) ?? null);
  }

  private index(): string | null {
    this.at++;
    const index = this.expression();
    if (this.is("]")) this.at++;
    return index;
  }

  private joined(items: string[]): string | null {
    let list = items;
    while (this.is(".")) {
      const method = this.tokens[this.at + 1]?.value;
      this.at += 2;
      const [separator = ","] = this.is("(") ? this.arguments() : [];
      if (method === "reverse") list = [...list].reverse();
      else if (method === "join") return this.methods(list.join(separator));
      else return null;
    }
    return null;
  }

  private methods(value: string | null): string | null {
    let text = value;
    while (this.is(".") && this.tokens[this.at + 1]?.kind === "name") {
      const method = this.tokens[this.at + 1]?.value ?? "";
      this.at += 2;
      const given = this.is("(") ? this.arguments() : [];
      if (text === null) continue;
      if (method === "split") return this.joined(text.split(given[0] ?? ""));
      if (method === "replace" && given.length === 2)
        text = text.replaceAll(given[0] ?? "", given[1] ?? "");
      else if (method === "concat") text += given.join("");
      else if (!/^(toString|toLowerCase|trim|link)$/.test(method)) text = null;
    }
    return text;
  }

  /** The texts between two brackets; unknown ones are treated as empty. */
  private arguments(): string[] {
    const given: string[] = [];
    for (this.at++; this.at < this.tokens.length && !this.is(")"); ) {
      const before = this.at;
      given.push(this.expression() ?? "");
      if (this.is(",")) this.at++;
      else if (!this.is(")")) this.at = Math.max(this.at, before + 1);
    }
    this.at++;
    return given;
  }

  private routine(): void {
    const name = this.tokens[this.at + 1];
    if (name?.kind !== "name" || !this.is("(", 2)) {
      this.at++;
      return;
    }
    const parameters: string[] = [];
    for (this.at += 3; this.at < this.tokens.length && !this.is(")"); this.at++) {
      if (this.tokens[this.at]?.kind === "name") parameters.push(this.tokens[this.at]?.value ?? "");
    }
    const from = this.at + 2;
    let open = 0;
    for (this.at++; this.at < this.tokens.length; this.at++) {
      if (this.is("{")) open++;
      if (this.is("}") && --open === 0) break;
    }
    this.routines.set(name.value, { parameters, from, to: this.at });
  }

  private call(name: string, depth: number): void {
    const routine = this.routines.get(name);
    const given = this.arguments();
    if (!routine || depth >= depthMax) return;
    const back = this.at;
    routine.parameters.forEach((parameter, index) => {
      this.variables.set(parameter, given[index] ?? "");
    });
    this.run(routine.from, routine.to, depth + 1);
    this.at = back;
  }
}

const decoders: Record<string, (text: string) => string> = {
  unescape: percentDecoded,
  decodeURIComponent: percentDecoded,
  decodeURI: percentDecoded,
  atob: fromBase64,
  rot13,
  str_rot13: rot13,
};

export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([\da-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}

export function fromBase64(text: string): string {
  try {
    return atob(text.trim());
  } catch {
    return "";
  }
}

export function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}
