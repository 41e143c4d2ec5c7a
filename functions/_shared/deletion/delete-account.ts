import { type DeletionRow, deletions } from "#collections/deletions.ts";
import { accountLimits } from "#domain/limits/account.ts";
import { paymentLimits } from "#domain/limits/payment.ts";
import { closeAccount } from "./close-account.ts";
import type { DeletionDeps, Erasure } from "./deletion-deps.ts";
import { cleanInbox, eraseRest, eraseTasks, pseudonymise } from "./erase-data.ts";

/** `deleting`: the account is gone and nothing can be charged; the sweeper removes the rest. */
export type DeletionOutcome = "deleted" | "deleting";

/**
 * Deletes an account. Every step may run any number of times and leaves unfinished work to the next
 * run, so a crash only delays the end.
 */
export async function deleteAccount(
  { userId, email }: { userId: string; email: string },
  deps: DeletionDeps,
): Promise<DeletionOutcome> {
  const requested = { requested_at: deps.now().toISOString(), email };
  await deps.tables.create(deletions, userId, requested);
  try {
    return await erase({ $id: userId, email }, accountLimits.deletionRequestBudgetMs, deps);
  } catch (error) {
    // The deletion is recorded in the table; the sweeper carries it out.
    deps.warn("deletion", userId, error);
    return "deleting";
  }
}

/** Resumes unfinished deletions; returns how many were completed. */
export async function finishDeletions(deps: DeletionDeps): Promise<number> {
  // A younger one may still be at work in the request that asked for it.
  const before = new Date(deps.now().getTime() - deps.leaseMs / 2).toISOString();
  const left = await deps.tables.list(deletions, {
    createdBefore: before,
    limit: accountLimits.deletionsPerSweep,
  });
  let finished = 0;
  for (const row of left) {
    try {
      const outcome = await erase(row, paymentLimits.sweepBudgetMs / left.length, deps);
      finished += outcome === "deleted" ? 1 : 0;
    } catch (error) {
      // One that fails must not hold up the others.
      deps.warn("deletion", row.$id, error);
    }
  }
  return finished;
}

async function erase(
  { $id: userId, email }: Pick<DeletionRow, "$id" | "email">,
  budgetMs: number,
  deps: DeletionDeps,
): Promise<DeletionOutcome> {
  const endsAt = deps.now().getTime() + budgetMs;
  const erasure: Erasure = { ...deps, userId, isTimeUp: () => deps.now().getTime() > endsAt };
  // First of all: from here on nobody can log in, start or buy anything.
  await deps.identities.remove(userId);
  await closeAccount(erasure);
  const isErased =
    (await eraseTasks(erasure)) &&
    (await eraseRest(erasure)) &&
    (await pseudonymise(erasure)) &&
    (await cleanInbox(email, erasure));
  if (!isErased) return "deleting";
  await deps.tables.remove(deletions, userId);
  return "deleted";
}
