import { setHours } from "../hours/hours.ts";
import { listingLimits } from "../limits/listing.ts";
import type { TypeTags } from "../matching/categories.ts";
import type { Tier } from "../money/tiers.ts";
import { setPhones } from "../phone/phone.ts";
import { setAddress } from "./address.ts";
import { matcherFor, type OsmElement, positionOf, sourceIdOf } from "./element.ts";
import { cleanText, type Draft, setFirst, type Tags, tagsByKey } from "./facts.ts";
import { type Listing, nothingKnown } from "./listing.ts";
import {
  type BriefListing,
  briefly,
  type CollectedListing,
  methodOf,
  receiptIndexOf,
  setMethod,
} from "./receipts.ts";
import { setTagColumns } from "./tag-columns.ts";
import { setWebsites } from "./website.ts";

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
  const tags = tagsByKey(element.tags);
  const categories = fittingTypes(context.types)(tags);
  const [category] = categories;
  if (category === undefined) return null;
  const { lat, lon } = positionOf(element);
  const country = context.countryAt(lat, lon);
  const draft = new ListingDraft(sourceIdOf(element), context);
  setPlace(draft, element, tags.size);
  draft.set("category", category, "first type whose tags fit");
  draft.set("categories", categories, "types whose tags fit");
  setFirst(draft, "name", tags, nameKeys);
  setAddress(draft, tags, country);
  setPhones(draft, tags, country);
  setWebsites(draft, tags);
  setHours(draft, tags, context.collectedAt);
  setPayments(draft, tags);
  setTagColumns(draft, tags);
  const description = cleanText(tags.get("description"), listingLimits.descriptionMaxChars);
  draft.set("description", description, "tag description");
  setFounded(draft, tags, context.collectedAt);
  return draft.listing;
}
const nameKeys = ["name"] as const;

type Types = ElementContext["types"];

type Fitting = (tags: Tags) => string[];
const matchers = new WeakMap<Types, Fitting>();

/** A run asks the same types of all its elements: they are taken apart once. */
function fittingTypes(types: Types): Fitting {
  const known = matchers.get(types);
  if (known) return known;
  const match = matcherFor(types.map((type) => type.tags));
  const single = types.map(({ type }) => [type]);
  const fitting: Fitting = (tags) => {
    const found = match(tags);
    const [at] = found;
    // Most are of one type, and share the list of it.
    if (at !== undefined && found.length === 1) return single[at] ?? [];
    return [...new Set(found.map((each) => types[each]?.type ?? ""))];
  };
  matchers.set(types, fitting);
  return fitting;
}

class ListingDraft implements Draft {
  readonly listing: BriefListing;

  constructor(sourceId: string, context: ElementContext) {
    this.listing = {
      ...blank,
      id: context.hashHex(sourceId).slice(0, idHexDigits),
      source_id: sourceId,
      tier: context.tier,
      source_updated_at: context.sourceUpdatedAt,
      collected_at: context.collectedAt,
    };
  }

  set<K extends keyof Listing>(column: K, value: Listing[K], method: string): void {
    if (isUnknown(value)) return;
    const columns: Listing = this.listing;
    columns[column] = value;
    this.found(column, method);
  }

  found(column: keyof Listing, method: string): void {
    const at = receiptIndexOf(column);
    if (at !== undefined) setMethod(this.listing, at, method);
  }
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

function setPlace(draft: ListingDraft, element: OsmElement, tagCount: number): void {
  const { lat, lon } = positionOf(element);
  const method = element.type === "node" ? "position of the node" : "middle of the element's box";
  draft.found("source_id", countMethod(tagCount));
  draft.set("lat", lat, method);
  draft.set("lon", lon, method);
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

function setPayments(draft: Draft, tags: Tags): void {
  const payments: string[] = [];
  const currencies: string[] = [];
  for (const [key, tag] of tags) {
    if (tag !== "yes") continue;
    if (key.startsWith("payment:")) payments.push(...nameIn(key));
    else if (key.startsWith("currency:")) currencies.push(...nameIn(key));
  }
  if (payments.length > 0) {
    const methods = firstOf(payments).map((method) => method.replaceAll("_", " "));
    draft.set("payments", methods, "tags payment:*=yes");
  }
  if (currencies.length > 0) {
    const codes = firstOf(currencies).map((code) => code.toUpperCase());
    const valid = codes.filter((code) => /^[A-Z]{3}$/.test(code));
    draft.set("currencies", valid, "tags currency:*=yes");
  }
}

/** `payment:cash` // => ["cash"] */
function nameIn(key: string): string[] {
  const name = cleanText(key.slice(key.indexOf(":") + 1));
  return name === null ? [] : [name];
}

const firstOf = (names: readonly string[]): string[] =>
  names.toSorted().slice(0, listingLimits.valuesMax);

const oldestYear = 1000;

/** `start_date` may be a century or a guess; only a plain date counts. */
function setFounded(draft: Draft, tags: Tags, collectedAt: string): void {
  const [, text] = tags.get("start_date")?.match(/^(\d{4})(?:-\d\d){0,2}$/) ?? [];
  if (text === undefined) return;
  const year = Number(text);
  const isPlausible = year >= oldestYear && year <= new Date(collectedAt).getUTCFullYear();
  if (isPlausible) draft.set("founded_year", year, "year of the tag start_date");
}
