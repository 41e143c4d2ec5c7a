import { isFiller } from "../matching/phrase.ts";
import { knownParts } from "../matching/vocabulary.ts";
import type { Names } from "./names.ts";

/** How much a word tells one business from another: 1 for a rare one, near 0 for "and". */
export type WeightOf = (word: string) => number;

const weights = { filler: 0.15, kind: 0.4, common: 0.3 } as const;

/** By the share of the businesses of both sources whose names hold the word. */
export function weightsIn(all: readonly Names[]): WeightOf {
  const rows = new Map<string, number>();
  for (const { full } of all) {
    for (const word of new Set(full?.words)) rows.set(word, (rows.get(word) ?? 0) + 1);
  }
  const kinds = knownParts();
  const log = Math.log(all.length + 2);
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    // A business that both sources have counts twice.
    const rarity = Math.log((all.length + 2) / Math.max(2, rows.get(word) ?? 0)) / log;
    const kind =
      isFiller(word) || between.has(word) || isInitial(word)
        ? fillerOf(word)
        : kinds.has(word)
          ? weights.kind
          : 1;
    const weight = kind * (weights.common + (1 - weights.common) * rarity);
    known.set(word, weight);
    return weight;
  };
}

/** A middle initial; one source writes it, the other doesn't. */
const isInitial = (word: string): boolean => /^[a-z]$/.test(word);

/** "shop" says a little more than "and". */
const fillerOf = (word: string): number => (word.length > 3 ? weights.kind : weights.filler);

/** Words between a name and where it is: "Zoe on Pearl". */
const between = new Set("on at by near n".split(" "));

/** Whether a name tells one business from another: "Café" alone doesn't. */
export const tellsApart = (words: readonly string[], weightOf: WeightOf): boolean =>
  words.some((word) => weightOf(word) >= weights.kind);
