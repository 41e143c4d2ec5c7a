import { declarationOf, type ListingColumn } from "#domain/listing/listing.ts";

/**
 * A column's value in words: the map's own words and ours are stored in lower case.
 * `valueWords("internet_access", "wlan")` // => "Wi-Fi"
 */
export function valueWords(column: ListingColumn, value: string): string {
  const { tag, shown, values } = declarationOf(column);
  const isPlainWord = values !== undefined || (tag !== undefined && tag.as !== "name");
  return shown?.[value] ?? (isPlainWord ? upperFirst(value) : value);
}

export const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
