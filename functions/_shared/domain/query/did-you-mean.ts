import { grouped } from "../grouped.ts";
import { fold } from "../text/fold.ts";
import { notMisspelt, slipBetween } from "../text/slips.ts";
import { typeNoun } from "./answer/type-noun.ts";
import { isCommonWord } from "./common-words.ts";
import { plural } from "./inflection.ts";
import type { ValueField } from "./plan/plan.ts";
import type { Preset } from "./plan/preset.ts";
import type { Refusal } from "./plan/refusal.ts";
import type { Language } from "./reader/lexicon.ts";
import { nameKeysOf } from "./reader/name-keys.ts";
import { keyOf, type Piece, piecesOf } from "./reader/tokens.ts";

/** Unknown words of a question, and the one value of the preset with nearly their spelling. */
export interface Meant {
  typed: string;
  /** As the preset spells it. */
  value: string;
  /** The question with the value in the place of the words. */
  question: string;
}

/** Columns whose values people name. */
const fields: readonly ValueField[] = [
  "category",
  "suburb",
  "city",
  "region",
  "street",
  "cuisine",
  "brand",
];
const wordsMax = 5;
/** Two slips in one word are put right only in longer ones. */
const twoSlipsMinLetters = 7;
const swapMinLetters = 4;
const slipMinLetters = 5;
const slipsMax = 2;

/** The likeliest value for the words that a question was refused for; undefined if there are several. */
export function meantBy(
  question: string,
  { about }: Pick<Refusal, "about">,
  { preset, language }: { preset: Preset; language: Language },
): Meant | undefined {
  const pieces = piecesOf(question).filter(({ kind }) => ["word", "number"].includes(kind));
  const unread = new Set(about.flatMap((text) => keyOf(text).split(" ")));
  const isUnread = ({ text }: Piece): boolean => unread.has(text) && !isCommonWord(text, language);
  let best: { slips: number; meant: Meant }[] = [];
  for (const span of spansWith(pieces, isUnread)) {
    const first = span[0];
    const last = span.at(-1);
    if (!first || !last) continue;
    for (const [value, slips] of valuesNear(span, isUnread, preset, language)) {
      const least = best[0]?.slips ?? slipsMax;
      if (slips > least) continue;
      const typed = question.slice(first.start, last.end);
      const changed = question.slice(0, first.start) + value + question.slice(last.end);
      if (slips < least) best = [];
      best.push({ slips, meant: { typed, value, question: changed } });
    }
  }
  const values = new Set(best.map(({ meant }) => fold(meant.value)));
  // Of one value's spans the longest replaces most of the question.
  return values.size === 1
    ? best.map(({ meant }) => meant).toSorted((a, b) => b.typed.length - a.typed.length)[0]
    : undefined;
}

function spansWith(pieces: readonly Piece[], isUnread: (piece: Piece) => boolean): Piece[][] {
  const spans: Piece[][] = [];
  for (let from = 0; from < pieces.length; from++) {
    for (let to = from + 1; to <= Math.min(pieces.length, from + wordsMax); to++) {
      const span = pieces.slice(from, to);
      if (span.some(isUnread)) spans.push(span);
    }
  }
  return spans;
}

interface Spelt {
  value: string;
  /** Its words. */
  key: string;
}
type Index = ReadonlyMap<string, readonly Spelt[]>;

/** Values by their first letter and by their number of words. */
const indexes = new WeakMap<Preset["columns"], Map<Language, Index>>();

function indexOf(preset: Preset, language: Language): Index {
  const known = indexes.get(preset.columns) ?? new Map<Language, Index>();
  indexes.set(preset.columns, known);
  const index =
    known.get(language) ?? grouped(speltIn(preset, language), ({ key }) => keyFor(key.split(" ")));
  known.set(language, index);
  return index;
}

const keyFor = (words: readonly string[]): string => `${words[0]?.[0] ?? ""}${words.length}`;

function speltIn(preset: Preset, language: Language): Spelt[] {
  const values = fields.flatMap((field) =>
    preset.entries(field).flatMap(({ value, rows }) => (rows > 0 ? [value] : [])),
  );
  const types = preset.entries("category").flatMap(({ value, rows }) => {
    const noun = typeNoun(value, language);
    return rows > 0 ? [plural(value), ...(noun ? [noun.one, noun.many] : [])] : [];
  });
  const all = new Map([...values, ...types].map((value) => [value, keyOf(value)]));
  const { keys } = nameKeysOf(preset.columns);
  for (const [row, name] of preset.columns.names().entries()) {
    if (name !== null && !all.has(name)) all.set(name, keys[row] ?? "");
  }
  return [...all].map(([value, key]) => ({ value, key }));
}

/** Each with the number of slips, at least one. */
function valuesNear(
  span: readonly Piece[],
  isUnread: (piece: Piece) => boolean,
  preset: Preset,
  language: Language,
): [string, number][] {
  const index = indexOf(preset, language);
  const found: [string, number][] = [];
  const [first = "", second = ""] = span[0]?.text ?? "";
  // The first letter is right, or has changed places with the second one.
  for (const letter of new Set([first, second])) {
    for (const { value, key } of index.get(`${letter}${span.length}`) ?? []) {
      const slips = slipsBetween(span, key.split(" "), isUnread);
      if (slips !== null && slips > 0) found.push([value, slips]);
    }
  }
  return found;
}

function slipsBetween(
  span: readonly Piece[],
  words: readonly string[],
  isUnread: (piece: Piece) => boolean,
): number | null {
  let sum = 0;
  for (const [at, piece] of span.entries()) {
    const meant = words[at] ?? "";
    if (piece.text === meant) continue;
    const slips = isUnread(piece) ? slipsIn(piece.text, meant) : null;
    if (slips === null) return null;
    sum += slips;
    if (sum > slipsMax) return null;
  }
  return sum;
}

/** One or two slips; null where the words are further apart. */
function slipsIn(typed: string, meant: string): number | null {
  if (notMisspelt.has(typed) || /\d/.test(typed + meant)) return null;
  const slip = slipBetween(typed, meant);
  if (slip !== null) {
    const isLong = meant.length >= (slip === "swapped" ? swapMinLetters : slipMinLetters);
    return isLong && (typed[0] === meant[0] || slip === "swapped") ? 1 : null;
  }
  const isLong = Math.min(typed.length, meant.length) >= twoSlipsMinLetters;
  return isLong && typed[0] === meant[0] && areTwoSlips(typed, meant) ? 2 : null;
}

/** One letter of the typed word is taken away, added, changed or swapped, and one slip is left. */
function areTwoSlips(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 2) return false;
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  if (at < 0) return meant.length - typed.length === 2;
  const [start, rest] = [typed.slice(0, at), typed.slice(at)];
  const wanted = meant[at] ?? "";
  const tries = [
    start + rest.slice(1),
    start + wanted + rest,
    start + wanted + rest.slice(1),
    start + (rest[1] ?? "") + (rest[0] ?? "") + rest.slice(2),
  ];
  return tries.some((one) => one === meant || slipBetween(one, meant) !== null);
}
