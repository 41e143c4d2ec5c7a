import type { TaskRow } from "#collections/tasks.ts";
import type { ScrapeReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import type { FreeRerun } from "#domain/money/ledger.ts";
import { creditsOf, formatBalance, priceText } from "#domain/money/pricing.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import type { HoldOutcome, NewTask } from "#shared/adapters/ledger/hold.ts";
import { type SourceDayMax, usedShareOfDay } from "#shared/adapters/overpass-day.ts";
import type { Counted, CountRequest } from "#shared/adapters/quote-store.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { mayHoldMoreThan } from "./count-businesses.ts";

export type AcceptDeps = Pick<Stores, "ledger" | "tasks" | "usage" | "startCollect" | "now"> & {
  listingsMax: number;
  sourceDayMax: SourceDayMax;
  /** The map's count, or `null` if it takes more than a moment: the worker checks again. */
  countAhead: (request: CountRequest) => Promise<Counted | null>;
};

/** The terms on which a re-run is accepted. */
export interface Terms {
  free: FreeRerun | null;
  /** The price that the person has confirmed; null if they were not asked. */
  confirmedMicros: number | null;
}

/** Holds the price, queues the task and starts the worker; repeating it is harmless. */
export async function acceptTask(
  taskIds: readonly [string, ...string[]],
  task: NewTask,
  deps: AcceptDeps,
  { free, confirmedMicros }: Terms = { free: null, confirmedMicros: null },
): Promise<ScrapeReply> {
  const acceptedBefore = async (): Promise<ScrapeReply | null> => {
    for (const id of taskIds) {
      const existing = await deps.tasks.get(id);
      if (existing) return repeated(existing, task.request_hash);
    }
    return null;
  };
  const before = await acceptedBefore();
  if (before) return before;
  try {
    checkPrice(task, confirmedMicros);
    await checkLimits(task, deps);
  } catch (refusal) {
    // A twin of this request may have been accepted meanwhile, with the money that now is missing.
    const twin = await acceptedBefore();
    if (twin) return twin;
    throw refusal;
  }
  const [taskId] = taskIds;
  const outcome = await deps.ledger.hold(taskId, task, free);
  refuse(outcome, task);
  // Its twin may have asked for something else under the same key: then this says so.
  if (outcome.kind === "already-held") await acceptedBefore();
  // The hold is written: from here on a failure only delays the start (the sweeper resumes it).
  await deps.startCollect(taskId).catch(() => {});
  return reply(taskId, task);
}

/**
 * The task's id, and the ids under which the same request may have been accepted before. Without a
 * key from the header the same request within a minute or two counts as one.
 */
export function idsFor(
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | undefined },
  requestHash: string,
  now: Date,
): [string, ...string[]] {
  const key = idempotencyKey?.trim().slice(0, taskLimits.idempotencyKeyMaxChars);
  if (key) return [shortHash(userId, "key", key)];
  const minute = Math.floor(now.getTime() / 60_000);
  const inMinute = (bucket: number) => shortHash(userId, "minute", requestHash, bucket);
  return [inMinute(minute), inMinute(minute - 1)];
}

function repeated(existing: TaskRow, hash: string): ScrapeReply {
  if (existing.request_hash !== hash) throw new AppError("key/reused");
  if (existing.deletion) throw new AppError("preset/deleted");
  return reply(existing.$id, existing);
}

const reply = (taskId: string, task: NewTask): ScrapeReply => ({
  taskId,
  status: task.status,
  price: creditsOf(task.price_micros),
  areaKm2: task.area_m2 / 1_000_000,
});

/** Nobody pays more than they have seen: a free re-run may have been used in another tab. */
function checkPrice({ price_micros }: NewTask, confirmedMicros: number | null): void {
  if (confirmedMicros === null || price_micros <= confirmedMicros) return;
  throw new AppError("rerun/price-changed", { values: { price: priceText(price_micros) } });
}

/** Balance first: who can't pay should hear that before anything about limits. */
async function checkLimits(task: NewTask, deps: AcceptDeps): Promise<void> {
  const account = await deps.ledger.accountOf(task.user_id);
  if ((account?.balanceMicros ?? 0) < task.price_micros) {
    throw insufficient(task.price_micros, account?.balanceMicros ?? 0);
  }
  const hourAgo = new Date(deps.now().getTime() - 3_600_000).toISOString();
  if ((await deps.tasks.startedSince(task.user_id, hourAgo)) >= taskLimits.startsPerHour) {
    throw new AppError("limit/starts-per-hour", {
      values: { max: taskLimits.startsPerHour },
      retryAfterS: 600,
    });
  }
  if ((await deps.tasks.queued(taskLimits.queuedMax)) >= taskLimits.queuedMax) {
    throw new AppError("limit/tasks-queued", { retryAfterS: taskLimits.queuedRetryAfterS });
  }
  await checkSource(task, deps);
}

async function checkSource(task: NewTask, deps: AcceptDeps): Promise<void> {
  if ((await usedShareOfDay(deps.usage, deps.sourceDayMax, deps.now())) >= 1) {
    throw new AppError("source/used-up", { retryAfterS: secondsToMidnight(deps.now()) });
  }
  if (!mayHoldMoreThan(deps.listingsMax, task.area_m2)) return;
  const types: TypeTags[] = JSON.parse(task.tags);
  const counted = await deps.countAhead({ bounds: task, types });
  if (counted?.kind === "counted") checkTotal(counted.total, deps.listingsMax);
}

export function checkTotal(total: number, max: number): void {
  if (total <= max) return;
  throw new AppError("listings/too-many", {
    values: { total: total.toLocaleString("en-US"), max: max.toLocaleString("en-US") },
  });
}

/** Days are counted by UTC. */
export const secondsToMidnight = (now: Date): number =>
  86_400 - (Math.floor(now.getTime() / 1000) % 86_400);

function refuse(outcome: HoldOutcome, task: NewTask): void {
  switch (outcome.kind) {
    case "held":
    case "already-held":
      return;
    case "deleted":
      throw new AppError("preset/deleted");
    case "balance-too-low":
      throw insufficient(task.price_micros, outcome.balanceMicros);
    case "free-taken":
      throw new AppError("rerun/free-taken");
    case "frozen":
      throw new AppError("credits/frozen");
    case "name-taken":
      throw new AppError("preset/name-taken", { values: { name: task.name } });
    case "no-slot":
      throw new AppError("limit/running-tasks", {
        values: { max: taskLimits.runningPerUser },
        retryAfterS: 30,
      });
  }
}

const insufficient = (priceMicros: number, balanceMicros: number): AppError =>
  new AppError("credits/insufficient", {
    values: { cost: priceText(priceMicros), balance: formatBalance(balanceMicros) },
  });
