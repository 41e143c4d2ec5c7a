import type { Refusal, RefusalCode } from "../plan/refusal.ts";
import type { Token } from "./token.ts";
import { textOf } from "./unread.ts";

const saving = new Set(["save", "store", "speichere", "speichern", "enregistre", "guarda", "احفظ"]);

/** "Save … to a CSV file" asks for a file; nothing of the preset is changed by it. */
export function exporting(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === "file")) return tokens;
  return tokens.map((token) =>
    token.kind === "refuse" && saving.has(token.text) ? { ...token, kind: "list", arg: "" } : token,
  );
}

const decidedAtOnce: readonly RefusalCode[] = ["not_allowed", "read_only"];

/** Orders and attempts are refused whatever else the question says. */
export function decidedBefore(question: string, tokens: readonly Token[]): Refusal | undefined {
  for (const code of decidedAtOnce) {
    const found = tokens.filter(
      ({ kind, arg }, at) =>
        kind === "refuse" && arg.startsWith(code) && !isSearchedText(tokens, at),
    );
    if (found.length > 0) {
      return { refuse: code, about: [...new Set(found.map((token) => textOf(question, token)))] };
    }
  }
  return undefined;
}

/** "with 'book' in the name" */
const isSearchedText = (tokens: readonly Token[], at: number): boolean =>
  ["named", "start"].includes(
    tokens.slice(0, at).findLast(({ kind }) => kind !== "filler")?.kind ?? "",
  ) && tokens[at]?.arg.startsWith("read_only") === true;

/**
 * Words that are an order only where one begins ("change the number of …"): elsewhere ("where can I
 * buy …") nothing is known of them.
 */
export const orderless = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) =>
    token.kind === "refuse" && token.arg === "read_only.order" && !beginsOrder(tokens, at)
      ? { ...token, kind: "unknown", arg: "" }
      : token,
  );

function beginsOrder(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => !polite.has(kind));
  return before === undefined || ["and", "mark", "refuse"].includes(before.kind);
}

const polite = new Set(["filler", "only", "now_", "now", "pron", "their", "reset"]);
