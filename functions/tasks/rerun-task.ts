import type { ScrapeReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { microsOf } from "#domain/money/pricing.ts";
import { overtureOf } from "#domain/overture/choice.ts";
import { isFinal } from "#domain/task/task.ts";
import type { NewTask } from "#shared/adapters/ledger/hold.ts";
import { type AcceptDeps, acceptTask, idsFor } from "#shared/start/accept-task.ts";
import { newTask } from "#shared/start/new-task.ts";
import type { TaskAsked } from "./task-asked.ts";

interface Rerun extends TaskAsked {
  idempotencyKey: string | undefined;
}

/** The same collection once more, as a task of its own that knows which one it repeats. */
export async function rerunTask(
  rerun: Rerun,
  deps: AcceptDeps & { chargeMinUsd: number; readsOverture: boolean },
): Promise<ScrapeReply> {
  const { userId, taskId } = rerun;
  const previous = await deps.tasks.getOwn(userId, taskId);
  if (!isFinal(previous.status)) throw new AppError("task/not-finished");
  const { north, south, east, west, niche, place, offer } = previous;
  const taskNamed = (name: string): NewTask =>
    newTask(
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
        previousTaskId: taskId,
        overture: overtureOf(previous.overture, deps.readsOverture),
      },
      microsOf(deps.chargeMinUsd),
    );
  const now = deps.now();
  // The request stays the same whatever number the name ends with.
  const { request_hash } = taskNamed(nameOn(previous.name, now, 1));
  const ids = idsFor(rerun, request_hash, now);
  for (let run = 1; ; run++) {
    const task = taskNamed(nameOn(previous.name, now, run));
    const isLast = run === taskLimits.rerunNamesMax;
    if (!isLast && (await deps.tasks.findByName(userId, task.name_key))) continue;
    try {
      return await acceptTask(ids, { ...task, request_hash }, deps);
    } catch (refusal) {
      const isTaken = refusal instanceof AppError && refusal.code === "preset/name-taken";
      if (!isTaken || isLast) throw refusal;
    }
  }
}

/** `nameOn("Bakeries (2026-11-01)", …, 2)` // => "Bakeries (2026-11-21, 2)" */
function nameOn(name: string, now: Date, run: number): string {
  const suffix = ` (${now.toISOString().slice(0, 10)}${run > 1 ? `, ${run}` : ""})`;
  const stem = name.replace(/ \(\d{4}-\d\d-\d\d(, \d+)?\)$/, "");
  return stem.slice(0, taskLimits.presetNameMaxChars - suffix.length).trimEnd() + suffix;
}
