import { notMisspelt, type Slip, slipBetween } from "../text/slips.ts";
import { narrowed, takeAttribute } from "./attributes.ts";
import {
  bagOf,
  isFiller,
  isRetail,
  isSpeciality,
  isWish,
  keyOf,
  partsOf,
  readingsOf,
  unsureReading,
} from "./phrase.ts";
import {
  type BusinessType,
  knownParts,
  knownTypes,
  knownWords,
  type Word,
  wordsByBag,
  wordsByKey,
} from "./vocabulary.ts";

/** A type that the words may mean. */
export interface Candidate {
  type: BusinessType;
  /** 0 to 1 */
  score: number;
}

const worth = {
  /** The same words in another order or with other filling words. */
  bag: 0.9,
  attribute: 0.95,
  wish: 0.9,
  speciality: 0.8,
  compound: 0.9,
  /** One word of several put right. */
  respelt: 0.85,
  head: 0.55,
  /** Right for "Krankenhäuser", wrong for "carpeter". */
  unsureEnding: 0.8,
  /** Few slips change the first letter of a word. */
  firstLetterSlip: 0.93,
} as const;

/** The types the words mean if nothing is misspelt, best first; empty if they are unknown. */
export function readExactly(words: readonly string[]): Candidate[] {
  if (words.length === 0) return [];
  const steps = [byKey, byBag, byAttribute, withoutWishes, byParts];
  for (const step of steps) {
    const found = step(words);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The meaning of the one distinctive word among several when the others are trade words as well:
 * "home insurance broker". The trade comes last in English and German, first in the others. A word
 * we have never seen may equally be part of a name: "Deutsche Bank".
 */
export function readHead(words: readonly string[]): Candidate[] {
  if (words.length < 2) return [];
  const parts = knownParts();
  const heads = [words.slice(-1), ...(firstNamesTrade(words) ? [words.slice(0, 1)] : [])];
  for (const head of heads) {
    const others = words.filter((word) => !head.includes(word));
    if (head.some(isFiller) || !others.every((word) => isFiller(word) || parts.has(word))) continue;
    const found = byKey(head).filter(({ score }) => score >= headScoreMin);
    if (found.length > 0) return lowered(found, worth.head);
  }
  return [];
}

/** Only what names a type itself. */
const headScoreMin = 0.9;
const trade = /(eur|euse|ier|iere|iste|ien|age|ero|era|dor|dora|ista|ado|ada|eria|erie)s?$/;
const firstNamesTrade = ([first = ""]: readonly string[]): boolean =>
  trade.test(first) || /\p{Script=Arabic}/u.test(first);

/** Types written with exactly these accents: a "cafetería" is a café, a "cafeteria" a canteen. */
export function readMarked(phrase: string, words: readonly string[]): Candidate[] {
  const written = phrase.trim().normalize().toLowerCase();
  if (isUnmarked.test(written)) return [];
  return (wordsByKey().get(keyOf(words)) ?? [])
    .filter(({ kind }) => kind === "label" || kind === "synonym")
    .filter(({ said }) => said.normalize().toLowerCase() === written)
    .map(({ type }) => ({ type, score: 1 }));
}

const isUnmarked = /^[ -~]*$/;

function byKey(words: readonly string[]): Candidate[] {
  const known = wordsByKey();
  const found = readingsOf(words).flatMap((reading) => known.get(keyOf(reading)) ?? []);
  return found.sort((a, b) => b.score - a.score);
}

function byBag(words: readonly string[]): Candidate[] {
  const found = wordsByBag().get(bagOf(words)) ?? [];
  const isShop = words.some(isRetail);
  return lowered(
    found.filter(({ type }) => !isShop || !isForLeisure(type)),
    worth.bag,
  );
}

const isForLeisure = ({ tags }: BusinessType): boolean =>
  tags.every((query) => "leisure" in query || "tourism" in query);

function byAttribute(words: readonly string[]): Candidate[] {
  const taken = takeAttribute(words);
  if (!taken) return [];
  const types = knownTypes();
  return readExactly(taken.rest)
    .filter(({ type }) => taken.attribute.fits(type))
    .map(({ type, score }) => {
      const narrow = narrowed(type, taken.attribute);
      return { type: types.get(narrow.label) ?? narrow, score: score * worth.attribute };
    });
}

function withoutWishes(words: readonly string[]): Candidate[] {
  const plain = words.filter((word) => !isWish(word));
  const telling = plain.filter((word) => !isSpeciality(word));
  if (telling.length === words.length || telling.every(isFiller)) return [];
  const isPlainEnough = plain.length < words.length;
  const found = isPlainEnough ? readExactly(plain) : [];
  if (found.length > 0) return lowered(found, worth.wish);
  return telling.length < plain.length ? lowered(readExactly(telling), worth.speciality) : [];
}

function byParts(words: readonly string[]): Candidate[] {
  const at = words.length - 1;
  const parts = partsOf(words[at] ?? "");
  if (!parts) return [];
  return lowered(readExactly([...words.slice(0, at), ...parts]), worth.compound);
}

const lowered = (found: readonly Candidate[], factor: number): Candidate[] =>
  found.map(({ type, score }) => ({ type, score: score * factor }));

/** The types the words mean after one letter or ending is corrected, best first. */
export function readWithSlip(words: readonly string[]): Candidate[] {
  if (words.some((word) => notMisspelt.has(word))) return [];
  const whole = readingsOf(words.slice(-1))
    .filter(([form = ""]) => form.length <= (words.at(-1) ?? "").length)
    .slice(0, slipFormsMax)
    .flatMap((last) => wordsOneSlipAway([...words.slice(0, -1), ...last]));
  const unsure = lowered(
    wordsByKey().get(keyOf(unsureReading(words) ?? [])) ?? [],
    worth.unsureEnding,
  );
  const likely = [...whole, ...unsure];
  const found = likely.length > 0 ? likely : withOneWordRespelt(words);
  return found.toSorted((a, b) => b.score - a.score);
}

/** The word itself and its likeliest singulars. */
const slipFormsMax = 3;

/** How likely each slip is beside the others. */
const slipScores: Readonly<Record<Slip, number>> = {
  swapped: 0.85,
  doubled: 0.85,
  missing: 0.84,
  extra: 0.83,
  neighbour: 0.83,
  wrong: 0.8,
};

function wordsOneSlipAway(words: readonly string[]): Candidate[] {
  const key = keyOf(words);
  return knownWords().flatMap((word) => {
    const slip = likelySlip(key, word);
    // "carrot" is not meant to be a "car lot".
    const isJoined = word.text.length - word.key.length >= words.length;
    if (isJoined && key.length < joinedSlipMinLetters) return [];
    if (!slip) return [];
    const first = word.key[0] === key[0] ? 1 : worth.firstLetterSlip;
    return [{ type: word.type, score: word.score * slipScores[slip] * first }];
  });
}

/** Short words have too many real neighbours. */
const slipMinLetters = { doubled: 3, swapped: 4, neighbour: 5, missing: 5, extra: 5, wrong: 6 };
const firstLetterSlipMinLetters = 9;
const termSlipMinLetters = 8;
const joinedSlipMinLetters = 7;

function likelySlip(typed: string, { key, kind }: Pick<Word, "key" | "kind">): Slip | null {
  if (Math.abs(typed.length - key.length) > 1) return null;
  if (kind === "term" && key.length < termSlipMinLetters) return null;
  if (typed[0] !== key[0] && key.length < firstLetterSlipMinLetters) return null;
  const slip = slipBetween(typed, key);
  return slip !== null && key.length >= slipMinLetters[slip] ? slip : null;
}

function withOneWordRespelt(words: readonly string[]): Candidate[] {
  if (words.length === 1) return [];
  const parts = knownParts();
  return words.flatMap((word, at) => {
    if (parts.has(word) || isFiller(word) || isWish(word)) return [];
    return nearParts(word, parts).flatMap((part) =>
      lowered(readExactly(words.with(at, part)), worth.respelt),
    );
  });
}

const nearParts = (word: string, parts: ReadonlySet<string>): string[] =>
  [...parts].filter((part) => likelySlip(word, { key: part, kind: "name" }) !== null);
