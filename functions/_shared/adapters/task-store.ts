import { type ClaimRow, claims } from "#collections/claims.ts";
import type { RowData } from "#collections/schema.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { type TileRow, tiles } from "#collections/tiles.ts";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { isFinal } from "#domain/task/task.ts";
import { removePastDays, type Tables } from "./tables.ts";

export interface TaskStore {
  get: (taskId: string) => Promise<TaskRow | null>;
  /** The caller's own task, else "not found": others' tasks do not exist for them. */
  getOwn: (userId: string, taskId: string) => Promise<TaskRow>;
  findByName: (userId: string, nameKey: string) => Promise<TaskRow | null>;
  listOwn: (userId: string, createdBefore?: string) => Promise<TaskRow[]>;
  startedSince: (userId: string, since: string) => Promise<number>;
  /** How many tasks of all users wait for a worker, counted up to `max`. */
  queued: (max: number) => Promise<number>;
  update: (taskId: string, data: Partial<RowData<typeof tasks>>) => Promise<void>;
  unfinished: () => Promise<TaskRow[]>;
  /** Of all tasks, for the operator. */
  allDeadTiles: () => Promise<TileRow[]>;
  deadTiles: (taskId: string) => Promise<{ tile: string; areaM2: number }[]>;
  markDead: (
    taskId: string,
    tile: { path: string; areaM2: number; attempts: number; reason: string },
  ) => Promise<void>;
  /** Forgets that tiles of the task could not be collected: they are open again. */
  reviveTiles: (taskId: string) => Promise<void>;
  /** By epoch, the latest last. */
  claimsOf: (taskId: string) => Promise<ClaimRow[]>;
  isClaimed: (taskId: string, epoch: number) => Promise<boolean>;
  /** Whether this caller now owns the task's next epoch. */
  claim: (
    taskId: string,
    claim: { epoch: number; leaseUntilMs: number; tilesDone: number },
  ) => Promise<boolean>;
  /** Makes the lease longer; returns until when it holds now, `null` when there is none. */
  extendLease: (taskId: string, epoch: number, byMs: number) => Promise<number | null>;
  /** Gives the lease back before its time; an epoch that ends to wait is none without progress. */
  endLease: (taskId: string, epoch: number, end: { waits: boolean }) => Promise<void>;
  /** Claims made days ago. Younger ones stay: a claim that was taken can't be taken again. */
  removeOldClaims: (now: Date) => Promise<number>;
}

export function taskStore(tables: Tables): TaskStore {
  const get = (taskId: string) => tables.get(tasks, taskId);
  const claimsOf = async (taskId: string) => {
    const rows = await tables.list(claims, { where: { task_id: taskId } });
    return rows.sort((a, b) => a.epoch - b.epoch);
  };

  return {
    get,
    async getOwn(userId, taskId) {
      const task = /^[A-Za-z0-9][\w.-]{0,35}$/.test(taskId) ? await get(taskId) : null;
      if (task?.user_id !== userId) throw new AppError("preset/not-found");
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
        where: { user_id: userId },
        newestFirst: true,
        limit: taskLimits.listed,
        ...(createdBefore ? { createdBefore } : {}),
      }),
    async startedSince(userId, createdSince) {
      const started = await tables.list(tasks, {
        where: { user_id: userId },
        createdSince,
        limit: taskLimits.startsPerHour,
        select: ["status"],
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
    allDeadTiles: () => tables.list(tiles),
    async deadTiles(taskId) {
      const dead = await tables.list(tiles, { where: { task_id: taskId } });
      return dead.map((row) => ({ tile: row.tile, areaM2: row.area_m2 }));
    },
    markDead: (taskId, { path, areaM2, attempts, reason }) =>
      tables.upsert(tiles, `${taskId}.${path}`, {
        task_id: taskId,
        tile: path,
        area_m2: areaM2,
        attempts,
        reason: reason.slice(0, 300),
      }),
    async reviveTiles(taskId) {
      for (const row of await tables.list(tiles, { where: { task_id: taskId } })) {
        await tables.remove(tiles, row.$id);
      }
    },
    claimsOf,
    isClaimed: async (taskId, epoch) => (await tables.get(claims, `${taskId}.${epoch}`)) !== null,
    async claim(taskId, { epoch, leaseUntilMs, tilesDone }) {
      const outcome = await tables.create(claims, `${taskId}.${epoch}`, {
        task_id: taskId,
        epoch,
        lease_until_ms: leaseUntilMs,
        tiles_done: tilesDone,
      });
      return outcome === "created";
    },
    extendLease: (taskId, epoch, byMs) =>
      tables.increment(claims, `${taskId}.${epoch}`, { column: "lease_until_ms", value: byMs }),
    endLease: (taskId, epoch, { waits }) =>
      tables.update(claims, `${taskId}.${epoch}`, {
        lease_until_ms: 0,
        ...(waits && { tiles_done: -1 }),
      }),
    removeOldClaims: (now) => removePastDays(tables, claims, now),
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
