import { setHours } from "../hours/hours.ts";
import { listingLimits } from "../limits/listing.ts";
import type { TypeTags } from "../matching/categories.ts";
import type { Tier } from "../money/tiers.ts";
import { setPhones } from "../phone/phone.ts";
import { setAddress } from "./address.ts";
import type { Drafts } from "./drafts.ts";
import { matcherFor, type OsmElement, positionOf, sourceIdOf } from "./element.ts";
import { cleanText, type Draft, setFirst } from "./facts.ts";
import { type CollectedListing, methodOf } from "./receipts.ts";
import { sourceNames } from "./source-names.ts";
import { setTagColumns } from "./tag-columns.ts";
import { readTags, type Tags, tagKey, tagKeys } from "./tags.ts";
import { setWebsites } from "./website.ts";

export const openStreetMap = {
  source: sourceNames.osm,
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

/** Drafts the listing of a map element; nothing when it is of none of the types. */
export function draftListing(element: OsmElement, context: ElementContext, drafts: Drafts): void {
  const categories = fittingTypes(context.types)(element.tags);
  const [category] = categories;
  if (category === undefined) return;
  const tags = readTags(element.tags);
  const { lat, lon } = positionOf(element);
  const country = context.countryAt(lat, lon);
  drafts.begin();
  setOrigin(drafts, sourceIdOf(element), tags.size, context);
  const method = element.type === "node" ? "position of the node" : "middle of the element's box";
  drafts.set("lat", lat, method);
  drafts.set("lon", lon, method);
  drafts.set("category", category, "first type whose tags fit");
  drafts.set("categories", categories, "types whose tags fit");
  setFirst(drafts, "name", tags, nameKeys);
  setAddress(drafts, tags, country);
  setPhones(drafts, tags, country);
  setWebsites(drafts, tags);
  setHours(drafts, tags, context.collectedAt);
  setPayments(drafts, tags);
  setTagColumns(drafts, tags);
  const { place, method: descriptionMethod } = descriptionKey;
  const description = cleanText(tags.values[place], listingLimits.descriptionMaxChars);
  drafts.set("description", description, descriptionMethod);
  setFounded(drafts, tags, context.collectedAt);
}
const nameKeys = tagKeys("name");
const descriptionKey = tagKey("description");

type Types = ElementContext["types"];

type Fitting = (tags: OsmElement["tags"]) => string[];
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

function setOrigin(
  drafts: Drafts,
  sourceId: string,
  tagCount: number,
  { hashHex, tier, sourceUpdatedAt, collectedAt }: ElementContext,
): void {
  drafts.put("id", listingId(sourceId, hashHex), null);
  drafts.put("source", openStreetMap.source, null);
  drafts.put("source_id", sourceId, countMethod(tagCount));
  drafts.put("licence", openStreetMap.licence, null);
  drafts.put("tier", tier, null);
  drafts.put("source_updated_at", sourceUpdatedAt, null);
  drafts.put("collected_at", collectedAt, null);
}

const idHexDigits = 20;

/** The same for the same business in every task. */
export const listingId = (sourceId: string, hashHex: ElementContext["hashHex"]): string =>
  hashHex(sourceId).slice(0, idHexDigits);

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
  if (tags.affirmed.length === 0) return;
  const payments: string[] = [];
  const currencies: string[] = [];
  for (const key of tags.affirmed) {
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

const startKey = tagKey("start_date");
const oldestYear = 1000;
const yearDigits = 4;

/** `start_date` may be a century or a guess; only a plain date counts. */
function setFounded(draft: Draft, tags: Tags, collectedAt: string): void {
  const tag = tags.values[startKey.place];
  if (tag === undefined || !/^\d{4}(?:-\d\d){0,2}$/.test(tag)) return;
  const year = Number(tag.slice(0, yearDigits));
  const isPlausible = year >= oldestYear && year <= new Date(collectedAt).getUTCFullYear();
  if (isPlausible) draft.set("founded_year", year, "year of the tag start_date");
}
