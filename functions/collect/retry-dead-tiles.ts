import type { TaskRow } from "#collections/tasks.ts";
import { limits } from "#domain/limits.ts";
import { collectTiles } from "./collect-tiles.ts";
import { deliver } from "./finish-collection.ts";
import { takeLease } from "./lease.ts";
import { type CollectionDeps, type CollectionEnd, knownSchemaVersion } from "./run-collection.ts";

/**
 * Collects what a finished task could not get and writes its snapshot anew. The operator asks for
 * it; nothing is charged, because the settle has been made and stands.
 */
export async function retryDeadTiles(taskId: string, deps: CollectionDeps): Promise<CollectionEnd> {
  const task = await deps.tasks.get(taskId);
  if (task?.status !== "success" || task.schema_version > knownSchemaVersion) {
    return { outcome: "not-mine" };
  }
  const done = await deps.listings.doneTiles(taskId);
  const taken = await takeLease(taskId, done.length, {
    ...deps,
    epochsWithoutProgress: limits.epochsWithoutProgress,
  });
  if (taken.kind !== "owned") return { outcome: "not-mine" };
  const { lease } = taken;
  try {
    return await collectAgain(task, lease.lost, deps);
  } finally {
    lease.end();
    await deps.tasks.removeClaims(taskId);
  }
}

async function collectAgain(
  task: TaskRow,
  lost: () => boolean,
  deps: CollectionDeps,
): Promise<CollectionEnd> {
  await deps.tasks.reviveTiles(task.$id);
  const collected = await collectTiles(task, lost, deps);
  if (collected.stopped === "lost") return { outcome: "lost" };
  // A snapshot's id is never written twice: readers keep what they have read under it.
  const snapshotId = `${task.$id}.${deps.now().getTime().toString(36)}`;
  const { columns, found } = await deliver(task, collected, snapshotId, deps);
  await deps.tasks.update(task.$id, columns);
  return { outcome: "finished", found };
}
