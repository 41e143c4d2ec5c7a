import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { type ClaimStore, claimStore } from "./claim-store.ts";
import { type DeadTileStore, deadTileStore } from "./dead-tile-store.ts";
import type { Tables } from "./tables.ts";

export interface TaskStore extends DeadTileStore, ClaimStore {
  get: (taskId: string) => Promise<TaskRow | null>;
  /** The caller's own task, else "not found": others' tasks do not exist for them. */
  getOwn: (userId: string, taskId: string) => Promise<TaskRow>;
  findByName: (userId: string, nameKey: string) => Promise<TaskRow | null>;
  listOwn: (userId: string, createdBefore?: string) => Promise<TaskRow[]>;
  /** Every task of a user, newest first; only `name` of its own columns is loaded. */
  namesOf: (userId: string) => Promise<TaskRow[]>;
  startedSince: (userId: string, since: string) => Promise<number>;
  /** How many tasks of all users wait for a worker, counted up to `max`. */
  queued: (max: number) => Promise<number>;
  update: (taskId: string, data: Partial<RowData<typeof tasks>>) => Promise<void>;
  unfinished: () => Promise<TaskRow[]>;
  /** Takes it out of its owner's lists and frees its name; what it holds is removed afterwards. */
  requestDeletion: (taskId: string) => Promise<void>;
  /** Of all users, the oldest first. */
  toBeDeleted: (limit: number) => Promise<TaskRow[]>;
}

export function taskStore(tables: Tables): TaskStore {
  const get = (taskId: string) => tables.get(tasks, taskId);

  return {
    get,
    async getOwn(userId, taskId) {
      const task = /^[A-Za-z0-9][\w.-]{0,35}$/.test(taskId) ? await get(taskId) : null;
      if (task?.user_id !== userId || task.deletion) throw new AppError("preset/not-found");
      return task;
    },
    async findByName(userId, nameKey) {
      const [task] = await tables.list(tasks, {
        where: { user_id: userId, name_key: nameKey },
        limit: 1,
      });
      return task ?? null;
    },
    listOwn: (userId, createdBefore) =>
      tables.list(tasks, {
        where: { user_id: userId, deletion: null },
        newestFirst: true,
        limit: taskLimits.listed,
        ...(createdBefore ? { createdBefore } : {}),
      }),
    namesOf: (userId) =>
      tables.list(tasks, {
        where: { user_id: userId, deletion: null },
        newestFirst: true,
        select: ["name"],
      }),
    async startedSince(userId, createdSince) {
      // By the books: a preset that was deleted meanwhile counts, too.
      const started = await tables.list(ledgerEntries, {
        where: { user_id: userId, kind: "hold" },
        createdSince,
        limit: taskLimits.startsPerHour,
        select: ["kind"],
      });
      return started.length;
    },
    async queued(max) {
      const waiting = await tables.list(tasks, {
        where: { status: "queued" },
        limit: max,
        select: ["status"],
      });
      return waiting.length;
    },
    update: (taskId, data) => tables.update(tasks, taskId, data),
    async unfinished() {
      const running = await tables.list(tasks, {
        where: { status: ["queued", "collecting", "enriching"] },
      });
      return running.filter((task) => !isFinal(task.status));
    },
    requestDeletion: (taskId) =>
      // No folded name begins with a space.
      tables.update(tasks, taskId, { deletion: "requested", name_key: ` ${taskId}` }),
    toBeDeleted: (limit) => tables.list(tasks, { where: { deletion: "requested" }, limit }),
    ...deadTileStore(tables),
    ...claimStore(tables),
  };
}

/**
 * Only an ended preset has data: all of it after a success, and after a cancellation the part that
 * was paid for. The refusal says whether waiting helps.
 */
export function requireData(task: TaskRow): void {
  if (task.status === "success" || (task.status === "canceled" && task.snapshot_id)) return;
  throw new AppError(isFinal(task.status) ? "preset/without-data" : "preset/not-ready");
}
