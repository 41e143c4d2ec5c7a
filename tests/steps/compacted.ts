import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bounds } from "#domain/area/area.ts";
import type { PlacesIndex } from "#domain/overture/places-index.ts";
import { type Compacted, compact } from "../../scripts/overture/compact/compact.ts";
import type { Sizes } from "../../scripts/overture/compact/write-files.ts";
import { type OvertureWorld, overtureWorld, testRanges } from "./overture.ts";

/** Cuts even the sample town into many row groups with several pages. */
export const smallSizes: Sizes = { groupRows: 64, groupsPerFile: 3, pageBytes: 512 };

export const catalogueOf = ({ indexUrl }: OvertureWorld): string =>
  indexUrl.replace("index.json", "catalog.json");

/** A path in a folder of its own, where nothing is yet. */
export const newFolder = (): string => join(mkdtempSync(join(tmpdir(), "compact-")), "places");

/** Compacts a release of the world: its newest one, or the one that its index is of. */
export function compacted(
  world: OvertureWorld,
  {
    folder = newFolder(),
    now = new Date(),
    sizes = smallSizes,
    log = () => {},
  }: { folder?: string; now?: Date; sizes?: Sizes; log?: (line: string) => void } = {},
): Promise<Compacted> {
  const wanted = world.index.release;
  const options = { wanted, folder: () => folder, now, sizes, log };
  return compact(testRanges(catalogueOf(world)), options);
}

/** The same places from the folder as an operator's server hands it out. */
export async function served({ folder, release }: Compacted): Promise<OvertureWorld> {
  const index: PlacesIndex = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  const files = index.files.map(({ url }) => ({
    path: `/${url}`,
    bytes: new Uint8Array(readFileSync(join(folder, url))),
  }));
  const world = await overtureWorld({ releases: [{ release, files }] });
  await world.putIndex(index);
  return { ...world, index };
}

/** All files below a folder, by a hash of their bytes. */
export const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [
        path.slice(folder.length + 1),
        createHash("sha256").update(readFileSync(path)).digest("hex"),
      ]),
  );

/** The places of an area as text in the order of their ids, and the bytes that were sent for them. */
export async function placesIn(
  world: OvertureWorld,
  bounds: Bounds,
  types: readonly string[],
): Promise<{ places: string[]; bytes: number }> {
  await world.sent();
  const { places } = await world.reader().collect(bounds, types);
  const sent = (await world.sent()).filter(({ path }) => path.endsWith(".parquet"));
  return {
    places: places.map((place) => JSON.stringify(place)).toSorted(),
    bytes: sent.reduce((sum, one) => sum + one.bytes, 0),
  };
}
