import { snapshots } from "#collections/snapshots.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import type { Bounds } from "#domain/area/area.ts";
import { AppError } from "#domain/errors.ts";
import { encodeSnapshot, type Snapshot, type SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { isStored } from "#domain/snapshot/stored-listings.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { withoutWithheld } from "#domain/snapshot/withhold.ts";
import type { Files } from "./files.ts";
import { createGzip, gzip } from "./gzip.ts";
import { shortHash } from "./hash.ts";
import { loadSnapshot, rebuildSnapshot, unpacked } from "./load-snapshot.ts";
import { createSnapshotCache, type LoadedSnapshot, type SnapshotCache } from "./snapshot-cache.ts";
import { type SuppressionStore, suppressionStore } from "./suppression-store.ts";
import type { Tables } from "./tables.ts";
import { type TileStore, tileStore } from "./tile-store.ts";

export interface ListingStore extends TileStore {
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
  cache: SnapshotCache = createSnapshotCache(),
  suppressions: Pick<SuppressionStore, "withheld"> = suppressionStore(tables),
): ListingStore {
  const tiles = tileStore(tables);
  const store: ListingStore = {
    ...tiles,
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
        if (loaded) return withBounds(loaded, bounds);
        const content = await rebuildSnapshot(task, tiles, { tables, files });
        const bytes = packed(content);
        await replaceFile(files, snapshotId, bytes).catch(() => undefined);
        return withBounds(unpacked(bytes), bounds);
      });
      // The one place where a business that asked to be left out disappears from all that is read.
      const [snapshot, withheld] = await Promise.all([whole, suppressions.withheld()]);
      const read = withoutWithheld(snapshot, withheld);
      if (read.meta.name === task.name) return read;
      // The file keeps the name the preset had when it was collected.
      return { ...read, meta: { ...read.meta, name: task.name } };
    },
    async snapshotFile(task) {
      const { listings, meta, withheld } = await store.readSnapshot(task);
      const snapshotId = task.snapshot_id ?? "";
      if (!withheld) return snapshotId;
      // A copy without the businesses that asked to be left out; another list makes another one.
      const left = shortHash(snapshotId, JSON.stringify(await suppressions.withheld())).slice(0, 8);
      const fileId = `${task.$id}.m${left}`;
      const rows = isStored(listings) ? rowsOf(listings.columns) : [...listings];
      await store.saveSnapshot(fileId, { listings: rows, meta });
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

/** More than listings of two sources take. */
const packedBytesPerListing = 160;

function packed(content: SnapshotContent): Uint8Array {
  const columns = createGzip(content.listings.length * packedBytesPerListing);
  const writing = encodeSnapshot(content);
  let step = writing.next();
  for (; !step.done; step = writing.next()) columns.add(step.value);
  return columns.end(gzip(step.value));
}

const withBounds = (loaded: LoadedSnapshot, bounds: Bounds): LoadedSnapshot => ({
  ...loaded,
  snapshot: { ...loaded.snapshot, bounds },
});
