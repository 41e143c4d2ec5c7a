import { describe, expect, test } from "vitest";
import { type Boundary, readBoundaries } from "#domain/listing/boundary.ts";
import { placeInSuburbs } from "#domain/listing/place-in-suburbs.ts";
import { withReceipts } from "#domain/listing/receipts.ts";
import { contextOf, listingOf, node } from "../../../../steps/map-element.ts";

type Tags = Record<string, string>;
const corners = (from: number, to: number) =>
  [
    [from, from],
    [from, to],
    [to, to],
    [to, from],
    [from, from],
  ].map(([lat, lon]) => ({ lat, lon }));

let ids = 0;
const relation = (tags: Tags, from: number, to: number, role = "outer") => {
  ids += 1;
  const line = corners(from, to);
  return {
    type: "relation",
    id: ids,
    tags,
    members: [
      { type: "way", ref: 2, role, geometry: line.slice(2) },
      { type: "node", ref: 1, role: "label", lat: from, lon: from },
      { type: "way", ref: 1, role, geometry: line.slice(0, 3) },
    ],
  };
};
const way = (tags: Tags, from: number, to: number) => {
  ids += 1;
  return { type: "way", id: ids, tags, geometry: corners(from, to) };
};
const level = (admin_level: string, name: string): Tags => ({
  boundary: "administrative",
  admin_level,
  name,
});

const read = (...elements: unknown[]): Boundary[] => readBoundaries({ elements })?.boundaries ?? [];

function cafeAt(lat: number, lon: number, tags: Tags = {}) {
  const listing = listingOf(node(1, { amenity: "cafe", ...tags }, { lat, lon }), contextOf());
  if (!listing) throw new Error("a café is of the type Coffee Shop");
  return listing;
}
const placed = (boundaries: Boundary[], lat: number, lon: number, tags: Tags = {}) =>
  withReceipts(placeInSuburbs([cafeAt(lat, lon, tags)], boundaries)[0] ?? cafeAt(lat, lon));

describe("the suburb by boundary", () => {
  test("is that of the boundary a business lies in, which the receipt names", () => {
    const [inner, outer] = [
      relation({ name: "Southside", place: "suburb" }, 0, 2),
      way({ name: "Little Harbour", place: "quarter" }, 5, 6),
    ];
    const boundaries = read(inner, outer);
    const row = placed(boundaries, 1, 1);
    expect(row.suburb).toBe("Southside");
    expect(row.receipts.suburb).toEqual({
      source: "OpenStreetMap",
      ref: `relation/${inner.id}`,
      at: "2026-11-21T12:00:00Z",
      method: "inside the boundary tagged place=suburb",
    });
    expect(placed(boundaries, 5.5, 5.5).receipts.suburb?.ref).toBe(`way/${outer.id}`);
  });

  test("is unknown outside, however near the boundary is", () => {
    const row = placed(read(relation(level("10", "Southside"), 0, 2)), 2.0000001, 1);
    expect([row.suburb, row.receipts.suburb]).toEqual([null, undefined]);
  });

  test("stays the one of the business's own tags", () => {
    const row = placed(read(relation(level("10", "Southside"), 0, 2)), 1, 1, {
      "addr:suburb": "Old Town",
    });
    expect([row.suburb, row.receipts.suburb?.method]).toEqual(["Old Town", "tag addr:suburb"]);
  });

  test("is the place people name before an administrative level, and level 10 before 9", () => {
    const levels = [relation(level("9", "District"), 0, 3), relation(level("10", "Ward"), 0, 2)];
    expect(placed(read(...levels), 1, 1).suburb).toBe("Ward");
    expect(placed(read(...levels), 2.5, 2.5).suburb).toBe("District");
    const place = relation({ name: "Southside", place: "suburb" }, 0, 3);
    expect(placed(read(...levels, place), 1, 1).suburb).toBe("Southside");
  });

  test("is the smaller of two that overlap", () => {
    const [wide, narrow] = [
      relation(level("10", "Wide"), 0, 9),
      relation(level("10", "Narrow"), 0, 2),
    ];
    for (const both of [read(wide, narrow), read(narrow, wide)]) {
      expect(placed(both, 1, 1).suburb).toBe("Narrow");
    }
  });

  test("is not the town itself", () => {
    const parish = read(relation(level("10", "Ellory"), 0, 2));
    expect(placed(parish, 1, 1, { "addr:city": "ellory" }).suburb).toBeNull();
    const town = { ...level("9", "Ellory"), place: "town" };
    expect(placed(read(relation(town, 0, 2)), 1, 1).suburb).toBeNull();
    expect(placed(read(relation(level("8", "Ellory"), 0, 2)), 1, 1).suburb).toBeNull();
  });

  test("is not guessed from a boundary that is open, nameless or of another shape", () => {
    const whole = relation(level("10", "Southside"), 0, 2);
    const broken = [
      { ...whole, members: whole.members.slice(0, 1) },
      { ...whole, members: [] },
      { ...whole, members: undefined, center: { lat: 1, lon: 1 } },
      { ...whole, tags: { ...whole.tags, name: "  " } },
      relation(level("10", "Southside"), 0, 2, "subarea"),
      { type: "node", id: 9, lat: 1, lon: 1, tags: { place: "suburb", name: "Southside" } },
      null,
      "relation",
    ];
    expect(read(...broken)).toEqual([]);
    expect([readBoundaries(null), readBoundaries({ elements: 1 })]).toEqual([null, null]);
  });
});
