import type { TaskRow } from "#collections/tasks.ts";
import { collectPlaces } from "./collect-places.ts";
import { collectTiles } from "./collect-tiles.ts";
import { bury } from "./dead-tiles.ts";
import { enrichSites } from "./enrich-sites.ts";
import { deliver, mergedTiles } from "./finish-collection.ts";
import { type Lease, takeLease } from "./lease.ts";
import { notWaiting } from "./tile-progress.ts";
import {
  type CollectionDeps,
  type CollectionEnd,
  knownSchemaVersion,
  progressOf,
  shiftFor,
} from "./worker.ts";

/**
 * Collects the tiles that a finished task could not get and rewrites its snapshot. The operator
 * triggers it; nothing is charged, because the settle is final.
 */
export async function retryDeadTiles(taskId: string, deps: CollectionDeps): Promise<CollectionEnd> {
  const task = await deps.tasks.get(taskId);
  if (!task || !mayRetry(task)) {
    return { outcome: "not-mine" };
  }
  const taken = await takeLease(taskId, await progressOf(taskId, deps), {
    ...deps,
    // The operator decides how often it is worth a try.
    epochsWithoutProgress: Number.POSITIVE_INFINITY,
  });
  if (taken.kind !== "owned") return { outcome: "not-mine" };
  const { lease } = taken;
  try {
    // Its owner may have deleted it before the lease was there.
    const still = await deps.tasks.get(taskId);
    if (!still || !mayRetry(still)) return { outcome: "not-mine" };
    return await collectAgain(task, lease, deps);
  } finally {
    await lease.giveBack();
  }
}

const mayRetry = ({ status, deletion, schema_version }: TaskRow): boolean =>
  status === "success" && !deletion && schema_version <= knownSchemaVersion;

async function collectAgain(
  task: TaskRow,
  lease: Lease,
  deps: CollectionDeps,
): Promise<CollectionEnd> {
  await deps.tasks.reviveTiles(task.$id);
  const shift = shiftFor(lease, deps);
  const collected = await collectTiles(task, shift, deps);
  if (collected.stopped === "lost") return { outcome: "lost" };
  // The operator asks again when the map service is well.
  const { pending, trouble } = collected;
  await bury(task, pending, trouble ?? "not tried again in time", deps);
  const { done } = collected;
  const placed = await collectPlaces(task, { content: mergedTiles(collected), done }, shift, deps);
  // A finished preset can't be canceled, and nobody continues what is out of time.
  if (placed.stopped !== null) return { outcome: "lost" };
  const { content } = placed;
  const enriched = task.tier === 2 ? await enrichSites(task, content.listings, shift, deps) : null;
  if (enriched?.stopped === "lost") return { outcome: "lost" };
  const run = {
    done,
    dead: [...collected.dead, ...pending],
    content: { ...content, listings: enriched?.listings ?? content.listings },
    sites: enriched?.sites ?? null,
  };
  // Never write a snapshot's id twice: readers cache the content under it.
  const snapshotId = `${task.$id}.${deps.now().getTime().toString(36)}`;
  const { columns, found } = await deliver(task, run, snapshotId, deps);
  await deps.tasks.update(task.$id, { ...columns, ...notWaiting });
  return { outcome: "finished", found };
}
