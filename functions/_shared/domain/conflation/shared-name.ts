import { isGivenName } from "../enrichment/beginnings/given-names.ts";
import { isFiller } from "../matching/phrase.ts";
import { knownParts } from "../matching/vocabulary.ts";
import { nameOtherKinds } from "./kinds-of-words.ts";
import { areOpposed, areOtherBranches, joinedAs, likenessOfWord, nameAPart } from "./name-words.ts";
import type { Name, Names } from "./names.ts";
import { isArabic, soundsOf } from "./sounds.ts";
import type { WeightOf } from "./word-weights.ts";

/** One name that is whole within the other: "Zoe" and "Café Zoe, Inh. Ann Day". */
export interface SharedName {
  /** The weight of the words in both that tell one business from another. */
  telling: number;
  /** Words in both, of any kind. */
  words: number;
  /** The weight of telling words that only one of them has, or of those of the one that has more. */
  more: number;
  /** Both have such words, after the same telling first one: "Zoe Wine Bar" and "Zoe Supper". */
  isRival: boolean;
  /** The one says that it is a part of a business: a cash machine, a car park. */
  isPart: boolean;
  /** Each has words that the other lacks, though none that tell. */
  hasOtherTrades: boolean;
  /** The words in both don't tell, and each has more: "Yoga Quay" and "Bulldog Yoga". */
  isTradeAlone: boolean;
}

/** So many words in both at their beginning tell, though each alone is said of many. */
const tradesMin = 3;
const soundsMin = 2;
const soundsAlike = 0.75;

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Said of a business, a branch or its owner; no part of a name. */
const plainWords = set(`market markt filiale branch location succursale agencia sucursal zweigstelle
  niederlassung super drive express agency inh inhaber inhaberin owner prop proprietor proprietaire
  gerant by ek med dres doctor docteur dr mr mrs mme herr frau pere fils freres sohne sons brothers
  mister monsieur madame maitre me prof phd group groupe gruppe team inc usa llc co cie brand flagship hq headquarters hauptsitz zentrale siege`);

export const isPlain = (word: string): boolean =>
  plainWords.has(word) || isFiller(word) || knownParts().has(word);

/** `Krüger` and `Krueger`, `Yılmaz` and `Yilmaz` are written either way. */
const spelt = (word: string): string => word.replace(/ı/g, "i").replace(/([aou])e/g, "$1");

/** Of whole names: "Nutrition: Main Clinic" is not "Surgery: Main Clinic". */
export function sharedNameIn(
  one: Names,
  other: Names,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): SharedName | null {
  if (one.full === null || other.full === null) return null;
  if (one.head !== null && other.head !== null) {
    if (sharedNameOf(one.head, other.head, weightOf, isOfPlace) === null) return null;
  }
  return sharedNameOf(one.full, other.full, weightOf, isOfPlace);
}

/**
 * `null` where nothing is in both, or each has a telling word that the other lacks and they don't begin
 * alike.
 */
function sharedNameOf(
  one: Name,
  other: Name,
  weightOf: WeightOf,
  isOfPlace: (word: string) => boolean,
): SharedName | null {
  if (areOtherBranches(one, other)) return null;
  const left = joinedAs(one.words, other.words);
  const right = joinedAs(other.words, one.words);
  const shared = { telling: 0, words: 0 };
  const hasTwoScripts = isArabic(one.joined) !== isArabic(other.joined);
  for (let at = left.length - 1; at >= 0; at--) {
    const word = left[at] ?? "";
    const to = partnerOf(word, right, hasTwoScripts);
    if (to < 0) continue;
    const like = right[to] ?? "";
    right.splice(to, 1);
    left.splice(at, 1);
    const isTelling = !isPlain(word) && !isPlain(like) && !isOfPlace(word) && !isOfPlace(like);
    if (!isFiller(word) && !isOfPlace(word)) shared.words += 1;
    if (isTelling) shared.telling += Math.max(weightOf(word), weightOf(like));
  }
  if (shared.words === 0 || areOpposed(left, right)) return null;
  if (left.some((word) => right.some((like) => nameOtherKinds(word, like)))) return null;
  const countOfTrades = (words: readonly string[]): number =>
    words.filter((word) => !isFiller(word) && !plainWords.has(word) && !isOfPlace(word)).length;
  const [leftMore, rightMore] = [left, right].map((words) =>
    words
      .filter((word) => !isPlain(word) && !isOfPlace(word))
      .reduce((sum, word) => sum + weightOf(word), 0),
  ) as [number, number];
  const isRival = Math.min(leftMore, rightMore) > 0;
  const [first = ""] = one.words;
  const beginAlike = first === other.words[0];
  const isLed = beginAlike && !isPlain(first) && !isOfPlace(first) && !isGivenName(first);
  if (isRival && !isLed) return null;
  const hasOtherTrades = Math.min(...[left, right].map(countOfTrades)) > 0;
  const isLong = shared.words >= tradesMin && beginAlike;
  if (shared.telling === 0 && hasOtherTrades && !isLong) return null;
  return {
    ...shared,
    more: Math.max(leftMore, rightMore),
    isRival,
    hasOtherTrades,
    isTradeAlone:
      shared.telling === 0 &&
      Math.max(leftMore, rightMore) > 0 &&
      [left, right].every((words) => !words.every(isFiller)),
    isPart: nameAPart(left) || nameAPart(right),
  };
}

export function partnerOf(word: string, words: readonly string[], hasTwoScripts: boolean): number {
  const plain = spelt(word);
  const equal = words.findIndex((other) => spelt(other) === plain);
  if (equal >= 0) return equal;
  if (hasTwoScripts) {
    const sounds = soundsOf(word);
    if (sounds.length < soundsMin || isPlain(word)) return -1;
    return words.findIndex(
      (other) =>
        isArabic(other) !== isArabic(word) && !isPlain(other) && soundsOf(other) === sounds,
    );
  }
  return words.findIndex(
    (other) => areOneTrade(word, other) || likenessOfWord(plain, spelt(other)) > soundsAlike,
  );
}

const tradeMinLetters = 6;

/** `Schneiderei` and `Änderungsschneiderei` */
function areOneTrade(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= tradeMinLetters && long.endsWith(short) && isPlain(short);
}
