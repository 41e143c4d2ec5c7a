import type { TaskRow } from "#collections/tasks.ts";
import type { RenameRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { nameKeyOf, presetName } from "#shared/start/preset-name.ts";
import type { TaskAsked } from "./task-asked.ts";

/** Gives a preset another name, also while it runs. */
export async function renameTask(
  { userId, taskId, sent }: TaskAsked & { sent: RenameRequest },
  { tasks }: Pick<Stores, "tasks">,
): Promise<TaskRow> {
  const task = await tasks.getOwn(userId, taskId);
  const name = presetName(sent.name);
  if (name === task.name) return task;
  const name_key = nameKeyOf(name);
  const isTaken = async (): Promise<boolean> => {
    const namesake = await tasks.findByName(userId, name_key);
    return namesake !== null && namesake.$id !== taskId;
  };
  const taken = () => new AppError("preset/name-taken", { values: { name } });
  if (await isTaken()) throw taken();
  try {
    await tasks.update(taskId, { name, name_key });
  } catch (error) {
    // Another request may have been faster: the table takes a name once.
    if (await isTaken()) throw taken();
    throw error;
  }
  return { ...task, name, name_key };
}
