import { questionLimits } from "#domain/limits/question.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import type { AppwriteAddress } from "./appwrite/client.ts";

export interface LoadedSnapshot {
  snapshot: Snapshot;
  /** Its memory, including the indexes that questions build. */
  bytes: number;
}

/** Snapshots in memory for the next question: those used last, as many as fit. */
export interface SnapshotCache {
  /** Concurrent callers share one load; failures are not remembered. */
  get: (key: string, load: () => Promise<LoadedSnapshot>) => Promise<Snapshot>;
  bytes: () => number;
}

const caches = new Map<string, SnapshotCache>();

/** One for all calls of this process to one project, on a machine with so many MB. */
export function snapshotCacheFor(
  { endpoint, projectId }: AppwriteAddress,
  memoryMb: number,
): SnapshotCache {
  const project = `${endpoint} ${projectId}`;
  const cache = caches.get(project) ?? createSnapshotCache(roomOn(memoryMb));
  caches.set(project, cache);
  return cache;
}

const smallestMb = 512;
const roomOn = (memoryMb: number): number =>
  questionLimits.snapshotCacheShare * memoryMb * 1_048_576;

export function createSnapshotCache(bytesMax: number = roomOn(smallestMb)): SnapshotCache {
  const kept = new Map<string, LoadedSnapshot>();
  const loading = new Map<string, Promise<LoadedSnapshot>>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, loaded: LoadedSnapshot): void => {
    drop(key);
    if (loaded.bytes > bytesMax) return;
    for (const oldest of kept.keys()) {
      if (bytes + loaded.bytes <= bytesMax) break;
      drop(oldest);
    }
    kept.set(key, loaded);
    bytes += loaded.bytes;
  };
  const begin = (key: string, load: () => Promise<LoadedSnapshot>): Promise<LoadedSnapshot> => {
    const coming = load()
      .then((loaded) => {
        keep(key, loaded);
        return loaded;
      })
      .finally(() => loading.delete(key));
    loading.set(key, coming);
    return coming;
  };
  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.snapshot;
      }
      const coming = loading.get(key) ?? begin(key, load);
      return (await coming).snapshot;
    },
    bytes: () => bytes,
  };
}
