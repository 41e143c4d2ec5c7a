import { isColumn, type ListingColumn, listingColumns } from "../../listing/listing.ts";
import { allLexicons } from "../lexicons/all.ts";
import type { Language } from "../reader/lexicon.ts";
import type { Names } from "../reader/names.ts";
import { keyOf, type Piece } from "../reader/tokens.ts";
import { arabicTalk } from "./words/arabic.ts";
import { englishTalk } from "./words/english.ts";
import { frenchTalk } from "./words/french.ts";
import { germanTalk } from "./words/german.ts";
import { spanishTalk } from "./words/spanish.ts";

/** A stretch of a question about the data itself, and everything it may mean. */
export interface Concept {
  kinds: ReadonlySet<string>;
  text: string;
  column?: ListingColumn;
  /** A type of business, by the name it has in answers. */
  types?: readonly string[];
}

type Table = ReadonlyMap<string, ReadonlySet<string>>;

const texts: Readonly<Record<Language, string>> = {
  en: englishTalk,
  de: germanTalk,
  fr: frenchTalk,
  es: spanishTalk,
  ar: arabicTalk,
};
const tables = new Map<string, Table>();

/** Lines `kind: phrase, another phrase`; a phrase may be of several kinds. */
export function tableOf(text: string): Table {
  const known = tables.get(text);
  if (known) return known;
  const table = new Map<string, Set<string>>();
  for (const line of text.trim().split("\n")) {
    const colon = line.indexOf(":");
    const kind = line.slice(0, colon).trim();
    for (const phrase of line.slice(colon + 1).split(",")) {
      const key = keyOf(phrase);
      if (key !== "") table.set(key, new Set([...(table.get(key) ?? []), kind]));
    }
  }
  tables.set(text, table);
  return table;
}

/** "hours_known" is typed with and without its line. */
const columnsByWords = new Map<string, ListingColumn>(
  listingColumns.map((column) => [keyOf(column.replaceAll("_", " ")), column]),
);

const wordsMost = 7;

/**
 * The question cut into the longest phrases that are known; a number, a sign or a quoted text makes
 * it none.
 */
export function conceptsIn(
  pieces: readonly Piece[],
  language: Language,
  names: Names,
): Concept[] | undefined {
  const words = pieces.flatMap(({ kind, text }) => (kind === "mark" ? [] : [{ kind, text }]));
  if (words.some(({ kind }) => kind !== "word")) return undefined;
  const found: Concept[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(wordsMost, words.length - at);
    let concept: Concept | undefined;
    for (; length > 0 && !concept; length--) {
      const key = words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(" ");
      concept = conceptOf(key, language, names);
    }
    found.push(concept ?? { kinds: new Set(["unknown"]), text: words[at]?.text ?? "" });
    at += concept ? length + 1 : 1;
  }
  return found;
}

function conceptOf(key: string, language: Language, names: Names): Concept | undefined {
  const kinds = new Set(tableOf(texts[language]).get(key) ?? withoutClitic(key, language));
  const column = columnNamed(key, language);
  if (column !== undefined) kinds.add("field");
  const type = names.type(key);
  if (type) kinds.add("type");
  if (names.places.has(key)) kinds.add("place");
  if (kinds.size === 0) return undefined;
  const types = type?.entries.map(({ value }) => value) ?? [];
  return {
    kinds,
    text: key,
    ...(column === undefined ? {} : { column }),
    ...(types.length > 0 ? { types } : {}),
  };
}

/** Arabic writes "and", "with" and "of" as one with the next word. */
function withoutClitic(key: string, language: Language): ReadonlySet<string> {
  const isArabic = language === "ar" && /^[وبلف]\S{2,}/u.test(key);
  return (isArabic && tableOf(texts.ar).get(key.slice(1))) || new Set();
}

function columnNamed(key: string, language: Language): ListingColumn | undefined {
  const meaning = allLexicons()
    .find((lexicon) => lexicon.language === language)
    ?.meanings.get(key);
  const { kind, arg = "" } = meaning ?? {};
  const written = columnsByWords.get(key);
  // "hours known" as the file writes it, "name" as people say it.
  if (written !== undefined && key.includes(" ")) return written;
  return kind === "field" && isColumn(arg) ? arg : written;
}
