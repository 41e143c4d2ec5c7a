import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinSources } from "#domain/conflation/join-sources.ts";
import { listedPlaces, type OvertureRow, overtureRows } from "#domain/conflation/overture-rows.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { addsFrom } from "#domain/overture/choice.ts";
import type { OverturePlace, PlaceReceipt } from "#domain/overture/place.ts";
import type { PlacesRead } from "#domain/overture/places-outcome.ts";
import { holds } from "../../../../property.ts";
import { contextOf, hashHex, listingOf, node } from "../../../../steps/map-element.ts";
import { north, place } from "../../../../steps/two-sources.ts";

const types = [
  { sent: "Coffee Shop", type: "Coffee Shop", tags: [{ amenity: "cafe" }] },
  { sent: "Bakery", type: "Bakery", tags: [{ shop: "bakery" }] },
];
/** The map's tiles in the north of the street could not be had. */
const bounds = { south: 0, north: north(500).lat, west: 9.99, east: 10.01 };
const done = ["0", "1"];

const read = (places: readonly OverturePlace[]): PlacesRead => ({
  ...{ state: "read", release: "2026-11-18.0", readAt: "2026-11-21T12:00:00.000Z" },
  ...{ listingsMax: 1_000, dropped: { closed: 0, unsure: 0, nameless: 0 }, unknownTops: {} },
  places: {
    length: places.length,
    at: (at) => placeAt(places, at),
    idAt: (at) => placeAt(places, at).gersId,
    pointAt: (at) => placeAt(places, at),
  },
});

function placeAt(places: readonly OverturePlace[], at: number): OverturePlace {
  const found = places[at];
  if (!found) throw new RangeError(`there is no place ${at}`);
  return found;
}

type Choice = keyof typeof addsFrom;

function fileOf(
  listings: readonly ListingWithReceipts[],
  places: readonly OverturePlace[],
  { overture = "more" as Choice, isWithheld = (_: OvertureRow): boolean => false } = {},
): OvertureRow[] {
  const task = { tags: JSON.stringify(types), overture, ...bounds };
  const outcome = read(places);
  const joined = joinSources([...listings], outcome, {
    ...{ task, done, hashHex },
    giveMemoryBack: () => {},
  });
  const rows = overtureRows(outcome, listedPlaces(joined.listings), {
    ...{ types, hashHex, addsFrom: addsFrom[overture] },
    isWithheld: (row) => isWithheld(row as OvertureRow),
  });
  if (!rows) throw new Error("a place of the list was not read");
  return [...rows];
}

const names = ["Blue Lantern", "Blue Lanterns", "Red Lantern", "Lantern Bakery", "Corner"];
const numbers = ["+441632960001", "+441632960002", "+441632960003"];
const licences = { meta: "CDLA-Permissive-2.0", Foursquare: "Apache-2.0", AllThePlaces: "CC0-1.0" };

const receiptOf = (dataset: keyof typeof licences, recordId: string): PlaceReceipt => ({
  ...{ dataset, recordId, release: "2026-11-18.0", updatedAt: "2026-10-01T00:00:00Z" },
  licence: licences[dataset],
});

/** One dense street in either source. */
const spot = fc.record({
  name: fc.constantFrom(...names),
  metres: fc.integer({ min: 0, max: 450 }),
  phones: fc.subarray(numbers, { maxLength: 2 }),
  type: fc.constantFrom("Coffee Shop", "Bakery", "Dentist"),
  confidence: fc.constantFrom(0, 0.1, 0.3, 0.6, 0.9),
  dataset: fc.constantFrom("meta", "Foursquare", "AllThePlaces"),
});
type Spot = typeof spot extends fc.Arbitrary<infer S> ? S : never;

function placeOf(
  { name, metres, phones, type, confidence, dataset }: Spot,
  at: number,
): OverturePlace {
  const receipt = receiptOf(dataset as keyof typeof licences, `record ${at}`);
  return place(`g${at}`, {
    ...{ name, types: [type], confidence, phones, ...north(metres) },
    receipts: {
      ...{ name: receipt, types: receipt, confidence: receipt },
      ...(phones.length > 0 ? { phones: receipt } : {}),
    },
  });
}

/** Every value that the map alone has begins with `only-map`. */
function ofMap({ name, metres, phones, type }: Spot, at: number): ListingWithReceipts[] {
  const tags: Record<string, string> = {
    ...(type === "Bakery" ? { shop: "bakery" } : { amenity: "cafe" }),
    ...{ name, operator: "only-map", "addr:city": "only-map", website: "https://only-map.example" },
    ...(phones[0] === undefined ? {} : { phone: phones[0] }),
  };
  const listing = listingOf(node(at + 1, tags, north(metres)), contextOf({ types }));
  return listing ? [listing] : [];
}

const street = fc.record({
  listings: fc.array(spot, { maxLength: 10 }).map((spots) => spots.flatMap(ofMap)),
  places: fc.array(spot, { maxLength: 12 }).map((spots) => spots.map(placeOf)),
  overture: fc.constantFrom<Choice>("more", "surer"),
});

const isIn = ({ lat }: { lat: number }): boolean => lat <= bounds.north / 2;
const isAsked = (one: OverturePlace): boolean =>
  one.types.some((name) => types.some(({ type }) => type === name));

describe("the places of Overture alone", () => {
  test("are the same whatever the map knows of their street", () => {
    holds(
      fc.property(street, ({ listings, places, overture }) => {
        const asked = places.filter(isAsked);
        const file = fileOf(listings.filter(isIn), asked, { overture });
        expect(file).toEqual(fileOf([], asked, { overture }));
        expect(JSON.stringify(file)).not.toMatch(/only-map|node\/|OpenStreetMap|ODbL/);
      }),
      { numRuns: 1_000 },
    );
  });

  test("are all that are sure enough and in delivered tiles, each once, as a row or another's duplicate", () => {
    holds(
      fc.property(street, ({ listings, places, overture }) => {
        const asked = places.filter(isAsked);
        const file = fileOf(listings.filter(isIn), asked, { overture });
        const ids = file.flatMap((row) => [row.source_id, ...row.merged_source_ids]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(file.map(({ gers_id }) => `overture/${gers_id}`)).toEqual(
          file.map(({ source_id }) => source_id),
        );
        const sure = asked.filter(
          (one) => isIn(one) && one.confidence >= addsFrom[overture] && one.confidence > 0,
        );
        const missing = sure.filter(({ gersId }) => !ids.includes(`overture/${gersId}`));
        expect(missing).toEqual([]);
        const worth = new Map(asked.map((one) => [`overture/${one.gersId}`, one]));
        for (const id of ids) expect(worth.get(id)?.confidence).toBeGreaterThanOrEqual(0.2);
        for (const row of file) {
          expect(row.overture_confidence).toBeGreaterThanOrEqual(addsFrom[overture]);
          expect(isIn(row)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("name the dataset, the licence and the notices of every value, and of nothing else", () => {
    holds(
      fc.property(street, ({ listings, places }) => {
        const asked = places.filter(isAsked);
        const byId = new Map(asked.map((one) => [`overture/${one.gersId}`, one]));
        for (const row of fileOf(listings.filter(isIn), asked)) {
          const own = [row.source_id, ...row.merged_source_ids].flatMap((id) => {
            const dataset = byId.get(id)?.receipts.name?.dataset;
            return dataset ? [dataset as keyof typeof licences] : [];
          });
          const named = row.dataset.split("; ") as (keyof typeof licences)[];
          expect(own).toEqual(expect.arrayContaining(named));
          expect(named).toContain(own[0]);
          for (const [dataset, licence] of Object.entries(licences)) {
            expect(row.licence.includes(licence)).toBe(named.includes(dataset as never));
          }
          expect(row.attribution.includes("Copyright 2024 Foursquare Labs, Inc.")).toBe(
            named.includes("Foursquare"),
          );
          expect(row.attribution).toMatch(/Overture Maps Foundation, overturemaps\.org$/);
          expect([row.source, row.release]).toEqual(["Overture Maps", "2026-11-18.0"]);
        }
      }),
    );
  });

  test("have what their duplicates gave, as in the merged list", () => {
    const [first, second] = [
      place("g1", { confidence: 0.9, receipts: { name: receiptOf("meta", "1") } }),
      place("g2", {
        ...{ confidence: 0.6, phones: ["+441632960001"] },
        receipts: { name: receiptOf("Foursquare", "2"), phones: receiptOf("Foursquare", "2") },
      }),
    ];
    expect(fileOf([], [first, second])).toMatchObject([
      {
        gers_id: "g1",
        merged_source_ids: ["overture/g2"],
        phone: "+441632960001",
        dataset: "meta; Foursquare",
        licence:
          "CDLA-Permissive-2.0 (https://cdla.dev/permissive-2-0/); Apache-2.0 (https://www.apache.org/licenses/LICENSE-2.0)",
      },
    ]);
  });

  test("of a dataset that names no licence have the one Overture gives its kind", () => {
    const unnamed = (dataset: string) =>
      place(dataset, {
        receipts: { name: { ...receiptOf("meta", "1"), dataset, licence: null } },
        name: `House ${dataset}`,
      });
    const file = fileOf([], [unnamed("meta"), unnamed("Foursquare")]);
    expect(file.map(({ dataset, licence }) => [dataset, licence.split(" ")[0]])).toEqual([
      ["meta", "CDLA-Permissive-2.0"],
      ["Foursquare", "Apache-2.0"],
    ]);
  });

  test("are left out when their business is withheld", () => {
    const places = [place("g1"), place("g2", { name: "Corner", ...north(200) })];
    const file = fileOf([], places, { isWithheld: ({ name }) => name === "Corner" });
    expect(file.map(({ gers_id }) => gers_id)).toEqual(["g1"]);
  });

  test("are no file when one of the list was not read: it would be short without a word", () => {
    const listed = new Map([["gone", []]]);
    const context = { types, hashHex, addsFrom: 0.5, isWithheld: () => false };
    expect(overtureRows(read([place("g1")]), listed, context)).toBeNull();
  });
});
