import type { TaskRow } from "#collections/tasks.ts";
import type { RerunQuote, ScrapeReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { freeRerunWords } from "#domain/money/free-rerun.ts";
import type { FreeRerun } from "#domain/money/ledger.ts";
import { creditsOf, microsOf } from "#domain/money/pricing.ts";
import { overtureOf } from "#domain/overture/choice.ts";
import { isFinal } from "#domain/task/task.ts";
import { beginningOf } from "#domain/text/visible-text.ts";
import type { NewTask } from "#shared/adapters/ledger/hold.ts";
import { type AcceptDeps, acceptTask, idsFor, type Terms } from "#shared/start/accept-task.ts";
import { newTask } from "#shared/start/new-task.ts";
import { freeRerunOf } from "./free-rerun.ts";
import type { TaskAsked } from "./task-asked.ts";

interface Rerun extends TaskAsked {
  idempotencyKey: string | undefined;
  /** Credits: the price that the person has confirmed; null without one. */
  confirmed: number | null;
}

type Pricing = { chargeMinUsd: number; readsOverture: boolean };

/** The same collection once more, as a task of its own that knows which one it repeats. */
export async function rerunTask(rerun: Rerun, deps: AcceptDeps & Pricing): Promise<ScrapeReply> {
  const { userId } = rerun;
  const previous = await endedTask(rerun, deps);
  const terms: Terms = {
    free: await freeRerunOf(previous, deps),
    confirmedMicros: rerun.confirmed === null ? null : microsOf(rerun.confirmed),
  };
  const taskNamed = (name: string): NewTask => repeatedTask(previous, name, terms.free, deps);
  const now = deps.now();
  // The request stays the same whatever number the name ends with.
  const { request_hash } = taskNamed(nameOn(previous.name, now, 1));
  const ids = idsFor(rerun, request_hash, now);
  for (let run = 1; ; run++) {
    const task = taskNamed(nameOn(previous.name, now, run));
    const isLast = run === taskLimits.rerunNamesMax;
    if (!isLast && (await deps.tasks.findByName(userId, task.name_key))) continue;
    try {
      return await acceptTask(ids, { ...task, request_hash }, deps, terms);
    } catch (refusal) {
      const isTaken = refusal instanceof AppError && refusal.code === "preset/name-taken";
      if (!isTaken || isLast) throw refusal;
    }
  }
}

/** The price of `rerunTask` at this moment. */
export async function quoteRerun(
  asked: TaskAsked,
  deps: Pick<AcceptDeps, "tasks" | "ledger" | "now"> & Pricing,
): Promise<RerunQuote> {
  const previous = await endedTask(asked, deps);
  const free = await freeRerunOf(previous, deps);
  const { price_micros } = repeatedTask(previous, previous.name, free, deps);
  return { price: creditsOf(price_micros), free: free && freeRerunWords };
}

async function endedTask(
  { userId, taskId }: TaskAsked,
  { tasks }: Pick<AcceptDeps, "tasks">,
): Promise<TaskRow> {
  const task = await tasks.getOwn(userId, taskId);
  if (!isFinal(task.status)) throw new AppError("task/not-finished");
  return task;
}

function repeatedTask(
  previous: TaskRow,
  name: string,
  free: FreeRerun | null,
  { chargeMinUsd, readsOverture }: Pricing,
): NewTask {
  const { user_id: userId, north, south, east, west, niche, place, offer } = previous;
  const task = newTask(
    {
      userId,
      name,
      niche,
      // The same tags, so that what differs is the map and not our reading of the words.
      types: JSON.parse(previous.tags),
      tier: previous.tier === 2 ? 2 : 1,
      bounds: { north, south, east, west },
      place,
      offer,
      previousTaskId: previous.$id,
      overture: overtureOf(previous.overture, readsOverture),
    },
    microsOf(chargeMinUsd),
  );
  return free ? { ...task, price_micros: 0 } : task;
}

/** `nameOn("Bakeries (2026-11-01)", …, 2)` // => "Bakeries (2026-11-21, 2)" */
function nameOn(name: string, now: Date, run: number): string {
  const suffix = ` (${now.toISOString().slice(0, 10)}${run > 1 ? `, ${run}` : ""})`;
  const stem = name.replace(/ \(\d{4}-\d\d-\d\d(, \d+)?\)$/, "");
  return beginningOf(stem, taskLimits.presetNameMaxChars - suffix.length).trimEnd() + suffix;
}
