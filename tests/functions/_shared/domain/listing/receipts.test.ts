import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingWithReceipts, Receipt } from "#domain/listing/listing.ts";
import { fromPage, methodOf, withReceipts, withValues } from "#domain/listing/receipts.ts";
import { holds } from "../../../../property.ts";
import { jsonPage } from "../../../../steps/json-page.ts";
import { cafe } from "../../../../steps/map-element.ts";

const keys = ["name", "phone", "website", "addr:street", "addr:city", "opening_hours", "email"];
const tags = fc.record(
  Object.fromEntries(
    keys.map((key) => [key, fc.oneof(fc.string(), fc.string({ unit: "grapheme" }))]),
  ),
  { requiredKeys: [] },
);
const text = fc.string({ unit: "grapheme" });
const receipt: fc.Arbitrary<Receipt> = fc.record({
  source: text,
  ref: text,
  at: text,
  method: text,
});
const listingOf = (sent: { [key: string]: string | undefined }): ListingWithReceipts =>
  cafe(JSON.parse(JSON.stringify(sent)));

describe("receipts", () => {
  test("of values from elsewhere are one for each column, the last that was given", () => {
    holds(
      fc.property(tags, receipt, receipt, receipt, (sent, street, city, address) => {
        const own = listingOf(sent);
        const filled = withValues(own, { street: "Here", city: "There" }, [
          ["street", street],
          ["address", street],
          ["city", city],
          ["address", city],
        ]);
        const listing = withValues(filled, { address: "Here, There" }, [["address", address]]);
        expect(withReceipts(listing)).toEqual({
          ...withReceipts(own),
          street: "Here",
          city: "There",
          address: "Here, There",
          receipts: { ...withReceipts(own).receipts, street, city, address },
        });
      }),
    );
  });

  test("come back from a page of the first version as they went into it", () => {
    holds(
      fc.property(tags, (sent) => {
        const listing = listingOf(sent);
        const [read] = JSON.parse(jsonPage([listing])).map(fromPage);
        expect(withReceipts(read)).toEqual(withReceipts(listing));
        expect(methodOf(read, "source_id")).toBe(methodOf(listing, "source_id"));
      }),
    );
  });

  test("of a value from elsewhere name where it is from, and the listing it went into stays as it was", () => {
    const listing = listingOf({ name: "Example" });
    const other = { source: "elsewhere", ref: "way/2", at: "2026-11-01", method: "derived" };
    const filled = withValues(listing, { city: "Sampletown" }, [["city", other]]);
    expect(withReceipts(filled)).toMatchObject({
      city: "Sampletown",
      receipts: { city: other, name: { ref: "node/1" } },
    });
    expect(methodOf(filled, "city")).toBe("derived");
    expect(withReceipts(listing).receipts.city).toBeUndefined();
    expect(listing.city).toBeNull();
  });
});
