import type {
  PaymentAdjustment,
  PaymentTransaction,
  PurchaseState,
} from "#domain/money/payment.ts";

/**
 * The payment service as the product uses it. Calls fail with an `AppError` of `payment/…`; the
 * simulation uses one in memory.
 */
export interface Payments {
  /** Returns the transaction's id. Not repeatable: an unpaid transaction too many does no harm. */
  createTransaction: (order: {
    orderId: string;
    userId: string;
    priceId: string;
    quantity: number;
  }) => Promise<string>;
  transaction: (transactionId: string) => Promise<PaymentTransaction | null>;
  /** Completed transactions that changed since then. */
  completedSince: (since: string) => Promise<PaymentTransaction[]>;
  /** Adjustments made since then. */
  adjustmentsSince: (since: string) => Promise<PaymentAdjustment[]>;
  /** Throws if the text isn't an event of the service. */
  readEvent: (body: string) => PaymentEvent;
}

interface Envelope {
  id: string;
  type: string;
  occurredAt: string;
}

export type PaymentEvent = Envelope &
  (
    | { kind: "transaction"; state: PurchaseState; transaction: PaymentTransaction }
    | { kind: "adjustment"; adjustment: PaymentAdjustment }
    | { kind: "other" }
  );
