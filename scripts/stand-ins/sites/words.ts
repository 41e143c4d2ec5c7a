import type { Language } from "./kinds.ts";
import { arabic } from "./words/arabic.ts";
import { english } from "./words/english.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import type { Words } from "./words/site-words.ts";
import { spanish } from "./words/spanish.ts";

export const words: Record<Language, Words> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};
