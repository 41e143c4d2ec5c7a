import type { RowData } from "#collections/schema.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { shortHash } from "../hash.ts";
import { createOperation, deleteOperation, type Operation, type Tables } from "../tables.ts";

/** A place of this user that nobody holds, or `null`. One whose task has ended is freed. */
export async function freePlace(tables: Tables, userId: string): Promise<string | null> {
  const places = Array.from(
    { length: taskLimits.runningPerUser },
    (_, n) => `${shortHash(userId)}.${n}`,
  );
  const slots = await tables.list(taskSlots, { where: { place: places } });
  for (const place of places) {
    const slot = slots.find((row) => row.place === place);
    if (!slot) return place;
    const task = await tables.get(tasks, slot.task_id);
    if (!task || !isFinal(task.status)) continue;
    // Taken by a worker while another one ended the task.
    await tables.remove(taskSlots, slot.$id);
    return place;
  }
  return null;
}

/** The slot a new task has from its hold until its first worker takes it over. */
export const firstSlotOperation = (taskId: string, userId: string, place: string): Operation =>
  createOperation(taskSlots, `${taskId}.new`, { user_id: userId, task_id: taskId, place });

/**
 * Whether the task now has a slot of this epoch's: the one of the worker before, under a new row id,
 * or a free one of its user.
 */
export async function takeSlot(
  tables: Tables,
  task: Pick<TaskRow, "$id" | "user_id">,
  epoch: number,
): Promise<boolean> {
  const slotId = slotIdOf(task.$id, epoch);
  for (let tries = 0; tries <= taskLimits.runningPerUser; tries++) {
    const held = await tables.list(taskSlots, { where: { task_id: task.$id } });
    if (held.some(({ $id }) => $id === slotId)) return true;
    const place = held[0]?.place ?? (await freePlace(tables, task.user_id));
    if (place === null) return false;
    const row: RowData<typeof taskSlots> = { user_id: task.user_id, task_id: task.$id, place };
    // Somebody else may be faster: then nothing is written, and the next look decides.
    await tables.transact([
      ...held.map(({ $id }) => deleteOperation(taskSlots, $id)),
      createOperation(taskSlots, slotId, row),
    ]);
  }
  return false;
}

/** Frees the slot of a worker whose task waits: meanwhile its user may run others. */
export const releaseSlot = (tables: Tables, taskId: string, epoch: number): Promise<void> =>
  tables.remove(taskSlots, slotIdOf(taskId, epoch));

const slotIdOf = (taskId: string, epoch: number): string => `${taskId}.${epoch}`;
