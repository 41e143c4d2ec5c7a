import { declarationOf } from "../../listing/listing.ts";
import { catalogue } from "../../matching/catalogue.ts";
import { synonyms } from "../../matching/synonyms.ts";
import { namesByLabel } from "../../matching/vocabulary.ts";
import { fold } from "../../text/fold.ts";
import { catalogueAliases } from "../catalogue-aliases.ts";
import { allStatements } from "../column-phrases.ts";
import { plural, singular } from "../inflection.ts";
import { areaFields, listFields, plainFields } from "../plan/plan.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { streetSpellings } from "../street-spellings.ts";
import { cuisineWords } from "./cuisine-words.ts";
import { nameKeysOf } from "./name-keys.ts";
import { keyOf } from "./tokens.ts";
import { formsIn, plainForms, withoutHead } from "./type-forms.ts";

/** What a word for a type leads to: types of this preset, or one that was not collected. */
export interface TypeName {
  entries: readonly Entry[];
  /** Whether the words are the type's own name rather than another word for it. */
  own: boolean;
  isPlural: boolean;
  notCollected: string | null;
}

/** The preset's own values by their words: the only ones a plan can name. */
export interface Names {
  /** A type by its own name or another word for it, in any number. */
  type: (key: string) => TypeName | undefined;
  /** Suburbs, cities, streets, postcodes, regions, countries. */
  places: ReadonlyMap<string, readonly Entry[]>;
  /** Services, payments, currencies, founders, areas served. */
  values: ReadonlyMap<string, readonly Entry[]>;
  /** Rows by the words of their names. */
  listings: ReadonlyMap<string, readonly number[]>;
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
  const values = byWords(preset, spokenFields);
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
    const entries = meant.map((value) => preset.find(field, value) ?? { field, value, rows: 0 });
    values.set(said, entries);
  }
  // "ice cream" may be of a cuisine or of an ice cream shop: a shop that the preset has.
  for (const said of values.keys()) {
    if (types.find(`${said} shop`)?.own) values.delete(said);
  }
  const listings = new Map<string, number[]>();
  for (const [row, key] of nameKeysOf(preset.columns).keys.entries()) {
    const known = listings.get(key);
    if (known) known.push(row);
    else if (key !== "") listings.set(key, [row]);
  }
  const keys = [...types.words, ...places.keys(), ...values.keys(), ...listings.keys()];
  return {
    type: types.find,
    places,
    values,
    listings,
    typeWords: wordsIn([...types.words, ...places.keys(), ...values.keys()]),
    nameWords: wordsIn(listings.keys()),
    longest: Math.min(
      wordsMax,
      keys.reduce((most, key) => Math.max(most, key.split(" ").length), 1),
    ),
  };
}

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

/** Other words for types, whatever the preset: form to labels, built once. */
interface Aliases {
  byForm: ReadonlyMap<string, { labels: string[]; isPlural: boolean }>;
  formsOf: ReadonlyMap<string, string[]>;
}
let aliases: Aliases | undefined;

function allAliases(): Aliases {
  if (aliases) return aliases;
  const byForm = new Map<string, { labels: string[]; isPlural: boolean }>();
  const formsOf = new Map<string, string[]>();
  const add = (label: string, said: string): void => {
    formsOf.set(label, [...(formsOf.get(label) ?? []), ...plainForms(keyOf(said))]);
    for (const [form, isPlural] of formsIn(keyOf(said))) {
      const known = byForm.get(form);
      if (!known) byForm.set(form, { labels: [label], isPlural });
      else if (!known.labels.includes(label)) known.labels.push(label);
    }
  };
  for (const [label, said] of Object.entries(catalogueAliases)) {
    for (const one of said) add(fold(label), one);
  }
  for (const [label, said] of synonyms) for (const one of said) add(fold(label), one);
  for (const label of catalogue.flatMap(({ types }) => types)) add(fold(label), label);
  aliases = { byForm, formsOf };
  return aliases;
}

/** Types by their own names; other words are looked up in the one table of all presets. */
function typeNames(preset: Preset): {
  find: (key: string) => TypeName | undefined;
  words: string[];
} {
  const own = new Map<string, TypeName>();
  const { byForm, formsOf } = allAliases();
  // The names that the types of this preset have in other languages.
  const foreign = new Map<string, TypeName>();
  /** Whether a name means several as written. */
  const numbers = new Map<string, boolean>();
  for (const entry of preset.entries("category")) {
    for (const said of namesByLabel().get(fold(entry.value)) ?? []) {
      const key = keyOf(said);
      for (const [form, isPlural] of formsIn(key)) {
        if (form === key && !numbers.has(form)) numbers.set(form, isPlural);
        if (!foreign.has(form))
          foreign.set(form, { entries: [entry], own: false, isPlural, notCollected: null });
      }
    }
  }
  const words: string[] = [];
  const addOwn = (key: string, entry: Entry): void => {
    for (const [form, isPlural] of formsIn(key)) {
      if (own.has(form)) continue;
      // "restaurante" is Spanish for one, rather than an ending for several.
      const isSeveral = numbers.get(form) ?? isPlural;
      own.set(form, { entries: [entry], own: true, isPlural: isSeveral, notCollected: null });
    }
  };
  for (const entry of preset.entries("category")) {
    const key = keyOf(entry.value);
    words.push(...plainForms(key), ...(formsOf.get(fold(entry.value)) ?? []));
    addOwn(key, entry);
  }
  // The words that were typed for a type name it as well.
  for (const { sent, type } of preset.asked) {
    const entry = preset.find("category", type);
    const key = keyOf(sent);
    if (!entry) continue;
    addOwn(key, entry);
    words.push(...plainForms(key));
  }
  const find = (key: string): TypeName | undefined => {
    const named = plainlyNamed(key);
    if (named) return named;
    const [rest, isPlural] = withoutHead(key) ?? [];
    const of = rest === undefined ? undefined : plainlyNamed(rest);
    return of && { ...of, own: false, isPlural: isPlural === true };
  };
  const plainlyNamed = (key: string): TypeName | undefined => {
    const named = own.get(key);
    const alias = named ? undefined : byForm.get(key);
    if (!alias) return named ?? foreign.get(key);
    const entries = alias.labels.flatMap((label) => preset.find("category", label) ?? []);
    if (entries.length === 0 && foreign.has(key)) return foreign.get(key);
    const [elsewhere = ""] = alias.labels;
    return {
      entries,
      own: false,
      isPlural: alias.isPlural,
      notCollected: entries.length > 0 ? null : labelOf(elsewhere),
    };
  };
  return { find, words };
}

const labelOf = (folded: string): string =>
  folded.replace(/(^|[\s-])\p{L}/gu, (one) => one.toUpperCase());
