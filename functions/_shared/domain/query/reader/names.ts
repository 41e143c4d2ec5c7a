import { declarationOf } from "../../listing/listing.ts";
import { allStatements } from "../column-phrases.ts";
import { plural, singular } from "../inflection.ts";
import { areaFields, listFields, plainFields } from "../plan/plan.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { streetSpellings } from "../street-spellings.ts";
import { cuisineWords } from "./cuisine-words.ts";
import { nameKeysOf } from "./name-keys.ts";
import { type RowsByText, rowsByText } from "./rows-by-text.ts";
import { keyOf } from "./tokens.ts";
import { type TypeName, typeNames } from "./type-names.ts";

/** The preset's own values by their words: the only ones a plan can name. */
export interface Names {
  /** A type by its own name or another word for it, in any number. */
  type: (key: string) => TypeName | undefined;
  /** Suburbs, cities, streets, postcodes, regions, countries. */
  places: ReadonlyMap<string, readonly Entry[]>;
  /** Services, payments, currencies, founders, areas served. */
  values: ReadonlyMap<string, readonly Entry[]>;
  /** Rows by the words of their names. */
  listings: RowsByText;
  /** Single words of the names above; a word among them is no slip of the pen. */
  typeWords: ReadonlySet<string>;
  nameWords: ReadonlySet<string>;
  /** Words in the longest name that is looked up. */
  longest: number;
}

/** Names with more words are not looked up: nobody types them, and every look-up would pay. */
const wordsMax = 12;

/** Fields whose values say what they are of: "italian", "catholic"; a brand's name may be anything. */
const spokenFields = [
  ...listFields.filter((field) => field !== "areas"),
  ...plainFields.filter((field) => declarationOf(field).tag?.as === "word"),
];

/** Whether a value of the field is clear without its name; founders are names. */
export const isSpoken = (field: string): boolean =>
  field !== "founders" && (spokenFields as readonly string[]).includes(field);

const built = new WeakMap<Preset["columns"], Names>();

export function namesOf(preset: Preset): Names {
  const names = built.get(preset.columns) ?? build(preset);
  built.set(preset.columns, names);
  return names;
}

function build(preset: Preset): Names {
  const types = typeNames(preset);
  const places = byWords(preset, [...areaFields, "region", "country"]);
  const values: Map<string, readonly Entry[]> = byWords(preset, spokenFields);
  for (const [said, method] of paymentWords) {
    const entry = preset.find("payments", method);
    if (entry && !values.has(said)) values.set(said, [entry]);
  }
  for (const [said, cuisine] of cuisineWords) {
    const entry = preset.find("cuisine", cuisine);
    const key = keyOf(said);
    if (entry && !values.has(key) && !places.has(key)) values.set(key, [entry]);
  }
  for (const [said, { field, values: meant }] of allStatements()) {
    // "delivery" may be a service of a site as well: what the map knows comes first.
    // "takeout" is a type of business where nobody's takeaway is known.
    const isElse = values.has(said) || (types.find(said)?.entries.length ?? 0) > 0;
    if (isElse && preset.known(field) === 0) continue;
    const absent = absentEntries(field, meant);
    const entries = absent.map((one) => preset.find(field, one.value) ?? one);
    values.set(said, entries.some(({ rows }) => rows > 0) ? entries : absent);
  }
  // "ice cream" may be of a cuisine or of an ice cream shop: a shop that the preset has.
  for (const said of values.keys()) {
    if (types.find(`${said} shop`)?.own) values.delete(said);
  }
  const named = nameKeysOf(preset.columns);
  const listings = rowsByText((add) => {
    for (const [row, key] of named.keys.entries()) if (key !== "") add(key, row);
  });
  const keys = [...types.words, ...places.keys(), ...values.keys(), ...listings.keys()];
  return {
    type: types.find,
    places,
    values,
    listings,
    typeWords: wordsIn([...types.words, ...places.keys(), ...values.keys()]),
    nameWords: named.words(),
    longest: Math.min(
      wordsMax,
      keys.reduce((most, key) => Math.max(most, key.split(" ").length), 1),
    ),
  };
}

/** Of values that no business of a preset has: the same for every preset. */
function absentEntries(field: Entry["field"], values: readonly string[]): readonly Entry[] {
  const known = absentByValues.get(values) ?? values.map((value) => ({ field, value, rows: 0 }));
  absentByValues.set(values, known);
  return known;
}
const absentByValues = new WeakMap<readonly string[], readonly Entry[]>();

const wordsIn = (keys: Iterable<string>): Set<string> => {
  const words = new Set<string>();
  for (const key of keys) for (const word of key.split(" ")) words.add(word);
  return words;
};

/** Everyday words for the ways to pay that maps and sites name. */
const paymentWords: readonly (readonly [string, string])[] = [
  ["bargeld", "cash"],
  ["especes", "cash"],
  ["liquide", "cash"],
  ["efectivo", "cash"],
  ["نقدا", "cash"],
  ["master card", "mastercard"],
  ["pay pal", "paypal"],
  ["credit card", "credit cards"],
  ["credit cards", "credit cards"],
  ["kreditkarte", "credit cards"],
  ["carte bancaire", "credit cards"],
  ["tarjeta de credito", "credit cards"],
  ["debit card", "debit cards"],
  ["contactless payment", "contactless"],
];

function byWords(preset: Preset, fields: readonly Entry["field"][]): Map<string, Entry[]> {
  const byKey = new Map<string, Entry[]>();
  const add = (key: string, entry: Entry): void => {
    const known = byKey.get(key);
    if (known) known.push(entry);
    else byKey.set(key, [entry]);
  };
  for (const field of fields) {
    for (const entry of preset.entries(field)) for (const key of keysOf(entry)) add(key, entry);
  }
  // Of one street's spellings one entry is enough: a plan is given them all.
  const streets = fields.includes("street") ? preset.entries("street") : [];
  for (const entry of streets) {
    for (const key of streetSpellings(keyOf(entry.value))) {
      if (!byKey.get(key)?.some(({ field }) => field === "street")) add(key, entry);
    }
  }
  return byKey;
}

function keysOf({ field, value }: Entry): string[] {
  const key = keyOf(value);
  if (key === "") return [];
  return field === "services" ? [...new Set([key, plural(key), singular(key)])] : [key];
}
