import { accounts } from "#collections/accounts.ts";
import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { tasks } from "#collections/tasks.ts";
import { type FreeRerun, holdEntry } from "#domain/money/ledger.ts";
import { createOperation, decrementOperation, type Operation, type Tables } from "../tables.ts";
import { type LedgerDeps, recordEntry, triesMax } from "./record-entry.ts";
import { firstSlotOperation, freePlace } from "./slots.ts";

export type HoldOutcome =
  | { kind: "held" }
  /** The same request was accepted before: its task is this one. */
  | { kind: "already-held" }
  /** The same request was accepted before, and its task has been deleted since. */
  | { kind: "deleted" }
  /** Another task has this free re-run. */
  | { kind: "free-taken" }
  | { kind: "balance-too-low"; balanceMicros: number }
  | { kind: "frozen" }
  | { kind: "no-slot" }
  | { kind: "name-taken" };

type Refusal = Exclude<HoldOutcome, { kind: "held" | "already-held" | "deleted" | "free-taken" }>;

/** The task's columns at the moment its hold is written. */
export type NewTask = RowData<typeof tasks>;

/** So often the platform may say that the balance is too low while the row says that it is not. */
const lowBalanceTriesMax = 2;

export async function hold(
  { tables, now }: LedgerDeps,
  taskId: string,
  task: NewTask,
  free: FreeRerun | null,
): Promise<HoldOutcome> {
  const { user_id: userId, price_micros: priceMicros } = task;
  const entry = holdEntry({ taskId, userId, priceMicros, free });
  let belowMinimum = 0;
  for (let tries = 0; tries < triesMax; tries++) {
    const look = await whyNot(tables, task);
    // Read last: a twin of this request may have taken the money or the name in between.
    const held =
      (await tables.get(ledgerEntries, entry.id)) ?? (await heldFree(tables, taskId, task));
    if (held && held.task_id !== taskId) return { kind: "free-taken" };
    if (held) {
      const isThere = await tables.grantRead(tasks, taskId, task.user_id);
      return { kind: isThere ? "already-held" : "deleted" };
    }
    if (look.kind !== "free-place") return look;
    const outcome = await tables.transact([
      recordEntry(entry, now),
      // The platform decrements by more than 0 only.
      ...(priceMicros > 0 ? [takeOperation(userId, priceMicros)] : []),
      createOperation(tasks, taskId, task),
      firstSlotOperation(taskId, task.user_id, look.place),
    ]);
    if (outcome === "committed") {
      await tables.grantRead(tasks, taskId, task.user_id);
      return { kind: "held" };
    }
    // A look that says otherwise came before money left the account, or after some has come.
    if (outcome === "below-minimum") belowMinimum += 1;
    if (belowMinimum === lowBalanceTriesMax) {
      return { kind: "balance-too-low", balanceMicros: await balanceOf(tables, task) };
    }
    // Unclear: the next look at the rows says whether it was written.
  }
  throw new Error("the hold could not be written");
}

/** A re-run that has a price now may have been accepted free before. */
async function heldFree(
  tables: Tables,
  taskId: string,
  { previous_task_id }: NewTask,
): Promise<LedgerEntryRow | undefined> {
  if (previous_task_id === null) return undefined;
  const where = { ref: taskId, kind: "hold" } as const;
  const [held] = await tables.list(ledgerEntries, { where, limit: 1 });
  return held;
}

const takeOperation = (userId: string, value: number): Operation =>
  decrementOperation(accounts, userId, { column: "balance_micros", value, min: 0 });

const balanceOf = async (tables: Tables, { user_id }: NewTask): Promise<number> =>
  (await tables.get(accounts, user_id))?.balance_micros ?? 0;

/** Looks at the rows in the order the person should hear of problems: balance before slots. */
async function whyNot(
  tables: Tables,
  task: NewTask,
): Promise<Refusal | { kind: "free-place"; place: string }> {
  const account = await tables.get(accounts, task.user_id);
  if (account?.frozen) return { kind: "frozen" };
  const balanceMicros = account?.balance_micros ?? 0;
  if (balanceMicros < task.price_micros) return { kind: "balance-too-low", balanceMicros };
  const namesake = await tables.list(tasks, {
    where: { user_id: task.user_id, name_key: task.name_key },
    limit: 1,
    select: ["name_key"],
  });
  if (namesake.length > 0) return { kind: "name-taken" };
  const place = await freePlace(tables, task.user_id);
  return place === null ? { kind: "no-slot" } : { kind: "free-place", place };
}
