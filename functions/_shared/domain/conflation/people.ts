import { isGivenName } from "../enrichment/beginnings/given-names.ts";
import { isFiller, wordsOf } from "../matching/phrase.ts";
import { knownParts } from "../matching/vocabulary.ts";

export const isFamilyName = (word: string): boolean =>
  word.length > 2 && /^\p{L}+$/u.test(word) && !isFiller(word) && !knownParts().has(word);

/** "Ann Quillfeather", "Ann B. Quillfeather" */
export function isPerson(text: string): boolean {
  const [first = "", ...more] = wordsOf(text);
  return (
    isGivenName(first) && more.length > 0 && more.length < 3 && isFamilyName(more.at(-1) ?? "")
  );
}
