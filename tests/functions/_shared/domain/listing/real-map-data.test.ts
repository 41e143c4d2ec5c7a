import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { childrenOf, rootTile } from "#domain/area/tiles.ts";
import { readRules, readWeek } from "#domain/hours/hours.ts";
import { plainWeek } from "#domain/hours/plain-hours.ts";
import { type OsmElement, positionOf, readAnswer } from "#domain/listing/element.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { areTwins, mergeTwins } from "#domain/listing/merge.ts";
import { catalogueTags, furtherTags } from "#domain/matching/business-types.ts";
import { readNumbers } from "#domain/phone/phone.ts";
import { countryAt } from "#shared/collectors/places.ts";
import { holds } from "../../../../property.ts";
import { isInside } from "../../../../steps/inside.ts";
import { cafe, contextOf, listingOf } from "../../../../steps/map-element.ts";
import { sharedFile } from "../../../../steps/shared-data.ts";
import { tileHolds } from "../../../../steps/tile-holds.ts";
import { expectWholeNights } from "../../../../steps/weeks.ts";

const files = ["monaco-2026-07", "london-2020-07", "porto-2020-07", "andorra-2020-05"].map(
  (place) => sharedFile(`data/osm/${place}.overpass.json`),
);
const tagsByType = { ...catalogueTags, ...furtherTags };
const labels = Object.keys(tagsByType);
const at = "2026-11-21T12:00:00Z";

/** A reading of the dump that shares no code with the product. */
interface PlainElement {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Record<string, string>;
}
const plainPlace = (element: PlainElement) => ({
  lat: element.lat ?? element.center?.lat ?? 99,
  lon: element.lon ?? element.center?.lon ?? 999,
});
function isOfType(element: PlainElement, label: string): boolean {
  const queries = tagsByType[label] ?? [];
  return queries.some((query) =>
    Object.entries(query).every(([key, value]) =>
      new RegExp(`(^|;) *${value} *(;|$)`).test(element.tags?.[key] ?? ""),
    ),
  );
}

interface Dump {
  plain: PlainElement[];
  read: OsmElement[];
}
const dumps: Dump[] = [];

/** What a run would collect: each element of the area once, by its tile. */
function collect(dump: Dump, types: string[], box: Bounds) {
  const context = contextOf({
    countryAt,
    types: types.map((type) => ({ type, tags: [...(tagsByType[type] ?? [])] })),
  });
  const tiles = childrenOf(rootTile);
  return tiles.flatMap((path) =>
    dump.read
      .filter((element) => tileHolds(box, path, positionOf(element)))
      .flatMap((element) => listingOf(element, context) ?? []),
  );
}

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;

if (files.every((file) => file !== null)) {
  describe("over real map data", () => {
    beforeAll(() => {
      for (const file of files) {
        const json = JSON.parse(readFileSync(file ?? "", "utf8"));
        dumps.push({ plain: json.elements, read: readAnswer(json)?.elements ?? [] });
      }
    });

    test("every element can be read", () => {
      expect(dumps.map(({ read }) => read.length)).toEqual(dumps.map(({ plain }) => plain.length));
    });

    test("every matching element of any box becomes a listing exactly once, and nothing else", () => {
      const unit = fc.noBias(fc.integer({ min: 0, max: 1_000 })).map((each) => each / 1_000);
      const types = fc.uniqueArray(fc.constantFrom(...labels), { minLength: 10, maxLength: 50 });
      let compared = 0;
      holds(
        fc.property(fc.nat(3), types, fc.tuple(unit, unit, unit, unit), (nth, asked, corners) => {
          const dump = dumps[nth] ?? { plain: [], read: [] };
          const box = boxOf(dump, corners);
          const wanted = dump.plain
            .filter((element) => isInside(box, plainPlace(element)))
            .filter((element) => asked.some((label) => isOfType(element, label)))
            .map(({ type, id }) => `${type}/${id}`);
          const listings = collect(dump, asked, box);
          expect(listings.map(({ source_id }) => source_id).sort()).toEqual(wanted.sort());
          const merged = mergeTwins(listings);
          const kept = merged.listings.flatMap((row) => [row.source_id, ...row.merged_source_ids]);
          expect(kept.sort()).toEqual(wanted);
          compared += wanted.length;
        }),
        // The whole of each dump first, so that much is compared whatever is drawn.
        { numRuns: 100, examples: dumps.map((_, nth) => [nth, labels, [0, 0, 1, 1]]) },
      );
      expect(compared).toBeGreaterThan(1_000);
    });

    test("every merge follows the rule: same name, within 30 m, a type in common", () => {
      const merges = dumps.map((dump) => {
        const all = collect(dump, labels, boxOf(dump, [0, 0, 1, 1]));
        const byId = new Map(all.map((listing) => [listing.source_id, listing]));
        const { listings, merged } = mergeTwins(all);
        const led = listings.flatMap((row) => row.merged_source_ids.map((id) => ({ row, id })));
        const original = (id: string): ListingWithReceipts | undefined => byId.get(id);
        const wrong = led.filter(({ row, id }) => {
          const leader = original(row.source_id);
          const twin = original(id);
          return !leader || !twin || !areTwins(leader, twin);
        });
        expect(wrong).toEqual([]);
        expect(led).toHaveLength(merged);
        return `${merged} of ${all.length}`;
      });
      console.log(`merged: ${merges.join(", ")}`);
    });

    test("at least 99 % of the phone numbers can be read, and 98 % are in use by a plan", () => {
      const numbers = dumps
        .flatMap(({ read }) => read)
        .flatMap((element) => {
          const { lat, lon } = positionOf(element);
          const keys = ["phone", "contact:phone", "mobile", "contact:mobile"];
          return keys
            .flatMap((key) => (element.tags[key] ?? "").split(";"))
            .filter((text) => text.trim() !== "")
            .flatMap((text) => readNumbers(text.trim(), countryAt(lat, lon)));
        });
      const read = numbers.filter(({ number }) => number !== null).length;
      const valid = numbers.filter(({ isValid }) => isValid).length;
      console.log(
        `phones: ${numbers.length}, read ${share(read, numbers.length)}, valid ${share(valid, numbers.length)}`,
      );
      expect(read / numbers.length).toBeGreaterThanOrEqual(0.99);
      expect(valid / numbers.length).toBeGreaterThanOrEqual(0.98);
    });

    test("hours that are read the short way are those of the full rules with whole nights", () => {
      const texts = new Set(
        dumps.flatMap(({ read }) => read).flatMap(({ tags }) => tags.opening_hours ?? []),
      );
      const short = [...texts].filter((text) => plainWeek(text) !== null);
      for (const text of short) expectWholeNights(text, plainWeek(text), readWeek(text, at));
      console.log(
        `hours: ${texts.size} different ones, ${share(short.length, texts.size)} read the short way`,
      );
      expect(short.length / texts.size).toBeGreaterThan(0.5);
    });

    test("at least 99.5 % of the opening hours can be read, and what can't is kept as it was written", () => {
      const texts = dumps
        .flatMap(({ read }) => read)
        .flatMap(({ tags }) => tags.opening_hours ?? []);
      const unread = texts.filter((text) => readRules(text) === null);
      const weeks = texts.filter((text) => readWeek(text, at) !== null).length;
      console.log(
        `hours: ${texts.length}, read ${share(texts.length - unread.length, texts.length)}, with a fixed week ${share(weeks, texts.length)}; not read:`,
        Object.fromEntries(
          [...Map.groupBy(unread, String)].map(([text, all]) => [text, all.length]),
        ),
      );
      expect(unread.length / texts.length).toBeLessThanOrEqual(0.005);
      for (const text of unread) {
        expect(cafe({ opening_hours: text })).toMatchObject({
          hours_raw: text,
          hours_known: false,
          hours: [],
        });
      }
    });
  });
} else {
  test("without the shared data nothing is compared with real map data", () => {
    expect(files).toContain(null);
  });
}

/** A box inside the dump's own, given by four shares of its sides. */
function boxOf({ plain }: Dump, [a, b, c, d]: [number, number, number, number]) {
  const places = plain.map(plainPlace);
  const side = (of: (place: { lat: number; lon: number }) => number, share: number): number => {
    const sorted = places.map(of).sort((x, y) => x - y);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  };
  const lats = [side(({ lat }) => lat, a), side(({ lat }) => lat, c)];
  const lons = [side(({ lon }) => lon, b), side(({ lon }) => lon, d)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lons),
    east: Math.max(...lons),
  };
}
