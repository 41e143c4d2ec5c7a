import { exports } from "#collections/exports.bucket.ts";
import type { TaskRow } from "#collections/tasks.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { fairOrder } from "#domain/task/fair-order.ts";
import { removeOldTakeovers } from "#shared/adapters/overpass-turns.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { PaymentDeps } from "#shared/payments/payment-deps.ts";
import { type ReconcileReport, reconcile } from "./reconcile.ts";
import { takeUpEvents } from "./take-up-events.ts";

export type SweepDeps = PaymentDeps &
  Pick<Stores, "tasks" | "files" | "quotes" | "usage" | "tables" | "startCollect"> & {
    leaseMs: number;
    /** How often the books are compared: an hour in production. */
    reconcileEveryMs: number;
    warn: (...parts: unknown[]) => void;
  };

export interface SweepReport {
  revived: number;
  events: number;
  deleted: number;
  /** Rows of past days that were removed. */
  forgotten: number;
  /** `null` when it was not due. */
  reconciled: ReconcileReport | null;
}

/** Each part runs even when another fails: the next sweep retries the rest. */
export async function sweep(deps: SweepDeps): Promise<SweepReport> {
  const safely = async <T>(part: string, fallback: T, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      deps.warn("sweep", part, error);
      return fallback;
    }
  };
  return {
    revived: await safely("revive", 0, () => reviveTasks(deps)),
    events: await safely("events", 0, () => takeUpEvents(deps)),
    deleted: await safely("exports", 0, () => deleteOldExports(deps)),
    forgotten: await safely("past days", 0, () => forgetPastDays(deps)),
    reconciled: await safely("reconcile", null, () => reconcileWhenDue(deps)),
  };
}

/** A few at a time, and fairly: the oldest task of the user with the fewest running goes first. */
async function reviveTasks({ tasks, now, leaseMs, startCollect }: SweepDeps): Promise<number> {
  const idle: TaskRow[] = [];
  const running: TaskRow[] = [];
  for (const task of await tasks.unfinished()) {
    if (isAsleep(task, now())) continue;
    const last = (await tasks.claimsOf(task.$id)).at(-1);
    // A fresh task gets its first worker from `scrape`; only when none came is it ours.
    const idleSince = last ? last.lease_until_ms + leaseMs / 3 : firstLook(task, leaseMs);
    (idleSince > now().getTime() ? running : idle).push(task);
  }
  const revived = fairOrder(idle, running).slice(0, taskLimits.revivedPerSweep);
  for (const task of revived) await startCollect(task.$id);
  return revived.length;
}

/** Waits for the map service or a slot; to cancel it, its worker is started at once. */
const isAsleep = ({ waiting_for, wake_at, cancel_requested }: TaskRow, now: Date): boolean =>
  waiting_for !== null &&
  !cancel_requested &&
  wake_at !== null &&
  Date.parse(wake_at) > now.getTime();

const firstLook = (task: TaskRow, leaseMs: number): number =>
  Date.parse(task.$createdAt) + leaseMs / 2;

async function deleteOldExports({ files, now }: SweepDeps): Promise<number> {
  const before = new Date(
    now().getTime() - questionLimits.exportKeptDays * 86_400_000,
  ).toISOString();
  const old = await files.listBefore(exports, before);
  for (const fileId of old) await files.remove(exports, fileId);
  return old.length;
}

/** Counters and counts of past days; they only ever mattered on their own day. */
async function forgetPastDays({ tasks, quotes, usage, tables, now }: SweepDeps): Promise<number> {
  const days = [
    usage.removeOld(now()),
    quotes.removeOld(now()),
    tasks.removeOldClaims(now()),
    removeOldTakeovers(tables, now()),
  ];
  return (await Promise.all(days)).reduce((sum, removed) => sum + removed, 0);
}

/** Sweeps keep no memory: the claim on this hour's comparison, which one sweep gets, is a row. */
async function reconcileWhenDue(deps: SweepDeps): Promise<ReconcileReport | null> {
  const { tasks, now, reconcileEveryMs } = deps;
  const epoch = Math.floor(now().getTime() / reconcileEveryMs);
  if (await tasks.isClaimed(reconcileClaim, epoch)) return null;
  const leaseUntilMs = (epoch + 1) * reconcileEveryMs;
  if (!(await tasks.claim(reconcileClaim, { epoch, leaseUntilMs, tilesDone: 0 }))) return null;
  return reconcile(deps);
}

const reconcileClaim = "reconcile";
