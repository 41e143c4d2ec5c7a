import { listingLimits } from "../limits/listing.ts";
import type { Listing } from "./listing.ts";

/** A value of a listing and how it was found, as its receipt will say. */
export interface Fact<T> {
  value: T;
  method: string;
}
export type Facts = { readonly [K in keyof Listing]?: Fact<Listing[K]> };

export type Tags = Readonly<Record<string, string>>;

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
  // A letter made of two halves is not cut through.
  return (
    line
      .slice(0, maxChars)
      .replace(/[\ud800-\udbff]$/, "")
      .trim() || null
  );
}

/** The first of the tags that says anything. */
export function tagFact(tags: Tags, ...keys: [string, ...string[]]): Fact<string | null> {
  for (const key of keys) {
    const value = cleanText(tags[key]);
    if (value !== null) return { value, method: tagMethod(key) };
  }
  return unknown;
}

const unknown: Fact<null> = { value: null, method: "" };

/** One text for each key, however many listings have it. */
export function tagMethod(key: string): string {
  const known = tagMethods.get(key);
  if (known !== undefined) return known;
  const method = `tag ${key}`;
  tagMethods.set(key, method);
  return method;
}
const tagMethods = new Map<string, string>();

/** The values of a tag that holds a list, cleaned: `a; b` // => ["a", "b"] */
export const listOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(";").flatMap((part) => cleanText(part) ?? []);
