import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { isFinal } from "#domain/task/task.ts";
import { bury, type Collected, collectTiles, type Shift, type TileDeps } from "./collect-tiles.ts";
import { enrichSites, type SiteDeps } from "./enrich-sites.ts";
import { finishCollection, giveUp, type Merged, mergedTiles } from "./finish-collection.ts";
import { type Lease, takeLease } from "./lease.ts";
import { wakeAfterMs } from "./source-waits.ts";
import { notWaiting } from "./tile-progress.ts";

export interface CollectionEnd {
  outcome: "not-mine" | "finished" | "handed-on" | "waits" | "lost";
  found?: number;
}

export type CollectionDeps = TileDeps &
  SiteDeps & {
    startCollect: (taskId: string) => Promise<void>;
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

/** How far a task is: every tile and every site that is done makes it more. */
export async function progressOf(
  taskId: string,
  { listings, sites }: Pick<CollectionDeps, "listings" | "sites">,
): Promise<number> {
  return (await listings.doneTiles(taskId)).length + (await sites.countDone(taskId));
}

export const shiftFor = (lease: Lease, { now }: Pick<CollectionDeps, "now">): Shift => ({
  lost: lease.lost,
  endsAt: now().getTime() + workerLimits.budgetS * 1_000,
});

async function work(taskId: string, lease: Lease, deps: CollectionDeps): Promise<CollectionEnd> {
  // Read again: what was read before the lease may have ended since, by the worker before.
  const task = await deps.tasks.get(taskId);
  if (!task || isFinal(task.status)) return { outcome: "not-mine" };
  if (task.status === "queued") {
    await deps.tasks.update(task.$id, {
      status: "collecting",
      started_at: deps.now().toISOString(),
    });
  }
  if (!task.cancel_requested && !(await deps.ledger.takeSlot(task))) {
    return waitForSlot(task, lease, deps);
  }
  if (task.waiting_for === "other-collections") await deps.tasks.update(task.$id, notWaiting);
  const shift = shiftFor(lease, deps);
  const collected = await collectTiles(task, shift, deps);
  const early = await endEarly(task, collected, lease, deps);
  if (early) return early;
  const content = await mergedTiles(task, collected, deps);
  const isCanceled = collected.stopped === "canceled";
  const { done } = collected;
  const dead = await deadOf(task, collected, deps);
  const { epoch } = lease;
  if (isCanceled || task.tier !== 2 || done.length === 0) {
    const end = { done, dead, epoch, isCanceled, content, sites: null };
    return { outcome: "finished", found: await finishCollection(task, end, deps) };
  }
  const enriched = await enrich(task, content, shift, deps);
  if (enriched.stopped === "lost") return { outcome: "lost" };
  if (enriched.stopped === "time-is-up") return handOn(task, lease, deps);
  const end = {
    done,
    dead,
    epoch,
    isCanceled: enriched.stopped === "canceled",
    sites: enriched.sites,
    content: { ...content, listings: enriched.listings },
  };
  return { outcome: "finished", found: await finishCollection(task, end, deps) };
}

/** What ends a worker before its tiles are all done or given up; `null` when nothing does. */
async function endEarly(
  task: TaskRow,
  collected: Collected,
  lease: Lease,
  deps: CollectionDeps,
): Promise<CollectionEnd | null> {
  switch (collected.stopped) {
    case "lost":
      return { outcome: "lost" };
    case "time-is-up":
      return handOn(task, lease, deps);
    case "no-turn":
      return rest(lease);
    case "waiting":
      return waitForSource(task, collected, lease, deps);
    case "too-many-listings":
      await giveUp(task, tooMany(collected, deps), deps);
      return { outcome: "finished", found: 0 };
    case "canceled":
      // While it waits for the map service nothing is delivered, so nothing is charged.
      if (collected.waitingSince === null) return null;
      await giveUp(task, null, deps);
      return { outcome: "finished", found: 0 };
    default:
      return null;
  }
}

/** With those that are not tried any more. */
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

async function enrich(task: TaskRow, { listings }: Merged, shift: Shift, deps: CollectionDeps) {
  await deps.tasks.update(task.$id, { status: "enriching", found: listings.length });
  return enrichSites(task, listings, shift, deps);
}

/** The time is up: the successor may begin at once. */
async function handOn(task: TaskRow, lease: Lease, deps: CollectionDeps): Promise<CollectionEnd> {
  await lease.giveBack();
  await deps.startCollect(task.$id);
  return { outcome: "handed-on" };
}

/** Its user may run others meanwhile; the sweep starts the next worker when it is time. */
async function waitForSource(
  task: TaskRow,
  { waitingSince }: Collected,
  lease: Lease,
  deps: CollectionDeps,
): Promise<CollectionEnd> {
  const now = deps.now().getTime();
  const waitedMs = now - Date.parse(waitingSince ?? deps.now().toISOString());
  await deps.tasks.update(task.$id, {
    waiting_for: "map-service",
    wake_at: new Date(now + wakeAfterMs(waitedMs, deps.waits)).toISOString(),
  });
  await deps.ledger.releaseSlot(task.$id);
  return rest(lease);
}

/** It gave its slot back while it waited, and its user runs as many as may run at once. */
async function waitForSlot(
  task: TaskRow,
  lease: Lease,
  deps: CollectionDeps,
): Promise<CollectionEnd> {
  const now = deps.now().getTime();
  const isNew = task.waiting_for !== "other-collections";
  await deps.tasks.update(task.$id, {
    waiting_for: "other-collections",
    ...(isNew && { waiting_since: new Date(now).toISOString() }),
    wake_at: new Date(now + deps.waits.wakeAfterMinMs).toISOString(),
  });
  return rest(lease);
}

/** Ends in good order; the sweep starts the next worker. */
async function rest(lease: Lease): Promise<CollectionEnd> {
  await lease.giveBack({ waits: true });
  return { outcome: "waits" };
}

/** The start could not know in time: nothing is delivered and nothing charged. */
const tooMany = ({ found }: Collected, { listingsMax }: TileDeps): AppError =>
  new AppError("listings/too-many", {
    values: { total: found.toLocaleString("en-US"), max: listingsMax.toLocaleString("en-US") },
  });
