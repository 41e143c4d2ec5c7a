import { moneyLimits } from "#domain/limits/money.ts";
import type { PaymentAdjustment, PaymentTransaction } from "#domain/money/payment.ts";
import type { PaymentEvent } from "#shared/adapters/payments.ts";

/** An event on its way, and what must stand in the books once it is acknowledged. */
export interface Notice {
  event: PaymentEvent;
  payment: string;
  /** Who bought it. */
  userId: string;
  /** Face value of a completed purchase; 0 for every other event. */
  creditsMicros: number;
  /** The entry that a refund or dispute leaves. */
  entryId: string | null;
}

/** What the payment service knows. */
export interface PaymentRecords {
  transactions: Map<string, PaymentTransaction>;
  /** Whom the server named when it asked for the payment. */
  buyers: Map<string, string>;
  adjustments: Map<string, PaymentAdjustment>;
  newId: (prefix: string) => string;
  timestamp: () => string;
}

const buyerOf = ({ buyers }: PaymentRecords, id: string): string => buyers.get(id) ?? "";

/** Somebody wrote another name into the checkout's own data: then nothing may be credited. */
const isTampered = (records: PaymentRecords, id: string): boolean =>
  records.transactions.get(id)?.claimedUserId !== buyerOf(records, id);

export function transactionNotice(
  transaction: PaymentTransaction,
  what: "paid" | "completed",
  records: PaymentRecords,
): Notice {
  const units = transaction.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isCredit = what === "completed" && !isTampered(records, transaction.id);
  return {
    event: {
      kind: "transaction",
      id: records.newId("evt"),
      type: `transaction.${what}`,
      state: what,
      occurredAt: records.timestamp(),
      transaction: { ...transaction, status: what },
    },
    payment: transaction.id,
    userId: buyerOf(records, transaction.id),
    creditsMicros: isCredit ? units * moneyLimits.packUnitUsd * moneyLimits.microsPerCredit : 0,
    entryId: null,
  };
}

export function adjustmentNotice(
  adjustment: PaymentAdjustment,
  entryId: string | null,
  records: PaymentRecords,
): Notice {
  return {
    event: {
      kind: "adjustment",
      id: records.newId("evt"),
      type: "adjustment.created",
      occurredAt: records.timestamp(),
      adjustment,
    },
    payment: adjustment.transactionId,
    userId: buyerOf(records, adjustment.transactionId),
    creditsMicros: 0,
    entryId: isTampered(records, adjustment.transactionId) ? null : entryId,
  };
}
