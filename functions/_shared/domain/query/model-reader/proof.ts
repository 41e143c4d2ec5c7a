import type { Token } from "../reader/token.ts";
import type { Extra, QuestionWords } from "./question-words.ts";

/** The words of a question that parts of a plan were found in. */
export interface Proof extends QuestionWords {
  /** By the place of a character: the part of the plan it was used for. */
  used: (string | undefined)[];
  /** The words that the plan's author names for a part. */
  spans: ReadonlyMap<string, Stretch>;
  /** "suburbs without a gym": the lacking type was found with its negation. */
  isNone: boolean;
  /** Businesses of the answer before; only in a follow-up. */
  known: ReadonlySet<string>;
  /** Parts of the plan that the question doesn't say. */
  problems: string[];
  /** Parts that rest on words nothing knows: offered, never answered. */
  doubts: string[];
}

export interface Stretch {
  start: number;
  end: number;
}

export const newProof = (words: QuestionWords, spans: Proof["spans"]): Proof => ({
  ...words,
  spans,
  used: [],
  isNone: false,
  known: new Set(),
  problems: [],
  doubts: [],
});

export function claim(proof: Proof, span: Stretch | undefined, by: string): boolean {
  if (!span) return false;
  for (let at = span.start; at < span.end; at++) proof.used[at] = by;
  return true;
}

export const userOf = (proof: Proof, { start }: Stretch): string | undefined => proof.used[start];

export const isFree = (proof: Proof, span: Stretch): boolean => userOf(proof, span) === undefined;

export function isUnclaimed({ used }: Proof, { start, end }: Stretch): boolean {
  for (let at = start; at < end; at++) if (used[at] !== undefined) return false;
  return true;
}

/** Whether every letter of a stretch was used. */
export function isUsed({ used, question }: Proof, { start, end }: Stretch): boolean {
  for (let at = start; at < end; at++) {
    if (used[at] === undefined && /[\p{L}\p{N}]/u.test(question[at] ?? "")) return false;
  }
  return true;
}

type Test = string | readonly string[];
const fits = (test: Test, value: string): boolean =>
  typeof test === "string" ? test === value : test.includes(value);

/** Tokens and other meanings of a kind, the tokens first. */
export function saying(
  { tokens, extras }: QuestionWords,
  kind: Test,
  arg?: Test,
): (Token | Extra)[] {
  const isIt = (each: Token | Extra): boolean =>
    fits(kind, each.kind) && (arg === undefined || fits(arg, each.arg));
  return [...tokens.filter(isIt), ...extras.filter(isIt)];
}

/** Uses all that say it; false where nothing does. */
export function claimAll(proof: Proof, found: readonly Stretch[], by: string): boolean {
  for (const one of found) claim(proof, one, by);
  return found.length > 0;
}

/** Uses those that no other part of the plan uses: a word for a column is said of one thing. */
export const claimOwn = (proof: Proof, found: readonly Stretch[], by: string): boolean =>
  claimAll(
    proof,
    found.filter((one) => [undefined, by].includes(userOf(proof, one))),
    by,
  );

/** The first of them that nothing else uses. */
export function claimOne(proof: Proof, found: readonly Stretch[], by: string): boolean {
  const free = found.find((one) => isFree(proof, one)) ?? undefined;
  return claim(proof, free, by);
}

export const missing = (proof: Proof, part: string): void => {
  proof.problems.push(part);
};
