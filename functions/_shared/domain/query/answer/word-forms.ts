import type { Wording } from "./labels.ts";
import type { PhraseKey } from "./phrase-book.ts";
import type { Noun } from "./type-noun.ts";

/** Endings and little words that follow the noun's gender and number, as `{e}` in phrases. */
export type Agreement = Readonly<Record<string, string>>;

export function agreementOf(gender: Noun["gender"], isOne: boolean): Agreement {
  const isFeminine = gender === "f";
  const der = { m: "der", f: "die", n: "das" }[gender];
  return {
    e: isFeminine ? "e" : "",
    o: isFeminine ? "a" : "o",
    s: isOne ? "" : "s",
    an: isOne ? "" : "n",
    estan: isOne ? "está" : "están",
    ne_sont: isOne ? "n'est pas" : "ne sont pas",
    die: isOne ? der : "die",
    sind: isOne ? "ist" : "sind",
    liegen: isOne ? "liegt" : "liegen",
    deren: isOne && !isFeminine ? "dessen" : "deren",
    los: isOne ? (isFeminine ? "la" : "el") : isFeminine ? "las" : "los",
    les: isOne ? (isFeminine ? "la" : "le") : "les",
    estos: isFeminine ? "estas" : "estos",
    ne: isFeminine ? "ne" : "",
    ein: isFeminine ? "eine" : "ein",
    un: isFeminine ? "une" : "un",
    una: isFeminine ? "una" : "un",
  };
}

/** The noun that phrases are said of. */
export interface Head {
  wording: Wording;
  agreement: Agreement;
  isAsked?: boolean;
}

/** A phrase of the book with its endings put right. */
export const fill = (
  { wording, agreement }: Head,
  key: string,
  values: Readonly<Record<string, string>>,
): string => wording.say(key as PhraseKey, { ...agreement, ...values });

/** `joined(wording, ["a", "b", "c"], "and")` // => "a, b and c" */
export function joined(
  wording: Wording,
  texts: readonly string[],
  by: "and" | "or" | "nor",
): string {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return last;
  const most = texts.slice(0, -1).join(wording.say("list_and"));
  return most + linkBefore(wording, last, by) + last;
}

/** Spanish says "e" and "u" before the sound of "y" and "o". */
function linkBefore({ say, language }: Wording, next: string, by: "and" | "or" | "nor"): string {
  if (language === "es" && by === "and" && /^h?i(?![ae])/i.test(next)) return " e ";
  if (language === "es" && by === "or" && /^h?o/i.test(next)) return " u ";
  return say(by);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The English verb after a field's name. */
export const be = (field: string): string => (plurals.has(field) ? "are" : "is");
const plurals: ReadonlySet<string> = new Set(
  "hours,socials,payments,currencies,services,areas,founders,stars".split(","),
);
