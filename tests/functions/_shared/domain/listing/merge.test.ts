import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { areTwins, distanceM, mergeTwins } from "#domain/listing/merge.ts";
import { holds } from "../../../../property.ts";
import { contextOf, listingOf, node } from "../../../../steps/map-element.ts";

const types = [
  { type: "Coffee Shop", tags: [{ amenity: "cafe" }] },
  { type: "Bakery", tags: [{ shop: "bakery" }] },
];
const metre = 1 / 111_195;

function listing(
  id: number,
  tags: Record<string, string>,
  { north = 0, east = 0 } = {},
): ListingWithReceipts {
  const place = { lat: 36.8 + north * metre, lon: 10.18 + (east * metre) / Math.cos(0.6423) };
  const made = listingOf(node(id, { amenity: "cafe", ...tags }, place), contextOf({ types }));
  if (!made) throw new Error("the tags fit a type");
  return made;
}
const mergedIds = (listings: ListingWithReceipts[]): string[][] =>
  mergeTwins(listings).listings.map((each) => [each.source_id, ...each.merged_source_ids]);

describe("twins", () => {
  test("the same name within 30 m is one business; the one with more tags leads", () => {
    const twins = [
      listing(1, { name: "Café Example" }),
      listing(2, { name: "CAFE  example", phone: "020 7946 0018" }, { north: 29 }),
    ];
    expect(mergedIds(twins)).toEqual([["node/2", "node/1"]]);
    expect(mergeTwins(twins).merged).toBe(1);
  });

  test.each<[string, ListingWithReceipts]>([
    ["31 m away", listing(2, { name: "Example" }, { east: 31 })],
    ["of another name", listing(2, { name: "Example 2" })],
    ["without a name", listing(2, {})],
    ["of another type", listing(2, { name: "Example", amenity: "no", shop: "bakery" })],
  ])("a business %s stays on its own", (_, other) => {
    expect(mergedIds([listing(1, { name: "Example" }), other])).toHaveLength(2);
  });

  test("two without a name are never twins, even on the same spot", () => {
    expect(mergedIds([listing(1, {}), listing(2, {})])).toHaveLength(2);
    expect(mergedIds([listing(1, { name: "́" }), listing(2, { name: "́" })])).toHaveLength(2);
  });

  test("what the leader lacks comes from its twin, with the twin's receipt", () => {
    const leader = listing(1, {
      name: "Example",
      phone: "020 7946 0018",
      "addr:street": "Mill Lane",
      "addr:city": "Sampletown",
      "addr:country": "GB",
      indoor_seating: "yes",
    });
    const twin = listing(2, {
      name: "Example",
      phone: "020 7946 0019",
      website: "cafe.example",
      "addr:street": "Mill Lane",
      "addr:housenumber": "5",
    });
    const [merged] = mergeTwins([leader, twin]).listings;
    expect(merged).toMatchObject({
      phone: "+442079460018",
      phones: [{ label: "main", value: "+442079460018" }],
      website: "https://cafe.example",
      house_number: "5",
      address: "5 Mill Lane, Sampletown",
      receipts: { website: { ref: "node/2" }, phone: { ref: "node/1" }, city: { ref: "node/1" } },
    });
  });

  test("a house number of another street is not taken", () => {
    const leader = listing(1, {
      name: "Example",
      "addr:street": "Mill Lane",
      website: "a.example",
    });
    const twin = listing(2, {
      name: "Example",
      "addr:street": "High Street",
      "addr:housenumber": "5",
    });
    expect(mergeTwins([leader, twin]).listings).toMatchObject([
      { street: "Mill Lane", house_number: null, address: "Mill Lane" },
    ]);
  });

  test("an element that two tiles have is there once and counts as no merge", () => {
    const same = listing(1, { name: "Example" });
    expect(mergeTwins([same, { ...same }])).toEqual({ listings: [same], merged: 0 });
  });

  const towns = fc.array(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      name: fc.constantFrom("", "A", "a", "Á", "B"),
      north: fc.integer({ min: -60, max: 60 }),
      east: fc.integer({ min: -60, max: 60 }),
      shop: fc.constantFrom("bakery", "no"),
      extra: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 40 },
  );

  test("the order of the input changes nothing, and nothing is lost or merged against the rule", () => {
    holds(
      fc.property(towns, fc.nat(), (town, seed) => {
        const listings = town.map(({ id, name, north, east, shop, extra }) => {
          const extras = Array.from({ length: extra }, (_, at) => [`extra:${at}`, "yes"]);
          const tags = { ...Object.fromEntries(extras), shop, ...(name && { name }) };
          return listing(id, tags, { north, east });
        });
        const shuffled = listings
          .map((each, at) => ({ each, key: Math.sin(seed + at * 12.9898) }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const result = mergeTwins(listings);
        expect(mergeTwins(shuffled)).toEqual(result);
        expect(mergeTwins(result.listings).listings).toEqual(result.listings);

        const ids = result.listings.flatMap((each) => [each.source_id, ...each.merged_source_ids]);
        expect([...ids].sort()).toEqual(
          [...new Set(listings.map(({ source_id }) => source_id))].sort(),
        );
        for (const each of result.listings) {
          for (const led of each.merged_source_ids) {
            const candidates = listings.filter(({ source_id }) => source_id === led);
            expect(candidates.some((twin) => areTwins(each, twin))).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("distances are metres", () => {
    expect(distanceM({ lat: 0, lon: 0 }, { lat: 0, lon: 1 })).toBeCloseTo(111_195, 0);
    expect(distanceM({ lat: 60, lon: 0 }, { lat: 60, lon: 0.001 })).toBeCloseTo(55.6, 1);
  });

  test("a hundred thousand listings around each other are merged before the test is given up", () => {
    const base = listing(1, { name: "Example" });
    const many = Array.from({ length: 100_000 }, (_, at) => ({
      ...base,
      source_id: `node/${at + 1}`,
      name: `Example ${at % 500}`,
      lat: 36 + Math.floor(at / 316) * 0.0005,
      lon: 10 + (at % 316) * 0.0005,
    }));
    expect(mergeTwins(many).listings).toHaveLength(100_000);
  });
});
