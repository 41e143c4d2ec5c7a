import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { shortHash } from "../hash.ts";
import type { Tables } from "../tables.ts";

/** The id of a slot of this user that nobody holds, or `null`. One whose task has ended is freed. */
export async function freeSlot(tables: Tables, userId: string): Promise<string | null> {
  for (let n = 0; n < taskLimits.runningPerUser; n++) {
    const slotId = `${shortHash(userId)}.${n}`;
    const slot = await tables.get(taskSlots, slotId);
    if (!slot) return slotId;
    const task = await tables.get(tasks, slot.task_id);
    if (!task || !isFinal(task.status)) continue;
    // Taken by a worker while another one ended the task.
    await tables.remove(taskSlots, slotId);
    return slotId;
  }
  return null;
}

/** Whether the task now has a slot: the one it has, or a free one of its user. */
export async function takeSlot(
  tables: Tables,
  { $id, user_id }: Pick<TaskRow, "$id" | "user_id">,
): Promise<boolean> {
  for (let tries = 0; tries <= taskLimits.runningPerUser; tries++) {
    if ((await slotsOf(tables, $id)).length > 0) return true;
    const slotId = await freeSlot(tables, user_id);
    if (slotId === null) return false;
    // Somebody else may take it first: then the other one is looked at.
    await tables.create(taskSlots, slotId, { user_id, task_id: $id });
  }
  return false;
}

/** Frees the task's running slot: while it waits, its user may run others. */
export async function releaseSlots(tables: Tables, taskId: string): Promise<void> {
  for (const slot of await slotsOf(tables, taskId)) await tables.remove(taskSlots, slot.$id);
}

const slotsOf = (tables: Tables, taskId: string) =>
  tables.list(taskSlots, { where: { task_id: taskId } });
