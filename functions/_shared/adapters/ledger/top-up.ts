import { accounts } from "#collections/accounts.ts";
import { type OrderRow, orders } from "#collections/orders.ts";
import type { RowData } from "#collections/schema.ts";
import { topUpEntry } from "#domain/money/ledger.ts";
import { incrementOperation, updateOperation } from "../tables.ts";
import { commitEntry, type LedgerDeps } from "./record-entry.ts";

export interface Purchase {
  order: OrderRow;
  transactionId: string;
  /** Face value of the purchase. */
  amountMicros: number;
  /** Columns of the order known at this point: the amount paid and the time. */
  paid: Pick<RowData<typeof orders>, "state_at" | "amount_changed" | "total_minor" | "currency">;
}

/** Credits a completed purchase once and completes its order in the same transaction. */
export async function topUp(
  deps: LedgerDeps,
  { order, transactionId, amountMicros, paid }: Purchase,
): Promise<"recorded" | "already-recorded"> {
  const entry = topUpEntry({ transactionId, userId: order.user_id, amountMicros });
  return commitEntry(deps, entry, [
    incrementOperation(accounts, order.user_id, { column: "balance_micros", value: amountMicros }),
    updateOperation(orders, order.$id, {
      ...paid,
      txn_id: transactionId,
      state: "completed",
      credited_micros: amountMicros,
      clawable_micros: amountMicros,
      refunded_minor: 0,
      reason: null,
    }),
  ]);
}
