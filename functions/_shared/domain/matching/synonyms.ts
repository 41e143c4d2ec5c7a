import { arabicWords } from "./arabic-words.ts";
import { englishServiceWords } from "./english-service-words.ts";
import { englishShopWords } from "./english-shop-words.ts";
import { englishWords } from "./english-words.ts";
import { frenchWords } from "./french-words.ts";
import { germanWords } from "./german-words.ts";
import { spanishWords } from "./spanish-words.ts";

/**
 * Everyday words for a type beside those of the tagging schema: the type's label and the words. Of
 * two types under one word the first is meant more often, and English comes first.
 */
export const synonyms: readonly (readonly [label: string, said: readonly string[]])[] = [
  englishWords,
  englishShopWords,
  englishServiceWords,
  germanWords,
  frenchWords,
  spanishWords,
  arabicWords,
].flatMap(read);

/** `Label: word, another word`; a line that starts with a space continues the list. */
function read(table: string): [string, string[]][] {
  return table
    .trim()
    .split(/\n(?=\S)/)
    .map((entry) => {
      const [label = "", words = ""] = entry.split(":");
      return [label, words.split(",").map((word) => word.trim().replace(/\s+/g, " "))];
    });
}

/** The everyday words of each language, whatever they mean. */
export const wordsByLanguage: Readonly<Record<"en" | "de" | "fr" | "es", () => string[]>> = {
  en: () => [englishWords, englishShopWords, englishServiceWords].flatMap(saidIn),
  de: () => saidIn(germanWords),
  fr: () => saidIn(frenchWords),
  es: () => saidIn(spanishWords),
};

const saidIn = (table: string): string[] => read(table).flatMap(([, said]) => said);
