import type { Bounds } from "#domain/area/area.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { isFinal } from "#domain/task/task.ts";
import type { BoundarySource, ListingSource } from "#shared/collectors/collector.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import type { CollectionDeps, CollectionEnd } from "../../functions/collect/worker.ts";
import { collectionDeps, queueTask } from "../../scripts/collection/collection-run.ts";
import { memoryFiles, type StoredFile } from "../../scripts/simulation/platform/memory-files.ts";
import { memoryTables } from "../fakes/memory-tables.ts";

/** The production worker over rows in memory, a clock that only moves when told, and any map. */
export function collectionWorld(
  source: ListingSource & Partial<BoundarySource>,
  overture: CollectionDeps["overture"] = null,
) {
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
    ...collectionDeps({ tables, files, source, overture, now }),
    startCollect: async (taskId: string) => void started.push(taskId),
    sleep: async (ms: number) => {
      clock += ms;
    },
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
    /** Workers one after the other, each when it is time, until the task has ended. */
    async runToEnd(taskId: string): Promise<CollectionEnd[]> {
      const ends: CollectionEnd[] = [];
      for (;;) {
        ends.push(await runCollection(taskId, deps));
        const task = await deps.tasks.get(taskId);
        if (!task || isFinal(task.status)) return ends;
        if (task.wake_at) clock = Math.max(clock, Date.parse(task.wake_at));
      }
    },
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
