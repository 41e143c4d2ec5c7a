import { gunzipSync, gzipSync } from "node:zlib";
import { listingPages } from "#collections/listing-pages.ts";
import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { limits } from "#domain/limits.ts";
import {
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
  type Receipts,
} from "#domain/listing.ts";
import { decodeSnapshot, encodeSnapshot, type Snapshot } from "#domain/snapshot.ts";
import type { Files } from "./files.ts";
import type { Tables } from "./tables.ts";

/** A tile as it was collected. */
export interface TilePages {
  path: string;
  sourceUpdatedAt: string;
  listings: ListingWithReceipts[];
  /** Elements the source sent from outside the area, as ways that only touch it. */
  outside: number;
  /** Elements that had no place or could not be read. */
  unreadable: number;
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
      for (const [page, { body, count }] of pages.entries()) {
        await tables.upsert(listingPages, `${taskId}.${tile.path}.${page}`, {
          task_id: taskId,
          tile: tile.path,
          page,
          pages: pages.length,
          count,
          outside: tile.outside,
          unreadable: tile.unreadable,
          source_updated_at: tile.sourceUpdatedAt,
          body,
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
        outside: pages[0]?.outside ?? 0,
        unreadable: pages[0]?.unreadable ?? 0,
        listings: pages.sort((a, b) => a.page - b.page).flatMap((row) => listingsIn(row.body)),
      }));
    },
    async saveSnapshot(snapshotId, snapshot) {
      await files.save(
        snapshots,
        snapshotId,
        `${snapshotId}.gz`,
        gzipPieces(encodeSnapshot(snapshot)),
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

/** Compressed parts one after the other are a compressed whole. */
function gzipPieces(pieces: Iterable<Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const piece of pieces) parts.push(gzipSync(piece));
  return Buffer.concat(parts);
}

/**
 * In a page a listing's receipts say only how each value was found: source, element and time are the
 * listing's own, because a page holds what was read from one element each.
 */
type PagedListing = Listing & { receipts: Partial<Record<ListingColumn, string>> };

function paged(listing: ListingWithReceipts): PagedListing {
  const methods: PagedListing["receipts"] = {};
  for (const column of listingColumns) {
    const method = listing.receipts[column]?.method;
    if (method !== undefined) methods[column] = method;
  }
  return { ...listing, receipts: methods };
}

function listingsIn(body: string): ListingWithReceipts[] {
  const listings: PagedListing[] = JSON.parse(body);
  return listings.map((listing) => {
    const receipts: Receipts = {};
    const { source, source_id: ref, collected_at: at } = listing;
    for (const column in listing.receipts) {
      const method = listing.receipts[column as ListingColumn];
      if (method !== undefined) receipts[column as ListingColumn] = { source, ref, at, method };
    }
    // In its own place: a copy of so many columns costs more than reading them.
    return Object.assign(listing, { receipts });
  });
}

interface Page {
  /** JSON array */
  body: string;
  count: number;
}

/** At most 200 listings and 900 kB a page; an empty tile has one empty page: its checkpoint. */
function splitPages(listings: readonly ListingWithReceipts[]): Page[] {
  const pages: Page[] = [];
  let texts: string[] = [];
  let bytes = 0;
  const end = (): void => {
    pages.push({ body: `[${texts.join()}]`, count: texts.length });
    texts = [];
    bytes = 0;
  };
  for (const listing of listings) {
    const text = JSON.stringify(paged(listing));
    const size = Buffer.byteLength(text) + 1;
    const isFull = texts.length === limits.listingsPerPage || bytes + size > limits.pageMaxBytes;
    if (isFull && texts.length > 0) end();
    texts.push(text);
    bytes += size;
  }
  if (texts.length > 0 || pages.length === 0) end();
  return pages;
}
