import { readFileSync } from "node:fs";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import type { Compacted } from "../../../scripts/overture/compact/compact.ts";
import { usualSizes } from "../../../scripts/overture/compact/compact.ts";
import { createRandom, placesFile, sampleTown } from "../../../scripts/stand-ins/index.ts";
import { compacted, placesIn, served } from "../../steps/compacted.ts";
import { type OvertureWorld, overtureWorld } from "../../steps/overture.ts";
import { manyPlaces } from "../../steps/overture-rows.ts";
import { sharedFile } from "../../steps/shared-data.ts";

const allTypes = Object.keys(taxonomyOfTypes);
const release = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}.0`;

/** A part of the bounds, by shares of its sides. */
const partOf = (
  { south, north, west, east }: Bounds,
  [left, below, width, height]: readonly [number, number, number, number],
): Bounds => ({
  west: west + (east - west) * left,
  east: west + (east - west) * (left + width),
  south: south + (north - south) * below,
  north: south + (north - south) * (below + height),
});

describe.each([
  ["without page indexes", ".0"],
  ["with page indexes", ".1"],
])("the sample town's release %s, compacted", (_, suffix) => {
  const { bounds } = sampleTown();
  const all = partOf(bounds, [-0.2, -0.2, 1.4, 1.4]);
  let original: OvertureWorld;
  let done: Compacted;
  let small: OvertureWorld;
  beforeAll(async () => {
    original = await overtureWorld({ wanted: (latest) => latest.replace(/\.\d+$/, suffix) });
    done = await compacted(original);
    small = await served(done);
  });
  afterAll(() => Promise.all([original.close(), small.close()]));

  test("gives the same places for any area and any types, none missing and none more", async () => {
    const random = createRandom(7);
    const whole = await placesIn(original, all, allTypes);
    expect(whole.places.length).toBeGreaterThan(300);
    expect((await placesIn(small, all, allTypes)).places).toEqual(whole.places);
    let places = 0;
    for (let round = 0; round < 10; round++) {
      const side = 0.05 + 0.4 * random.next();
      const area = partOf(bounds, [random.next(), random.next(), side, side]);
      const types = allTypes.filter(() => random.chance(0.3));
      const expected = await placesIn(original, area, types);
      expect((await placesIn(small, area, types)).places).toEqual(expected.places);
      places += expected.places.length;
    }
    expect(places).toBeGreaterThan(20);
  });

  test("counts the same places, and reads fewer bytes for the town", async () => {
    const asked = ["Restaurant", "Coffee Shop", "Dentist"];
    const counted = await original.reader().count(all, asked, 0.5);
    expect(await small.reader().count(all, asked, 0.5)).toEqual(counted);
    const [before, after] = [
      await placesIn(original, all, allTypes),
      await placesIn(small, all, allTypes),
    ];
    console.log(`${suffix}: ${before.bytes} bytes for the town before, ${after.bytes} after`);
    expect(after.bytes).toBeLessThan(before.bytes * 0.8);
  });

  test("says what became of every row", async () => {
    const { tally, before, after } = done;
    const { places } = await placesIn(original, all, allTypes);
    const { dropped } = await original.reader().collect(all, allTypes);
    const { otherKinds, ...others } = tally.dropped;
    expect(tally.kept).toBe(places.length);
    expect(others).toEqual(dropped);
    expect(tally.read).toBe(original.index.groups.reduce((sum, { rows }) => sum + rows, 0));
    expect(otherKinds).toBe(
      tally.read - tally.kept - dropped.closed - dropped.unsure - dropped.nameless,
    );
    expect(before.groups).toBeGreaterThanOrEqual(50);
    expect(after.groups).toBe(Math.ceil(tally.kept / 64));
    expect(after.files).toBe(Math.ceil(after.groups / 3));
    expect(after.bytes).toBeLessThan(before.bytes);
  });
});

test("rows that lie in no order come out in small boxes, and few bytes are needed for an area", async () => {
  const town = { west: 0, south: 0, side: 0.25 };
  const rows = manyPlaces(24_000, town);
  // Each file holds places of the whole town.
  const files = [0, 1, 2].map((file) => ({
    path: `/release/${release}/part-${file}.parquet`,
    bytes: placesFile(
      rows.filter((__, at) => at % 3 === file),
      { rowsPerGroup: 1_000, hasPageIndex: false },
    ),
  }));
  const original = await overtureWorld({ releases: [{ release, files }] });
  const sizes = { ...usualSizes, groupRows: 1_000 };
  const small = await served(await compacted(original, { sizes }));
  const area = { west: 0.1, east: 0.129, south: 0.1, north: 0.129 };
  const before = await placesIn(original, area, allTypes);
  const after = await placesIn(small, area, allTypes);
  await Promise.all([original.close(), small.close()]);
  console.log(
    `${before.bytes} bytes for ${before.places.length} places before, ${after.bytes} after`,
  );
  expect(before.places.length).toBeGreaterThan(60);
  expect(after.places).toEqual(before.places);
  expect(after.bytes).toBeLessThan(before.bytes / 2);
});

interface RealRow {
  id: string;
  bbox: { xmin: number; xmax: number; ymin: number; ymax: number };
  names: { primary: string };
}

test("real places are the same after they were compacted, from their own file and from 60 row groups", async () => {
  const path = sharedFile("data/overture/boulder-2026-04.places.parquet");
  if (path === null) return;
  const bytes = new Uint8Array(readFileSync(path));
  const rows = (await parquetReadObjects({ file: bytes.buffer })) as unknown as RealRow[];
  const again = rows.map((row) => ({ ...row, names: { primary: row.names.primary }, brand: null }));
  const cut = placesFile(again, { rowsPerGroup: 60, hasPageIndex: true, pageBytes: 512 });
  const town = { west: -105.3, south: 39.99, east: -105.25, north: 40.04 };
  for (const file of [bytes, cut]) {
    const files = [{ path: `/release/${release}/part.parquet`, bytes: file }];
    const original = await overtureWorld({ releases: [{ release, files }] });
    const done = await compacted(original);
    const small = await served(done);
    for (const area of [
      town,
      partOf(town, [0.3, 0.3, 0.3, 0.3]),
      partOf(town, [0, 0.5, 0.5, 0.1]),
    ]) {
      const before = await placesIn(original, area, allTypes);
      const after = await placesIn(small, area, allTypes);
      console.log(
        `Boulder, ${before.places.length} places: ${before.bytes} bytes, then ${after.bytes}`,
      );
      expect(before.places.length).toBeGreaterThan(10);
      expect(after.places).toEqual(before.places);
      expect(after.bytes).toBeLessThan(before.bytes);
    }
    await Promise.all([original.close(), small.close()]);
  }
});
