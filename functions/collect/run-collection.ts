import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { isFinal } from "#domain/task/task.ts";
import { collectPlaces } from "./collect-places.ts";
import { collectTiles } from "./collect-tiles.ts";
import { bury } from "./dead-tiles.ts";
import { enrichSites } from "./enrich-sites.ts";
import { finishCollection, giveUp, mergedTiles, type Run } from "./finish-collection.ts";
import { type Lease, takeLease } from "./lease.ts";
import { wakeAfterMs } from "./source-waits.ts";
import { notWaiting } from "./tile-progress.ts";
import type { Collected, Shift, TileDeps } from "./tile-work.ts";
import {
  type CollectionDeps,
  type CollectionEnd,
  knownSchemaVersion,
  progressOf,
  shiftFor,
} from "./worker.ts";

/**
 * Works on a task until it ends or the time is up; may be started any number of times, at any
 * moment, by anyone: the lease lets one worker through and the tiles already done are kept.
 */
export async function runCollection(taskId: string, deps: CollectionDeps): Promise<CollectionEnd> {
  const task = await deps.tasks.get(taskId);
  if (!task || isFinal(task.status) || task.schema_version > knownSchemaVersion) {
    return { outcome: "not-mine" };
  }
  const taken = await takeLease(taskId, await progressOf(taskId, deps), {
    ...deps,
    epochsWithoutProgress: workerLimits.epochsWithoutProgress,
  });
  if (taken.kind === "taken") return { outcome: "not-mine" };
  if (taken.kind === "poisoned") {
    await giveUp(task, new AppError("collection/interrupted"), deps);
    return { outcome: "finished", found: 0 };
  }
  const { lease } = taken;
  try {
    const end = await work(taskId, lease, deps);
    await lease.giveBack();
    return end;
  } finally {
    lease.stop();
  }
}

/** The outcome of a worker's stages: a run to deliver, or the reason there is none yet or at all. */
type Stop =
  | { kind: "run"; run: Run; isCanceled: boolean }
  | { kind: "nothing"; failure: AppError | null }
  | { kind: "waiting"; since: string }
  | { kind: "no-slot" | "no-turn" | "time-is-up" | "lost" };

async function work(taskId: string, lease: Lease, deps: CollectionDeps): Promise<CollectionEnd> {
  // Read again: the worker before may have ended the task since the lease was asked for.
  const task = await deps.tasks.get(taskId);
  if (!task || isFinal(task.status)) return { outcome: "not-mine" };
  const hasSlot = await begin(task, lease, deps);
  const stop: Stop = hasSlot
    ? await throughStages(task, shiftFor(lease, deps), deps)
    : { kind: "no-slot" };
  switch (stop.kind) {
    case "run": {
      const { run, isCanceled } = stop;
      const end = { ...run, isCanceled, epoch: lease.epoch };
      return { outcome: "finished", found: await finishCollection(task, end, deps) };
    }
    case "nothing":
      await giveUp(task, stop.failure, deps);
      return { outcome: "finished", found: 0 };
    case "waiting":
      await waitForSource(task, lease, stop.since, deps);
      return rest(lease);
    case "no-slot":
      await waitForSlot(task, deps);
      return rest(lease);
    case "no-turn":
      return rest(lease);
    case "time-is-up":
      return handOn(task, lease, deps);
    case "lost":
      return { outcome: "lost" };
  }
}

/** Whether the task runs: it may have given its slot back while it waited. */
async function begin(task: TaskRow, lease: Lease, deps: CollectionDeps): Promise<boolean> {
  if (task.status === "queued") {
    await deps.tasks.update(task.$id, {
      status: "collecting",
      started_at: deps.now().toISOString(),
    });
  }
  if (!task.cancel_requested && !(await deps.ledger.takeSlot(task, lease.epoch))) return false;
  if (task.waiting_for === "other-collections") await deps.tasks.update(task.$id, notWaiting);
  return true;
}

/** Tiles, then twins, then the second source, then sites. */
async function throughStages(task: TaskRow, shift: Shift, deps: CollectionDeps): Promise<Stop> {
  const collected = await collectTiles(task, shift, deps);
  const early = stopBefore(collected, deps);
  if (early) return early;
  const ofMap = mergedTiles(collected);
  const { done } = collected;
  const dead = await deadOf(task, collected, deps);
  const withMap: Stop = {
    kind: "run",
    run: { done, dead, content: ofMap, sites: null },
    isCanceled: true,
  };
  if (collected.stopped === "canceled") return withMap;
  if (done.length === 0) return { ...withMap, isCanceled: false };
  const placed = await collectPlaces(task, { content: ofMap, done }, shift, deps);
  if (placed.stopped === "canceled") return withMap;
  if (placed.stopped !== null) return { kind: placed.stopped };
  const { content } = placed;
  const run = { done, dead, content, sites: null };
  if (task.tier !== 2) return { kind: "run", run, isCanceled: false };
  await deps.tasks.update(task.$id, { status: "enriching", found: content.listings.length });
  const { stopped, listings, sites } = await enrichSites(task, content.listings, shift, deps);
  if (stopped === "lost" || stopped === "time-is-up") return { kind: stopped };
  return {
    kind: "run",
    run: { ...run, content: { ...content, listings }, sites },
    isCanceled: stopped === "canceled",
  };
}

/** Why nothing can be delivered after the tiles; `null` when something can. */
function stopBefore(collected: Collected, deps: TileDeps): Stop | null {
  const { stopped, waitingSince } = collected;
  switch (stopped) {
    case "lost":
    case "time-is-up":
    case "no-turn":
      return { kind: stopped };
    case "waiting":
      return { kind: "waiting", since: waitingSince ?? deps.now().toISOString() };
    case "too-many-listings":
      return { kind: "nothing", failure: tooMany(collected, deps) };
    case "canceled":
      // While it waits for the map service nothing is delivered, so nothing is charged.
      return waitingSince === null ? null : { kind: "nothing", failure: null };
    default:
      return null;
  }
}

/** The dead tiles, including those given up now. */
async function deadOf(
  task: TaskRow,
  { stopped, dead, pending, trouble }: Collected,
  deps: CollectionDeps,
): Promise<string[]> {
  const isGivenUp = stopped === "given-up" || stopped === "too-many-dead";
  if (!isGivenUp) return dead;
  const reason = stopped === "given-up" ? `waited in vain: ${trouble}` : "too many others are dead";
  await bury(task, pending, reason, deps);
  return [...dead, ...pending];
}

/** The time is up: the successor may begin at once. */
async function handOn(task: TaskRow, lease: Lease, deps: CollectionDeps): Promise<CollectionEnd> {
  await lease.giveBack();
  await deps.startCollect(task.$id);
  return { outcome: "handed-on" };
}

/** Its user may run others meanwhile. */
async function waitForSource(
  task: TaskRow,
  lease: Lease,
  since: string,
  deps: CollectionDeps,
): Promise<void> {
  const now = deps.now().getTime();
  await deps.tasks.update(task.$id, {
    waiting_for: "map-service",
    wake_at: new Date(now + wakeAfterMs(now - Date.parse(since), deps.waits)).toISOString(),
  });
  await deps.ledger.releaseSlot(task.$id, lease.epoch);
}

/** Its user runs as many as may run at once. */
async function waitForSlot(task: TaskRow, deps: CollectionDeps): Promise<void> {
  const now = deps.now().getTime();
  const isNew = task.waiting_for !== "other-collections";
  await deps.tasks.update(task.$id, {
    waiting_for: "other-collections",
    ...(isNew && { waiting_since: new Date(now).toISOString() }),
    wake_at: new Date(now + deps.waits.wakeAfterMinMs).toISOString(),
  });
}

/** Gives the lease back; the sweep starts the next worker when it is time. */
async function rest(lease: Lease): Promise<CollectionEnd> {
  await lease.giveBack({ waits: true });
  return { outcome: "waits" };
}

/** The start could not know in time: nothing is delivered and nothing charged. */
const tooMany = ({ found }: Collected, { listingsMax }: TileDeps): AppError =>
  new AppError("listings/too-many", {
    values: { total: found.toLocaleString("en-US"), max: listingsMax.toLocaleString("en-US") },
  });
