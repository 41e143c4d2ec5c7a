import type { Bounds } from "#domain/area.ts";
import type { ListingWithReceipts } from "#domain/listing.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { collectionDeps, queueTask } from "../../scripts/collection/collection-run.ts";
import { memoryFiles, type StoredFile } from "../../scripts/simulation/platform/memory-files.ts";
import { memoryTables } from "../fakes/memory-tables.ts";

/** The production worker over rows in memory, a clock that only moves when told, and any map. */
export function collectionWorld(source: ListingSource) {
  let clock = Date.parse("2026-11-21T08:00:00Z");
  const now = () => new Date(clock);
  const tables = memoryTables(now);
  const stored = new Map<string, StoredFile>();
  const files = memoryFiles(
    stored,
    () => clock,
    async ({ run }) => run(),
  );
  const started: string[] = [];
  const warnings: unknown[][] = [];
  const deps = {
    ...collectionDeps({ tables, files, source, now }),
    startCollect: async (taskId: string) => void started.push(taskId),
    warn: (...parts: unknown[]) => void warnings.push(parts),
  };
  return {
    deps,
    tables,
    files,
    stored,
    started,
    warnings,
    pass: (ms: number) => {
      clock += ms;
    },
    queue: (taskId: string, bounds: Bounds, options: Parameters<typeof queueTask>[3] = {}) =>
      queueTask(taskId, bounds, deps, options),
    task: async (taskId: string) => {
      const task = await deps.tasks.get(taskId);
      if (!task) throw new Error(`there is no task ${taskId}`);
      return task;
    },
    async listings(taskId: string): Promise<ListingWithReceipts[]> {
      const task = await deps.tasks.get(taskId);
      return task ? [...(await deps.listings.readSnapshot(task)).listings] : [];
    },
  };
}
