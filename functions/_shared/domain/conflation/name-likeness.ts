import { slipBetween } from "../text/slips.ts";
import { nameOtherKinds } from "./kinds-of-words.ts";
import { initialsOf, isUnspaced, type Name, type Names, pairsIn } from "./names.ts";
import type { WeightOf } from "./word-weights.ts";

const likenesses = {
  slip: 0.92,
  plural: 0.98,
  beginning: 0.8,
  initial: 0.7,
  /** The same letters, other spaces. */
  respaced: 0.98,
  initials: 0.85,
} as const;
/** The worth of a part of a name, or of a brand, against a whole name. */
const otherNameShare = 0.92;
const wholeEqual = 0.95;
const slipMinLetters = 4;
/** From here on two slips are still one word. */
const twoSlipsMinLetters = 8;
const beginningMinLetters = 4;
/** Letters of a shortened word, or letters that it lacks: "Rest.", "Apothec." */
const cutMaxLetters = 4;
const opposedShare = 0.6;
const departmentShare = 0.65;
/** Each has a telling word that the other lacks: "Ann Day, Allstate" and "Bob Ray, Allstate". */
const rivalWeight = 0.6;
const rivalShare = 0.9;
/** Each has a word for another trade: "Harbour Pool" and "Harbour Park". */
const otherKindShare = 0.75;
/** Other words before the same ones: "Nutrition: Main Clinic" and "Surgery: Main Clinic". */
const otherHeadShare = 0.75;
const headsAlike = 0.6;
/** A word that only one of them has, when the address has it too. */
const placeWordShare = 0.3;
/** The same of a word that both have. */
const sharedPlaceWordShare = 0.6;

const opposites: ReadonlyMap<string, number> = new Map(
  [
    "north nord norte nort شمال",
    "south sud sur sul جنوب",
    "east ost est este leste شرق",
    "west ouest oeste غرب",
    "upper ober oben haut alto",
    "lower unter unten bas bajo baixo",
    "old alt vieux viejo velho",
    "new neu nouveau nuevo novo",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at] as const)),
);

/** Parts of a business that are mapped by themselves: "Valu Mart Pharmacy". */
const departments: ReadonlySet<string> = new Set(
  "atm pharmacy apotheke pharmacie farmacia floral parking fuel gas kiosk locker department wash".split(
    " ",
  ),
);

/**
 * How alike two businesses' names are, from 0 to 1. `isOfPlace`: whether a word is one of their
 * addresses: one source writes where a branch is, the other doesn't.
 */
export function likenessOf(
  one: Names,
  other: Names,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean = () => false,
): number {
  if (one.full === null || other.full === null) return 0;
  const { full } = one;
  const words = likeness(full, other.full, weightOf, isOfPlace);
  if (words >= wholeEqual) return words;
  const areHeadsOther =
    one.head !== null &&
    other.head !== null &&
    !areWordsOf(one.head, other.full) &&
    !areWordsOf(other.head, full) &&
    likeness(one.head, other.head, weightOf, isOfPlace) < headsAlike;
  const whole = words * (areHeadsOther ? otherHeadShare : 1);
  // Two parts are not compared: "Bank: branch A" and "Bank: branch B" have one in common.
  const partly = [
    ...other.others.map((name) => likeness(full, name, weightOf, isOfPlace)),
    ...one.others.map((name) => likeness(name, other.full as Name, weightOf, isOfPlace)),
  ];
  return Math.max(whole, ...partly.map((like) => otherNameShare * like));
}

const areWordsOf = (part: Name, { words }: Name): boolean =>
  part.words.every((word) => words.includes(word));

function likeness(
  one: Name,
  other: Name,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): number {
  if (one.joined === other.joined)
    return one.words.length === other.words.length ? 1 : likenesses.respaced;
  if (isUnspaced(one.joined) && isUnspaced(other.joined))
    return shareOfPairs(one.joined, other.joined);
  const sameLetters =
    one.joined.length >= twoSlipsMinLetters && slipBetween(one.joined, other.joined);
  const byWords = likenessOfWords(one, other, weightOf, isOfPlace);
  const slip = sameLetters && !/\d/.test(one.joined + other.joined) ? likenesses.slip : 0;
  return Math.max(byWords, slip, areInitials(one, other) ? likenesses.initials : 0);
}

function likenessOfWords(
  one: Name,
  other: Name,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): number {
  const left = joinedAs(one.words, other.words);
  const right = joinedAs(other.words, one.words);
  let shared = 0;
  let alike = 0;
  const take = (at: number, to: number, like: number): void => {
    const word = left[at] ?? "";
    const heavier = Math.max(weightOf(word), weightOf(right[to] ?? ""));
    const weight = heavier * (isOfPlace(word) ? sharedPlaceWordShare : 1);
    shared += 2 * weight;
    alike += 2 * weight * like;
    left.splice(at, 1);
    right.splice(to, 1);
  };
  for (let at = left.length - 1; at >= 0; at--) {
    const to = right.indexOf(left[at] ?? "");
    if (to >= 0) take(at, to, 1);
  }
  for (let at = left.length - 1; at >= 0; at--) {
    const likes = right.map((word) => likenessOfWord(left[at] ?? "", word));
    const most = Math.max(0, ...likes);
    if (most > 0) take(at, likes.indexOf(most), most);
  }
  const loneOf = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + weightOf(word) * (isOfPlace(word) ? placeWordShare : 1), 0);
  const ownOf = (words: readonly string[]): number =>
    Math.max(0, ...words.filter((word) => !isOfPlace(word)).map(weightOf));
  const all = shared + loneOf(left) + loneOf(right);
  if (all === 0) return 0;
  const like = alike / all;
  if (areOpposed(left, right)) return like * opposedShare;
  const isPart = [...left, ...right].some((word) => departments.has(word));
  const isRival = Math.min(ownOf(left), ownOf(right)) >= rivalWeight;
  const isOtherKind = left.some((word) => right.some((other) => nameOtherKinds(word, other)));
  const share = isOtherKind ? otherKindShare : isRival ? rivalShare : 1;
  return like * share * (isPart ? departmentShare : 1);
}

/** `steak house` as the other name has it: `steakhouse` */
function joinedAs(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next] = words.slice(at, at + 2);
    const isOne = next !== undefined && other.includes(word + next);
    joined.push(isOne ? word + next : word);
    if (isOne) at++;
  }
  return joined;
}

/** Of two words that are not equal; 0 where they are two words. */
function likenessOfWord(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (/\d/.test(one + other)) return 0;
  if (short.length === 1) return long.startsWith(short) ? likenesses.initial : 0;
  if (short.length >= beginningMinLetters - 1 && long === `${short}s`) return likenesses.plural;
  if (short.length >= beginningMinLetters - 1 && long.startsWith(short)) {
    const isCut = short.length <= cutMaxLetters || long.length - short.length <= cutMaxLetters;
    if (long.length - short.length === 1) return likenesses.slip;
    return isCut ? likenesses.beginning : 0;
  }
  if (short.length >= slipMinLetters && slipBetween(one, other) !== null) return likenesses.slip;
  if (short.length >= twoSlipsMinLetters && areTwoSlipsApart(one, other))
    return likenesses.beginning;
  return 0;
}

/** Whether two changed, missing or added letters at most turn one into the other. */
function areTwoSlipsApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      now.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
        ),
      );
    }
    before = now;
  }
  return (before[other.length] ?? 3) <= 2;
}

/** Numbers, or directions, of which each has another one: "Studio 7" and "Studio 9". */
function areOpposed(left: readonly string[], right: readonly string[]): boolean {
  const hasNumber = (words: readonly string[]): boolean => words.some((word) => /^\d/.test(word));
  if (hasNumber(left) && hasNumber(right)) return true;
  const sidesOf = (words: readonly string[]): number[] =>
    words.flatMap((word) => opposites.get(word) ?? []);
  return sidesOf(left).length > 0 && sidesOf(right).length > 0;
}

/** `KFC` and `Kentucky Fried Chicken` */
const areInitials = (one: Name, other: Name): boolean =>
  one.joined === initialsOf(other) || other.joined === initialsOf(one);

/** The share of their pairs of letters that both have. */
function shareOfPairs(one: string, other: string): number {
  const left = pairsIn(one);
  const right = pairsIn(other);
  const all = left.length + right.length;
  let shared = 0;
  for (const pair of left) {
    const at = right.indexOf(pair);
    if (at < 0) continue;
    right.splice(at, 1);
    shared += 2;
  }
  return all === 0 ? 0 : shared / all;
}
