import { accounts } from "#collections/accounts.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { isFinal } from "#domain/task/task.ts";
import type { Erasure } from "./deletion-deps.ts";

const triesMax = 5;

/**
 * Cancels running tasks, returns every hold in full and closes the account: from then on nothing
 * can be charged. Checks once more after the account is gone, because a start may have been
 * accepted at that very moment.
 */
export async function closeAccount(erasure: Erasure): Promise<void> {
  for (let tries = 0; tries < triesMax; tries++) {
    const running = await runningTasks(erasure);
    if (running.length === 0 && tries > 0) return;
    if (running.length > 0) await reopen(erasure);
    for (const task of running) await cancelUncharged(task, erasure);
    await erasure.tables.remove(accounts, erasure.userId);
  }
  throw new Error(`collections of ${erasure.userId} keep starting`);
}

const runningTasks = ({ tables, userId }: Erasure): Promise<TaskRow[]> =>
  tables.list(tasks, {
    where: {
      user_id: userId,
      status: tasks.columns.status.elements.filter((status) => !isFinal(status)),
    },
  });

/** The worker that is still at it finds its task settled: its own settle moves nothing. */
const cancelUncharged = (task: TaskRow, { ledger }: Erasure): Promise<void> =>
  ledger.settle(task, {
    chargedMicros: 0,
    task: { status: "canceled", cancel_requested: true },
  });

/** A hold returns into an account; one that was closed too early is there again with its balance. */
async function reopen({ tables, ledger, userId }: Erasure): Promise<void> {
  if (await ledger.accountOf(userId)) return;
  const [latest] = await ledger.entriesOf(userId);
  await tables.create(accounts, userId, {
    balance_micros: latest?.balanceAfterMicros ?? 0,
    frozen: false,
  });
}
