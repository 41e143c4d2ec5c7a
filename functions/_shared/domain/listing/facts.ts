import { listingLimits } from "../limits/listing.ts";
import { beginningOf } from "../text/visible-text.ts";
import type { Listing } from "./listing.ts";
import { hasAny, type TagKeys, type Tags } from "./tags.ts";

/** A listing in the making. A value that says nothing leaves its column unknown. */
export interface Draft {
  /** `method`: how the value was found, as its receipt will say. */
  set: <K extends keyof Listing>(column: K, value: Listing[K], method: string) => void;
}

/**
 * Whether a column has no information: `null`, an empty list, a plain "no", or no key at all in a
 * page written before the column existed.
 */
export const isUnknown = (value: Listing[keyof Listing]): boolean =>
  value == null || value === false || (Array.isArray(value) && value.length === 0);

/** Control and direction marks: invisible, and able to change how a line of a file is read. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** Most texts of the map are this already: visible characters of Latin scripts and single spaces. */
const cleanLine = /^[!-~\u00a1-\u00ac\u00ae-\u024f]+(?: [!-~\u00a1-\u00ac\u00ae-\u024f]+)*$/;

/** The words of a text in one line: no control marks, single spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim();

/** Text of one line without invisible marks, at most `maxChars` long; `null` when nothing is left. */
export function cleanText(
  text: string | undefined,
  maxChars: number = listingLimits.textMaxChars,
): string | null {
  if (text === undefined) return null;
  if (text.length <= maxChars && cleanLine.test(text)) return text;
  const line = text.toWellFormed().replace(invisible, " ").replace(/\s+/gu, " ").trim();
  if (line.length <= maxChars) return line || null;
  return beginningOf(line, maxChars).trim() || null;
}

/** Sets a column of text to the first of the tags that says anything, and returns that. */
export function setFirst(
  draft: Draft,
  column: keyof Texts,
  tags: Tags,
  keys: TagKeys,
): string | null {
  if (!hasAny(tags, keys)) return null;
  for (let at = 0; at < keys.keys.length; at++) {
    const key = keys.keys[at];
    const value = key ? cleanText(tags.values[key.place]) : null;
    if (!key || value === null) continue;
    draft.set(column, value, key.method);
    return value;
  }
  return null;
}

type Texts = { [K in keyof Listing as string | null extends Listing[K] ? K : never]: Listing[K] };

/** The values of a tag that holds a list, cleaned: `a; b` // => ["a", "b"] */
export function listOf(text: string | undefined): string[] {
  if (text === undefined) return [];
  if (text.includes(";")) return text.split(";").flatMap((part) => cleanText(part) ?? []);
  const value = cleanText(text);
  return value === null ? [] : [value];
}
