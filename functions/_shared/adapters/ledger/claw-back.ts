import { accounts } from "#collections/accounts.ts";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { orders } from "#collections/orders.ts";
import { chargebackId, clawbackEntry, refundId } from "#domain/money/ledger.ts";
import { clawbackMicros } from "#domain/money/payment.ts";
import {
  decrementOperation,
  incrementOperation,
  type Operation,
  updateOperation,
} from "../tables.ts";
import { type LedgerDeps, recordEntry, triesMax } from "./record-entry.ts";

export interface Clawback {
  kind: "refund" | "chargeback";
  adjustmentId: string;
  orderId: string;
  /** The amount returned to the buyer, in the smallest unit of the order's currency. */
  totalMinor: number;
  isFull: boolean;
}

export type ClawbackOutcome = "recorded" | "already-recorded" | "nothing-left";

/**
 * Takes the refunded share of a purchase's credits, all refunds together never more than it gave.
 * The balance may fall below zero: then it is a debt. A chargeback freezes the account with it.
 */
export async function clawBack(
  { tables, now }: LedgerDeps,
  clawback: Clawback,
): Promise<ClawbackOutcome> {
  const { kind, adjustmentId, orderId } = clawback;
  const entryId = kind === "refund" ? refundId(adjustmentId) : chargebackId(adjustmentId);
  for (let tries = 0; tries < triesMax; tries++) {
    if (await tables.get(ledgerEntries, entryId)) {
      return tries === 0 ? "already-recorded" : "recorded";
    }
    const order = await tables.get(orders, orderId);
    if (!order?.txn_id) throw new Error(`${entryId} has no paid order`);
    const freeze = kind === "chargeback" ? [freezeOperation(order.user_id)] : [];
    const amountMicros = clawbackMicros(order, clawback);
    if (amountMicros === 0) {
      if (kind === "chargeback") await tables.update(accounts, order.user_id, { frozen: true });
      return "nothing-left";
    }
    const entry = clawbackEntry({
      kind,
      adjustmentId,
      transactionId: order.txn_id,
      userId: order.user_id,
      amountMicros,
    });
    await tables.transact([
      recordEntry(entry, now),
      decrementOperation(accounts, order.user_id, {
        column: "balance_micros",
        value: amountMicros,
      }),
      // Another refund in between has lowered the column: then this one is computed again.
      decrementOperation(orders, orderId, {
        column: "clawable_micros",
        value: amountMicros,
        min: order.clawable_micros - amountMicros,
      }),
      incrementOperation(orders, orderId, {
        column: "refunded_minor",
        value: clawback.totalMinor,
      }),
      ...freeze,
    ]);
  }
  throw new Error(`the entry ${entryId} could not be written`);
}

const freezeOperation = (userId: string): Operation =>
  updateOperation(accounts, userId, { frozen: true });
