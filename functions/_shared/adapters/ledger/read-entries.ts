import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import type { Tables } from "../tables.ts";

export interface BalancedEntry {
  entry: LedgerEntryRow;
  balanceAfterMicros: number;
}

/** A user's entries, newest first, each with the balance it left: the first one's is the sum of all. */
export async function entriesOf(tables: Tables, userId: string): Promise<BalancedEntry[]> {
  const rows = await tables.list(ledgerEntries, { where: { user_id: userId }, newestFirst: true });
  let balanceMicros = rows.reduce((sum, row) => sum + row.amount_micros, 0);
  return rows.map((entry) => {
    const balanceAfterMicros = balanceMicros;
    balanceMicros -= entry.amount_micros;
    return { entry, balanceAfterMicros };
  });
}
