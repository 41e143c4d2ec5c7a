import type { Language } from "../reader/lexicon.ts";
import { type AcrossKey, acrossPhrases } from "./across-phrases.ts";
import { arabicPhrases } from "./arabic-phrases.ts";
import { arabicSentences } from "./arabic-sentences.ts";
import { arabicTalk } from "./arabic-talk.ts";
import { englishPhrases, type PhraseBook } from "./english-phrases.ts";
import { englishSentences, type SentenceBook } from "./english-sentences.ts";
import { englishTalk, type TalkBook } from "./english-talk.ts";
import { frenchPhrases } from "./french-phrases.ts";
import { frenchSentences } from "./french-sentences.ts";
import { frenchTalk } from "./french-talk.ts";
import { germanPhrases } from "./german-phrases.ts";
import { germanSentences } from "./german-sentences.ts";
import { germanTalk } from "./german-talk.ts";
import { type OfferKey, offerPhrases } from "./offer-phrases.ts";
import { spanishPhrases } from "./spanish-phrases.ts";
import { spanishSentences } from "./spanish-sentences.ts";
import { spanishTalk } from "./spanish-talk.ts";

export type PhraseKey =
  | keyof PhraseBook
  | keyof SentenceBook
  | keyof TalkBook
  | OfferKey
  | AcrossKey;

const books: Readonly<Record<Language, Readonly<Record<PhraseKey, string>>>> = {
  en: {
    ...englishPhrases,
    ...englishSentences,
    ...englishTalk,
    ...offerPhrases.en,
    ...acrossPhrases.en,
  },
  de: {
    ...germanPhrases,
    ...germanSentences,
    ...germanTalk,
    ...offerPhrases.de,
    ...acrossPhrases.de,
  },
  fr: {
    ...frenchPhrases,
    ...frenchSentences,
    ...frenchTalk,
    ...offerPhrases.fr,
    ...acrossPhrases.fr,
  },
  es: {
    ...spanishPhrases,
    ...spanishSentences,
    ...spanishTalk,
    ...offerPhrases.es,
    ...acrossPhrases.es,
  },
  ar: {
    ...arabicPhrases,
    ...arabicSentences,
    ...arabicTalk,
    ...offerPhrases.ar,
    ...acrossPhrases.ar,
  },
};

export type Say = (key: PhraseKey, values?: Readonly<Record<string, string>>) => string;

/** One language's phrases, filled in; `{+}` draws the words on its sides together. */
export const sayIn =
  (language: Language): Say =>
  (key, values = {}) => {
    const fillIn = (text: string): string =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    const phrase = books[language][key];
    if (!phrase.includes("{+}")) return fillIn(phrase);
    return phrase
      .split(drawn)
      .map((part) => {
        const [left, right] = part.split("{+}");
        return right === undefined
          ? fillIn(part)
          : glued(fillIn(left ?? ""), fillIn(right), language);
      })
      .join("");
  };

const drawn = /((?:\p{L}+|\{\w+\})\{\+\}\{\w+\})/u;

/** `glued("de", "le centre", "fr")` // => "du centre" */
export function glued(left: string, right: string, language: Language): string {
  const article = joints[language]?.find(
    ([word, start]) => word === left && right.startsWith(`${start} `),
  );
  if (article) return article[2] + right.slice(article[1].length);
  const isElided = language === "fr" && /^(de|le|la)$/.test(left) && vowel.test(right);
  return isElided ? `${left.charAt(0)}'${right}` : `${left} ${right}`.trim();
}

const vowel = /^(?:[aeiouéèêâîôœ]|hô)/;
const joints: Readonly<Partial<Record<Language, readonly (readonly [string, string, string])[]>>> =
  {
    fr: [
      ["de", "le", "du"],
      ["de", "les", "des"],
      ["à", "le", "au"],
      ["à", "les", "aux"],
    ],
    es: [
      ["de", "el", "del"],
      ["a", "el", "al"],
    ],
  };

/** The book's name of a field, a day, a direction … by a key that is only known at run time. */
export const named = (say: Say, kind: string, key: string): string => {
  const name = `${kind}_${key}`;
  return isPhrase(name) ? say(name) : key;
};

export const isPhrase = (key: string): key is PhraseKey => Object.hasOwn(books.en, key);
