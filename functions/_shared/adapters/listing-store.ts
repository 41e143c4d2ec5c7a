import { listingPages } from "#collections/listing-pages.ts";
import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import {
  type BriefListing,
  briefJson,
  fromPage,
  type PagedListing,
} from "#domain/listing/receipts.ts";
import { encodeSnapshot, type Snapshot, type SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { withoutWithheld } from "#domain/snapshot/withhold.ts";
import type { Files } from "./files.ts";
import { createGzip, gzip } from "./gzip.ts";
import { shortHash } from "./hash.ts";
import { loadSnapshot, rebuildSnapshot, unpacked } from "./load-snapshot.ts";
import { createSnapshotCache, type SnapshotCache } from "./snapshot-cache.ts";
import { type SuppressionStore, suppressionStore } from "./suppression-store.ts";
import type { Tables } from "./tables.ts";
import type { TilePages } from "./tile-pages.ts";

export interface ListingStore {
  /** Writes the tile's pages; the last one makes the tile done. */
  savePages: (taskId: string, tile: TilePages) => Promise<void>;
  /** Paths of the tiles whose pages are all there, without reading a single listing. */
  doneTiles: (taskId: string) => Promise<{ path: string; count: number }[]>;
  /** Tiles whose pages are all there, or the one that is named. */
  readTiles: (taskId: string, path?: string) => Promise<TilePages[]>;
  saveSnapshot: (snapshotId: string, snapshot: SnapshotContent) => Promise<void>;
  /**
   * The listings of a finished task, cached in memory for the next question. A missing or
   * unreadable file is rebuilt from the pages. The caller has already checked that the task is the
   * user's.
   */
  readSnapshot: (task: TaskRow) => Promise<Snapshot>;
  /** The id of a file that holds exactly what `readSnapshot` gives now. */
  snapshotFile: (task: TaskRow) => Promise<string>;
}

export function listingStore(
  tables: Tables,
  files: Files,
  cache: SnapshotCache = createSnapshotCache(questionLimits.snapshotCacheBytes),
  suppressions: Pick<SuppressionStore, "withheld"> = suppressionStore(tables),
): ListingStore {
  const store: ListingStore = {
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
    async readTiles(taskId, path) {
      const where = { task_id: taskId, ...(path === undefined ? {} : { tile: path }) };
      const rows = await tables.list(listingPages, { where, pageSize: 20 });
      return [...Map.groupBy(rows, (row) => row.tile)]
        .filter(([, pages]) => pages.length === pages[0]?.pages)
        .map(([path, pages]) => ({
          path,
          sourceUpdatedAt: pages[0]?.source_updated_at ?? "",
          outside: pages[0]?.outside ?? 0,
          unreadable: pages[0]?.unreadable ?? 0,
          listings: pages.sort((a, b) => a.page - b.page).flatMap((row) => listingsIn(row.body)),
        }));
    },
    saveSnapshot: (snapshotId, content) =>
      files.save(snapshots, snapshotId, `${snapshotId}.gz`, packed(content)),
    async readSnapshot(task) {
      const snapshotId = task.snapshot_id;
      if (!snapshotId) throw new AppError("preset/being-prepared");
      // A later run, or more facts about the same one, are another snapshot: no answer is old.
      const whole = cache.get(`${task.$id} ${snapshotId}`, async () => {
        const { north, south, east, west } = task;
        const bounds = { north, south, east, west };
        const loaded = await loadSnapshot(files, snapshotId);
        if (loaded) return { ...loaded, bounds };
        const content = await rebuildSnapshot(task, await store.readTiles(task.$id), tables);
        const bytes = packed(content);
        await replaceFile(files, snapshotId, bytes).catch(() => undefined);
        return { ...unpacked(bytes), bounds };
      });
      // The one place where a business that asked to be left out disappears from all that is read.
      const [snapshot, withheld] = await Promise.all([whole, suppressions.withheld()]);
      return withoutWithheld(snapshot, withheld);
    },
    async snapshotFile(task) {
      const { listings, meta, withheld } = await store.readSnapshot(task);
      const snapshotId = task.snapshot_id ?? "";
      if (!withheld) return snapshotId;
      // A copy without the businesses that asked to be left out; another list makes another one.
      const left = shortHash(snapshotId, JSON.stringify(await suppressions.withheld())).slice(0, 8);
      const fileId = `${task.$id}.m${left}`;
      await store.saveSnapshot(fileId, { listings: [...listings], meta });
      return fileId;
    },
  };
  return store;
}

/**
 * A file never changes, so the broken one must be deleted. Without it the next reader tries again.
 */
async function replaceFile(files: Files, snapshotId: string, bytes: Uint8Array): Promise<void> {
  await files.remove(snapshots, snapshotId);
  await files.save(snapshots, snapshotId, `${snapshotId}.gz`, bytes);
}

function packed(content: SnapshotContent): Uint8Array {
  const columns = createGzip();
  const writing = encodeSnapshot(content);
  let step = writing.next();
  for (; !step.done; step = writing.next()) columns.add(step.value);
  return Buffer.concat([gzip(step.value), ...columns.end()]);
}

function listingsIn(body: string): BriefListing[] {
  const listings: PagedListing[] = JSON.parse(body);
  return listings.map(fromPage);
}

interface Page {
  /** JSON array */
  body: string;
  count: number;
}

/** At most 200 listings and 900 kB a page; an empty tile has one empty page: its checkpoint. */
function splitPages(listings: readonly BriefListing[]): Page[] {
  const pages: Page[] = [];
  // A page in pieces: the whole is put together only once.
  let pieces: string[] = [];
  let [count, bytes] = [0, 0];
  const end = (): void => {
    pieces.push(count === 0 ? "[]" : "]");
    pages.push({ body: pieces.join(""), count });
    pieces = [];
    [count, bytes] = [0, 0];
  };
  for (const listing of listings) {
    const [columns, receipts] = briefJson(listing);
    const size = Buffer.byteLength(columns) + Buffer.byteLength(receipts) + 1;
    const isFull =
      count === workerLimits.listingsPerPage || bytes + size > workerLimits.pageMaxBytes;
    if (isFull && count > 0) end();
    pieces.push(count === 0 ? "[" : ",", columns, receipts);
    count += 1;
    bytes += size;
  }
  if (count > 0 || pages.length === 0) end();
  return pages;
}
