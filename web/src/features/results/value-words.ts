import { declarationOf, type ListingColumn } from "#domain/listing/listing.ts";

/**
 * A column's value in words: the map's own words are stored in lower case.
 * `valueWords("internet_access", "wlan")` // => "Wi-Fi"
 */
export function valueWords(column: ListingColumn, value: string): string {
  const { tag, shown } = declarationOf(column);
  const isMapWord = tag !== undefined && tag.as !== "name";
  return shown?.[value] ?? (isMapWord ? upperFirst(value) : value);
}

export const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
