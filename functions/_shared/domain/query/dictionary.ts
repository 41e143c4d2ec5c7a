import { fold } from "../fold.ts";
import type { Listing } from "../listing.ts";
import type { Snapshot } from "../snapshot.ts";
import { catalogueAliases } from "./catalogue-aliases.ts";
import { singular } from "./inflection.ts";
import { type PresenceField, presenceFields, type TextField, textFields } from "./plan.ts";
import { isKnown, typesOf } from "./run-plan.ts";
import { oneEditApart } from "./spelling.ts";
import { keyOf } from "./words.ts";

/** One value of this preset, spelt as most of its rows spell it. */
export interface Entry {
  field: TextField;
  value: string;
  /** Rows that hold it; 0 for a type that was asked for and not found. */
  rows: number;
}

/** What a word for a type leads to: types of this preset, or one that was not collected. */
export interface TypeName {
  entries: readonly Entry[];
  /** Whether the words are the type's own name rather than another word for it. */
  own: boolean;
  notCollected: string | null;
}

/** The preset's own values: the only ones a plan can name. */
export interface Dictionary {
  rows: number;
  tier: 1 | 2;
  niche: readonly string[];
  /** Rows with a known value, by field. */
  known: Readonly<Record<PresenceField, number>>;
  /** By field, the most frequent first. */
  entries: Readonly<Record<TextField, readonly Entry[]>>;
  /** By folded value. */
  byValue: Readonly<Record<TextField, ReadonlyMap<string, Entry>>>;
  /** Places by their words. */
  places: ReadonlyMap<string, readonly Entry[]>;
  /** Types by their words, own name or alias, last word in the singular. */
  types: ReadonlyMap<string, TypeName>;
  /** Words in the longest name. */
  longest: number;
}

function buildDictionary({ listings, meta }: Pick<Snapshot, "listings" | "meta">): Dictionary {
  const byValue = {
    category: counted("category", listings, typesOf, meta.niche),
    suburb: counted("suburb", listings, ({ suburb }) => [suburb]),
    city: counted("city", listings, ({ city }) => [city]),
    street: counted("street", listings, ({ street }) => [street]),
    postcode: counted("postcode", listings, ({ postcode }) => [postcode]),
  };
  const sorted = (field: TextField): Entry[] =>
    [...byValue[field].values()].sort(
      (a, b) => b.rows - a.rows || (fold(a.value) < fold(b.value) ? -1 : 1),
    );
  const entries = {
    category: sorted("category"),
    suburb: sorted("suburb"),
    city: sorted("city"),
    street: sorted("street"),
    postcode: sorted("postcode"),
  };
  const places = placesByWords(entries);
  const types = typesByWords(entries.category);
  return {
    rows: listings.length,
    tier: meta.tier,
    niche: meta.niche,
    known: knownCounts(listings),
    entries,
    byValue,
    places,
    types,
    longest: Math.max(longestName(places), longestName(types)),
  };
}

const built = new WeakMap<Snapshot, Dictionary>();

/** The dictionary of a snapshot, built once for as long as the snapshot is held. */
export function dictionaryOf(snapshot: Snapshot): Dictionary {
  const dictionary = built.get(snapshot) ?? buildDictionary(snapshot);
  built.set(snapshot, dictionary);
  return dictionary;
}

/** The preset's spelling of a value, or undefined when no row has it. */
export const findValue = (
  dictionary: Dictionary,
  field: TextField,
  value: string,
): Entry | undefined => dictionary.byValue[field].get(fold(value));

/** Types named by these words, in the singular or plural. */
export const typeNamed = (dictionary: Dictionary, words: string): TypeName | undefined =>
  dictionary.types.get(words) ?? dictionary.types.get(singular(words));

/** The one type these words misspell by a single letter; undefined when there are several. */
export function typeMisspelt(dictionary: Dictionary, words: string): TypeName | undefined {
  const wanted = singular(words);
  const close = [...dictionary.types].filter(([name]) => oneEditApart(wanted, name));
  const labels = new Set(close.flatMap(([, type]) => [...labelsOf(type)]));
  return labels.size === 1 ? close[0]?.[1] : undefined;
}

const labelsOf = ({ entries, notCollected }: TypeName): string[] =>
  notCollected ? [notCollected] : entries.map((entry) => entry.value);

const wordsMax = 12;

/** Names with more words are not looked up: nobody types them, and every look-up would pay. */
const longestName = (byWords: ReadonlyMap<string, unknown>): number => {
  let longest = 1;
  for (const words of byWords.keys()) longest = Math.max(longest, words.split(" ").length);
  return Math.min(longest, wordsMax);
};

/** A count for every presence field, because the entries are made from all of them. */
function knownCounts(listings: readonly Listing[]): Record<PresenceField, number> {
  const counts = presenceFields.map((field) => [
    field,
    listings.reduce((sum, listing) => sum + (isKnown(listing, field) ? 1 : 0), 0),
  ]);
  return Object.fromEntries(counts) as Record<PresenceField, number>;
}

/** Rows by folded value; the entry carries the spelling seen most often. */
function counted(
  field: TextField,
  listings: readonly Listing[],
  valuesOf: (listing: Listing) => readonly (string | null)[],
  asked: readonly string[] = [],
): Map<string, Entry> {
  const folded = new Map<string, string>();
  const spellings = new Map<string, Map<string, number>>();
  const rows = new Map<string, number>();
  const keyFor = (value: string): string => {
    const key = folded.get(value) ?? fold(value);
    folded.set(value, key);
    return key;
  };
  for (const listing of listings) {
    const keys = new Set<string>();
    for (const value of valuesOf(listing)) {
      if (value === null || keys.has(keyFor(value))) continue;
      const key = keyFor(value);
      keys.add(key);
      rows.set(key, (rows.get(key) ?? 0) + 1);
      const seen = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, seen.set(value, (seen.get(value) ?? 0) + 1));
    }
  }
  for (const value of asked) {
    if (!spellings.has(keyFor(value))) spellings.set(keyFor(value), new Map([[value, 0]]));
  }
  const entryOf = (key: string, seen: Map<string, number>): [string, Entry] => {
    const [value] = [...seen].sort((a, b) => b[1] - a[1])[0] ?? [key];
    return [key, { field, value, rows: rows.get(key) ?? 0 }];
  };
  return new Map(
    [...spellings].filter(([key]) => key !== "").map(([key, seen]) => entryOf(key, seen)),
  );
}

function placesByWords(
  entries: Readonly<Record<TextField, readonly Entry[]>>,
): Map<string, Entry[]> {
  const places = new Map<string, Entry[]>();
  for (const field of textFields) {
    if (field === "category") continue;
    for (const entry of entries[field]) append(places, keyOf(entry.value), entry);
  }
  return places;
}

function typesByWords(categories: readonly Entry[]): Map<string, TypeName> {
  const own = new Map<string, Entry[]>();
  for (const entry of categories) {
    const key = keyOf(entry.value);
    append(own, key, entry);
    if (singular(key) !== key) append(own, singular(key), entry);
  }
  const aliases = new Map<string, Entry[]>();
  const elsewhere = new Map<string, string>();
  for (const [type, words] of Object.entries(catalogueAliases)) {
    const collected = own.get(keyOf(type)) ?? [];
    for (const alias of [keyOf(type), ...words]) {
      const key = singular(alias);
      if (own.has(key)) continue;
      for (const entry of collected) append(aliases, key, entry);
      if (collected.length === 0) elsewhere.set(key, type);
    }
  }
  const types = new Map<string, TypeName>();
  for (const [key, type] of elsewhere) {
    types.set(key, { entries: [], own: false, notCollected: type });
  }
  for (const [key, entries] of aliases) types.set(key, { entries, own: false, notCollected: null });
  for (const [key, entries] of own) types.set(key, { entries, own: true, notCollected: null });
  return types;
}

function append(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  if (key === "") return;
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (!entries.includes(entry)) entries.push(entry);
}
