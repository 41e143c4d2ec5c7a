import { slipBetween } from "../../text/slips.ts";
import { singularWord } from "../inflection.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import type { Names } from "../reader/names.ts";
import { correct } from "../reader/slip.ts";
import type { Piece } from "../reader/tokens.ts";
import type { ChatWords } from "./english-chat.ts";
import type { WordTable } from "./words.ts";
import { writtenOut } from "./written-out.ts";

/** Names are many: of a shorter word some other name is only a letter away. */
const nameLettersMin = 6;
/** A letter too few or doubled is the likeliest slip: it is put right in shorter words too. */
const likelySlips: readonly (string | null)[] = ["missing", "doubled", "swapped"];

function nameFor(typed: string, names: ReadonlySet<string>): string | undefined {
  const meant = typed.length < nameLettersMin - 1 ? undefined : correct(typed, names);
  if (meant === undefined || typed.length >= nameLettersMin) return meant;
  return likelySlips.includes(slipBetween(typed, meant)) ? meant : undefined;
}

export interface Correction {
  at: number;
  typed: string;
  meant: string;
}

/** A word that nothing knows is put right where one slip explains it. */
export function correctedPieces(context: {
  pieces: readonly Piece[];
  lexicon: Lexicon;
  table: WordTable;
  chat: ChatWords;
  names: Names;
}): {
  pieces: readonly Piece[];
  corrected: Correction[];
} {
  const { names, lexicon, table } = context;
  const corrected: Correction[] = [];
  const known = tableWords(table);
  const pieces = writtenOut(context.pieces, context.chat, names.nameWords).map((piece, at) => {
    const isKnown =
      lexicon.vocabulary.has(piece.text) ||
      known.has(piece.text) ||
      names.typeWords.has(piece.text) ||
      [piece.text, singularWord(piece.text)].some((word) => names.nameWords.has(word));
    if (piece.kind !== "word" || isKnown) return piece;
    const meaningOf = (word: string): string => names.type(word)?.entries[0]?.value ?? word;
    const meant =
      correct(piece.text, names.typeWords, meaningOf) ??
      correct(piece.text, lexicon.vocabulary) ??
      nameFor(piece.text, names.nameWords);
    if (meant === undefined) return piece;
    corrected.push({ at, typed: piece.text, meant });
    return { ...piece, text: meant };
  });
  return { pieces, corrected };
}

const wordsOf = new WeakMap<WordTable, ReadonlySet<string>>();
function tableWords(table: WordTable): ReadonlySet<string> {
  const known =
    wordsOf.get(table) ?? new Set([...table.keys()].flatMap((phrase) => phrase.split(" ")));
  wordsOf.set(table, known);
  return known;
}
