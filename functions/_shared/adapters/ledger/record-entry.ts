import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import { AppError } from "#domain/errors.ts";
import { canonicalContent, type LedgerEntry } from "#domain/money/ledger.ts";
import { sha256 } from "../hash.ts";
import { createOperation, type Operation, type Tables } from "../tables.ts";

/** The context of a ledger operation. */
export interface LedgerDeps {
  tables: Tables;
  now: () => Date;
}

/** Unclear commits are looked up and tried again this often. */
export const triesMax = 12;

/** The operation that writes an entry; as part of a transaction it makes the rest happen once. */
export function recordEntry(entry: LedgerEntry, now: () => Date): Operation {
  return createOperation(ledgerEntries, entry.id, {
    user_id: entry.userId,
    kind: entry.kind,
    amount_micros: entry.amountMicros,
    legs: JSON.stringify(entry.legs),
    task_id: entry.taskId,
    ref: entry.ref,
    note: entry.note,
    occurred_at: now().toISOString(),
    hash: contentHash(entry),
  });
}

export const contentHash = (entry: LedgerEntry): string => sha256(canonicalContent(entry));

export const entryIn = (row: LedgerEntryRow): LedgerEntry => ({
  id: row.$id,
  userId: row.user_id,
  kind: row.kind,
  amountMicros: row.amount_micros,
  legs: JSON.parse(row.legs),
  taskId: row.task_id,
  ref: row.ref,
  note: row.note,
});

/** Whether a row still says what its hash was made of. */
export const isIntact = (row: LedgerEntryRow): boolean => contentHash(entryIn(row)) === row.hash;

/** An entry that is there must say the same: another content under its id is never overwritten. */
export function requireSame(row: LedgerEntryRow, entry: LedgerEntry): void {
  if (row.hash === contentHash(entry)) return;
  throw new AppError("ledger/conflict", { values: { entry: entry.id } });
}

/**
 * Writes the entry and its effects in one transaction, once. The reply to a commit is only a hint:
 * after every one the entry is read, and it alone says whether the money has moved.
 */
export async function commitEntry(
  { tables, now }: LedgerDeps,
  entry: LedgerEntry,
  alongside: readonly Operation[],
): Promise<"recorded" | "already-recorded"> {
  for (let tries = 0; tries < triesMax; tries++) {
    const existing = await tables.get(ledgerEntries, entry.id);
    if (existing) {
      requireSame(existing, entry);
      return tries === 0 ? "already-recorded" : "recorded";
    }
    await tables.transact([recordEntry(entry, now), ...alongside]);
  }
  if (await tables.get(ledgerEntries, entry.id)) return "recorded";
  throw new Error(`the entry ${entry.id} could not be written`);
}
