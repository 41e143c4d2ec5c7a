import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { limits } from "#domain/limits.ts";
import { isFinal } from "#domain/task.ts";
import { type Collected, collectTiles, type TileDeps } from "./collect-tiles.ts";
import { finishCollection, giveUp } from "./finish-collection.ts";
import { type Lease, takeLease } from "./lease.ts";

export interface CollectionEnd {
  outcome: "not-mine" | "finished" | "handed-on" | "lost";
  found?: number;
}

export type CollectionDeps = TileDeps & {
  startCollect: (taskId: string) => Promise<void>;
  every: (ms: number, run: () => void) => () => void;
};

export const knownSchemaVersion = 1;

/**
 * Works on a task until it ends or the time is up; may be started any number of times, at any
 * moment, by anyone: the lease lets one worker through and the tiles already done are kept.
 */
export async function runCollection(taskId: string, deps: CollectionDeps): Promise<CollectionEnd> {
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
    await giveUp(task, new AppError("collection/interrupted"), deps);
    return { outcome: "finished", found: 0 };
  }
  const { lease } = taken;
  try {
    return await work(task, lease, deps);
  } finally {
    lease.end();
  }
}

async function work(task: TaskRow, lease: Lease, deps: CollectionDeps): Promise<CollectionEnd> {
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
  if (collected.stopped === "too-many-listings") {
    await giveUp(task, tooMany(collected, deps), deps);
    return { outcome: "finished", found: 0 };
  }
  const found = await finishCollection(task, { epoch: lease.epoch, ...collected }, deps);
  return { outcome: "finished", found };
}

/** The start could not know in time: nothing is delivered and nothing charged. */
const tooMany = ({ found }: Collected, { listingsMax }: TileDeps): AppError =>
  new AppError("listings/too-many", {
    values: { total: found.toLocaleString("en-US"), max: listingsMax.toLocaleString("en-US") },
  });
