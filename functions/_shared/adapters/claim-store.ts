import { type ClaimRow, claims } from "#collections/claims.ts";
import { removePastDays, type Tables } from "./tables.ts";

/** Which worker owns a task, epoch by epoch, and for how long. */
export interface ClaimStore {
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

export function claimStore(tables: Tables): ClaimStore {
  return {
    async claimsOf(taskId) {
      const rows = await tables.list(claims, { where: { task_id: taskId } });
      return rows.sort((a, b) => a.epoch - b.epoch);
    },
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
