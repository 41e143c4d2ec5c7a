import { expect, test, vi } from "vitest";
import { rootTile } from "#domain/area/tiles.ts";
import { joinSources } from "#domain/conflation/join-sources.ts";
import { conflationLimits } from "#domain/limits/conflation.ts";
import { cellsOf, isRow } from "#domain/listing/listing-row.ts";
import type { CollectedListing } from "#domain/listing/receipts.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import type { PlacesRead } from "#domain/overture/places-outcome.ts";
import { columnsInMemory } from "#domain/snapshot/stored-listings.ts";
import { columnsBehind, rowsOf } from "#domain/snapshot/stored-rows.ts";
import { contextOf, hashHex, listingOf, node } from "../../../../steps/map-element.ts";
import { north, place } from "../../../../steps/two-sources.ts";

const bounds = { south: -0.1, north: 1, west: 9.9, east: 10.1 };

const outcomeOf = (places: readonly OverturePlace[]): PlacesRead => ({
  ...{ state: "read", release: "2026-11-18.0", readAt: "2026-11-21T12:00:00.000Z" },
  ...{ listingsMax: 4, dropped: { closed: 3, unsure: 2, nameless: 1 }, unknownTops: {} },
  places: {
    length: places.length,
    at: (at) => places[at] ?? place("none"),
    idAt: (at) => places[at]?.gersId ?? "",
    pointAt: (at) => places[at] ?? place("none"),
  },
});

test("places that there is room for keep no columns of those that are left out", () => {
  const places = Array.from({ length: 60 }, (_, at) =>
    place(`place-${at}`, { ...north(at * 600), confidence: 0.6 + at / 1_000 }),
  );
  const task = {
    tags: JSON.stringify([{ sent: "Coffee Shop", type: "Coffee Shop", tags: [] }]),
    overture: "more" as const,
    ...bounds,
  };
  const { listings, report } = joinSources([], outcomeOf(places), {
    task,
    done: [rootTile],
    hashHex,
    giveMemoryBack: () => {},
  });
  const surest = [56, 57, 58, 59].map((at) => `overture/place-${at}`);
  expect(listings.map((listing) => listing.source_id)).toEqual(surest);
  expect(report.dropped.tooMany).toBe(56);
  const { closed, unsure, nameless, duplicates, tooMany } = report.dropped;
  expect(report.merged + report.added + closed + unsure + nameless + duplicates + tooMany).toBe(
    report.places,
  );
  const columnsOf = (listing: CollectedListing) =>
    isRow(listing) ? columnsBehind(cellsOf(listing)).size : null;
  expect(listings.map(columnsOf)).toEqual([4, 4, 4, 4]);
});

test("joined rows keep no page that the map was read from, with a place or without one", () => {
  const types = [{ sent: "Coffee Shop", type: "Coffee Shop", tags: [{ amenity: "cafe" }] }];
  const ofMap = ["Blue Lantern", "Corner"].flatMap(
    (name, at) =>
      listingOf(node(at + 1, { name, amenity: "cafe" }, north(at * 900)), contextOf({ types })) ??
      [],
  );
  const page = columnsInMemory(ofMap);
  const rows: CollectedListing[] = rowsOf(page);
  const task = { tags: JSON.stringify(types), overture: "more" as const, ...bounds };
  const { listings, report } = joinSources(rows, outcomeOf([place("one")]), {
    task,
    done: [rootTile],
    hashHex,
    giveMemoryBack: () => {},
  });
  expect(report.merged).toBe(1);
  expect(listings.map(({ name }) => name)).toEqual(["Blue Lantern", "Corner"]);
  expect(rows).toEqual([]);
  const pages = listings.filter(isRow).map((listing) => columnsBehind(cellsOf(listing)));
  expect(pages).toHaveLength(2);
  expect(pages).not.toContain(page);
});

test.each([
  { count: conflationLimits.partMax, calls: 0 },
  // Before all, and before and within each of two parts.
  { count: conflationLimits.partMax + 1, calls: 5 },
])("of $count places memory is given back $calls times", ({ count, calls }) => {
  const unsure = place("unsure", { confidence: 0.1 });
  const given = vi.fn();
  const { report } = joinSources(
    [],
    {
      ...outcomeOf([]),
      places: {
        length: count,
        at: (at) => ({ ...unsure, gersId: `g${at}` }),
        idAt: (at) => `g${at}`,
        pointAt: (at) => ({ lat: 0.5, lon: 10 + at / 1e6 }),
      },
    },
    {
      ...{ done: [rootTile], hashHex, giveMemoryBack: given },
      task: { tags: "[]", overture: "more", ...bounds },
    },
  );
  expect(report.dropped.unsure).toBe(count + 2);
  expect(given).toHaveBeenCalledTimes(calls);
});
