import type { TaskRow } from "#collections/tasks.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { lacksOverture, usesUpFree } from "#domain/money/free-rerun.ts";
import { type FreeRerun, freeHoldId } from "#domain/money/ledger.ts";
import type { Stores } from "#shared/adapters/stores.ts";

type Deps = Pick<Stores, "tasks" | "ledger" | "now"> & { readsOverture: boolean };

/**
 * The free repetition that this run still has, or null. It is looked for in the books, which know of
 * deleted presets, too; the hold takes it, so that of two at once one gets it.
 */
export async function freeRerunOf(previous: TaskRow, deps: Deps): Promise<FreeRerun | null> {
  if (!deps.readsOverture || !lacksOverture(previous, deps.now())) return null;
  const paidTaskId = await paidRunOf(previous, deps);
  for (let time = 0; time < overtureLimits.freeRerunsMax; time++) {
    const hold = await deps.ledger.entry(freeHoldId({ paidTaskId, time }));
    if (!hold) return { paidTaskId, time };
    const run = hold.task_id === null ? null : await deps.tasks.get(hold.task_id);
    // A deleted one may have read both sources.
    if (!run || run.deletion || usesUpFree(run)) return null;
  }
  return null;
}

/** A free run that failed again is repeated on the account of the run that was paid for. */
async function paidRunOf(run: TaskRow, { tasks }: Deps): Promise<string> {
  let paid = run;
  while (paid.price_micros === 0 && paid.previous_task_id !== null) {
    const previous = await tasks.get(paid.previous_task_id);
    if (!previous) return paid.previous_task_id;
    paid = previous;
  }
  return paid.$id;
}
