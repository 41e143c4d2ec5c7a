import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { joinSources } from "#domain/conflation/join-sources.ts";
import { keepResults } from "#domain/enrichment/kept-results.ts";
import { withSites } from "#domain/enrichment/with-sites.ts";
import { AppError } from "#domain/errors.ts";
import { joinTiles } from "#domain/listing/join-tiles.ts";
import type { CollectedListing } from "#domain/listing/receipts.ts";
import { decodeSnapshot, type SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { SnapshotError } from "#domain/snapshot/snapshot-error.ts";
import type { CoverageReport } from "#domain/task/task.ts";
import type { Files } from "./files.ts";
import { gunzip, isZlibError } from "./gzip.ts";
import { sha256 } from "./hash.ts";
import { giveMemoryBack } from "./memory.ts";
import { placePages } from "./place-pages.ts";
import { siteStore } from "./site-store.ts";
import type { LoadedSnapshot } from "./snapshot-cache.ts";
import type { Tables } from "./tables.ts";
import type { TileStore } from "./tile-store.ts";

/** `null` when the file is missing or broken; one that a later version wrote is refused. */
export async function loadSnapshot(
  files: Files,
  snapshotId: string,
): Promise<LoadedSnapshot | null> {
  const bytes = await files.read(snapshots, snapshotId);
  if (!bytes) return null;
  try {
    return unpacked(bytes);
  } catch (cause) {
    if (cause instanceof SnapshotError && cause.reason === "newer") {
      throw new AppError("preset/being-prepared", { cause });
    }
    if (cause instanceof SnapshotError || isZlibError(cause)) return null;
    throw cause;
  }
}

/**
 * Memory of a snapshot with the indexes that questions build, measured with 100 to 100,000
 * businesses: five bytes for each of its own, and a table of names.
 */
const bytesPerUnpackedByte = 5;
const bytesPerSnapshot = 700_000;

export function unpacked(bytes: Uint8Array): LoadedSnapshot {
  const content = gunzip(bytes);
  return {
    snapshot: decodeSnapshot(content),
    bytes: bytesPerSnapshot + content.length * bytesPerUnpackedByte,
  };
}

/** The same content once more, from the checkpoints of the workers that made it. */
export async function rebuildSnapshot(
  task: TaskRow,
  store: TileStore,
  { tables, files }: { tables: Tables; files: Files },
): Promise<SnapshotContent> {
  const coverage: CoverageReport | null =
    task.coverage === "" ? null : { sites: null, overture: null, ...JSON.parse(task.coverage) };
  const tiles = await store.readTiles(task.$id);
  const done = await store.doneTiles(task.$id);
  // A preset that lacks a tile would be taken for the whole one from now on.
  if (tiles.length < done.length) throw new Error("a page of the preset can't be read");
  const joined = joinTiles(tiles.splice(0));
  const paths = done.map(({ path }) => path);
  const listings =
    coverage?.overture?.state === "read"
      ? await withPlaces(task, joined.listings, paths, files)
      : joined.listings;
  const sites = coverage?.sites ? keepResults() : null;
  if (sites) {
    await siteStore(tables).readPages(task.$id, (_, results) => results.forEach(sites.add));
  }
  return {
    listings: sites ? withSites(listings, sites, task.offer) : listings,
    meta: {
      taskId: task.$id,
      name: task.name,
      niche: task.niche,
      tier: task.tier === 2 ? 2 : 1,
      coverage,
    },
  };
}

/** Without the places a preset of two sources would be taken for one of the map alone. */
async function withPlaces(
  task: TaskRow,
  listings: CollectedListing[],
  done: readonly string[],
  files: Files,
): Promise<CollectedListing[]> {
  const read = await placePages(files).read(task.$id);
  if (read?.state !== "read") throw new Error("the places of the preset can't be read");
  const context = { task, done, hashHex: sha256, giveMemoryBack };
  return joinSources(listings, read, context).listings;
}
