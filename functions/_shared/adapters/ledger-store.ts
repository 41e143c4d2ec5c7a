import { accounts } from "#collections/accounts.ts";
import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import type { TaskRow } from "#collections/tasks.ts";
import type { FreeRerun } from "#domain/money/ledger.ts";
import { type Clawback, type ClawbackOutcome, clawBack } from "./ledger/claw-back.ts";
import { type Correction, correct } from "./ledger/correct.ts";
import { giveBack, type Reversal, type ReversalOutcome } from "./ledger/give-back.ts";
import { type HoldOutcome, hold, type NewTask } from "./ledger/hold.ts";
import { type Account, accountOf, openAccount } from "./ledger/open-account.ts";
import { type BalancedEntry, entriesOf } from "./ledger/read-entries.ts";
import { type SuspectAccount, suspectAccounts } from "./ledger/reconcile.ts";
import { settle, type TaskEnd } from "./ledger/settle.ts";
import { releaseSlot, takeSlot } from "./ledger/slots.ts";
import { type Purchase, topUp } from "./ledger/top-up.ts";
import type { Tables } from "./tables.ts";

/** Money moves here and nowhere else. Repeating any operation is harmless. */
export interface LedgerStore {
  /** `null` until the account has been initialised. */
  accountOf: (userId: string) => Promise<Account | null>;
  /**
   * Creates the account once, with one welcome credit per email; returns the existing account
   * otherwise.
   */
  openAccount: (user: { userId: string; email: string }, welcomeMicros: number) => Promise<Account>;
  /** Hold, task and slot in one transaction. */
  hold: (taskId: string, task: NewTask, free?: FreeRerun | null) => Promise<HoldOutcome>;
  /** Settle, the task's final state and the freed slot in one transaction. */
  settle: (task: TaskRow, end: TaskEnd) => Promise<void>;
  /** Whether the task's slot is now this epoch's; one that gave its slot back may find none free. */
  takeSlot: (task: Pick<TaskRow, "$id" | "user_id">, epoch: number) => Promise<boolean>;
  /** A waiting task does not count towards its user's running tasks. */
  releaseSlot: (taskId: string, epoch: number) => Promise<void>;
  topUp: (purchase: Purchase) => Promise<"recorded" | "already-recorded">;
  clawBack: (clawback: Clawback) => Promise<ClawbackOutcome>;
  giveBack: (reversal: Reversal) => Promise<ReversalOutcome>;
  correct: (correction: Correction) => Promise<"recorded" | "already-recorded">;
  /** A frozen account starts no collection and buys nothing; a person decides when that ends. */
  setFrozen: (userId: string, frozen: boolean) => Promise<void>;
  entry: (entryId: string) => Promise<LedgerEntryRow | null>;
  entriesOf: (userId: string) => Promise<BalancedEntry[]>;
  /** All entries for one outside record, such as a payment's transaction. */
  entriesFor: (ref: string) => Promise<LedgerEntryRow[]>;
  allEntries: () => Promise<LedgerEntryRow[]>;
  /** Accounts whose balance is not the sum of their entries; never one that is merely moving. */
  suspectAccounts: (entries: readonly LedgerEntryRow[]) => Promise<SuspectAccount[]>;
}

export function ledgerStore(tables: Tables, now: () => Date): LedgerStore {
  const deps = { tables, now };
  return {
    accountOf: (userId) => accountOf(tables, userId),
    openAccount: (user, welcomeMicros) => openAccount(deps, user, welcomeMicros),
    hold: (taskId, task, free = null) => hold(deps, taskId, task, free),
    settle: (task, end) => settle(deps, task, end),
    takeSlot: (task, epoch) => takeSlot(tables, task, epoch),
    releaseSlot: (taskId, epoch) => releaseSlot(tables, taskId, epoch),
    topUp: (purchase) => topUp(deps, purchase),
    clawBack: (clawback) => clawBack(deps, clawback),
    giveBack: (reversal) => giveBack(deps, reversal),
    correct: (correction) => correct(deps, correction),
    setFrozen: (userId, frozen) => tables.update(accounts, userId, { frozen }),
    entry: (entryId) => tables.get(ledgerEntries, entryId),
    entriesOf: (userId) => entriesOf(tables, userId),
    entriesFor: (ref) => tables.list(ledgerEntries, { where: { ref } }),
    allEntries: () => tables.list(ledgerEntries),
    suspectAccounts: (entries) => suspectAccounts(tables, entries),
  };
}
