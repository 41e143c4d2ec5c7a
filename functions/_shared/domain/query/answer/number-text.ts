import { keep } from "../../snapshot/keep.ts";
import type { Language } from "../reader/lexicon.ts";

/**
 * A number as people of the language write it, always with the digits 0–9: groups of three are set
 * apart by a comma or a thin space, never by the point that others read as a decimal.
 */
export function numberText(value: number, language: Language, digits = 2): string {
  const isLarge = Math.abs(value) >= 1_000;
  const text = formatWith(digits).format(roundedTo(isLarge ? 0 : digits, value));
  if (language === "en" || language === "ar") return text;
  return text.replaceAll(",", "\u202f").replace(".", ",");
}

/** As on paper: 3.775 // => 3.78, which `toFixed` makes 3.77. */
const roundedTo = (digits: number, value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * 10 ** digits)) / 10 ** digits;

/** Making one takes far longer than using it. */
const formatWith = keep(
  (digits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits }),
);

/** "2026-07-10T20:21:01Z" // => "10 July 2026" */
export const dateText = (date: string, language: Language): string =>
  datesIn(language).format(new Date(date));

/** In UTC: sentences don't know the preset's zone. */
const datesIn = keep(
  (language: Language) =>
    new Intl.DateTimeFormat(dateLocales[language], { dateStyle: "long", timeZone: "UTC" }),
);
const dateLocales: Readonly<Record<Language, string>> = {
  en: "en-GB",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  ar: "ar-EG-u-nu-latn",
};

/** 640.2 // => "640 m"; 1234.5 // => "1.2 km" */
export const distanceText = (metres: number, language: Language): string =>
  Math.round(metres) < 1_000
    ? `${numberText(Math.round(metres), language, 0)} m`
    : `${numberText(Math.round(Math.round(metres) / 100) / 10, language, 1)} km`;
