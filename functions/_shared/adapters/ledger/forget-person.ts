import { type LedgerEntryRow, ledgerEntries } from "#collections/ledger-entries.ts";
import { canonicalContent, type Leg, userAccount } from "#domain/money/ledger.ts";
import { sha256 } from "../hash.ts";
import type { Tables } from "../tables.ts";
import { isIntact } from "./record-entry.ts";

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
  const legs: Leg[] = JSON.parse(row.legs);
  const renamed = legs.map(([account, micros]): Leg => {
    return [account === own ? userAccount(pseudonym) : account, micros];
  });
  const hash = isIntact(row)
    ? sha256(
        canonicalContent({
          id: row.$id,
          userId: pseudonym,
          kind: row.kind,
          amountMicros: row.amount_micros,
          legs: renamed,
          taskId: row.task_id,
          ref: row.ref,
          note: row.note,
        }),
      )
    : row.hash;
  await tables.update(ledgerEntries, row.$id, {
    user_id: pseudonym,
    legs: JSON.stringify(renamed),
    hash,
  });
}
