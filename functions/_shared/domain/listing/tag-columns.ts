import { listingLimits } from "../limits/listing.ts";
import type { ColumnDeclaration } from "./column-declaration.ts";
import { cleanText, type Draft, listOf } from "./facts.ts";
import { columnsWith, declarationOf, type Listing, type ListingColumn } from "./listing.ts";
import { hasAny, type TagKey, type Tags, tagKey, tagKeys } from "./tags.ts";

type Read = (tag: string) => string | number | string[] | null;
interface TagColumn {
  column: ListingColumn;
  tag: TagKey;
  read: Read;
}

/** Computed once: a run reads each of them from every element. */
const tagColumns: readonly TagColumn[] = columnsWith("tag").map((column) => {
  const declared: ColumnDeclaration = declarationOf(column);
  const { key = column } = declared.tag ?? {};
  return { column, tag: tagKey(key), read: readerOf(declared) };
});
const columnKeys = tagKeys(...tagColumns.map(({ tag }) => tag.name));

/** Sets the columns that come from a single tag. */
export function setTagColumns(draft: Draft, tags: Tags): void {
  if (!hasAny(tags, columnKeys)) return;
  for (let at = 0; at < tagColumns.length; at++) {
    const own = tagColumns[at];
    const tag = own && tags.values[own.tag.place];
    if (!own || tag === undefined) continue;
    // Each reader returns its column's kind.
    draft.set(own.column, own.read(tag) as Listing[ListingColumn], own.tag.method);
  }
}

function readerOf({ tag, values = [] }: ColumnDeclaration): Read {
  switch (tag?.as) {
    case "words":
      return (text) => [...new Set(wordsOf(text))].slice(0, listingLimits.valuesMax);
    case "word":
      return (text) => wordsOf(text)[0] ?? null;
    case "choice": {
      const own = values.map((value) => [String(value), String(value)] as const);
      const choices = new Map([...own, ...Object.entries(tag.also ?? {})]);
      return (text) => firstOf(listOf(text.toLowerCase()), choices);
    }
    case "stars":
      return starsOf;
    default:
      return (text) => cleanText(text);
  }
}

/** `ice_cream;Pizza` // => ["ice cream", "pizza"] */
const wordsOf = (text: string): string[] => listOf(text.toLowerCase().replaceAll("_", " "));

/** An undeclared value leaves the column unknown. */
function firstOf(said: readonly string[], choices: ReadonlyMap<string, string>): string | null {
  for (const one of said) {
    const choice = choices.get(one);
    if (choice !== undefined) return choice;
  }
  return null;
}

/** `starsOf("4S")` // => 4: "superior" is a class of its own within the stars. */
function starsOf(text: string): number | null {
  const [, whole, half] =
    /^\s*([0-5])(?:[.,]([05]))?\s*(?:s|sup\.?|superior)?\s*$/i.exec(text) ?? [];
  const stars = Number(whole) + (half === "5" ? 0.5 : 0);
  return stars <= 5 ? stars : null;
}
