import { listingLimits } from "../limits/listing.ts";
import type {
  Listing,
  ListingColumn,
  ListingWithReceipts,
  Receipt,
  Receipts,
} from "../listing/listing.ts";
import { sourceNames } from "../listing/source-names.ts";
import { withRoles } from "../listing/website.ts";
import { noticesOf } from "../overture/credits.ts";
import type { OverturePlace, PlaceValue } from "../overture/place.ts";
import { phoneTypeOf } from "../phone/phone-type.ts";
import { domainOf } from "./business.ts";

interface FillContext {
  /** Those asked for: a place may be of others as well. */
  types: readonly { type: string }[];
  /** ISO time of reading. */
  at: string;
}

export interface MergeContext extends FillContext {
  /** Ids of the place's other rows. */
  duplicates: readonly string[];
}

/**
 * A listing of the map with its place of Overture. The map's values are shown; the place fills the
 * unknown ones and adds to lists, each with a receipt of its own. `source` stays the map's, to which
 * receipts refer.
 */
export function mergedListing(
  listing: ListingWithReceipts,
  place: OverturePlace,
  { duplicates, ...context }: MergeContext,
): ListingWithReceipts {
  const ids = [place.gersId, ...duplicates].map(sourceIdOfPlace);
  const { website } = listing.receipts;
  const filled = ofOverture(filledFrom(listing, place, context), place, context.at);
  return {
    ...filled,
    merged_source_ids: [...new Set([...listing.merged_source_ids, ...ids])],
    licence: `${listing.licence}; ${noticesOf(place)}`,
    website_osm: listing.website,
    sources: "both",
    agreement: agreementOf(listing, place),
    receipts: { ...filled.receipts, ...(website ? { website_osm: website } : {}) },
  };
}

/** The columns that keep the place's own values, whichever are shown. */
export function ofOverture(
  listing: ListingWithReceipts,
  place: OverturePlace,
  at: string,
): ListingWithReceipts {
  const [phone = null] = place.phones;
  const [website = null] = place.websites;
  const receipt = (value: PlaceValue): Receipt => receiptOf(place, value, at);
  return {
    ...listing,
    phone_overture: phone,
    website_overture: website,
    overture_confidence: place.confidence,
    gers_id: place.gersId,
    receipts: {
      ...listing.receipts,
      ...(phone === null ? {} : { phone_overture: receipt("phones") }),
      ...(website === null ? {} : { website_overture: receipt("websites") }),
      overture_confidence: receipt("confidence"),
      gers_id: receipt("name"),
    },
  };
}

/** As a listing's `source_id` names it. */
export const sourceIdOfPlace = (gersId: string): string => `overture/${gersId}`;

/** A listing with the values of a place where it has none, and their receipts. */
export function filledFrom(
  listing: ListingWithReceipts,
  place: OverturePlace,
  { types, at }: FillContext,
): ListingWithReceipts {
  const values = valuesOf(listing, place, types);
  const receipts: Receipts = { ...listing.receipts };
  for (const [column, value] of Object.entries(fromPlace) as [ListingColumn, PlaceValue][]) {
    if (values[column] === undefined) continue;
    const before = listing[column];
    const own = Array.isArray(before) && before.length > 0 ? listing.receipts[column] : undefined;
    const receipt = receiptOf(place, value, at);
    receipts[column] = own ? ofBoth(own, receipt) : receipt;
  }
  return { ...listing, ...values, receipts };
}

/** Of a list with values of both. */
const ofBoth = (own: Receipt, { source, ref, method }: Receipt): Receipt => ({
  ...own,
  source: `${own.source}; ${source}`,
  method: `${own.method}; ${ref}: ${method}`,
});

export const receiptOf = (place: OverturePlace, value: PlaceValue, at: string): Receipt => ({
  source: sourceNames.overture,
  ref: place.gersId,
  at: place.receipts[value]?.updatedAt ?? at,
  method: methodOf(place, value),
});

/** The columns that a place can fill, and the value of the place. */
const fromPlace = {
  name: "name",
  categories: "types",
  address: "address",
  city: "address",
  region: "address",
  postcode: "address",
  country: "address",
  phone: "phones",
  phone_source: "phones",
  phone_type: "phones",
  phones: "phones",
  website: "websites",
  emails: "emails",
  socials: "socials",
} as const satisfies Partial<Record<ListingColumn, PlaceValue>>;

/** Only those that change. */
export function valuesOf(
  listing: Omit<Listing, "licence">,
  place: OverturePlace,
  types: FillContext["types"],
): Partial<Listing> {
  const { address } = place;
  const asked = types.map(({ type }) => type).filter((type) => place.types.includes(type));
  return {
    ...(listing.name === null ? { name: place.name } : {}),
    ...added("categories", listing.categories, asked, (type) => type),
    ...addressOf(listing, place),
    ...unknown(listing, "city", address.locality),
    ...unknown(listing, "region", address.region),
    ...unknown(listing, "postcode", address.postcode),
    ...unknown(listing, "country", address.country),
    ...phonesOf(listing, place),
    ...unknown(listing, "website", place.websites[0] ?? null),
    ...added("emails", listing.emails, withRoles(place.emails), ({ value }) => value.toLowerCase()),
    ...added("socials", listing.socials, place.socials, ({ network }) => network),
  };
}

type TextColumn = "city" | "region" | "postcode" | "country" | "website";

const unknown = (
  listing: Pick<Listing, TextColumn>,
  column: TextColumn,
  value: string | null,
): Partial<Pick<Listing, TextColumn>> =>
  listing[column] === null && value !== null ? { [column]: value } : {};

/** A list with the new ones of another at its end; nothing where there is nothing new. */
function added<C extends ListingColumn, T>(
  column: C,
  first: readonly T[],
  second: readonly T[],
  keyOf: (value: T) => string,
): Partial<Record<C, T[]>> {
  const known = new Set(first.map(keyOf));
  const more = second.filter((value) => !known.has(keyOf(value)) && known.add(keyOf(value)));
  const all = [...first, ...more].slice(0, listingLimits.valuesMax);
  return all.length > first.length ? ({ [column]: all } as Partial<Record<C, T[]>>) : {};
}

/** Overture's line names street and house in one; the map's own street is never mixed with it. */
function addressOf(
  listing: Pick<Listing, "street" | "address" | "city">,
  { address }: OverturePlace,
): Partial<Listing> {
  const { freeform, postcode, locality, region } = address;
  if (listing.street !== null || freeform === null) return {};
  if (listing.address !== null && listing.address !== listing.city) return {};
  const rest = [postcode, locality, region].filter(
    (part) => part !== null && !freeform.includes(part),
  );
  return { address: [freeform, rest.join(" ")].filter(Boolean).join(", ") };
}

function phonesOf(
  listing: Pick<Listing, "phone" | "phones">,
  place: OverturePlace,
): Partial<Listing> {
  const isFax = (number: string): boolean =>
    listing.phones.some(({ label, value }) => label === "fax" && value === number);
  const phones = place.phones.filter((number) => !isFax(number));
  const [main = null] = phones;
  const isNew = listing.phone === null && main !== null;
  const others = phones.map((value) => ({
    label: isNew && value === main ? "main" : "other",
    value,
  }));
  const type = isNew ? phoneTypeOf(main) : null;
  return {
    ...(isNew ? { phone: main, phone_source: "overture" as const } : {}),
    ...(type === null ? {} : { phone_type: type }),
    ...added("phones", listing.phones, others, ({ value }) => value),
  };
}

/** Contacts that both sources give: only these are agreement. */
function agreementOf({ phone, website }: Listing, place: OverturePlace): Listing["agreement"] {
  const domain = domainOf(website);
  const hasPhone = phone !== null && place.phones.includes(phone);
  const hasDomain = domain !== null && place.websites.some((url) => domainOf(url) === domain);
  return [...(hasPhone ? ["phone"] : []), ...(hasDomain ? ["website"] : [])];
}

/** `Foursquare 30910f3e, release 2026-11-18.0, Apache-2.0` */
function methodOf({ receipts }: OverturePlace, value: PlaceValue): string {
  const receipt = receipts[value];
  if (!receipt) return "row of the release";
  return [receipt, ...(receipt.also ?? [])]
    .map(({ dataset, recordId, release, licence }) => {
      const record = [dataset, recordId].filter(Boolean).join(" ");
      return [record, `release ${release}`, licence].filter(Boolean).join(", ");
    })
    .join("; ");
}
