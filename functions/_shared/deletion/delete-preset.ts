import type { DeletionReply } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import { isFinal } from "#domain/task/task.ts";
import type { DeletionDeps } from "./deletion-deps.ts";
import { eraseTask, mayBeWorkedOn } from "./erase-data.ts";

/**
 * Deletes an ended preset with all that was collected for it. It is in no list from the first write
 * on; the sweeper removes what this request leaves. Its entries in the ledger stay.
 */
export async function deletePreset(
  { userId, taskId }: { userId: string; taskId: string },
  deps: DeletionDeps,
): Promise<DeletionReply["status"]> {
  const task = await deps.tasks.getOwn(userId, taskId);
  if (!isFinal(task.status)) throw new AppError("preset/still-running");
  await deps.tasks.requestDeletion(taskId);
  try {
    return await erase({ userId, taskId }, accountLimits.deletionRequestBudgetMs, deps);
  } catch (error) {
    deps.warn("preset deletion", taskId, error);
    return "deleting";
  }
}

/** Resumes unfinished deletions of presets; returns how many were completed. */
export async function finishPresetDeletions(deps: DeletionDeps): Promise<number> {
  const left = await deps.tasks.toBeDeleted(accountLimits.deletionsPerSweep);
  let finished = 0;
  for (const { $id: taskId, user_id: userId } of left) {
    try {
      const outcome = await erase(
        { userId, taskId },
        paymentLimits.sweepBudgetMs / left.length,
        deps,
      );
      finished += outcome === "deleted" ? 1 : 0;
    } catch (error) {
      // One that fails must not hold up the others.
      deps.warn("preset deletion", taskId, error);
    }
  }
  return finished;
}

async function erase(
  { userId, taskId }: { userId: string; taskId: string },
  budgetMs: number,
  deps: DeletionDeps,
): Promise<DeletionReply["status"]> {
  const endsAt = deps.now().getTime() + budgetMs;
  const erasure = { ...deps, userId, isTimeUp: () => deps.now().getTime() > endsAt };
  // The operator may be having dead tiles collected again.
  if (await mayBeWorkedOn(taskId, erasure)) return "deleting";
  return (await eraseTask(taskId, erasure)) ? "deleted" : "deleting";
}
