import { addressFacts } from "./address.ts";
import type { TypeTags } from "./categories.ts";
import { matcherFor, type OsmElement, positionOf, sourceIdOf } from "./element.ts";
import { cleanText, type Facts, type Tags, tagFact } from "./facts.ts";
import { hoursFacts } from "./hours.ts";
import { limits, type Tier } from "./limits.ts";
import {
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
  type Receipts,
} from "./listing.ts";
import { phoneFacts } from "./phone.ts";
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
export function toListing(
  element: OsmElement,
  context: ElementContext,
): ListingWithReceipts | null {
  const { tags } = element;
  const categories = fittingTypes(context.types)(tags);
  const [category] = categories;
  if (category === undefined) return null;
  const { lat, lon } = positionOf(element);
  const country = context.countryAt(lat, lon);
  const facts: Facts = {
    ...placeFacts(element),
    category: { value: category, method: "first type whose tags fit" },
    categories: { value: [...new Set(categories)], method: "types whose tags fit" },
    name: tagFact(tags, "name"),
    ...addressFacts(tags, country),
    ...phoneFacts(tags, country),
    ...websiteFacts(tags),
    ...hoursFacts(tags, context.collectedAt),
    ...paymentFacts(tags),
    description: descriptionFact(tags),
    founded_year: foundedFact(tags, context.collectedAt),
  };
  return withReceipts(sourceIdOf(element), facts, context);
}

type Types = ElementContext["types"];

const matchers = new WeakMap<Types, (tags: Tags) => string[]>();

/** A run asks the same types of all its elements: they are taken apart once. */
function fittingTypes(types: Types): (tags: Tags) => string[] {
  const known = matchers.get(types);
  if (known) return known;
  const match = matcherFor(types.map((type) => type.tags));
  const fitting = (tags: Tags): string[] => match(tags).flatMap((at) => types[at]?.type ?? []);
  matchers.set(types, fitting);
  return fitting;
}

function withReceipts(
  sourceId: string,
  facts: Facts,
  context: ElementContext,
): ListingWithReceipts {
  const listing: Listing = {
    ...blank,
    id: context.hashHex(sourceId).slice(0, idHexDigits),
    source_id: sourceId,
    tier: context.tier,
    source_updated_at: context.sourceUpdatedAt,
    collected_at: context.collectedAt,
  };
  const receipts: Receipts = {};
  for (const column in facts) {
    if (!isColumn(column)) continue;
    const method = put(listing, facts, column);
    if (method === null) continue;
    receipts[column] = {
      source: openStreetMap.source,
      ref: sourceId,
      at: context.collectedAt,
      method,
    };
  }
  return Object.assign(listing, { receipts });
}

const columns = new Set<string>(listingColumns);
const isColumn = (name: string): name is ListingColumn => columns.has(name);

/** Sets what is known about the column and returns how; `null` when nothing is. */
function put<K extends keyof Listing>(listing: Listing, facts: Facts, column: K): string | null {
  const fact = facts[column];
  if (!fact || isUnknown(fact.value)) return null;
  listing[column] = fact.value;
  return fact.method;
}

/** Whether a column says nothing: what is unknown is `null`, an empty list or a plain "no". */
export const isUnknown = (value: Listing[keyof Listing]): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

const idHexDigits = 20;

const blank: Omit<Listing, "id" | "source_id" | "tier" | "source_updated_at" | "collected_at"> = {
  merged_source_ids: [],
  name: null,
  category: "",
  categories: [],
  address: null,
  street: null,
  house_number: null,
  suburb: null,
  city: null,
  region: null,
  postcode: null,
  country: null,
  lat: 0,
  lon: 0,
  phone: null,
  phone_source: null,
  phone_osm: null,
  phone_web: null,
  phones: [],
  website: null,
  emails: [],
  hours_raw: null,
  hours_known: false,
  hours: [],
  rating: null,
  review_count: null,
  socials: [],
  description: null,
  price_level: null,
  price_range: null,
  payments: [],
  currencies: [],
  services: [],
  areas: [],
  founded_year: null,
  founders: [],
  fit: null,
  fit_reason: null,
  ...openStreetMap,
};

function placeFacts(element: OsmElement): Facts {
  const { lat, lon } = positionOf(element);
  const method = element.type === "node" ? "position of the node" : "middle of the element's box";
  return {
    source_id: {
      value: sourceIdOf(element),
      method: `element with ${Object.keys(element.tags).length} tags`,
    },
    lat: { value: lat, method },
    lon: { value: lon, method },
  };
}

/** How many tags the element of a listing has, by its receipt. */
export const tagCountOf = ({ receipts }: Pick<ListingWithReceipts, "receipts">): number =>
  Number(receipts.source_id?.method.match(/\d+/)?.[0] ?? 0);

function paymentFacts(tags: Tags): Facts {
  const isAny = Object.keys(tags).some(
    (key) => key.startsWith("payment:") || key.startsWith("currency:"),
  );
  if (!isAny) return {};
  const yesKeys = (prefix: string): string[] =>
    Object.keys(tags)
      .filter((key) => key.startsWith(prefix) && tags[key] === "yes")
      .flatMap((key) => cleanText(key.slice(prefix.length)) ?? [])
      .sort()
      .slice(0, limits.listingValuesMax);
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
  value: cleanText(tags.description, limits.listingDescriptionMaxChars),
  method: "tag description",
});

const oldestYear = 1000;

/** `start_date` may be a century or a guess; only a plain date counts. */
function foundedFact(tags: Tags, collectedAt: string): NonNullable<Facts["founded_year"]> {
  const [, text] = (tags.start_date ?? "").match(/^(\d{4})(?:-\d\d){0,2}$/) ?? [];
  const year = Number(text);
  const isPlausible = year >= oldestYear && year <= new Date(collectedAt).getUTCFullYear();
  return { value: isPlausible ? year : null, method: "year of the tag start_date" };
}
