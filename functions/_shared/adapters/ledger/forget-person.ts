import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import { type Leg, userAccount } from "#domain/money/ledger.ts";
import type { Tables } from "../tables.ts";
import { contentHash, entryIn, isIntact } from "./record-entry.ts";

/**
 * The one change an entry ever sees: its person becomes a pseudonym. Amounts, legs, payments and
 * ids stay, so that the books still sum to zero; an entry that had been altered stays suspicious.
 */
export async function pseudonymiseEntry(
  tables: Tables,
  row: LedgerEntryRow,
  pseudonym: string,
): Promise<void> {
  const own = userAccount(row.user_id);
  const entry = entryIn(row);
  const legs = entry.legs.map(([account, micros]): Leg => {
    return [account === own ? userAccount(pseudonym) : account, micros];
  });
  await tables.update(ledgerEntries, row.$id, {
    user_id: pseudonym,
    legs: JSON.stringify(legs),
    hash: isIntact(row) ? contentHash({ ...entry, userId: pseudonym, legs }) : row.hash,
  });
}
