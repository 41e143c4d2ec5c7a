import type { ChangeKind } from "../plan/topics.ts";
import type { Language } from "../reader/lexicon.ts";
import { keyOf, type Piece, piecesOf } from "../reader/tokens.ts";

/**
 * Whole questions of one language about two snapshots. `[x]` may be left out, `(a|b)` is either of
 * them, `{name}` is one of `parts` or a slot: `{set}` and `{column}` of any words, `{p}` the name of a
 * preset, `{file}` a file format.
 */
export interface FrameTable {
  language: Language;
  /** Makes a question of a set: "how many". */
  counting: string;
  /** Makes a question of a measure: "what is the". */
  measuring: string;
  /** Words that mean every business. */
  everything: string;
  /** Words that mean the preset that is open. */
  here: string;
  /** Words that say that a name is a preset's. */
  preset: string;
  /** Without one of these no question names another preset. */
  cues: string;
  parts: Readonly<Record<string, string>>;
  runs: Readonly<Record<ChangeKind | "more", readonly string[]>>;
  presets: { one: readonly string[]; two: readonly string[] };
}

/** A question's words with the characters they come from. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The first character of a word that replaces the whole name of a preset. */
export const nameMark = "\u0001";

const separator = /^[,;:،؛–—]$/;

/** Words in order; a comma counts as one, other marks don't. Null where a sign may change the sense. */
export function wordsOf(question: string): Word[] | null {
  const words: Word[] = [];
  for (const piece of piecesOf(question)) {
    if (piece.kind === "sign") return null;
    if (piece.kind === "mark" && !separator.test(piece.text)) continue;
    words.push(...wordsIn(piece));
  }
  return words;
}

const wordsIn = ({ kind, text, start, end }: Piece): Word[] =>
  kind === "mark"
    ? [{ text: ",", start, end }]
    : text.split(" ").map((word) => ({ text: word, start, end }));

/** A slot's words: their range in the question. */
export type Slots = Readonly<Record<string, { from: number; to: number }>>;

export interface Frame {
  match: (words: readonly Word[]) => Slots | null;
}

const anyWords = (most: number): string => `(?:[^ ${nameMark}]+ ){1,${most}}?`;
const slotPatterns: Readonly<Record<string, string>> = {
  set: anyWords(16),
  column: anyWords(5),
  file: "(?:csv|excel|xlsx|xls) ",
  p: `(?:${nameMark}\\d+ |(?:[^ ,${nameMark}]+ ){1,8}?)`,
};

export function frameOf(text: string, parts: Readonly<Record<string, string>>): Frame {
  const counts = new Map<string, number>();
  const pattern = patternOf(`[{head}] ${text} [{tail}]`, parts, counts);
  const regex = new RegExp(`^(?:, )*${pattern}$`, "du");
  return {
    match(words) {
      const line = words.map((word) => `${word.text} `).join("");
      const found = regex.exec(line);
      if (!found) return null;
      const slots: Record<string, { from: number; to: number }> = {};
      for (const [name, span] of Object.entries(found.indices?.groups ?? {})) {
        if (span) slots[name] = { from: wordAt(line, span[0]), to: wordAt(line, span[1]) };
      }
      return slots;
    },
  };
}

const wordAt = (line: string, at: number): number => line.slice(0, at).split(" ").length - 1;

const tokens = /[[\]()|]|\{\w+\}|[^\s[\](){}|]+/gu;
const opening: Readonly<Record<string, string>> = { "[": "(?:", "(": "(?:", "|": "|" };
const closing: Readonly<Record<string, string>> = { "]": ")?", ")": ")" };

function patternOf(
  text: string,
  parts: Readonly<Record<string, string>>,
  counts: Map<string, number>,
): string {
  return [...text.matchAll(tokens)]
    .map(([token]) => {
      const sign = opening[token] ?? closing[token];
      if (sign !== undefined) return sign;
      if (token === ",") return "(?:, )+";
      const name = /^\{(\w+)\}$/.exec(token)?.[1];
      if (name === undefined) return `${escaped(keyOf(token))} (?:, )*`;
      const part = parts[name];
      if (part !== undefined) return `(?:${patternOf(part, parts, counts)})`;
      const slot = slotPatterns[name];
      if (slot === undefined) throw new Error(`no part ${name} in ${text}`);
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      return `(?<${name}${nth}>${slot})(?:, )*`;
    })
    .join("");
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
