import type { LedgerLine, LedgerReply } from "#domain/contract.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { creditsOf } from "#domain/money/pricing.ts";
import type { Query } from "#domain/wire/endpoint.ts";
import type { BalancedEntry } from "#shared/adapters/ledger/read-entries.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { malformed } from "#shared/http/malformed.ts";
import { wholeNumber } from "#shared/http/query.ts";

/**
 * The caller's entries, newest first, each with the balance after it. The cursor is the last entry
 * that was read: entries that come later do not shift the pages.
 */
export async function readLedger(
  { userId, query }: { userId: string; query: Query<"cursor" | "limit"> },
  { ledger }: Pick<Stores, "ledger">,
): Promise<LedgerReply> {
  const limit = wholeNumber(query, "limit", {
    fallback: moneyLimits.ledgerEntriesPerReadDefault,
    min: 1,
    max: moneyLimits.ledgerEntriesPerRead,
  });
  const lines = await ledger.entriesOf(userId);
  const cursor = query.get("cursor") ?? "";
  const after = cursor === "" ? -1 : lines.findIndex(({ entry }) => entry.$id === cursor);
  if (cursor !== "" && after < 0) {
    throw malformed('"cursor" is not known');
  }
  const page = lines.slice(after + 1, after + 1 + limit);
  const hasMore = after + 1 + limit < lines.length;
  return {
    entries: page.map(ledgerLine),
    next: hasMore ? (page.at(-1)?.entry.$id ?? null) : null,
  };
}

/** An entry as the wire shows it. */
export const ledgerLine = ({ entry, balanceAfterMicros }: BalancedEntry): LedgerLine => ({
  id: entry.$id,
  at: entry.occurred_at,
  kind: entry.kind,
  amount: creditsOf(entry.amount_micros),
  balanceAfter: creditsOf(balanceAfterMicros),
  taskId: entry.task_id,
  note: entry.note,
});
