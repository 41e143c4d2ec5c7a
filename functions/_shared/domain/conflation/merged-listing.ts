import { listingLimits } from "../limits/listing.ts";
import type {
  Listing,
  ListingColumn,
  ListingWithReceipts,
  Receipt,
  Receipts,
} from "../listing/listing.ts";
import { withRoles } from "../listing/website.ts";
import type { OverturePlace, PlaceValue } from "../overture/place.ts";
import { phoneTypeOf } from "../phone/phone-type.ts";
import { domainOf } from "./business.ts";

export const overtureMaps = {
  source: "Overture Maps",
  credit: "Overture Maps Foundation, overturemaps.org",
} as const;

/** Both sources' values of one business, whichever is shown. */
export interface OfBoth {
  gersId: string;
  confidence: number;
  phone: { osm: string | null; overture: string | null };
  website: { osm: string | null; overture: string | null };
  /** Contacts that both sources give alike: only these are agreement. */
  agreed: ("phone" | "website")[];
}

export interface MergedListing {
  listing: ListingWithReceipts;
  ofBoth: OfBoth;
}

/**
 * A listing of the map with its place of Overture. The map's values are shown; the place fills the
 * unknown ones and adds to lists, each with a receipt of its own. `duplicates`: ids of the place's
 * other rows. `at` is the time of reading.
 */
export function mergedListing(
  listing: ListingWithReceipts,
  place: OverturePlace,
  { duplicates, at }: { duplicates: readonly string[]; at: string },
): MergedListing {
  const filled = filledFrom(listing, place, at);
  const ids = [place.gersId, ...duplicates].map(sourceIdOfPlace);
  return {
    listing: {
      ...filled,
      merged_source_ids: [...new Set([...listing.merged_source_ids, ...ids])],
      source: `${listing.source}; ${overtureMaps.source}`,
      licence: `${listing.licence}; ${licenceOf(place)}`,
    },
    ofBoth: ofBoth(listing, place),
  };
}

/** As a listing's `source_id` names it. */
export const sourceIdOfPlace = (gersId: string): string => `overture/${gersId}`;

/** A listing with the values of a place where it has none, and their receipts. */
export function filledFrom(
  listing: ListingWithReceipts,
  place: OverturePlace,
  at: string,
): ListingWithReceipts {
  const values = valuesOf(listing, place);
  const receipts: Receipts = { ...listing.receipts };
  for (const [column, value] of Object.entries(fromPlace) as [ListingColumn, PlaceValue][]) {
    if (values[column] !== undefined) receipts[column] = receiptOf(place, value, at);
  }
  return { ...listing, ...values, receipts };
}

export const receiptOf = (place: OverturePlace, value: PlaceValue, at: string): Receipt => ({
  source: overtureMaps.source,
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
function valuesOf(listing: ListingWithReceipts, place: OverturePlace): Partial<Listing> {
  const { address } = place;
  return {
    ...(listing.name === null ? { name: place.name } : {}),
    ...added("categories", listing.categories, place.types, (type) => type),
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
  listing: Listing,
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
function addressOf(listing: Listing, { address }: OverturePlace): Partial<Listing> {
  const { freeform, postcode, locality, region } = address;
  if (listing.street !== null || freeform === null) return {};
  if (listing.address !== null && listing.address !== listing.city) return {};
  const rest = [postcode, locality, region].filter(
    (part) => part !== null && !freeform.includes(part),
  );
  return { address: [freeform, rest.join(" ")].filter(Boolean).join(", ") };
}

function phonesOf(listing: Listing, { phones }: OverturePlace): Partial<Listing> {
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

function ofBoth(listing: Listing, place: OverturePlace): OfBoth {
  const website = place.websites[0] ?? null;
  const domain = domainOf(listing.website);
  const hasPhone = listing.phone !== null && place.phones.includes(listing.phone);
  const hasDomain = domain !== null && place.websites.some((url) => domainOf(url) === domain);
  return {
    gersId: place.gersId,
    confidence: place.confidence,
    phone: { osm: listing.phone, overture: place.phones[0] ?? null },
    website: { osm: listing.website, overture: website },
    agreed: [...(hasPhone ? ["phone" as const] : []), ...(hasDomain ? ["website" as const] : [])],
  };
}

/** `Foursquare 30910f3e, release 2026-11-18.0` */
function methodOf({ receipts }: OverturePlace, value: PlaceValue): string {
  const receipt = receipts[value];
  if (!receipt) return "row of the release";
  const record = [receipt.dataset, receipt.recordId].filter(Boolean).join(" ");
  return [record, `release ${receipt.release}`].filter(Boolean).join(", ");
}

/** Of every dataset that gave a value, and whom to name. */
export function licenceOf({ receipts }: OverturePlace): string {
  const licences = Object.values(receipts).flatMap(({ licence }) => licence ?? []);
  return [...new Set(licences), overtureMaps.credit].join("; ");
}
