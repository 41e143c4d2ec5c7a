import type { OrderRow } from "#collections/orders.ts";
import { topUpId } from "#domain/money/ledger.ts";
import {
  judgePurchase,
  type PaymentTransaction,
  type PurchaseState,
} from "#domain/money/payment.ts";
import type { Decision } from "#shared/adapters/webhook-store.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/** A purchase's status according to the payment service, and its time. */
export interface TransactionNews {
  transaction: PaymentTransaction;
  state: PurchaseState;
  at: string;
}

/** Credits a completed purchase once; the other states are only noted on the order. */
export async function applyTransaction(
  { transaction, state, at }: TransactionNews,
  deps: PaymentDeps,
): Promise<Decision> {
  const order = await orderFor(transaction, deps);
  if (state === "completed") return complete(transaction, order, at, deps);
  if (!order) return { state: "ignored", reason: "no order of ours" };
  await noteState(order, transaction.id, { state, at }, deps);
  return { state: "done", reason: `the order is ${state}` };
}

/**
 * The order the transaction was made for. Its own claim counts only for an order that never learned
 * its transaction's id, because a browser can change it.
 */
async function orderFor(
  { id, claimedOrderId, claimedUserId }: PaymentTransaction,
  { orders }: PaymentDeps,
): Promise<OrderRow | null> {
  const known = await orders.byTransaction(id);
  if (known) return known;
  if (claimedOrderId === null || !/^[A-Za-z0-9][\w.-]{0,35}$/.test(claimedOrderId)) return null;
  const claimed = await orders.get(claimedOrderId);
  const isOwn = claimed?.txn_id === null && claimed.user_id === claimedUserId;
  return isOwn ? claimed : null;
}

async function complete(
  transaction: PaymentTransaction,
  order: OrderRow | null,
  at: string,
  deps: PaymentDeps,
): Promise<Decision> {
  const known = order && { id: order.$id, userId: order.user_id, quantity: order.quantity };
  const verdict = judgePurchase(transaction, known, deps.priceId);
  if (!order || verdict.kind === "review") {
    return review(transaction, order, verdict.kind === "review" ? verdict.reason : "", deps);
  }
  if (!(await deps.ledger.accountOf(order.user_id))) {
    return review(transaction, order, "the account was deleted", deps);
  }
  const outcome = await deps.ledger.topUp({
    order,
    transactionId: transaction.id,
    amountMicros: verdict.amountMicros,
    paid: {
      state_at: at,
      amount_changed: verdict.isAmountChanged,
      total_minor: transaction.totalMinor,
      currency: transaction.currency,
    },
  });
  if (verdict.isAmountChanged && outcome === "recorded") {
    deps.alert("order_amount_changed", { order: order.$id, transaction: transaction.id });
  }
  if (outcome === "already-recorded") await completeState(order.$id, deps);
  return { state: "done", reason: outcome };
}

/** Real money arrived that no rule can place: nothing is credited, and a person hears of it. */
async function review(
  transaction: PaymentTransaction,
  order: OrderRow | null,
  reason: string,
  deps: PaymentDeps,
): Promise<Decision> {
  const isCredited = (await deps.ledger.entry(topUpId(transaction.id))) !== null;
  if (order && !isCredited) {
    await deps.orders.update(order.$id, { txn_id: transaction.id, state: "review", reason });
  }
  deps.alert("payment_review", { transaction: transaction.id, order: order?.$id, reason });
  return { state: "review", reason };
}

/**
 * Events come in any order: only a newer one changes the state, and none takes back "completed",
 * which the ledger decides. It is asked again after the write, because a commit may lie between.
 */
async function noteState(
  order: OrderRow,
  transactionId: string,
  { state, at }: { state: Exclude<PurchaseState, "completed">; at: string },
  deps: PaymentDeps,
): Promise<void> {
  const isCredited = async () => (await deps.ledger.entry(topUpId(transactionId))) !== null;
  if (await isCredited()) return completeState(order.$id, deps);
  const isFirst = order.state === "creating" || order.state === "ready";
  if (order.state === "review" || (!isFirst && Date.parse(order.state_at) > Date.parse(at))) return;
  await deps.orders.update(order.$id, { txn_id: transactionId, state, state_at: at });
  if (await isCredited()) await completeState(order.$id, deps);
}

const completeState = (orderId: string, { orders }: PaymentDeps): Promise<void> =>
  orders.update(orderId, { state: "completed" });
