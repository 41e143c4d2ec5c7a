import fc from "fast-check";
import {
  declarationOf,
  type Listing,
  type ListingWithReceipts,
  listingColumns,
} from "#domain/listing/listing.ts";
import { listing } from "../query/sample-preset.ts";

/** Texts of every script, with characters of one to four bytes, empty and long ones. */
const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("", "\uFEFF", "a\u0000b", "\n", "Ä".repeat(400), "مقهى", "食堂", "🍕🍕"),
);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(value, { nil: null });
const texts = fc.array(text, { maxLength: 3 });
const pairs = <A extends string, B extends string>(word: A, value: B) =>
  fc.array(fc.record({ [word]: text, [value]: text }), { maxLength: 3 });
const degrees = fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0);

const ownValue: { [C in keyof Listing]?: fc.Arbitrary<unknown> } = {
  id: text,
  source_id: text,
  category: text,
  source: text,
  collected_at: text,
  licence: text,
  lat: degrees,
  lon: degrees,
  tier: fc.constantFrom(1, 2),
  phones: pairs("label", "value"),
  emails: pairs("role", "value"),
  socials: pairs("network", "url"),
  hours_known: fc.boolean(),
  hours: fc.array(fc.tuple(fc.nat(6), fc.nat(1_440), fc.nat(2_880)), { maxLength: 9 }),
};

function anyValue(column: keyof Listing): fc.Arbitrary<unknown> {
  const { kind } = declarationOf(column);
  if (ownValue[column]) return ownValue[column];
  if (kind === "words") return texts;
  return kind === "number" ? orNull(fc.oneof(fc.nat(3_000), degrees)) : orNull(text);
}

const columns = Object.fromEntries(listingColumns.map((column) => [column, anyValue(column)]));

const method = fc.constantFrom("tag name", "tag addr:street", "neighbours", "page text");

/** One listing in any state: of some columns it says where the value is from. */
const anyListing: fc.Arbitrary<ListingWithReceipts> = fc
  .record({
    fields: fc.oneof(fc.record(columns), fc.record(columns, { requiredKeys: [] })),
    own: fc.array(fc.tuple(fc.constantFrom(...listingColumns), method), { maxLength: 6 }),
    others: fc.array(
      fc.tuple(
        fc.constantFrom(...listingColumns),
        fc.record({ source: text, ref: text, at: text, method }),
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ fields, own, others }) => {
    const one = listing(1, fields as Partial<ListingWithReceipts>);
    const { source, source_id: ref, collected_at: at } = one;
    const receipts = own.map(([column, found]) => [column, { source, ref, at, method: found }]);
    return { ...one, receipts: Object.fromEntries([...receipts, ...others]) };
  });

export const anyListings = fc.array(anyListing, { maxLength: 12 });
