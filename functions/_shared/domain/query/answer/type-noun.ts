import { knownTypes } from "../../matching/vocabulary.ts";
import { plural } from "../inflection.ts";
import type { Language } from "../reader/lexicon.ts";
import { arabicNouns } from "./arabic-nouns.ts";
import { frenchNouns } from "./french-nouns.ts";
import { germanNouns } from "./german-nouns.ts";
import { spanishNouns } from "./spanish-nouns.ts";

export interface Noun {
  one: string;
  many: string;
  gender: "m" | "f" | "n";
}

const tables: Readonly<Partial<Record<Language, string>>> = {
  de: germanNouns,
  fr: frenchNouns,
  es: spanishNouns,
  ar: arabicNouns,
};
const read = new Map<Language, ReadonlyMap<string, Noun>>();

/** A type's noun in a sentence; null where no word is known to be right. */
export function typeNoun(label: string, language: Language): Noun | null {
  if (language === "en") return knownTypes().has(label) ? englishNoun(label) : null;
  const table = read.get(language) ?? nounsIn(tables[language] ?? "");
  read.set(language, table);
  return table.get(label) ?? null;
}

const nounsIn = (table: string): ReadonlyMap<string, Noun> =>
  new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [label = "", words = ""] = line.split(": ");
        return [label, nounFrom(words)];
      }),
  );

/** `nounFrom("Kneipe/Kneipen f")` // => one, many, and the gender */
export function nounFrom(words: string): Noun {
  const [, forms = words, gender = "m"] = /^(.*) ([mfn])$/.exec(words) ?? [];
  const [one = "", many = one] = forms.split("/");
  return { one, many, gender: gender as Noun["gender"] };
}

function englishNoun(label: string): Noun {
  const written = label
    .split(" ")
    .map((word) => (keptCapitals.test(word) ? word : word.toLowerCase()))
    .join(" ");
  const odd = oddPlurals[label];
  if (odd) return nounFrom(odd);
  const more = notCounted.find(([ending]) => ending.test(label))?.[1] ?? "";
  const one = written + more;
  return { one, many: plural(one), gender: "n" };
}

/** Abbreviations, and words made from names. */
const keptCapitals =
  /[A-Z]{2}|^(American|Asian|Chinese|French|Georgian|German|Greek|Indian|Italian|Japanese|Korean|Mexican|Spanish|Thai|Turkish|Ukrainian|Vietnamese|Irish|Buddhist|Christian|Kingdom|Hall|Jehovah's|Witnesses|Quaker|Hindu|Jewish|Muslim|Shinto|Sikh|Taoist|Internet)$/;

/** Types named after a thing or a service take another noun in the plural. */
const notCounted: readonly (readonly [RegExp, string])[] = [
  [/Fast Food$/, " place"],
  [/ Repair$/, " shop"],
  [/Ambulatory Care$/, " centre"],
  [/(Pest Control|Property Management|Window Construction|Taxi)$/, " company"],
  [/Money Transfer$/, " office"],
  [/(Laser Tag|Paintball|Miniature Golf)$/, " venue"],
  [/Self Storage$/, " place"],
  [/Police$/, " station"],
];
const oddPlurals: Readonly<Record<string, string>> = {
  "Bureau de Change": "bureau de change/bureaux de change",
  "Place of Worship": "place of worship/places of worship",
  Parking: "car park/car parks",
};
