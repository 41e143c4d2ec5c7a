import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { listingLimits } from "../limits/listing.ts";
import { type Draft, listOf } from "../listing/facts.ts";
import type { Listing } from "../listing/listing.ts";
import { hasAny, type Tags, tagKey, tagKeys, tagMethod } from "../listing/tags.ts";
import { phoneTypeOf } from "./phone-type.ts";
import { plainNumber } from "./plain-phone.ts";

const sourceOf = (name: string, label: "main" | "mobile" | "fax") => ({
  key: tagKey(name),
  label,
  method: numberMethod(name),
});
const numberMethod = (keys: string): string => tagMethod(`${keys}, E.164`);

const sources = [
  sourceOf("phone", "main"),
  sourceOf("contact:phone", "main"),
  sourceOf("mobile", "mobile"),
  sourceOf("contact:mobile", "mobile"),
  sourceOf("fax", "fax"),
  sourceOf("contact:fax", "fax"),
] as const;
const phoneKeys = tagKeys(...sources.map(({ key }) => key.name));

/** Whom a number reaches; the page's own word for a department, a place or a person follows. */
export type PhoneLabel =
  | "main"
  | "office"
  | "mobile"
  | "tollfree"
  | "emergency"
  | "fax"
  | "other"
  | `${"dept" | "location" | "person"}:${string}`;

interface Found {
  key: string;
  /** How a number under this key alone was found. */
  method: string;
  label: PhoneLabel;
  /** E.164, or `null` when the text could not be read as a number. */
  number: string | null;
  isValid: boolean;
  text: string;
}

/**
 * Sets a listing's numbers. `phone` is the first number that can be dialled and is not a fax; where no
 * number can be read it is `null` and the text stays in `phones` under "other".
 */
export function setPhones(draft: Draft, tags: Tags, country: string | null): void {
  if (!hasAny(tags, phoneKeys)) return;
  const found: Found[] = [];
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at];
    const tag = source && tags.values[source.key.place];
    if (!source || tag === undefined) continue;
    const { key, label, method } = source;
    for (const text of listOf(tag)) {
      for (const { number, isValid, text: read } of readNumbers(text, country)) {
        found.push({ key: key.name, method, label, number, isValid, text: read });
      }
    }
  }
  if (found.length === 0) return;
  const main = mainOf(found);
  if (main) {
    const { method } = main;
    draft.set("phone", main.number, method);
    draft.set("phone_osm", main.number, method);
    draft.set("phone_type", main.number ? phoneTypeOf(main.number) : null, method);
    draft.set("phone_source", "osm", method);
  }
  const [first] = found;
  if (first && found.length === 1) {
    const { number, text, label, method } = first;
    const phones = [{ label: number === null ? "other" : label, value: number ?? text }];
    draft.set("phones", phones, method);
  } else {
    draft.set("phones", labelled(found, main), numberMethod(keysOf(found)));
  }
}

function mainOf(found: readonly Found[]): Found | undefined {
  const dialled = found.filter(({ number, label }) => number !== null && label !== "fax");
  return dialled.find(({ isValid }) => isValid) ?? dialled[0];
}

const keysOf = (found: readonly Found[]): string =>
  [...new Set(found.map(({ key }) => key))].join(", ");

/** The main number first; a second one under the same tag is "other". Each number once. */
function labelled(found: readonly Found[], main: Found | undefined): Listing["phones"] {
  const phones = new Map<string, PhoneLabel>();
  const first = main ? [main, ...found.filter((each) => each !== main)] : found;
  for (const { number, label, text } of first) {
    const value = number ?? text;
    const isSecond = label === "main" && [...phones.values()].includes("main");
    if (!phones.has(value)) phones.set(value, number === null || isSecond ? "other" : label);
  }
  return [...phones].map(([value, label]) => ({ label, value })).slice(0, listingLimits.valuesMax);
}

type Read = Pick<Found, "number" | "isValid" | "text">;

/** One number, or several that a slash, a comma or a word parts: `020 1234 / 020 1235`. */
export function readNumbers(text: string, country: string | null): Read[] {
  const whole = readNumber(text, country);
  if (whole.isValid) return [whole];
  const parts = text.split(/\s*(?:[/,|]|\s-\s|\b(?:or|and|ou|e|y|et)\b)\s*/).filter(Boolean);
  const read = parts.map((part) => readNumber(part, country));
  return parts.length > 1 && read.every(({ number }) => number !== null) ? read : [whole];
}

/** A number that is possible but not in use by any plan we know still counts as read. */
function readNumber(text: string, country: string | null): Read {
  const plain = plainNumber(text);
  if (plain) return { ...plain, text };
  const defaultCountry = countryCode(country);
  const parsed = parsePhoneNumberFromString(text, defaultCountry ? { defaultCountry } : {});
  const number = parsed?.isPossible() ? parsed.number : null;
  return { number, isValid: number !== null && (parsed?.isValid() ?? false), text };
}

const countryCode = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;
