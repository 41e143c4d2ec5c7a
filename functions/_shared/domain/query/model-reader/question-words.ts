import { englishWords } from "../chart/english-words.ts";
import type { WordTable } from "../chart/words.ts";
import { allLexicons } from "../lexicons/all.ts";
import type { Preset } from "../plan/preset.ts";
import type { Language, Lexicon } from "../reader/lexicon.ts";
import { linkTokens } from "../reader/link.ts";
import { namesOf } from "../reader/names.ts";
import type { Token } from "../reader/token.ts";
import { type Piece, piecesOf } from "../reader/tokens.ts";
import { proofWords } from "./proof-words.ts";

/** A further meaning of a stretch of the question. */
export interface Extra {
  kind: string;
  arg: string;
  text: string;
  start: number;
  end: number;
}

/** A question as the check of a plan sees it. */
export interface QuestionWords {
  question: string;
  language: Language;
  preset: Preset;
  /** Its words in order, each as the longest thing it can be. */
  tokens: readonly Token[];
  extras: readonly Extra[];
}

const longestExtra = 6;

export function wordsOf(question: string, preset: Preset, language: Language): QuestionWords {
  const pieces = piecesOf(question);
  const lexicon = lexiconIn(language);
  const context = { pieces, names: namesOf(preset), lexicon, corrects: true };
  const tokens = linkTokens(context, Number.POSITIVE_INFINITY)?.tokens ?? [];
  const tables = [proofWords(language), ...(language === "en" ? [englishWords] : [])];
  // "at least" doesn't say "least", nor "phone number" a number.
  const extras = extrasIn(pieces, tables, lexicon).filter(
    (extra) => !tokens.some((token) => whole.has(token.kind) && isInside(extra, token)),
  );
  return { question, language, preset, tokens, extras };
}

const whole = new Set(
  "cmp after count field lack type place listing in on to near within away not with without except".split(
    " ",
  ),
);
const isInside = (inner: Extra, outer: Token): boolean =>
  inner.start >= outer.start &&
  inner.end <= outer.end &&
  inner.end - inner.start < outer.end - outer.start;

const lexiconIn = (language: Language): Lexicon => {
  const found = allLexicons().find((each) => each.language === language);
  if (!found) throw new Error(`no lexicon for ${language}`);
  return found;
};

/** The price of reading a question in one language; unknown words cost most. */
export function costIn(question: string, preset: Preset, language: Language): number {
  const context = { pieces: piecesOf(question), names: namesOf(preset), corrects: false };
  const linked = linkTokens({ ...context, lexicon: lexiconIn(language) }, Number.POSITIVE_INFINITY);
  return linked?.cost ?? Number.POSITIVE_INFINITY;
}

function extrasIn(
  pieces: readonly Piece[],
  tables: readonly WordTable[],
  lexicon: Lexicon,
): Extra[] {
  const extras: Extra[] = [];
  for (let from = 0; from < pieces.length; from++) {
    const words: string[] = [];
    for (let to = from; to < Math.min(pieces.length, from + longestExtra); to++) {
      const piece = pieces[to];
      if (!piece || (piece.kind !== "word" && piece.kind !== "number")) break;
      words.push(piece.text);
      const text = words.join(" ");
      const span = { text, start: pieces[from]?.start ?? 0, end: piece.end };
      for (const table of tables) {
        for (const { kind, arg } of table.get(text) ?? []) extras.push({ kind, arg, ...span });
      }
      const meaning = lexicon.meanings.get(text);
      if (meaning) extras.push({ ...meaning, ...span });
    }
  }
  return extras;
}
