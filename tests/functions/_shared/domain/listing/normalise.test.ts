import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUnknown } from "#domain/listing/facts.ts";
import { listingColumns } from "#domain/listing/listing.ts";
import { tagCountOf } from "#domain/listing/normalise.ts";
import { holds } from "../../../../property.ts";
import { cafe, contextOf, hashHex, listingOf, node } from "../../../../steps/map-element.ts";

/** Columns that say how a row came to be; they need no receipt. */
const bookkeeping = ["id", "tier", "source", "source_updated_at", "collected_at", "licence"];

describe("a listing", () => {
  test("its id follows from the source id alone", () => {
    const listing = cafe({});
    expect(listing.source_id).toBe("node/1");
    expect(listing.id).toBe(hashHex("node/1").slice(0, 20));
  });

  test("it has every column, unknown ones as null or an empty list, and the licence", () => {
    const { receipts: _, ...listing } = cafe({});
    expect(Object.keys(listing).sort()).toEqual([...listingColumns].sort());
    expect(listing).toMatchObject({
      name: null,
      rating: null,
      review_count: null,
      price_range: null,
      services: [],
      lat: 36.8,
      lon: 10.18,
      source: "OpenStreetMap",
      licence: "ODbL 1.0 © OpenStreetMap contributors",
      source_updated_at: "2026-11-01T00:00:00Z",
      collected_at: "2026-11-21T12:00:00Z",
    });
  });

  test("its category is the first type that fits, in the order they were asked for", () => {
    const types = [
      { type: "Hotel", tags: [{ tourism: "hotel" }] },
      { type: "Bar", tags: [{ amenity: "bar" }] },
      { type: "Restaurant", tags: [{ amenity: "restaurant" }] },
    ];
    const element = node(7, { amenity: "restaurant;bar" });
    expect(listingOf(element, contextOf({ types }))).toMatchObject({
      category: "Bar",
      categories: ["Bar", "Restaurant"],
    });
    expect(listingOf(node(8, { amenity: "bank" }), contextOf({ types }))).toBeNull();
  });

  test("every value has a receipt with the element it comes from, and nothing else has", () => {
    const listing = cafe({
      name: "Example Café",
      phone: "020 7946 0018",
      website: "cafe.example",
      email: "info@cafe.example",
      opening_hours: "Mo-Fr 09:00-17:00",
      "addr:street": "Example Street",
      "payment:cash": "yes",
      "currency:GBP": "yes",
      start_date: "1999-05",
      description: "Coffee and cake.",
    });
    for (const column of listingColumns.filter((each) => !bookkeeping.includes(each))) {
      expect([column, listing.receipts[column] !== undefined]).toEqual([
        column,
        !isUnknown(listing[column]),
      ]);
    }
    expect(listing.receipts.name).toEqual({
      source: "OpenStreetMap",
      ref: "node/1",
      at: "2026-11-21T12:00:00Z",
      method: "tag name",
    });
    expect(tagCountOf(listing)).toBe(11);
  });

  test("payments, currencies, the year and the description come from their own tags", () => {
    const listing = cafe({
      "payment:cash": "yes",
      "payment:credit_cards": "yes",
      "payment:cheque": "no",
      "currency:EUR": "yes",
      "currency:others": "yes",
      start_date: "1999",
      note: "not for readers",
    });
    expect(listing).toMatchObject({
      payments: ["cash", "credit cards"],
      currencies: ["EUR"],
      founded_year: 1999,
      description: null,
    });
    for (const start_date of ["C19", "~1890", "0012", "2031", "1999-5"]) {
      expect(cafe({ start_date }).founded_year).toBeNull();
    }
  });

  test("invisible marks are taken out of texts, and very long ones are cut", () => {
    expect(cafe({ name: " Caf\u00e9\u0000\n \u202eExample\u200b " }).name).toBe("Café Example");
    expect(cafe({ name: "\u0007 \t" }).name).toBeNull();
    expect(cafe({ name: `${"x".repeat(299)}🙂` }).name).toBe("x".repeat(299));
  });

  test("no tag, however odd, breaks a listing or leaves an empty text or a control mark", () => {
    const keys = fc.constantFrom(
      "name",
      "phone",
      "contact:mobile",
      "fax",
      "website",
      "url",
      "email",
      "facebook",
      "contact:x",
      "opening_hours",
      "addr:street",
      "addr:housenumber",
      "addr:country",
      "start_date",
      "payment:\u0000",
      "__proto__",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("+", "/", ";", ",", "0", "4", "Mo", "-", ":", "@", ".") }),
    );
    holds(
      fc.property(fc.dictionary(keys, texts), (tags) => {
        const { receipts: _, ...listing } = cafe(tags);
        const written = JSON.stringify(listing);
        expect(written).not.toMatch(/""|\\u00[01]/);
        expect(JSON.parse(written)).toEqual(listing);
      }),
      { numRuns: 400 },
    );
  });
});
