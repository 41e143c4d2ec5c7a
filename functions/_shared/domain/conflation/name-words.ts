import { slipBetween } from "../text/slips.ts";
import { nameOtherKinds } from "./kinds-of-words.ts";
import { isUnspaced, type Name } from "./names.ts";

export const likenesses = {
  slip: 0.92,
  plural: 0.98,
  beginning: 0.8,
  initial: 0.7,
  /** The same letters, other spaces. */
  respaced: 0.98,
  initials: 0.85,
} as const;
const slipMinLetters = 4;
/** From here on two slips are still one word. */
export const twoSlipsMinLetters = 8;
const beginningMinLetters = 4;
/** Letters of a shortened word, or letters that it lacks: "Rest.", "Apothec." */
const cutMaxLetters = 4;

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
  (
    "atm pharmacy apotheke pharmacie farmacia floral parking fuel gas kiosk locker department " +
    "alumni program admissions"
  ).split(" "),
);

/** Whether words that only one of two names has say that it is a part of the other: "Car Wash", "ATM". */
export const nameAPart = (
  words: readonly string[],
  isOfBoth: (word: string) => boolean = () => false,
): boolean =>
  words.some((word) => departments.has(word) && !isOfBoth(word)) ||
  (words.includes("car") && words.includes("wash") && !isOfBoth("wash"));

/** `steak house` as the other name has it: `steakhouse` */
export function joinedAs(words: readonly string[], other: readonly string[]): string[] {
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
export function likenessOfWord(one: string, other: string): number {
  const like = likenessOfLetters(one, other);
  return like > 0 && areParts(one, other) ? 0 : like;
}

/** "Park" and "Parking", "Bar" and "Barber" begin alike and are two. */
const areParts = (one: string, other: string): boolean =>
  departments.has(one) || departments.has(other) || nameOtherKinds(one, other);

function likenessOfLetters(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  // A letter of these scripts is a word.
  if (/\d/.test(one + other) || isUnspaced(one)) return 0;
  if (short.length === 1) return long.startsWith(short) ? likenesses.initial : 0;
  if (short.length >= beginningMinLetters - 1 && long === `${short}s`) return likenesses.plural;
  if (short.length >= beginningMinLetters - 1 && long.startsWith(short)) {
    const isCut = short.length <= cutMaxLetters || long.length - short.length <= cutMaxLetters;
    if (long.length - short.length === 1) return likenesses.slip;
    return isCut ? likenesses.beginning : 0;
  }
  // Another beginning of a short word is another name more often than a slip: "Barr" and "Carr".
  if (short.length < twoSlipsMinLetters && short[0] !== long[0]) return 0;
  if (short.length >= slipMinLetters && isSlip(one, other))
    return isOtherShortWord(one, other) ? 0 : likenesses.slip;
  // Two Korean syllables are half a word.
  if (short.length >= twoSlipsMinLetters && !isHangul(one) && areTwoSlipsApart(one, other))
    return likenesses.beginning;
  return 0;
}

const isHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);

/** A Korean letter is a part of a syllable: "내과" and "외과" are two trades, not a slip. */
export function isSlip(one: string, other: string): boolean {
  const slip = slipBetween(one, other);
  if (slip === null || slip === "swapped" || !isHangul(one)) return slip !== null;
  return slipBetween(one.normalize("NFD"), other.normalize("NFD")) !== null;
}

/** "Hana" and "Hapa": another consonant in a short word is another name more often than a slip. */
function isOtherShortWord(one: string, other: string): boolean {
  if (one.length > slipMinLetters || one.length !== other.length) return false;
  const changed = [...one].flatMap((letter, at) =>
    letter === other[at] ? [] : letter + other[at],
  );
  return changed.length === 1 && !/^[aeiouy]{2}$/.test(changed[0] ?? "");
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

export const areOtherBranches = (one: Name, other: Name): boolean =>
  one.branch !== null && other.branch !== null && one.branch !== other.branch;

/** Letters and numerals that number things: "Gallery B", "Blue Lantern II". */
const mark = /^(?:[a-z]|[ivx]{2,4})$/;

/** Whether both have such a word and no common one. */
export function areMarkedApart(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [left, right].map((words) => words.filter((word) => mark.test(word)));
  if (!one?.length || !other?.length) return false;
  return !one.some((word) => other.includes(word));
}

/** Of words that only one has: numbers, or directions: "Studio 7" and "Studio 9". */
export function areOpposed(left: readonly string[], right: readonly string[]): boolean {
  const hasNumber = (words: readonly string[]): boolean => words.some((word) => /^\d/.test(word));
  if (hasNumber(left) && hasNumber(right)) return true;
  if (areMarkedApart(left, right)) return true;
  const sidesOf = (words: readonly string[]): number[] =>
    words.flatMap((word) => opposites.get(word) ?? []);
  const others = sidesOf(right);
  // The two sides of an axis differ in the last bit.
  return sidesOf(left).some((side) => others.includes(side ^ 1));
}
