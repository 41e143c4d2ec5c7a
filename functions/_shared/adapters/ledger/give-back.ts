import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import { chargebackId, refundId, reversalEntry } from "#domain/money/ledger.ts";
import { decrementOperation, incrementOperation } from "../tables.ts";
import { commitEntry, type LedgerDeps } from "./record-entry.ts";

export interface Reversal {
  /** The refund or chargeback that was undone. */
  adjustmentId: string;
  orderId: string;
  totalMinor: number;
}

export type ReversalOutcome = "recorded" | "already-recorded" | "nothing-taken";

/** Gives back exactly what the refund or chargeback took, once. */
export async function giveBack(deps: LedgerDeps, reversal: Reversal): Promise<ReversalOutcome> {
  const { tables } = deps;
  const { adjustmentId, orderId } = reversal;
  const taken =
    (await tables.get(ledgerEntries, refundId(adjustmentId))) ??
    (await tables.get(ledgerEntries, chargebackId(adjustmentId)));
  if (!taken) return "nothing-taken";
  const order = await tables.get(orders, orderId);
  const refundedMinor = Math.min(reversal.totalMinor, order?.refunded_minor ?? 0);
  const amountMicros = -taken.amount_micros;
  const entry = reversalEntry({
    adjustmentId,
    transactionId: taken.ref,
    userId: taken.user_id,
    amountMicros,
  });
  return commitEntry(deps, entry, [
    incrementOperation(accounts, taken.user_id, { column: "balance_micros", value: amountMicros }),
    incrementOperation(orders, orderId, { column: "clawable_micros", value: amountMicros }),
    ...(refundedMinor > 0
      ? [decrementOperation(orders, orderId, { column: "refunded_minor", value: refundedMinor })]
      : []),
  ]);
}
