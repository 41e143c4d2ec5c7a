import type { Language } from "../reader/lexicon.ts";
import { arabicPhrases } from "./arabic-phrases.ts";
import { englishPhrases, type PhraseBook, type PhraseKey } from "./english-phrases.ts";
import { frenchPhrases } from "./french-phrases.ts";
import { germanPhrases } from "./german-phrases.ts";
import { spanishPhrases } from "./spanish-phrases.ts";

const books: Readonly<Record<Language, PhraseBook>> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
  ar: arabicPhrases,
};

export type Say = (key: PhraseKey, values?: Readonly<Record<string, string>>) => string;

/** One language's phrases, filled in. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    books[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** The book's name of a field, a day, a direction … by a key that is only known at run time. */
export const named = (say: Say, kind: string, key: string): string => {
  const name = `${kind}_${key}`;
  return isPhrase(name) ? say(name) : key;
};

export const isPhrase = (key: string): key is PhraseKey => Object.hasOwn(englishPhrases, key);
