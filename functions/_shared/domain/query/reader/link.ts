import { type Introduced, isIntroduced } from "./introduced.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Names } from "./names.ts";
import { correct } from "./slip.ts";
import type { Token } from "./token.ts";
import type { Piece } from "./tokens.ts";
import type { TypeName } from "./type-names.ts";
import { type Window, windowsFrom } from "./windows.ts";

export interface LinkContext {
  pieces: readonly Piece[];
  names: Names;
  lexicon: Lexicon;
  /** Whether words that nothing knows are put right: it takes a while, so not for every language. */
  corrects: boolean;
}

export interface Linked {
  tokens: Token[];
  /** What it leaves unknown, and a little for what it passes over. */
  cost: number;
}

/**
 * Every piece of the question as the longest thing it can be, in order; nothing when that costs
 * more than `costMax`, which is known long before the end of a question in another language.
 */
export function linkTokens(context: LinkContext, costMax: number): Linked | undefined {
  const corrected = { ...context, pieces: correctedPieces(context) };
  const tokens: Token[] = [];
  let cost = 0;
  let at = 0;
  while (at < corrected.pieces.length) {
    const found = tokenAt(corrected, at, tokens);
    tokens.push(found.token);
    cost += costOf(found.token);
    if (cost > costMax) return undefined;
    at = found.next;
  }
  return { tokens, cost };
}

function costOf({ kind }: Token): number {
  if (kind === "unknown") return costOfUnknown;
  return kind === "filler" ? 1 : 0;
}

export const costOfUnknown = 10;

/** Words that nothing knows, put right where one slip explains them. */
function correctedPieces({ pieces, names, lexicon, corrects }: LinkContext): Piece[] {
  const isKnown = (word: string): boolean => isKnownWord(word, names, lexicon);
  const meaningOf = (word: string): string => names.type(word)?.entries[0]?.value ?? word;
  return splitClitics(pieces, isKnown).map((piece) => {
    if (!corrects || piece.kind !== "word" || isKnown(piece.text)) return piece;
    const better =
      correct(piece.text, names.typeWords, meaningOf) ?? correct(piece.text, lexicon.meant);
    return better === undefined ? piece : { ...piece, text: better };
  });
}

const isKnownWord = (word: string, names: Names, lexicon: Lexicon): boolean =>
  lexicon.vocabulary.has(word) || names.typeWords.has(word) || names.nameWords.has(word);

const blank = { arg: "", entries: [], rows: [], value: 0, isPlural: false, understood: null };

interface Found {
  token: Token;
  next: number;
}

function tokenAt(context: LinkContext, at: number, before: readonly Token[]): Found {
  const { pieces, lexicon, names } = context;
  const piece = pieces[at];
  if (!piece) throw new Error("no piece to read");
  if (piece.kind === "quote" || piece.kind === "sign" || piece.kind === "mark") {
    return { token: tokenOf(context, piece.kind, at, at + 1), next: at + 1 };
  }
  const most = Math.min(Math.max(names.longest, lexicon.longest), pieces.length - at);
  const strict = windowsFrom(pieces, at, most, false);
  const loose = windowsFrom(pieces, at, most, true);
  const introduced = isIntroduced(before);
  for (let length = loose.length; length > 0; length--) {
    const window = loose[length - 1];
    const found =
      window &&
      foundOfLength(context, at, { length, introduced, strict: strict[length - 1], loose: window });
    if (found) return found;
  }
  if (piece.kind === "number") return { token: numberToken(context, at), next: at + 1 };
  return { token: tokenOf(context, "unknown", at, at + 1), next: at + 1 };
}

function tokenOf(
  { pieces }: LinkContext,
  kind: string,
  from: number,
  to: number,
  more: Partial<Token> = {},
): Token {
  const parts = pieces.slice(from, to);
  return {
    ...blank,
    kind,
    text: parts.map(({ text }) => text).join(" "),
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
    ...more,
  };
}

function numberToken(context: LinkContext, at: number): Token {
  const piece = context.pieces[at];
  return piece?.minutes === undefined
    ? tokenOf(context, "number", at, at + 1, { value: piece?.value ?? 0 })
    : tokenOf(context, "time", at, at + 1, { value: piece.minutes });
}

interface Stretch {
  length: number;
  introduced: Introduced;
  /** Without a mark between its words. */
  strict: Window | undefined;
  loose: Window;
}

function foundOfLength(
  context: LinkContext,
  at: number,
  { length, introduced, strict, loose }: Stretch,
): Found | undefined {
  const { names, lexicon } = context;
  const found = (window: Window, kind: string, more: Partial<Token>): Found => ({
    token: tokenOf(context, kind, at, window.next, more),
    next: window.next,
  });
  const meaning = strict && lexicon.meanings.get(strict.key);
  const rows = names.listings.get(loose.key) ?? possessive(context, loose, names);
  const place = names.places.get(loose.key);
  if (rows && isNameHere(context, loose, { length, introduced })) {
    if (!place || length > 1) return found(loose, "listing", { rows, entries: place ?? [] });
  }
  if (
    place &&
    ["place", "name"].includes(introduced) &&
    !(meaning && strict && isGrammar(meaning.kind))
  ) {
    return found(loose, "place", { entries: place });
  }
  const type = names.type(loose.key);
  if (type?.own && !isPureGrammar(meaning?.kind))
    return found(loose, "type", typeDetails(type, loose.key));
  const value = names.values.get(loose.key);
  if (value && (!meaning || meaning.kind.startsWith("refuse"))) {
    return found(loose, "value", { entries: value });
  }
  if (meaning && strict && !cutsName(context, at, strict.next))
    return found(strict, meaning.kind, { arg: meaning.arg, entries: value ?? [] });
  if (type) return found(loose, ...typeToken(type, loose.key));
  return place && looksLikeName(context, at)
    ? found(loose, "place", { entries: place })
    : undefined;
}

/** "to a" is a phrase, but not before a business "A Lojinha"; nor is "en la calle" in "en la calle Mayor". */
function cutsName(context: LinkContext, at: number, next: number): boolean {
  const { names, pieces } = context;
  for (let start = at + 1; start < next; start++) {
    const windows = windowsFrom(pieces, start, names.longest, true);
    for (let length = next - start + 1; length <= windows.length; length++) {
      const window = windows[length - 1];
      if (!window) break;
      const isName = names.listings.has(window.key);
      if (isName && isNameHere(context, window, { length, introduced: "no" })) return true;
      if (names.places.has(window.key)) return true;
    }
  }
  return false;
}

const typeDetails = (type: TypeName, said: string): Partial<Token> => ({
  entries: type.entries,
  isPlural: type.isPlural,
  understood: type.own ? null : said,
});
const typeToken = (type: TypeName, said: string): [string, Partial<Token>] =>
  type.notCollected === null
    ? ["type", typeDetails(type, said)]
    : ["notCollected", { arg: type.notCollected, isPlural: type.isPlural }];

/** Kinds whose words stay words of the question even where a place is called the same. */
const isGrammar = (kind: string): boolean => grammarKinds.has(kind);
const grammarKinds = new Set(
  "count list ask and or not no without have with number of to from by".split(" "),
);
const isPureGrammar = (kind: string | undefined): boolean =>
  kind !== undefined && (isGrammar(kind) || kind === "filler" || kind === "be");

/** "Joe's Diner's rating" */
function possessive(
  { pieces }: LinkContext,
  window: Window,
  names: Names,
): readonly number[] | undefined {
  const last = pieces[window.next - 1];
  const isPossessive = last !== undefined && last.end - last.start === last.text.length + 1;
  if (!isPossessive || !last.text.endsWith("s")) return undefined;
  return names.listings.get(window.key.slice(0, -1));
}

/**
 * "the Golden Lotus" is a business when a business is called so; "open now" is not, even where
 * someone has named a bar like that: only what no word of the question can mean, or what stands
 * where a name is due, is a name.
 */
function isNameHere(
  { lexicon, names, pieces }: LinkContext,
  { key }: Window,
  { length, introduced }: { length: number; introduced: Introduced },
): boolean {
  if (lexicon.meanings.has(key)) return false;
  if (introduced === "name") return !names.type(key)?.isPlural;
  // "how many Starbucks", where several are called so
  const isChain = introduced === "counted" && (names.listings.get(key)?.length ?? 0) > 1;
  // In Arabic a word of Latin letters is hardly anything else.
  const isForeign =
    lexicon.language === "ar" &&
    /^\p{Script=Latin}{4,}$/u.test(key) &&
    pieces.some(({ text }) => /\p{Script=Arabic}/u.test(text));
  if (length === 1)
    return (
      (introduced === "place" || isChain || isForeign) && !names.type(key) && !/^\d+$/.test(key)
    );
  if (names.type(key) !== undefined || names.places.has(key) || names.values.has(key)) return false;
  return key.split(" ").some((word) => !lexicon.vocabulary.has(word) && !names.type(word));
}

/** A capital among small letters, as in "which Soho bakeries"; numbers and first words don't count. */
function looksLikeName({ pieces }: LinkContext, at: number): boolean {
  const piece = pieces[at];
  return piece !== undefined && piece.kind === "word";
}

/** Arabic writes "and", "with" and "of" as one with the next word. */
const clitics = ["و", "ب", "ل", "ف"];

function splitClitics(pieces: readonly Piece[], isKnown: (word: string) => boolean): Piece[] {
  return pieces.flatMap((piece) => {
    const { kind, text, start } = piece;
    const clitic = clitics.find((one) => text.startsWith(one));
    if (kind !== "word" || isKnown(text)) return [piece];
    // The ending of what is counted or had: "ملفا" is "ملف".
    if (/^\p{Script=Arabic}{3,}ا$/u.test(text) && isKnown(text.slice(0, -1))) {
      return [{ ...piece, text: text.slice(0, -1) }];
    }
    if (clitic === undefined) return [piece];
    const rest = text.slice(1);
    if (rest.length < 2 || !isKnown(rest)) return [piece];
    return [
      { ...piece, text: clitic, end: start + 1 },
      { ...piece, text: rest, start: start + 1 },
    ];
  });
}
