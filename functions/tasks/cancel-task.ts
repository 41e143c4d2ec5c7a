import type { TaskRow } from "#collections/tasks.ts";
import { isFinal } from "#domain/task/task.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { TaskAsked } from "./task-asked.ts";

/**
 * Asks the worker to stop; it settles the finished part and returns the rest of the hold. Also
 * starts a worker, so a task that never had one ends as well: the lease admits only one.
 */
export async function cancelTask(
  { userId, taskId }: TaskAsked,
  { tasks, startCollect }: Pick<Stores, "tasks" | "startCollect">,
): Promise<TaskRow> {
  const task = await tasks.getOwn(userId, taskId);
  if (isFinal(task.status)) return task;
  await tasks.update(taskId, { cancel_requested: true });
  await startCollect(taskId).catch(() => {});
  return tasks.getOwn(userId, taskId);
}
