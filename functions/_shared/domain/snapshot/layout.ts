import type { ListingColumn } from "../listing/listing.ts";

/**
 * How a column is kept. `text`: mostly different in every row; `word`: few different ones, each kept
 * once; `words`: a list of such; `pairs`: a list of a word and a text each.
 */
export type ColumnKind = "text" | "word" | "words" | "pairs" | "number" | "flag" | "hours";

/** A new column of the listing is a compile error until it says how it is kept. */
export const layout = {
  id: "text",
  source_id: "text",
  merged_source_ids: "words",
  name: "text",
  category: "word",
  categories: "words",
  tier: "number",
  address: "text",
  street: "word",
  house_number: "word",
  suburb: "word",
  city: "word",
  region: "word",
  postcode: "word",
  country: "word",
  lat: "number",
  lon: "number",
  phone: "text",
  phone_source: "word",
  phone_osm: "text",
  phone_web: "text",
  phones: "pairs",
  website: "text",
  emails: "pairs",
  hours_raw: "word",
  hours_known: "flag",
  hours: "hours",
  rating: "number",
  review_count: "number",
  socials: "pairs",
  description: "text",
  price_level: "number",
  price_range: "word",
  payments: "words",
  currencies: "words",
  services: "words",
  areas: "words",
  founded_year: "number",
  founders: "words",
  fit: "word",
  fit_reason: "text",
  source: "word",
  source_updated_at: "word",
  collected_at: "word",
  licence: "word",
} as const satisfies Record<ListingColumn, ColumnKind>;

export type ColumnOf<K extends ColumnKind> = {
  [C in ListingColumn]: (typeof layout)[C] extends K ? C : never;
}[ListingColumn];

/** The names of the two values of a pair; the first one is the word. */
export const pairKeys = {
  phones: ["label", "value"],
  emails: ["role", "value"],
  socials: ["network", "url"],
} as const satisfies Record<ColumnOf<"pairs">, readonly [string, string]>;

/** A section's numbers are contiguous and little-endian, like every machine we run on. */
export const sectionArrays = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i16: Int16Array,
  f64: Float64Array,
} as const;
export type SectionKind = keyof typeof sectionArrays;

/** Where a section begins, counted from the end of the header, and how many numbers it holds. */
export type Section = readonly [kind: SectionKind, at: number, length: number];

/** Aligns each section for its number type. */
export const alignment = 8;
export const aligned = (bytes: number): number => Math.ceil(bytes / alignment) * alignment;
