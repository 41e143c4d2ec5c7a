import { gunzipSync, gzipSync } from "node:zlib";
import { listingPages } from "#collections/listing-pages.ts";
import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { limits } from "#domain/limits.ts";
import type { ListingWithReceipts } from "#domain/listing.ts";
import { decodeSnapshot, encodeSnapshot, type Snapshot } from "#domain/snapshot.ts";
import type { Files } from "./files.ts";
import type { Tables } from "./tables.ts";

/** A tile as it was collected. */
export interface TilePages {
  path: string;
  sourceUpdatedAt: string;
  listings: ListingWithReceipts[];
}

export interface ListingStore {
  /** Writes the tile's pages; the last one makes the tile done. */
  savePages: (taskId: string, tile: TilePages) => Promise<void>;
  /** Paths of the tiles whose pages are all there, without reading a single listing. */
  doneTiles: (taskId: string) => Promise<{ path: string; count: number }[]>;
  readTiles: (taskId: string) => Promise<TilePages[]>;
  saveSnapshot: (snapshotId: string, snapshot: Snapshot) => Promise<void>;
  /** The listings of a finished task; kept in memory for the next question. */
  readSnapshot: (task: TaskRow) => Promise<Snapshot>;
}

const snapshotsKept = 3;
const cache = new Map<string, Promise<Snapshot>>();

export function listingStore(tables: Tables, files: Files): ListingStore {
  return {
    async savePages(taskId, tile) {
      const pages = splitPages(tile.listings);
      for (const [page, listings] of pages.entries()) {
        await tables.upsert(listingPages, `${taskId}.${tile.path}.${page}`, {
          task_id: taskId,
          tile: tile.path,
          page,
          pages: pages.length,
          count: listings.length,
          source_updated_at: tile.sourceUpdatedAt,
          body: JSON.stringify(listings),
        });
      }
    },
    async doneTiles(taskId) {
      const rows = await tables.list(listingPages, {
        where: { task_id: taskId },
        select: ["tile", "page", "pages", "count"],
      });
      const done: { path: string; count: number }[] = [];
      for (const [path, pages] of Map.groupBy(rows, (row) => row.tile)) {
        if (pages.length === pages[0]?.pages) {
          done.push({ path, count: pages.reduce((sum, row) => sum + row.count, 0) });
        }
      }
      return done;
    },
    async readTiles(taskId) {
      const rows = await tables.list(listingPages, { where: { task_id: taskId }, pageSize: 20 });
      return [...Map.groupBy(rows, (row) => row.tile)].map(([path, pages]) => ({
        path,
        sourceUpdatedAt: pages[0]?.source_updated_at ?? "",
        listings: pages
          .sort((a, b) => a.page - b.page)
          .flatMap((row): ListingWithReceipts[] => JSON.parse(row.body)),
      }));
    },
    async saveSnapshot(snapshotId, snapshot) {
      await files.save(
        snapshots,
        snapshotId,
        `${snapshotId}.gz`,
        gzipSync(encodeSnapshot(snapshot)),
      );
    },
    readSnapshot(task) {
      const snapshotId = task.snapshot_id;
      if (!snapshotId) throw new AppError("preset/being-prepared");
      const cached = cache.get(snapshotId) ?? load(files, snapshotId);
      cache.delete(snapshotId);
      cache.set(snapshotId, cached);
      for (const oldest of [...cache.keys()].slice(0, -snapshotsKept)) cache.delete(oldest);
      cached.catch(() => cache.delete(snapshotId));
      return cached;
    },
  };
}

async function load(files: Files, snapshotId: string): Promise<Snapshot> {
  const bytes = await files.read(snapshots, snapshotId);
  if (!bytes) throw new AppError("preset/being-prepared");
  try {
    return decodeSnapshot(gunzipSync(bytes));
  } catch (cause) {
    throw new AppError("preset/being-prepared", { cause });
  }
}

/** At most 200 listings and 900 kB a page; an empty tile has one empty page: its checkpoint. */
function splitPages(listings: ListingWithReceipts[]): ListingWithReceipts[][] {
  const pages: ListingWithReceipts[][] = [[]];
  let bytes = 0;
  for (const listing of listings) {
    const size = Buffer.byteLength(JSON.stringify(listing)) + 1;
    const page = pages.at(-1) ?? [];
    if (
      page.length === limits.listingsPerPage ||
      (page.length > 0 && bytes + size > limits.pageMaxBytes)
    ) {
      pages.push([listing]);
      bytes = size;
    } else {
      page.push(listing);
      bytes += size;
    }
  }
  return pages;
}
