import { knownParts } from "../matching/vocabulary.ts";
import { isBranchOf, nameOtherBranches } from "./branch-names.ts";
import { nameOtherKinds } from "./kinds-of-words.ts";
import {
  areMarkedApart,
  areOpposed,
  areOtherBranches,
  isSlip,
  joinedAs,
  likenesses,
  likenessOfWord,
  nameAPart,
  twoSlipsMinLetters,
} from "./name-words.ts";
import { initialsOf, isUnspaced, type Name, type Names, pairsIn } from "./names.ts";
import type { WeightOf } from "./word-weights.ts";

/** The worth of a part of a name, or of a brand, against a whole name. */
const otherNameShare = 0.92;
const wholeEqual = 0.95;
const opposedShare = 0.6;
const departmentShare = 0.65;
/** Each has a telling word that the other lacks: "Ann Day, Allstate" and "Bob Ray, Allstate". */
const rivalWeight = 0.6;
const rivalShare = 0.9;
/** Each has a word for another trade: "Harbour Pool" and "Harbour Park". */
const otherKindShare = 0.75;
const otherHeadShare = 0.75;
const headsAlike = 0.6;
/** A word that only one of them has, when the address has it too. */
const placeWordShare = 0.3;
/** The same of a word that both have. */
const sharedPlaceWordShare = 0.6;

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
  if (words >= wholeEqual || nameOtherBranches(full.joined, other.full.joined)) return words;
  const areOther = areOtherHeads(one, other, weightOf, isOfPlace);
  const whole = words * (areOther ? otherHeadShare : 1);
  // Two parts are not compared: "Bank: branch A" and "Bank: branch B" have one in common.
  const isPart = (name: Name, whole: Name, rival: Name): boolean => {
    const rest = whole.words.filter(
      (word) => !name.words.includes(word) && !rival.words.includes(word),
    );
    // "KFC - Ann Day Wealth" is not Kentucky Fried Chicken.
    const isOther = (word: string): boolean => !isOfPlace(word) && weightOf(word) >= rivalWeight;
    return nameAPart(rest) || (areInitials(name, rival) && rest.some(isOther));
  };
  const otherFull = other.full;
  const partly = [
    ...other.others.map(
      (name) =>
        likeness(full, name, weightOf, isOfPlace) *
        (isPart(name, otherFull, full) ? departmentShare : 1),
    ),
    ...one.others.map(
      (name) =>
        likeness(name, otherFull, weightOf, isOfPlace) *
        (isPart(name, full, otherFull) ? departmentShare : 1),
    ),
  ];
  return Math.max(whole, ...partly.map((like) => otherNameShare * like));
}

/** Other words before the same ones: "Nutrition: Main Clinic" and "Surgery: Main Clinic". */
export const areOtherHeads = (
  one: Names,
  other: Names,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): boolean =>
  one.full !== null &&
  other.full !== null &&
  one.head !== null &&
  other.head !== null &&
  !areWordsOf(one.head, other.full) &&
  !areWordsOf(other.head, one.full) &&
  likeness(one.head, other.head, weightOf, isOfPlace) < headsAlike;

const areWordsOf = (part: Name, { words }: Name): boolean =>
  part.words.every((word) => words.includes(word));

function likeness(
  one: Name,
  other: Name,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): number {
  const share = nameOtherBranches(one.joined, other.joined) ? opposedShare : 1;
  return share * likenessApart(one, other, weightOf, isOfPlace);
}

/** But for the branches that they name in words. */
function likenessApart(
  one: Name,
  other: Name,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): number {
  if (areOtherBranches(one, other))
    return opposedShare * likeness({ ...one, branch: null }, other, weightOf, isOfPlace);
  if (one.joined === other.joined)
    return one.words.length === other.words.length ? 1 : likenesses.respaced;
  // "金龍 Restaurant" has words.
  if (one.words.every(isUnspaced) && other.words.every(isUnspaced)) {
    return likenessOfPairs(one.joined, other.joined);
  }
  const sameLetters = one.joined.length >= twoSlipsMinLetters && isSlip(one.joined, other.joined);
  const byWords = likenessOfWords(one, other, weightOf, isOfPlace);
  const slip =
    sameLetters && !/\d/.test(one.joined + other.joined) && !areMarkedApart(one.words, other.words)
      ? likenesses.slip
      : 0;
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
  const isPart = nameAPart(left) || nameAPart(right);
  const isRival = Math.min(ownOf(left), ownOf(right)) >= rivalWeight;
  const isOtherKind = left.some((word) => right.some((other) => nameOtherKinds(word, other)));
  const share = isOtherKind ? otherKindShare : isRival ? rivalShare : 1;
  return like * share * (isPart ? departmentShare : 1);
}

/** `KFC` and `Kentucky Fried Chicken`; "Spa" is a word. */
const areInitials = (one: Name, other: Name): boolean =>
  (one.joined === initialsOf(other) && !knownParts().has(one.joined)) ||
  (other.joined === initialsOf(one) && !knownParts().has(other.joined));

/** "第三医院" is not "第一医院". */
const numeralsIn = (text: string): string =>
  text.match(/[一二三四五六七八九十\d]/gu)?.join("") ?? "";

/** Of names without spaces. */
function likenessOfPairs(one: string, other: string): number {
  if (isBranchOf(one, other)) return otherNameShare;
  const share = shareOfPairs(pairsIn(one), pairsIn(other));
  if (numeralsIn(one) !== numeralsIn(other)) return share * opposedShare;
  // Each has letters that the other lacks: "小張火鍋店" and "小李火鍋店".
  const [left, right] = [[...one], [...other]];
  const isRival = Math.min(left.length, right.length) > inBoth(left, right);
  return share * (isRival ? rivalShare : 1);
}

/** The number of them that are in both. */
function inBoth(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return one.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** The share of them that both have. */
function shareOfPairs(one: readonly string[], other: readonly string[]): number {
  const all = one.length + other.length;
  return all === 0 ? 0 : (2 * inBoth(one, other)) / all;
}
