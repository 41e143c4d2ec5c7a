import type { TaskRow } from "#collections/tasks.ts";
import { limits } from "#domain/limits.ts";
import { isFinal } from "#domain/task.ts";
import { collectTiles, type TileDeps } from "./collect-tiles.ts";
import { finishCollection, giveUp } from "./finish-collection.ts";
import { type Lease, takeLease } from "./lease.ts";

export interface CollectionEnd {
  outcome: "not-mine" | "finished" | "handed-on" | "lost";
  found?: number;
}

type Deps = TileDeps & { startCollect: (taskId: string) => Promise<void> };

const knownSchemaVersion = 1;

/**
 * Works on a task until it ends or the time is up; may be started any number of times, at any
 * moment, by anyone: the lease lets one worker through and the tiles already done are kept.
 */
export async function runCollection(taskId: string, deps: Deps): Promise<CollectionEnd> {
  const task = await deps.tasks.get(taskId);
  if (!task || isFinal(task.status) || task.schema_version > knownSchemaVersion) {
    return { outcome: "not-mine" };
  }
  const done = await deps.listings.doneTiles(taskId);
  const taken = await takeLease(taskId, done.length, {
    ...deps,
    epochsWithoutProgress: limits.epochsWithoutProgress,
  });
  if (taken.kind === "taken") return { outcome: "not-mine" };
  if (taken.kind === "poisoned") {
    await giveUp(task, "collection/interrupted", deps);
    return { outcome: "finished", found: 0 };
  }
  const { lease } = taken;
  try {
    return await work(task, lease, deps);
  } finally {
    lease.end();
  }
}

async function work(task: TaskRow, lease: Lease, deps: Deps): Promise<CollectionEnd> {
  if (task.status === "queued") {
    await deps.tasks.update(task.$id, {
      status: "collecting",
      started_at: deps.now().toISOString(),
    });
  }
  const collected = await collectTiles(task, lease.lost, deps);
  if (collected.stopped === "lost") return { outcome: "lost" };
  if (collected.stopped === "time-is-up") {
    // The successor may start at once: this lease is given back.
    lease.end();
    await deps.tasks.heartbeat(task.$id, lease.epoch, new Date(0).toISOString());
    await deps.startCollect(task.$id);
    return { outcome: "handed-on" };
  }
  const found = await finishCollection(task, { epoch: lease.epoch, ...collected }, deps);
  return { outcome: "finished", found };
}
