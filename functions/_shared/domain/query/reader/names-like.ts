import type { Names } from "./names.ts";
import { isSlip } from "./slip.ts";

interface Index {
  /** Names in the preset's order, by each of their words. */
  byWord: ReadonlyMap<string, readonly string[]>;
  /** By the first letters of their words: a slip never changes those. */
  byInitials: ReadonlyMap<string, readonly string[]>;
}

const built = new WeakMap<Names["listings"], Index>();

function indexOf({ listings }: Names): Index {
  const known = built.get(listings);
  if (known) return known;
  const byWord = new Map<string, string[]>();
  const byInitials = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, name: string): void => {
    const names = map.get(key);
    if (names) names.push(name);
    else map.set(key, [name]);
  };
  for (const name of listings.keys()) {
    const words = name.split(" ");
    for (const word of new Set(words)) add(byWord, word, name);
    add(byInitials, initialsOf(words), name);
  }
  const index = { byWord, byInitials };
  built.set(listings, index);
  return index;
}

const initialsOf = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0)).join("");

/** Rows whose name holds these words in a row, or is the same but for one slip in a word. */
export function rowsLike(names: Names, key: string): number[] {
  const rowsOf = (name: string): readonly number[] => names.listings.get(name) ?? [];
  const words = key.split(" ");
  const lists = words.map((word) => indexOf(names).byWord.get(word) ?? []);
  const fewest = lists.reduce((least, one) => (one.length < least.length ? one : least));
  const holding = fewest.filter((name) => ` ${name} `.includes(` ${key} `)).flatMap(rowsOf);
  return holding.length > 0 ? holding : namesNear(names, words).flatMap(rowsOf);
}

/** Names of as many words, each the same but for a slip in one or two of them. */
export const namesNear = (names: Names, words: readonly string[]): readonly string[] =>
  (indexOf(names).byInitials.get(initialsOf(words)) ?? []).filter((name) =>
    isNearly(words, name.split(" ")),
  );

function isNearly(words: readonly string[], name: readonly string[]): boolean {
  if (words.length !== name.length) return false;
  let slips = 0;
  for (const [at, word] of words.entries()) {
    const meant = name[at] ?? "";
    if (word === meant) continue;
    if (!isSlip(word, meant)) return false;
    slips++;
  }
  return slips > 0 && slips <= 2;
}
