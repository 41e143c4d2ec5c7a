import { hoursFacts } from "../hours/hours.ts";
import { listingLimits } from "../limits/listing.ts";
import type { TypeTags } from "../matching/categories.ts";
import type { Tier } from "../money/tiers.ts";
import { phoneFacts } from "../phone/phone.ts";
import { addressFacts } from "./address.ts";
import { matcherFor, type OsmElement, positionOf, sourceIdOf } from "./element.ts";
import { cleanText, type Facts, type Tags, tagFact } from "./facts.ts";
import { type Listing, nothingKnown } from "./listing.ts";
import {
  type BriefListing,
  briefly,
  type CollectedListing,
  methodOf,
  receiptIndexOf,
  setMethod,
} from "./receipts.ts";
import { tagColumnFacts } from "./tag-columns.ts";
import { websiteFacts } from "./website.ts";

export const openStreetMap = {
  source: "OpenStreetMap",
  licence: "ODbL 1.0 © OpenStreetMap contributors",
} as const;

export interface ElementContext {
  /** The types of the niche in the order they were asked for. */
  types: readonly Pick<TypeTags, "type" | "tags">[];
  tier: Tier;
  /** ISO 3166-1 alpha-2 */
  countryAt: (lat: number, lon: number) => string | null;
  /** SHA-256 of UTF-8 text in hex digits. */
  hashHex: (text: string) => string;
  /** ISO times */
  sourceUpdatedAt: string | null;
  collectedAt: string;
}

/** The listing of a map element; `null` when it is of none of the types. */
export function toListing(element: OsmElement, context: ElementContext): BriefListing | null {
  const { tags } = element;
  const keys = Object.keys(tags);
  const categories = fittingTypes(context.types)(tags, keys);
  const [category] = categories;
  if (category === undefined) return null;
  const { lat, lon } = positionOf(element);
  const country = context.countryAt(lat, lon);
  const facts: Facts[] = [
    placeFacts(element, keys.length),
    {
      category: { value: category, method: "first type whose tags fit" },
      categories: { value: categories, method: "types whose tags fit" },
      name: tagFact(tags, "name"),
    },
    addressFacts(tags, country),
    phoneFacts(tags, country),
    websiteFacts(tags, keys),
    hoursFacts(tags, context.collectedAt),
    paymentFacts(tags, keys),
    tagColumnFacts(tags),
    { description: descriptionFact(tags), founded_year: foundedFact(tags, context.collectedAt) },
  ];
  return listingOf(sourceIdOf(element), facts, context);
}

type Types = ElementContext["types"];

type Fitting = (tags: Tags, keys: readonly string[]) => string[];
const matchers = new WeakMap<Types, Fitting>();

/** A run asks the same types of all its elements: they are taken apart once. */
function fittingTypes(types: Types): Fitting {
  const known = matchers.get(types);
  if (known) return known;
  const match = matcherFor(types.map((type) => type.tags));
  const single = types.map(({ type }) => [type]);
  const fitting: Fitting = (tags, keys) => {
    const found = match(tags, keys);
    const [at] = found;
    // Most are of one type, and share the list of it.
    if (at !== undefined && found.length === 1) return single[at] ?? [];
    return [...new Set(found.map((each) => types[each]?.type ?? ""))];
  };
  matchers.set(types, fitting);
  return fitting;
}

function listingOf(
  sourceId: string,
  facts: readonly Facts[],
  context: ElementContext,
): BriefListing {
  const listing: BriefListing = {
    ...blank,
    id: context.hashHex(sourceId).slice(0, idHexDigits),
    source_id: sourceId,
    tier: context.tier,
    source_updated_at: context.sourceUpdatedAt,
    collected_at: context.collectedAt,
  };
  for (const part of facts) {
    for (const column in part) {
      const method = put(listing, part, column as keyof Listing);
      const at = method === null ? undefined : receiptIndexOf(column);
      // Every column of a fact has receipts: the type of the keys is lost in the loop only.
      if (method !== null && at !== undefined) setMethod(listing, at, method);
    }
  }
  return listing;
}

/** Sets the column's value and returns its method; `null` if the value is unknown. */
function put<K extends keyof Listing>(listing: Listing, facts: Facts, column: K): string | null {
  const fact = facts[column];
  if (!fact || isUnknown(fact.value)) return null;
  listing[column] = fact.value;
  return fact.method;
}

/**
 * Whether a column has no information: `null`, an empty list, a plain "no", or no key at all in a
 * page written before the column existed.
 */
export const isUnknown = (value: Listing[keyof Listing]): boolean =>
  value == null || value === false || (Array.isArray(value) && value.length === 0);

const idHexDigits = 20;

const blank = {
  ...nothingKnown,
  ...openStreetMap,
  ...briefly(),
};

function placeFacts(element: OsmElement, tagCount: number): Facts {
  const { lat, lon } = positionOf(element);
  const method = element.type === "node" ? "position of the node" : "middle of the element's box";
  return {
    source_id: {
      value: sourceIdOf(element),
      method: countMethod(tagCount),
    },
    lat: { value: lat, method },
    lon: { value: lon, method },
  };
}

const countMethods: string[] = [];
/** One text for each number, however many listings have it. */
function countMethod(tags: number): string {
  countMethods[tags] ??= `element with ${tags} tags`;
  return countMethods[tags];
}

/** How many tags the element of a listing has, by its receipt. */
export const tagCountOf = (listing: CollectedListing): number =>
  Number(methodOf(listing, "source_id")?.match(/\d+/)?.[0] ?? 0);

function paymentFacts(tags: Tags, keys: readonly string[]): Facts {
  const isAny = keys.some((key) => key.startsWith("payment:") || key.startsWith("currency:"));
  if (!isAny) return {};
  const yesKeys = (prefix: string): string[] =>
    keys
      .filter((key) => key.startsWith(prefix) && tags[key] === "yes")
      .flatMap((key) => cleanText(key.slice(prefix.length)) ?? [])
      .sort()
      .slice(0, listingLimits.valuesMax);
  const currencies = yesKeys("currency:").map((code) => code.toUpperCase());
  return {
    payments: {
      value: yesKeys("payment:").map((method) => method.replaceAll("_", " ")),
      method: "tags payment:*=yes",
    },
    currencies: {
      value: currencies.filter((code) => /^[A-Z]{3}$/.test(code)),
      method: "tags currency:*=yes",
    },
  };
}

const descriptionFact = (tags: Tags): NonNullable<Facts["description"]> => ({
  value: cleanText(tags.description, listingLimits.descriptionMaxChars),
  method: "tag description",
});

const oldestYear = 1000;

/** `start_date` may be a century or a guess; only a plain date counts. */
function foundedFact(tags: Tags, collectedAt: string): NonNullable<Facts["founded_year"]> {
  if (tags.start_date === undefined) return notFounded;
  const [, text] = tags.start_date.match(/^(\d{4})(?:-\d\d){0,2}$/) ?? [];
  const year = Number(text);
  const isPlausible = year >= oldestYear && year <= new Date(collectedAt).getUTCFullYear();
  return isPlausible ? { value: year, method: "year of the tag start_date" } : notFounded;
}
const notFounded = { value: null, method: "" };
