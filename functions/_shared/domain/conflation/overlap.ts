import { isGivenName } from "../enrichment/beginnings/given-names.ts";
import { isFiller } from "../matching/phrase.ts";
import { nameOtherBranches } from "./branch-names.ts";
import { nameOneKind, nameOtherKinds } from "./kinds-of-words.ts";
import { areOtherHeads } from "./name-likeness.ts";
import { areOpposed, areOtherBranches, joinedAs, nameAPart } from "./name-words.ts";
import { type Name, type Names, pairsIn } from "./names.ts";
import { isPlain, partnerOf } from "./shared-name.ts";
import { isArabic } from "./sounds.ts";
import type { WeightOf } from "./word-weights.ts";

/** Words that two names share, and words that only one of them has. Weights are of telling words. */
export interface Overlap {
  /** In both. */
  telling: number;
  /** In the first and the second one alone. */
  more: readonly [number, number];
  /** The heaviest telling word in both. */
  heaviest: number;
  /** Words in both that tell a trade, a place or a form alone. */
  plain: number;
  /** The first words are one. */
  beginAlike: boolean;
  /** The share of the shorter name's pairs of letters that the other has too. */
  letters: number;
  /** Numbers, directions or branches differ. */
  isOpposed: boolean;
  /** The parts before a colon or dash differ. */
  areOtherHeads: boolean;
  /** One of them has a word for a part of a business: a cash machine, a car park. */
  isPart: boolean;
  /** Words of each that name types no business is both of. */
  areOtherKinds: boolean;
  /** Words in both tell a trade alone, and each has more. */
  isTradeAlone: boolean;
  /** One word replaces another that isn't its translation: "Blue Lantern" and "Red Lantern". */
  isSwapped: boolean;
  /** Both have somebody's first name, and not one in common. */
  areOtherPeople: boolean;
}

const nothing: Overlap = {
  telling: 0,
  more: [0, 0],
  heaviest: 0,
  plain: 0,
  beginAlike: false,
  letters: 0,
  isOpposed: false,
  areOtherHeads: false,
  isPart: false,
  areOtherKinds: false,
  isSwapped: false,
  areOtherPeople: false,
  isTradeAlone: false,
};

/** Whether a word is one of their addresses, and whether it names a type of both. */
interface Known {
  isOfPlace: (word: string) => boolean;
  isOfTypes: (word: string) => boolean;
}

/** Of the whole names; in Latin letters where only one of them is. */
export function overlapOf(
  names: Names,
  otherNames: Names,
  weightOf: WeightOf,
  { isOfPlace, isOfTypes }: Known,
): Overlap {
  const areTwoScripts = (names.latin === null) !== (otherNames.latin === null);
  const written = ({ full, latin }: Names): Name | null => (areTwoScripts ? (latin ?? full) : full);
  const [one, other] = [written(names), written(otherNames)];
  if (one === null || other === null) return nothing;
  const left = joinedAs(one.words, other.words);
  const right = joinedAs(other.words, one.words);
  const hasTwoScripts = isArabic(one.joined) !== isArabic(other.joined);
  const tells = (word: string): boolean => !isPlain(word) && !isOfPlace(word);
  let [telling, heaviest, plain] = [0, 0, 0];
  for (let at = left.length - 1; at >= 0; at--) {
    const word = left[at] ?? "";
    const to = partnerOf(word, right, hasTwoScripts);
    if (to < 0) continue;
    const like = right[to] ?? "";
    right.splice(to, 1);
    left.splice(at, 1);
    if (!tells(word) || !tells(like)) plain += 1;
    else {
      const weight = Math.max(weightOf(word), weightOf(like));
      telling += weight;
      heaviest = Math.max(heaviest, weight);
    }
  }
  return {
    telling,
    heaviest,
    plain,
    more: [tellingWeight(left, tells, weightOf), tellingWeight(right, tells, weightOf)],
    beginAlike: one.words[0] === other.words[0],
    letters: shareOfShorter(one, other),
    isOpposed:
      areOpposed(left, right) ||
      areOtherBranches(one, other) ||
      nameOtherBranches(one.joined, other.joined),
    areOtherHeads: areOtherHeads(names, otherNames, weightOf, isOfPlace),
    isTradeAlone:
      telling === 0 && plain > 0 && [left, right].every((words) => !words.every(isFiller)),
    isSwapped:
      left.length === 1 &&
      right.length === 1 &&
      [...left, ...right].every((word) => tells(word) || (telling === 0 && !isFiller(word))) &&
      !nameOneKind(left[0] ?? "", right[0] ?? ""),
    isPart: nameAPart(left, isOfTypes) || nameAPart(right, isOfTypes),
    areOtherKinds: left.some((word) => right.some((like) => nameOtherKinds(word, like))),
    areOtherPeople:
      left.some(isGivenName) && right.some(isGivenName) && !one.words.some(isGivenNameIn(other)),
  };
}

const isGivenNameIn =
  ({ words }: Name) =>
  (word: string): boolean =>
    isGivenName(word) && words.includes(word);

const tellingWeight = (
  words: readonly string[],
  tells: (word: string) => boolean,
  weightOf: WeightOf,
): number => words.reduce((sum, word) => sum + (tells(word) ? weightOf(word) : 0), 0);

function shareOfShorter(one: Name, other: Name): number {
  const [short, long] = [pairsIn(one.joined), pairsIn(other.joined)].sort(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  const left = new Map<string, number>();
  for (const pair of long) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of short) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  return short.length === 0 ? 0 : shared / short.length;
}
