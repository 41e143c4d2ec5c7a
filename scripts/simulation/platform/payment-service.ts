import { AppError } from "#domain/errors.ts";
import type { PaymentAdjustment, PaymentTransaction } from "#domain/money/payment.ts";
import type { Payments } from "#shared/adapters/payments.ts";
import type { Send } from "./memory-tables.ts";
import {
  adjustmentNotice,
  type Notice,
  type PaymentRecords,
  transactionNotice,
} from "./payment-notices.ts";
import type { World } from "./world.ts";

export const priceId = "pri_unit_of_10_dollars";
/** What a unit costs with tax, in cents; and in yen, which have no smaller unit. */
const unitMinor = { USD: 1_200, JPY: 1_550 } as const;

/** The payment service in memory: what it knows and what it has to tell. */
export interface PaymentService {
  forProcess: (send: Send) => Payments;
  /** The buyer pays, perhaps for another quantity than was ordered. */
  pay: (transactionId: string, changes: Changes) => void;
  refund: (transactionId: string, share: "part" | "all", outcome: "kept" | "reversed") => void;
  dispute: (transactionId: string, outcome: "lost" | "won") => void;
}

/** What a buyer can change in the browser. */
export interface Changes {
  units: number | null;
  /** Another user's name in the payment's own data. */
  claimedUserId: string | null;
}

export function createPaymentService(world: World, tell: (notice: Notice) => void): PaymentService {
  const { random } = world;
  const records = createRecords(world);
  const { transactions, adjustments, newId, timestamp } = records;

  const adjust = (adjustment: PaymentAdjustment, entryId: string | null): void => {
    adjustments.set(adjustment.id, adjustment);
    tell(adjustmentNotice(adjustment, entryId, records));
  };
  const completed = (id: string): PaymentTransaction | null => {
    const transaction = transactions.get(id);
    return transaction?.status === "completed" ? transaction : null;
  };
  const newAdjustment = (
    { id, currency }: PaymentTransaction,
    change: Pick<PaymentAdjustment, "action" | "totalMinor" | "isFull">,
  ): PaymentAdjustment => ({
    id: newId("adj"),
    transactionId: id,
    status: "approved",
    currency,
    createdAt: timestamp(),
    ...change,
  });

  return {
    forProcess: (send) => paymentsFor(send, world, records),
    pay(id, { units, claimedUserId }) {
      const ordered = transactions.get(id);
      if (!ordered || ordered.status === "completed") return;
      const quantity = units ?? ordered.items[0]?.quantity ?? 1;
      const currency = random.chance(0.2) ? "JPY" : "USD";
      const paid = {
        ...ordered,
        status: "completed" as const,
        claimedUserId: claimedUserId ?? ordered.claimedUserId,
        items: [{ priceId, quantity }],
        currency,
        totalMinor: quantity * unitMinor[currency],
        updatedAt: timestamp(),
      };
      transactions.set(id, paid);
      tell(transactionNotice(paid, "paid", records));
      tell(transactionNotice(paid, "completed", records));
    },
    refund(id, share, outcome) {
      const transaction = completed(id);
      if (!transaction) return;
      const paid = transaction.totalMinor;
      const isFull = share === "all";
      const totalMinor = isFull ? paid : random.between(1, paid);
      const refund = newAdjustment(transaction, { action: "refund", isFull, totalMinor });
      adjust({ ...refund, status: "pending_approval" }, null);
      adjust(refund, `r.${refund.id}`);
      if (outcome === "reversed") adjust({ ...refund, status: "reversed" }, `v.${refund.id}`);
    },
    dispute(id, outcome) {
      const transaction = completed(id);
      if (!transaction) return;
      const change = { isFull: true, totalMinor: transaction.totalMinor };
      const dispute = newAdjustment(transaction, { action: "chargeback", ...change });
      adjust(dispute, `c.${dispute.id}`);
      if (outcome === "lost") return;
      adjust(
        newAdjustment(transaction, { action: "chargeback_reverse", ...change }),
        `v.${dispute.id}`,
      );
    },
  };
}

function createRecords(world: World): PaymentRecords {
  let numbers = 0;
  return {
    transactions: new Map(),
    buyers: new Map(),
    adjustments: new Map(),
    newId(prefix) {
      numbers += 1;
      return `${prefix}_${String(numbers).padStart(6, "0")}`;
    },
    timestamp: () => new Date(world.now()).toISOString(),
  };
}

function paymentsFor(send: Send, world: World, records: PaymentRecords): Payments {
  const { transactions, buyers, adjustments, newId, timestamp } = records;
  const unavailable = (): AppError => new AppError("payment/provider-unavailable");
  const ask = <T>(name: string, writes: boolean, run: () => T): Promise<T> =>
    send({
      name,
      writes,
      run: () => {
        if (world.faults.strikes("paddle-failure")) throw unavailable();
        return run();
      },
      lost: unavailable,
    });
  return {
    createTransaction: ({ orderId, userId, priceId: price, quantity }) =>
      ask("create a payment", true, () => {
        const id = newId("txn");
        buyers.set(id, userId);
        transactions.set(id, {
          id,
          status: "ready",
          origin: "api",
          claimedOrderId: orderId,
          claimedUserId: userId,
          items: [{ priceId: price, quantity }],
          currency: "USD",
          totalMinor: quantity * unitMinor.USD,
          discountMinor: 0,
          updatedAt: timestamp(),
        });
        return id;
      }),
    transaction: (id) => ask("read a payment", false, () => transactions.get(id) ?? null),
    completedSince: (since) =>
      ask("list payments", false, () =>
        [...transactions.values()].filter(
          ({ status, updatedAt }) => status === "completed" && updatedAt >= since,
        ),
      ),
    adjustmentsSince: (since) =>
      ask("list adjustments", false, () =>
        [...adjustments.values()].filter(({ createdAt }) => createdAt >= since),
      ),
    readEvent: (body) => JSON.parse(body),
  };
}
