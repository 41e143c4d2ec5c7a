import type { Preset } from "../plan/preset.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import type { Names } from "../reader/names.ts";
import type { Piece } from "../reader/tokens.ts";
import { type Correction, correctedPieces } from "./corrected.ts";
import { costs } from "./costs.ts";
import type { ChatWords } from "./english-chat.ts";
import { businessesBySomeWords, businessPhrases, type NameContext } from "./name-phrases.ts";
import { shortNamesOf } from "./own-names.ts";
import type { Lattice } from "./parse.ts";
import type { Phrase } from "./phrase.ts";
import type { WordEntry, WordTable } from "./words.ts";

interface LatticeContext {
  pieces: readonly Piece[];
  lexicon: Lexicon;
  table: WordTable;
  chat: ChatWords;
  names: Names;
  preset: Preset;
  /** Something was asked before: "their" may speak of that. */
  isAfter: boolean;
}

/** A lattice with the words it was made from. */
export interface WordLattice extends Lattice {
  pieces: readonly Piece[];
  corrected: readonly Correction[];
}

/** The meanings of every stretch of words, and the cost of skipping each word. */
export function latticeOf(context: LatticeContext): WordLattice {
  const { pieces, corrected } = correctedPieces(context);
  const whole = { ...context, pieces };
  const most = Math.max(context.lexicon.longest, context.names.longest, wordsMax);
  const phrases = pieces.map((_, from) => phrasesFrom(whole, from, most));
  const penalties = new Map(corrected.map(({ at }) => [at, costs.correction]));
  for (const all of phrases) {
    for (const phrase of all) {
      for (let at = phrase.from; at < phrase.to; at++) phrase.cost += penalties.get(at) ?? 0;
    }
  }
  leaveToNames(phrases);
  return { size: pieces.length, phrases, skipCost: skipCosts(whole, most), corrected, pieces };
}

/** A word of a misspelt name here can't also name a business that nobody has. */
function leaveToNames(phrases: Phrase[][]): void {
  const named = phrases.flat().filter(({ understood }) => understood !== undefined);
  for (const [at, all] of phrases.entries()) {
    if (!named.some(({ from, to }) => from <= at && at < to)) continue;
    phrases[at] = all.filter(({ type }) => type !== "strange");
  }
}

const wordsMax = 12;

function phrasesFrom(context: LatticeContext, from: number, most: number): Phrase[] {
  const { pieces } = context;
  const piece = pieces[from];
  if (!piece) return [];
  const at = { from, to: from + 1, assumed: [] };
  if (piece.kind === "quote") return [{ ...at, type: "quote", meaning: piece.text, cost: 0 }];
  const found: Phrase[] = [];
  if (piece.kind === "mark" && sentenceEnd.test(piece.text)) {
    found.push({ ...at, type: "end", meaning: "", cost: 0.05 });
  }
  if (piece.kind === "sign") found.push({ ...at, type: "sign", meaning: piece.text, cost: 0 });
  if (piece.kind === "number") found.push(...numberPhrases(piece, at));
  let key = "";
  let isOverMark = false;
  for (let to = from; to < Math.min(pieces.length, from + most); to++) {
    const next = pieces[to];
    if (!next) break;
    if (next.kind === "mark" && next.text === "." && key !== "") {
      isOverMark = true;
      continue;
    }
    if (next.kind !== "word" && next.kind !== "number") break;
    key = key === "" ? next.text : `${key} ${next.text}`;
    const phrases = phrasesOf(key, { from, to: to + 1, assumed: [] }, context);
    // "St. Anna's Lane": only a name may contain a full stop.
    found.push(...(isOverMark ? phrases.filter(({ type }) => ofNames.has(type)) : phrases));
  }
  const isKnown = found.some(({ to }) => to === from + 1);
  if (piece.kind === "word" && !(context.chat.polite.has(piece.text) && piece.text.length < 4)) {
    const cost = isKnown ? costs.entry * 4 : 0;
    found.push({ ...at, type: "raw", meaning: piece.text, cost });
    if (!isKnown) found.push({ ...at, type: "strange", meaning: piece.text, cost: 0.1 });
  }
  return found;
}

const ofNames: ReadonlySet<string> = new Set(["place", "business", "value", "types"]);

const numberPhrases = (
  { value = 0, minutes }: Piece,
  at: Pick<Phrase, "from" | "to" | "assumed">,
): Phrase[] => [
  ...(minutes === undefined
    ? [{ ...at, type: "number", meaning: value, cost: costs.entry }]
    : [{ ...at, type: "clock", meaning: { minutes, isVague: false }, cost: costs.entry }]),
];

function phrasesOf(
  key: string,
  at: Pick<Phrase, "from" | "to" | "assumed">,
  context: NameContext,
): Phrase[] {
  const { lexicon, table, names, preset, chat } = context;
  const cost = costs.entry;
  const found: Phrase[] = [];
  const meaning = lexicon.meanings.get(key);
  const hidesAverage = meaning?.kind === "field" && chat.averaged.test(key);
  if (meaning && !hidesAverage && !notFromLexicon.has(meaning.kind)) {
    if (meaning.kind === "num") {
      found.push({ ...at, type: "number", meaning: Number(meaning.arg), cost });
    } else {
      const kind = renamed[meaning.kind] ?? meaning.kind;
      found.push({ ...at, type: kind, meaning: argOf(meaning, key, chat), cost });
    }
  }
  for (const kind of meaning ? kindsBeside(meaning, key) : []) {
    found.push({ ...at, type: kind, meaning: meaning?.arg ?? "", cost: cost + 0.05 });
  }
  for (const { kind, arg } of table.get(key) ?? []) {
    found.push({ ...at, type: kind, meaning: arg, cost });
  }
  const type = names.type(key);
  if (type && type.entries.length > 0) {
    const values = type.entries.map(({ value }) => value);
    // One word for two types of the preset is asked back by the reader before.
    if (values.length === 1 || type.own)
      found.push({ ...at, type: "types", meaning: { values, isPlural: type.isPlural }, cost });
  }
  const places = names.places.get(key);
  if (places) found.push({ ...at, type: "place", meaning: { entries: places }, cost });
  const values = names.values.get(key);
  if (values) found.push({ ...at, type: "value", meaning: { entries: values }, cost });
  const rows = names.listings.get(key);
  if (rows) found.push(...businessPhrases({ rows, name: key }, { ...at, cost }));
  const short = shortNamesOf(preset);
  const shortPlaces = places ? undefined : short.places.get(key);
  if (shortPlaces) {
    const about = costs.entry + costs.abbreviated;
    found.push({ ...at, type: "place", meaning: { entries: shortPlaces }, cost: about });
  }
  found.push(...businessesBySomeWords(key, at, { ...context, isExact: !!rows }));
  if (!places && short.postcodeAreas.has(key)) {
    found.push({ ...at, type: "area", meaning: key.replaceAll(" ", ""), cost: cost + 0.5 });
  }
  return found;
}

/** The rules' own names for kinds of the lexicon, so that every language has them. */
const alsoKinds = new Map<string, readonly string[]>([
  ["count", ["howmany"]],
  ["list", ["listing"]],
  ["ask", ["whichof", "listing"]],
  ["ask1", ["whatis"]],
  ["per", ["each", "forevery"]],
  ["than", ["versus"]],
  ["common", ["mostcommon"]],
  ["rare", ["leastcommon"]],
  ["fn.share", ["share"]],
  ["fn.avg", ["average", "onaverage"]],
  ["super.most", ["most"]],
  ["super.least", ["least"]],
  ["except", ["exceptfor"]],
  ["but", ["butnot"]],
]);

/** "which of" is not just "which": what follows is chosen from. */
const kindsBeside = ({ kind, arg }: WordEntry, key: string): readonly string[] =>
  key.endsWith(" of") && kind === "ask"
    ? []
    : [...(alsoKinds.get(kind) ?? []), ...(alsoKinds.get(`${kind}.${arg}`) ?? [])];

/** Details of a phrase that the lexicon's entry leaves out. */
const renamed: Readonly<Record<string, string>> = { clock: "clockshift" };

function argOf({ kind, arg }: WordEntry, key: string, { details }: ChatWords): string {
  return details[kind]?.find(([pattern]) => pattern.test(key))?.[1] ?? arg;
}

/** Kinds whose phrases are read by the chart's own table, or only passed over. */
const notFromLexicon = new Set(["filler", "refuse", "condition"]);

/** After another question these may refer to it. */
const goesOn = new Set(["their", "now_", "only"]);
const lightKinds = new Set(["be", "that", "their", "now_", "known", "every"]);

function skipCosts(context: LatticeContext, most: number): number[] {
  const { pieces, lexicon } = context;
  const skipped = pieces.map((piece) => wordSkipCost(piece, context));
  for (let from = 0; from < pieces.length; from++) {
    let key = "";
    for (let to = from; to < Math.min(pieces.length, from + most); to++) {
      const next = pieces[to];
      if (next?.kind !== "word") break;
      key = key === "" ? next.text : `${key} ${next.text}`;
      const isFiller = lexicon.meanings.get(key)?.kind === "filler" || context.chat.passed.has(key);
      if (to === from || !isFiller) continue;
      for (let at = from; at <= to; at++) {
        skipped[at] = Math.min(skipped[at] ?? Number.POSITIVE_INFINITY, costs.filler / 2);
      }
    }
  }
  return skipped;
}

/** Only a rule that names the end joins two sentences. */
const sentenceEnd = /^[.?!;؟¿¡]$/;

function wordSkipCost(piece: Piece, { lexicon, isAfter, chat }: LatticeContext): number {
  if (piece.kind === "mark") return sentenceEnd.test(piece.text) ? Number.POSITIVE_INFINITY : 0.05;
  if (piece.kind !== "word") return Number.POSITIVE_INFINITY;
  const kind = lexicon.meanings.get(piece.text)?.kind ?? "";
  if (isAfter && goesOn.has(kind)) return Number.POSITIVE_INFINITY;
  if (chat.polite.has(piece.text)) return costs.politeness;
  if (kind === "filler") return costs.filler;
  if (lightKinds.has(kind)) return costs.politeness * 2;
  return Number.POSITIVE_INFINITY;
}
