import { describe, expect, test } from "vitest";
import { deriveAddresses } from "#domain/listing/derive-address.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { contextOf, listingOf, node } from "../../../../steps/map-element.ts";

const metre = 1 / 110_574;
let ids = 0;

/** A café so many metres north of the others' corner. */
function cafeAt(metresNorth: number, tags: Record<string, string> = {}): ListingWithReceipts {
  ids += 1;
  const place = { lat: 51.5 + metresNorth * metre, lon: -0.12 };
  const listing = listingOf(node(ids, { amenity: "cafe", ...tags }, place), contextOf());
  if (!listing) throw new Error("a café is of the type Coffee Shop");
  return listing;
}
const onHigh = { "addr:street": "High Street" };
const inLondon = { "addr:city": "London" };

const derived = (listing: ListingWithReceipts, ...others: ListingWithReceipts[]) =>
  deriveAddresses([listing, ...others])[0] ?? listing;

describe("a missing street", () => {
  test("is that of two neighbours within 60 m who agree; the receipt names the nearer one", () => {
    const [near, far] = [cafeAt(20, onHigh), cafeAt(-59, { "addr:street": "high street" })];
    const row = derived(cafeAt(0), far, near);
    expect(row.street).toBe("High Street");
    expect(row.receipts.street).toMatchObject({
      ref: near.source_id,
      method: "derived: nearest listing with this street, 20 m; 2 of 2 agree",
    });
    expect([row.address, row.receipts.address?.method]).toEqual([
      "High Street",
      "built from the tags addr:*; street derived",
    ]);
  });

  test("stays missing with one neighbour, with neighbours beyond 60 m, or without a majority", () => {
    expect(derived(cafeAt(0), cafeAt(5, onHigh)).street).toBeNull();
    expect(derived(cafeAt(0), cafeAt(5, onHigh), cafeAt(61, onHigh)).street).toBeNull();
    const park = { "addr:street": "Park Lane" };
    const split = [cafeAt(5, onHigh), cafeAt(6, onHigh), cafeAt(7, park), cafeAt(8, park)];
    expect(derived(cafeAt(0), ...split).street).toBeNull();
  });

  test("is never the house number, and never replaces what the map says", () => {
    const two = [cafeAt(5, { ...onHigh, "addr:housenumber": "5" }), cafeAt(6, onHigh)];
    expect(derived(cafeAt(0), ...two).house_number).toBeNull();
    expect(derived(cafeAt(0, { "addr:street": "Park Lane" }), ...two).street).toBe("Park Lane");
    const whole = cafeAt(0, { "addr:full": "Park Lane 1, London" });
    expect(derived(whole, ...two)).toEqual(whole);
  });
});

describe("a missing city", () => {
  test("is what most of the five nearest within 300 m say", () => {
    const others = [10, 50, 290].map((metres) => cafeAt(metres, inLondon));
    const row = derived(cafeAt(0), cafeAt(15, { "addr:city": "Camden" }), ...others);
    expect([row.city, row.receipts.city?.method]).toEqual([
      "London",
      "derived: nearest listing with this city, 10 m; 3 of 4 agree",
    ]);
  });

  test("stays missing beyond 300 m", () => {
    expect(derived(cafeAt(0), cafeAt(301, inLondon), cafeAt(302, inLondon)).city).toBeNull();
  });

  test("is not taken from a listing whose own city was derived", () => {
    const rows = deriveAddresses([
      cafeAt(0, inLondon),
      cafeAt(10, inLondon),
      cafeAt(250),
      cafeAt(540),
    ]);
    expect(rows.map(({ city }) => city)).toEqual(["London", "London", "London", null]);
  });
});

test("the result does not depend on the order", () => {
  const rows = [
    cafeAt(0),
    cafeAt(20, onHigh),
    cafeAt(30, onHigh),
    cafeAt(40, inLondon),
    cafeAt(50, inLondon),
  ];
  const byId = (a: ListingWithReceipts, b: ListingWithReceipts) => (a.id < b.id ? -1 : 1);
  expect(deriveAddresses(rows.toReversed()).sort(byId)).toEqual(deriveAddresses(rows).sort(byId));
});
