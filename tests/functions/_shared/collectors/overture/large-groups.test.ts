import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { chunksOf } from "#domain/overture/places-index.ts";
import { projectRoot } from "../../../../../scripts/project-root.ts";
import { placesFile } from "../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../depth.ts";
import { chunkBytes, type OvertureWorld, overtureWorld } from "../../../../steps/overture.ts";
import { manyPlaces } from "../../../../steps/overture-rows.ts";

/** About 10 km² in the middle of a town of 28 km. */
const area = { west: 0.1, east: 0.129, south: 0.1, north: 0.129 };
const town = { west: 0, south: 0, side: 0.25 };
const release = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}.0`;

interface Read {
  places: number;
  bytes: number;
  residentMb: number;
}

async function serve(files: Uint8Array[]): Promise<OvertureWorld> {
  const served = files.map((bytes, at) => ({
    path: `/release/${release}/part-${at}.parquet`,
    bytes,
  }));
  return overtureWorld({ releases: [{ release, files: served }] });
}

async function readInOwnProcess(world: OvertureWorld): Promise<Read> {
  const script = join(projectRoot, "tests", "steps", "overture-process.ts");
  // A function's heap is kept small: else garbage of any size is counted.
  const heap = ["--max-old-space-size=160", "--max-semi-space-size=4"];
  const given = [...heap, script, world.indexUrl, JSON.stringify(area)];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return JSON.parse(stdout);
}

const neededBytes = ({ index }: OvertureWorld): number =>
  chunkBytes(index, index.groups, [...new Set(index.columns.map(({ path }) => path[0] ?? ""))]);

test("large row groups are read within 256 MB and with no bytes that are not needed", async () => {
  const rows = depth.rowGroupPlaces;
  const file = placesFile(manyPlaces(rows, town), { rowsPerGroup: rows, hasPageIndex: false });
  const world = await serve([file, file]);
  const read = await readInOwnProcess(world);
  await world.close();
  console.log(`two row groups of ${file.length} bytes: ${JSON.stringify(read)}`);
  expect(world.index.groups.map((group) => group.rows)).toEqual([rows, rows]);
  expect(read.places).toBeGreaterThan(40);
  // The index is among the process's bytes.
  expect(read.bytes).toBeLessThanOrEqual(1.2 * neededBytes(world));
  expect(read.residentMb).toBeLessThanOrEqual(256);
});

test("where pages have an index, only those of the area are read, and the same places found", async () => {
  const rows = manyPlaces(20_000, town);
  const reads: { places: string[]; share: number }[] = [];
  for (const hasPageIndex of [false, true]) {
    const options = { rowsPerGroup: 20_000, hasPageIndex, pageBytes: 16_384 };
    const world = await serve([placesFile(rows, options)]);
    const { places } = await world.reader().collect(area, ["Restaurant", "Coffee Shop", "Plumber"]);
    const sent = (await world.sent()).filter(({ path }) => path.endsWith(".parquet"));
    const bytes = sent.reduce((sum, one) => sum + one.bytes, 0);
    reads.push({
      places: places.map((place) => JSON.stringify(place)).toSorted(),
      share: bytes / neededBytes(world),
    });
    await world.close();
  }
  const [whole, paged] = reads;
  console.log(`shares of the needed columns' bytes: ${reads.map(({ share }) => share.toFixed(3))}`);
  expect(paged?.places).toEqual(whole?.places);
  expect(whole?.places.length).toBeGreaterThan(30);
  expect(whole?.share).toBeLessThanOrEqual(1.2);
  expect(paged?.share).toBeLessThanOrEqual(0.4);
});

test("places are handed on before the rest of their row group is unpacked", async () => {
  const rows = 20_000;
  const options = { rowsPerGroup: rows, hasPageIndex: false, pageBytes: 16_384 };
  const file = placesFile(manyPlaces(rows, town), options);
  const { index, close } = await serve([file]);
  await close();
  const [group] = index.groups;
  const at = index.columns.findIndex(({ path }) => path[0] === "id");
  const ids = group && chunksOf(group)[at];
  if (!ids) throw new Error("there are no ids");
  // A reader that unpacks the whole column first finds the damage.
  file.fill(0xff, ids.start + ids.length - 4_096, ids.start + ids.length);
  const world = await serve([file]);
  const bounds = { west: 0, south: 0, east: 0.25, north: 0.25 };
  let places = 0;
  const reading = world.source().collect(bounds, ["Restaurant", "Plumber"], () => {
    places += 1;
  });
  await expect(reading).rejects.toThrow("its contents are damaged");
  await world.close();
  expect(places).toBeGreaterThan(1_000);
});

test.each([-1, 1])("a row group with %i rows more than its index says is damaged", async (more) => {
  const rows = 2_000;
  for (const hasPageIndex of [false, true]) {
    const options = { rowsPerGroup: rows, hasPageIndex, pageBytes: 16_384 };
    const world = await serve([placesFile(manyPlaces(rows, town), options)]);
    const groups = world.index.groups.map((group) => ({ ...group, rows: group.rows - more }));
    await world.putIndex({ ...world.index, groups });
    const whole = { west: 0, south: 0, east: 0.25, north: 0.25 };
    const reading = world.reader().collect(whole, ["Restaurant", "Plumber"]);
    await expect(reading).rejects.toThrow("its contents are damaged");
    await world.close();
  }
});
