import { datetime, defineTable, flag, integer, oneOf, optional, type Row, text } from "./schema.ts";

/**
 * A user's purchase, written before the payment service hears of it: its events are only trusted if
 * they lead to one of these rows.
 */
export const orders = defineTable({
  id: "orders",
  name: "Orders",
  columns: {
    user_id: text(64),
    /** The pack that was asked for. */
    amount_usd: integer({ min: 1 }),
    /** Units of $10. */
    quantity: integer({ min: 1 }),
    /** The payment service's transaction; empty until it has answered. */
    txn_id: optional(text(64)),
    state: oneOf(
      "creating",
      "ready",
      "paid",
      "completed",
      "canceled",
      "past_due",
      "failed",
      "review",
    ),
    /** When what `state` says happened, by the payment service's clock. */
    state_at: datetime(),
    /** The buyer changed the quantity in the checkout. */
    amount_changed: flag(),
    /** A dispute is announced or open: no further purchase. */
    disputed: flag(),
    credited_micros: integer({ min: 0 }),
    /** Of the credited micros, those no refund or chargeback has taken yet. */
    clawable_micros: integer({ min: 0 }),
    /** The amount paid with tax, in the currency's smallest unit. */
    total_minor: integer({ min: 0 }),
    /** The part of it that was refunded or charged back. */
    refunded_minor: integer({ min: 0 }),
    currency: optional(text(3)),
    /** Why a person has to look at this order. */
    reason: optional(text(300)),
  },
  indexes: {
    by_user: { type: "key", columns: ["user_id"] },
    by_txn: { type: "key", columns: ["txn_id"] },
    by_state: { type: "key", columns: ["state"] },
  },
});
export type OrderRow = Row<typeof orders>;
