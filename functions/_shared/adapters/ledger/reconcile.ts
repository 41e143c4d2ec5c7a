import { accounts } from "#collections/accounts.ts";
import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import type { Tables } from "../tables.ts";

export interface SuspectAccount {
  userId: string;
  balanceMicros: number;
  entriesMicros: number;
}

/** `entries` is a first look; anyone who differs there is checked exactly before being reported. */
export async function suspectAccounts(
  tables: Tables,
  entries: readonly LedgerEntryRow[],
): Promise<SuspectAccount[]> {
  const sums = new Map<string, number>();
  for (const { user_id, amount_micros } of entries) {
    sums.set(user_id, (sums.get(user_id) ?? 0) + amount_micros);
  }
  const suspects: SuspectAccount[] = [];
  for (const { $id, balance_micros } of await tables.list(accounts)) {
    if (balance_micros === (sums.get($id) ?? 0)) continue;
    const suspect = await exactDifference(tables, $id);
    if (suspect) suspects.push(suspect);
  }
  return suspects;
}

/**
 * Entries are only ever added. The same entries before and after the balance was read are therefore
 * the entries of that moment, and a difference is real; otherwise the next run looks again.
 */
async function exactDifference(tables: Tables, userId: string): Promise<SuspectAccount | null> {
  const sumUp = async () => {
    const rows = await tables.list(ledgerEntries, {
      where: { user_id: userId },
      select: ["amount_micros"],
    });
    return { count: rows.length, micros: rows.reduce((sum, row) => sum + row.amount_micros, 0) };
  };
  const before = await sumUp();
  const account = await tables.get(accounts, userId);
  const after = await sumUp();
  if (!account || before.count !== after.count || account.balance_micros === after.micros) {
    return null;
  }
  return { userId, balanceMicros: account.balance_micros, entriesMicros: after.micros };
}
