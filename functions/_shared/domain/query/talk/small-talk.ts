import type { Refusal } from "../plan/refusal.ts";
import { type Language, languages } from "../reader/lexicon.ts";
import type { Names } from "../reader/names.ts";
import { languageHints } from "../reader/question-language.ts";
import { type Piece, piecesOf } from "../reader/tokens.ts";
import { tableOf } from "./concepts.ts";
import { smallTalkWords } from "./words/small-talk.ts";

/** A sentence of several kinds is answered as the first of these. */
const kinds = ["who", "how", "bye", "thanks", "greet"] as const;
export type SmallTalk = (typeof kinds)[number];

const wordsMost = 6;

/** A question that is nothing but politeness, in the language of its words. */
export function readSmallTalk(
  question: string,
  names: Names,
): { language: Language; refusal: Refusal } | undefined {
  const pieces = piecesOf(question).filter(({ kind }) => kind !== "mark");
  const words = pieces.map(({ text }) => text.replace(drawn, "$1"));
  const isWords = pieces.every(({ kind, text }) => kind === "word" || face.test(text));
  // Somebody may have called a bar "Ciao".
  if (!isWords || words.length === 0 || names.listings.has(words.join(" "))) return undefined;
  for (const language of likeliest(pieces)) {
    const found = kindsOf(
      words.filter((word) => !face.test(word)),
      language,
    );
    const kind = kinds.find((each) => found?.has(each));
    if (kind) return { language, refusal: { refuse: "out_of_scope", about: [], reason: kind } };
  }
  return undefined;
}

/** "^^", "*hugs*" */
const face = /^[\p{S}*^/\\]+$/u;

/** "heyyy" */
const drawn = /(\p{L})\1{2,}/gu;

const likeliest = (pieces: readonly Piece[]): Language[] => {
  const hints = languageHints(pieces);
  return languages.toSorted((a, b) => (hints.get(b) ?? 0) - (hints.get(a) ?? 0));
};

/** The kinds of all its phrases; undefined when a word is in none. */
function kindsOf(words: readonly string[], language: Language): Set<string> | undefined {
  const table = tableOf(smallTalkWords[language]);
  const found = new Set<string>();
  let at = 0;
  while (at < words.length) {
    let length = Math.min(wordsMost, words.length - at);
    while (length > 0 && !table.has(words.slice(at, at + length).join(" "))) length--;
    if (length === 0) return undefined;
    for (const kind of table.get(words.slice(at, at + length).join(" ")) ?? []) found.add(kind);
    at += length;
  }
  return found;
}
