import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { tasks } from "#collections/tasks.ts";
import { holdEntry, holdId } from "#domain/money/ledger.ts";
import { createOperation, decrementOperation, type Tables } from "../tables.ts";
import { type LedgerDeps, recordEntry, triesMax } from "./record-entry.ts";
import { firstSlotOperation, freePlace } from "./slots.ts";

export type HoldOutcome =
  | { kind: "held" }
  /** The same request was accepted before: its task is this one. */
  | { kind: "already-held" }
  /** The same request was accepted before, and its task has been deleted since. */
  | { kind: "deleted" }
  | { kind: "balance-too-low"; balanceMicros: number }
  | { kind: "frozen" }
  | { kind: "no-slot" }
  | { kind: "name-taken" };

type Refusal = Exclude<HoldOutcome, { kind: "held" | "already-held" | "deleted" }>;

/** The task's columns at the moment its hold is written. */
export type NewTask = RowData<typeof tasks>;

/** So often the platform may say that the balance is too low while the row says that it is not. */
const lowBalanceTriesMax = 2;

export async function hold(
  { tables, now }: LedgerDeps,
  taskId: string,
  task: NewTask,
): Promise<HoldOutcome> {
  let belowMinimum = 0;
  for (let tries = 0; tries < triesMax; tries++) {
    const look = await whyNot(tables, task);
    // Read last: a twin of this request may have taken the money or the name in between.
    if (await tables.get(ledgerEntries, holdId(taskId))) {
      const isThere = await tables.grantRead(tasks, taskId, task.user_id);
      return { kind: isThere ? "already-held" : "deleted" };
    }
    if (look.kind !== "free-place") return look;
    const entry = holdEntry({ taskId, userId: task.user_id, priceMicros: task.price_micros });
    const outcome = await tables.transact([
      recordEntry(entry, now),
      decrementOperation(accounts, task.user_id, {
        column: "balance_micros",
        value: task.price_micros,
        min: 0,
      }),
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
