import { nameWords } from "./people.ts";

/** More words are a title or a list, not a person. */
const wordsMax = 5;

/**
 * For each name that is a part of one longer name on the site, that longer name: "Ruth Ann" and
 * "Ruth Ann Quillfeather" are one woman. A name that two others hold belongs to either.
 */
export function fullNames(names: readonly string[]): ReadonlyMap<string, string> {
  const some = [...new Set(names)]
    .map((name) => ({ name, words: nameWords(name) }))
    .filter(({ words }) => words.length >= 2 && words.length <= wordsMax)
    .sort((a, b) => b.words.length - a.words.length);
  const full = new Map<string, string>();
  for (const { name, words } of some) {
    const longer = some.filter((one) => one.words.length > words.length && holds(one.words, words));
    const [longest] = longer;
    if (longest && longer.every((one) => one === longest || holds(longest.words, one.words))) {
      full.set(name, longest.name);
    }
  }
  return full;
}

/** In order, and beginning or ending with the same word. */
function holds(long: readonly string[], short: readonly string[]): boolean {
  let at = 0;
  for (const word of long) if (word === short[at]) at += 1;
  if (at < short.length) return false;
  // An Arabic name ends with the father's.
  const isFathers = /\p{Script=Arabic}/u.test(long[0] ?? "");
  return long[0] === short[0] || (!isFathers && long.at(-1) === short.at(-1));
}
