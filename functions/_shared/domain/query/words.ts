import { fold } from "../fold.ts";

/** One piece of a question: a word, a mark that separates, or a sign that would need an operator. */
export interface Word {
  kind: "word" | "mark" | "sign";
  /** Folded, apostrophes removed. */
  text: string;
  start: number;
  end: number;
}

const pieces =
  /[Ww]\/[Oo](?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’ʼ`´][\p{L}\p{M}]+)*|\S/gu;
const wordStart = /^[\p{L}\p{M}\p{N}]/u;
/** Dropping one of these could turn a question into its opposite ("city != Nice", "-hotels"). */
const meaningfulSign = /^[\p{S}@#%*/\\]/u;
const separatingMark = /^[,;:.?!\u2013\u2014،؛؟。、]/u;

/** What a shortened form stands for; people leave the apostrophe out as often as not. */
const expansions: Readonly<Record<string, readonly string[]>> = {
  "don't": ["do", "not"],
  dont: ["do", "not"],
  "doesn't": ["does", "not"],
  doesnt: ["does", "not"],
  "haven't": ["have", "not"],
  havent: ["have", "not"],
  "hasn't": ["has", "not"],
  hasnt: ["has", "not"],
  "isn't": ["is", "not"],
  "aren't": ["are", "not"],
  "what's": ["what", "is"],
  whats: ["what", "is"],
  "there's": ["there", "is"],
  "i'd": ["i", "would"],
  "w/o": ["without"],
  "&": ["and"],
};

/** The question's pieces in order; `start` and `end` point into `text`. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pieces)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const written = fold(match[0].replace(/[’ʼ`´]/g, "'"));
    const folded = written.replaceAll("'", "");
    const expanded = Object.hasOwn(expansions, written) ? expansions[written] : undefined;
    if (expanded) for (const word of expanded) words.push({ kind: "word", text: word, ...span });
    else if (wordStart.test(match[0])) words.push({ kind: "word", text: folded, ...span });
    else if (negates(text, match.index, match[0]))
      words.push({ kind: "sign", text: folded, ...span });
    else if (separatingMark.test(match[0])) words.push({ kind: "mark", text: folded, ...span });
  }
  return words;
}

/** "!hotels" and " -hotels" exclude in search boxes; "e-mail" and "Nice!" do not. */
function negates(text: string, at: number, piece: string): boolean {
  if (meaningfulSign.test(piece)) return true;
  if (piece !== "-" && piece !== "!") return false;
  const before = text[at - 1] ?? " ";
  const after = text[at + 1] ?? " ";
  return /[\s(]/.test(before) && /\S/.test(after);
}

/** A value's words only, for look-up: `keyOf("St. John's Road")` // => "st johns road" */
export const keyOf = (value: string): string =>
  wordsOf(value)
    .filter((word) => word.kind === "word")
    .map((word) => word.text)
    .join(" ");
