import type { TaskRow } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import type { Elsewhere, Opened } from "#domain/query/across/elsewhere.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { isFinal } from "#domain/task/task.ts";
import type { Stores } from "#shared/adapters/stores.ts";

type Deps = Pick<Stores, "tasks" | "listings" | "now">;

/** The snapshots that a question may name beside the task's own: all of them the user's. */
export function elsewhereOf(task: TaskRow, { tasks, listings, now }: Deps): Elsewhere {
  const { user_id: userId, previous_task_id: previousId } = task;
  const open = async (taskId: string): Promise<Opened> => {
    const other = await ownOrNull(userId, taskId, tasks);
    if (!other) return { trouble: "gone" };
    if (!isFinal(other.status)) return { trouble: "unfinished" };
    if (!other.snapshot_id || other.status === "failed") return { trouble: "empty" };
    const snapshot = await listings.readSnapshot(other);
    // A snapshot that was lost and could not be rebuilt: nothing in it is not nothing found.
    const isLost = snapshot.listings.length === 0 && !snapshot.withheld && other.found > 0;
    if (isLost) return { trouble: "gone" };
    const at = now();
    const clock = clockIn(zoneOf(snapshot.listings, at), at);
    return { snapshot, clock, collectedAt: other.finished_at };
  };
  return {
    taskId: task.$id,
    presets: async () => (await tasks.namesOf(userId)).map(({ $id, name }) => ({ id: $id, name })),
    previous: async () => (previousId ? open(previousId) : { trouble: "none" }),
    preset: open,
  };
}

/** Others' presets are as if they did not exist. */
async function ownOrNull(
  userId: string,
  taskId: string,
  tasks: Deps["tasks"],
): Promise<TaskRow | null> {
  try {
    return await tasks.getOwn(userId, taskId);
  } catch (error) {
    if (error instanceof AppError && error.code === "preset/not-found") return null;
    throw error;
  }
}
