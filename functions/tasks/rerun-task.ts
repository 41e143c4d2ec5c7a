import type { ScrapeReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { limits } from "#domain/limits.ts";
import { microsOf } from "#domain/pricing.ts";
import { isFinal } from "#domain/task.ts";
import { type AcceptDeps, acceptTask, idsFor } from "#shared/start/accept-task.ts";
import { newTask } from "#shared/start/new-task.ts";

interface Rerun {
  userId: string;
  taskId: string;
  idempotencyKey: string | undefined;
}

/** The same collection once more, as a task of its own that knows which one it repeats. */
export async function rerunTask(
  rerun: Rerun,
  deps: AcceptDeps & { chargeMinUsd: number },
): Promise<ScrapeReply> {
  const { userId, taskId } = rerun;
  const previous = await deps.tasks.getOwn(userId, taskId);
  if (!isFinal(previous.status)) throw new AppError("task/not-finished");
  const { north, south, east, west, niche, place } = previous;
  const task = newTask(
    {
      userId,
      name: nameOn(previous.name, deps.now()),
      niche,
      // The same tags, so that what differs is the map and not our reading of the words.
      types: JSON.parse(previous.tags),
      tier: previous.tier === 2 ? 2 : 1,
      bounds: { north, south, east, west },
      place,
      previousTaskId: taskId,
    },
    microsOf(deps.chargeMinUsd),
  );
  return acceptTask(idsFor(rerun, task.request_hash, deps.now()), task, deps);
}

/** `nameOn("Bakeries (2026-11-01)", …)` // => "Bakeries (2026-11-21)" */
function nameOn(name: string, now: Date): string {
  const suffix = ` (${now.toISOString().slice(0, 10)})`;
  const stem = name.replace(/ \(\d{4}-\d\d-\d\d\)$/, "");
  return stem.slice(0, limits.presetNameMaxChars - suffix.length).trimEnd() + suffix;
}
