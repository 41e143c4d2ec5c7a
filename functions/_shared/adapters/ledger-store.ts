import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import type { RowData } from "#collections/schema.ts";
import { taskSlots } from "#collections/task-slots.ts";
import { type TaskRow, tasks } from "#collections/tasks.ts";
import {
  canonicalContent,
  holdEntry,
  holdId,
  type LedgerEntry,
  settleEntry,
  welcomeEntry,
  welcomeId,
} from "#domain/ledger.ts";
import { limits } from "#domain/limits.ts";
import { foldName } from "#domain/task.ts";
import { sha256, shortHash } from "./hash.ts";
import {
  createOperation,
  decrementOperation,
  deleteOperation,
  incrementOperation,
  type Operation,
  type Tables,
  updateOperation,
} from "./tables.ts";

export interface Account {
  balanceMicros: number;
  frozen: boolean;
}

export type HoldOutcome =
  | { kind: "held" }
  /** The same request was accepted before: its task is this one. */
  | { kind: "already-held" }
  | { kind: "balance-too-low"; balanceMicros: number }
  | { kind: "frozen" }
  | { kind: "no-slot" }
  | { kind: "name-taken" };

/** What a task looks like the moment its hold is written. */
export type NewTask = RowData<typeof tasks>;

export interface LedgerStore {
  /** `null` until the account has been initialised. */
  accountOf: (userId: string) => Promise<Account | null>;
  /** Creates the account once, with the welcome credit once per e-mail; returns what is there. */
  openAccount: (user: { userId: string; email: string }, welcomeMicros: number) => Promise<Account>;
  /** Hold, task and slot in one transaction. */
  hold: (taskId: string, task: NewTask) => Promise<HoldOutcome>;
  /** Settle, the task's final state and the freed slot in one transaction; repeating is harmless. */
  settle: (task: TaskRow, end: TaskEnd) => Promise<void>;
}

export interface TaskEnd {
  chargedMicros: number;
  /** Columns of the task that change with its end; its status among them. */
  task: Partial<RowData<typeof tasks>> & { status: "success" | "failed" | "canceled" };
}

const triesMax = 12;

export function ledgerStore(tables: Tables, now: () => Date): LedgerStore {
  return {
    accountOf: (userId) => accountOf(tables, userId),
    openAccount: (user, welcomeMicros) => openAccount(tables, now, user, welcomeMicros),
    hold: (taskId, task) => hold(tables, now, taskId, task),
    settle: (task, end) => settle(tables, now, task, end),
  };
}

function recordEntry(entry: LedgerEntry, now: () => Date): Operation {
  return createOperation(ledgerEntries, entry.id, {
    user_id: entry.userId,
    kind: entry.kind,
    amount_micros: entry.amountMicros,
    legs: JSON.stringify(entry.legs),
    task_id: entry.taskId,
    ref: entry.ref,
    note: entry.note,
    occurred_at: now().toISOString(),
    hash: sha256(canonicalContent(entry)),
  });
}

async function accountOf(tables: Tables, userId: string): Promise<Account | null> {
  const row = await tables.get(accounts, userId);
  return row && { balanceMicros: row.balance_micros, frozen: row.frozen };
}

async function openAccount(
  tables: Tables,
  now: () => Date,
  { userId, email }: { userId: string; email: string },
  welcomeMicros: number,
): Promise<Account> {
  const emailHash = shortHash(foldName(email));
  for (let tries = 0; tries < triesMax; tries++) {
    const existing = await accountOf(tables, userId);
    if (existing) return existing;
    const welcomed = await tables.get(ledgerEntries, welcomeId(emailHash));
    if (welcomeMicros > 0 && !welcomed) {
      await tables.transact([
        recordEntry(welcomeEntry({ userId, emailHash, amountMicros: welcomeMicros }), now),
        createOperation(accounts, userId, { balance_micros: welcomeMicros, frozen: false }),
      ]);
    } else {
      await tables.create(accounts, userId, { balance_micros: 0, frozen: false });
    }
    if (await accountOf(tables, userId)) await tables.grantRead(accounts, userId, userId);
  }
  throw new Error("the account could not be opened");
}

async function hold(
  tables: Tables,
  now: () => Date,
  taskId: string,
  task: NewTask,
): Promise<HoldOutcome> {
  for (let tries = 0; tries < triesMax; tries++) {
    const look = await whyNot(tables, taskId, task);
    if (look.kind !== "free-slot") return look;
    const entry = holdEntry({ taskId, userId: task.user_id, priceMicros: task.price_micros });
    const outcome = await tables.transact([
      recordEntry(entry, now),
      decrementOperation(accounts, task.user_id, {
        column: "balance_micros",
        value: task.price_micros,
        min: 0,
      }),
      createOperation(tasks, taskId, task),
      createOperation(taskSlots, look.slotId, { user_id: task.user_id, task_id: taskId }),
    ]);
    if (outcome === "committed") {
      await tables.grantRead(tasks, taskId, task.user_id);
      return { kind: "held" };
    }
    // Below the minimum or unclear: the next look at the rows says which.
  }
  throw new Error("the hold could not be written");
}

async function settle(tables: Tables, now: () => Date, task: TaskRow, end: TaskEnd): Promise<void> {
  const entry = settleEntry({
    taskId: task.$id,
    userId: task.user_id,
    priceMicros: task.price_micros,
    chargedMicros: end.chargedMicros,
  });
  for (let tries = 0; tries < triesMax; tries++) {
    if (await tables.get(ledgerEntries, entry.id)) return;
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

/** Looks at the rows in the order the person should hear of problems: balance before slots. */
async function whyNot(
  tables: Tables,
  taskId: string,
  task: NewTask,
): Promise<Exclude<HoldOutcome, { kind: "held" }> | { kind: "free-slot"; slotId: string }> {
  if (await tables.get(ledgerEntries, holdId(taskId))) return { kind: "already-held" };
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
  for (let n = 0; n < limits.runningTasksPerUser; n++) {
    const slotId = `${shortHash(task.user_id)}.${n}`;
    if (!(await tables.get(taskSlots, slotId))) return { kind: "free-slot", slotId };
  }
  return { kind: "no-slot" };
}
