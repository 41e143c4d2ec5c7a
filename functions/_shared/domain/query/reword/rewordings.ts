import type { Language } from "../reader/lexicon.ts";
import type { Rewording } from "./rewording.ts";
import { arabic } from "./words/arabic.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { spanish } from "./words/spanish.ts";

export const rewordings: Readonly<Partial<Record<Language, readonly Rewording[]>>> = {
  de: german,
  fr: french,
  es: spanish,
  ar: arabic,
};
