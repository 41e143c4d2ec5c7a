import { type OrderRow, orders } from "#collections/orders.ts";
import type { RowData } from "#collections/schema.ts";
import type { Tables } from "./tables.ts";

export interface OrderStore {
  get: (orderId: string) => Promise<OrderRow | null>;
  create: (orderId: string, order: NewOrder) => Promise<void>;
  update: (orderId: string, data: Partial<RowData<typeof orders>>) => Promise<void>;
  byTransaction: (transactionId: string) => Promise<OrderRow | null>;
  /** Orders a user has opened since then, oldest first; at most `limit`. */
  openedSince: (userId: string, since: string, limit: number) => Promise<OrderRow[]>;
  hasDispute: (userId: string) => Promise<boolean>;
  /** Orders that never reached the payment service. */
  stuckBefore: (createdBefore: string) => Promise<OrderRow[]>;
}

export interface NewOrder {
  userId: string;
  amountUsd: number;
  quantity: number;
  at: string;
}

export function orderStore(tables: Tables): OrderStore {
  const get = (orderId: string) => tables.get(orders, orderId);
  return {
    get,
    async create(orderId, { userId, amountUsd, quantity, at }) {
      await tables.create(orders, orderId, {
        user_id: userId,
        amount_usd: amountUsd,
        quantity,
        txn_id: null,
        state: "creating",
        state_at: at,
        amount_changed: false,
        disputed: false,
        credited_micros: 0,
        clawable_micros: 0,
        total_minor: 0,
        refunded_minor: 0,
        currency: null,
        reason: null,
      });
    },
    update: (orderId, data) => tables.update(orders, orderId, data),
    async byTransaction(transactionId) {
      const [order] = await tables.list(orders, { where: { txn_id: transactionId }, limit: 1 });
      return order ?? null;
    },
    openedSince: (userId, createdSince, limit) =>
      tables.list(orders, { where: { user_id: userId }, createdSince, limit }),
    async hasDispute(userId) {
      const disputed = await tables.list(orders, {
        where: { user_id: userId, disputed: true },
        limit: 1,
        select: ["disputed"],
      });
      return disputed.length > 0;
    },
    stuckBefore: (createdBefore) =>
      tables.list(orders, { where: { state: "creating" }, createdBefore, limit: 100 }),
  };
}
