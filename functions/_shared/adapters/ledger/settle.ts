import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import { settleEntry } from "#domain/money/ledger.ts";
import { isFinal } from "#domain/task/task.ts";
import { deleteOperation, incrementOperation, type Tables, updateOperation } from "../tables.ts";
import { type LedgerDeps, recordEntry, triesMax } from "./record-entry.ts";

export interface TaskEnd {
  chargedMicros: number;
  /** Columns of the task that change with its end; its status among them. */
  task: Partial<RowData<typeof tasks>> & { status: "success" | "failed" | "canceled" };
}

/** The first settle wins: a later one with another charge moves nothing. */
export async function settle(
  { tables, now }: LedgerDeps,
  task: TaskRow,
  end: TaskEnd,
): Promise<void> {
  const entry = settleEntry({
    taskId: task.$id,
    userId: task.user_id,
    priceMicros: task.price_micros,
    chargedMicros: end.chargedMicros,
  });
  for (let tries = 0; tries < triesMax; tries++) {
    if (await tables.get(ledgerEntries, entry.id)) {
      return tries === 0 ? endAgain(tables, task.$id, end) : undefined;
    }
    const slots = await tables.list(taskSlots, { where: { task_id: task.$id } });
    const returned = { column: "balance_micros", value: entry.amountMicros } as const;
    await tables.transact([
      recordEntry(entry, now),
      ...(entry.amountMicros > 0 ? [incrementOperation(accounts, task.user_id, returned)] : []),
      updateOperation(tasks, task.$id, {
        ...end.task,
        charged_micros: end.chargedMicros,
        returned_micros: entry.amountMicros,
        finished_at: now().toISOString(),
      }),
      ...slots.map((slot) => deleteOperation(taskSlots, slot.$id)),
    ]);
  }
  throw new Error(`the settle of ${task.$id} could not be written`);
}

/** A worker that was overtaken may have written "collecting" over a task's end. */
async function endAgain(tables: Tables, taskId: string, end: TaskEnd): Promise<void> {
  const task = await tables.get(tasks, taskId);
  if (task && !isFinal(task.status)) await tables.update(tasks, taskId, end.task);
}
