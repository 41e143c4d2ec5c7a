import { singularWord } from "../inflection.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { nameKeysOf } from "../reader/name-keys.ts";
import { rowsInAll } from "../reader/rows-by-text.ts";
import { keyOf } from "../reader/tokens.ts";

/** Shorter forms of a preset's own names, by their folded words. */
export interface ShortNames {
  /** Streets without "street", with "st" for "saint", … */
  places: ReadonlyMap<string, readonly Entry[]>;
  /** Rows whose name has all of these words, in any order; few names at most. */
  businesses: (words: readonly string[]) => readonly number[];
  /** Beginnings of postcodes: "ec 1" for "EC1A 4JQ". */
  postcodeAreas: ReadonlySet<string>;
}

/** Abbreviations in names of places beside those of streets, both ways. */
const abbreviations: readonly (readonly string[])[] = [
  ["st", "saint"],
  ["mt", "mount"],
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
];

/** Words that say what a place is; without them the name is still clear. */
const genericWords = new Set(
  "street st road rd avenue ave square lane drive boulevard place court way row hill strasse platz weg gasse allee rue avenue place calle avenida plaza paseo rua praca largo via piazza quarter district".split(
    " ",
  ),
);

/** Words that fit more names than this single out none. */
const namesMax = 3;

const built = new WeakMap<Preset["columns"], ShortNames>();

export function shortNamesOf(preset: Preset): ShortNames {
  const names = built.get(preset.columns) ?? build(preset);
  built.set(preset.columns, names);
  return names;
}

function build(preset: Preset): ShortNames {
  const places = new Map<string, Entry[]>();
  for (const field of ["street", "suburb", "city"] as const) {
    for (const entry of preset.entries(field)) {
      for (const key of shortPlaces(keyOf(entry.value))) add(places, key, entry);
    }
  }
  return { places, businesses: businessFinder(preset), postcodeAreas: postcodeAreas(preset) };
}

function businessFinder(preset: Preset): ShortNames["businesses"] {
  const { keys, rowsByWord } = nameKeysOf(preset.columns);
  const byWord = rowsByWord();
  // "prets", "doces": a name in the plural, or with a possessive.
  const rowsOf = (word: string): readonly number[] | undefined =>
    byWord.get(word) ?? byWord.get(singularWord(word)) ?? byWord.get(`${word}s`);
  return (words) => {
    const rows = rowsInAll(words.map(rowsOf));
    return new Set(rows.map((row) => keys[row])).size > namesMax ? [] : rows;
  };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function shortPlaces(key: string): string[] {
  const words = key.split(" ");
  const short: string[] = [];
  for (const [at, word] of words.entries()) {
    for (const other of abbreviations.find((group) => group.includes(word)) ?? []) {
      if (other !== word) short.push(words.with(at, other).join(" "));
    }
  }
  const last = words.at(-1) ?? "";
  if (words.length > 1 && genericWords.has(last)) short.push(words.slice(0, -1).join(" "));
  const [first = ""] = words;
  if (words.length > 1 && first.length > 4 && !genericWords.has(first)) short.push(first);
  if (words.length > 1 && genericWords.has(words[0] ?? "")) short.push(words.slice(1).join(" "));
  return short.filter((each) => each.length > 2);
}

function postcodeAreas(preset: Preset): Set<string> {
  const areas = new Set<string>();
  for (const { value } of preset.entries("postcode")) {
    const words = keyOf(value).split(" ");
    for (let length = 1; length < words.length; length++) {
      areas.add(words.slice(0, length).join(" "));
    }
    const [only = ""] = words;
    if (words.length > 1 || !/^\d{4,}$/.test(only)) continue;
    for (let length = 2; length < only.length; length++) areas.add(only.slice(0, length));
  }
  return areas;
}
