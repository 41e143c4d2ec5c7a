/**
 * One business in one task. The names and their order are the columns of every export and the keys
 * of every JSON answer; unknown is `null` or an empty list, never "" or 0.
 */
export interface Listing {
  /** First 20 hex digits of sha256(source_id): the same business has the same id everywhere. */
  id: string;
  /** `node/123`, `way/45`, `relation/6` */
  source_id: string;
  /** Elements found to be the same business and merged into this row. */
  merged_source_ids: string[];
  name: string | null;
  category: string;
  categories: string[];
  tier: 1 | 2;
  address: string | null;
  street: string | null;
  house_number: string | null;
  suburb: string | null;
  city: string | null;
  region: string | null;
  postcode: string | null;
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  lat: number;
  lon: number;
  /** E.164 where the number could be read. */
  phone: string | null;
  phone_source: "osm" | "web" | null;
  phone_osm: string | null;
  phone_web: string | null;
  phones: { label: string; value: string }[];
  website: string | null;
  emails: { role: string; value: string }[];
  hours_raw: string | null;
  /** Whether `hours` is authoritative: then a day without an interval is a closed day. */
  hours_known: boolean;
  /** `[day, opens, closes]`: 0 = Monday, minutes since local midnight; closes may pass 1440. */
  hours: [number, number, number][];
  rating: number | null;
  review_count: number | null;
  socials: { network: string; url: string }[];
  description: string | null;
  price_level: number | null;
  price_range: string | null;
  payments: string[];
  currencies: string[];
  services: string[];
  areas: string[];
  founded_year: number | null;
  founders: string[];
  fit: "Yes" | "Unsure" | "No" | null;
  fit_reason: string | null;
  source: string;
  source_updated_at: string | null;
  collected_at: string;
  licence: string;
}

/** A business of which nothing is known yet: what every listing begins with. */
export const nothingKnown: Omit<
  Listing,
  "id" | "source_id" | "tier" | "source" | "source_updated_at" | "collected_at" | "licence"
> = {
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
};

/** Where one value comes from. */
export interface Receipt {
  source: string;
  /** Source id or page address. */
  ref: string;
  at: string;
  method: string;
}
export type Receipts = Partial<Record<keyof Listing, Receipt>>;
export type ListingWithReceipts = Listing & { receipts: Receipts };

/** Listings one after the other: an array is one, and so is a snapshot that has not made any yet. */
export interface ListingRows<L extends Listing = ListingWithReceipts> extends Iterable<L> {
  readonly length: number;
  at: (row: number) => L | undefined;
  slice: (start: number, end: number) => L[];
}

export const listingColumns = [
  "id",
  "source_id",
  "merged_source_ids",
  "name",
  "category",
  "categories",
  "tier",
  "address",
  "street",
  "house_number",
  "suburb",
  "city",
  "region",
  "postcode",
  "country",
  "lat",
  "lon",
  "phone",
  "phone_source",
  "phone_osm",
  "phone_web",
  "phones",
  "website",
  "emails",
  "hours_raw",
  "hours_known",
  "hours",
  "rating",
  "review_count",
  "socials",
  "description",
  "price_level",
  "price_range",
  "payments",
  "currencies",
  "services",
  "areas",
  "founded_year",
  "founders",
  "fit",
  "fit_reason",
  "source",
  "source_updated_at",
  "collected_at",
  "licence",
] as const satisfies readonly (keyof Listing)[];
export type ListingColumn = (typeof listingColumns)[number];

// A column left out of the list above is a compile error here.
const everyColumnIsListed: Exclude<keyof Listing, ListingColumn> extends never ? true : never =
  true;
void everyColumnIsListed;
