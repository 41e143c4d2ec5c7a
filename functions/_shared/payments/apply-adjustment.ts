import type { OrderRow } from "#collections/orders.ts";
import { chargebackId, reversalId, topUpId } from "#domain/money/ledger.ts";
import { type PaymentAdjustment, stepFor } from "#domain/money/payment.ts";
import type { Decision } from "#shared/adapters/webhook-store.ts";
import type { PaymentDeps } from "./payment-deps.ts";

/** The event refers to one that is not here yet; it is kept and tried again. */
export interface TooEarly {
  state: "too-early";
  /** The transaction that is missing. */
  transactionId: string;
  reason: string;
}

/** Takes refunded and disputed money back out of the balance, or gives it back, once. */
export async function applyAdjustment(
  adjustment: PaymentAdjustment,
  deps: PaymentDeps,
): Promise<Decision | TooEarly> {
  const step = stepFor(adjustment);
  if (step.kind === "ignore") return { state: "ignored", reason: step.reason };
  if (step.kind === "review") return review(adjustment, step.reason, deps);

  const isCredited = (await deps.ledger.entry(topUpId(adjustment.transactionId))) !== null;
  // Read after the entry, so it includes everything written in the same commit.
  const order = await deps.orders.byTransaction(adjustment.transactionId);
  if (order?.state === "review") return review(adjustment, "its order is in review", deps);
  if (step.kind === "warn") {
    if (!order) return tooEarly(adjustment, "its transaction is not here yet");
    await deps.orders.update(order.$id, { disputed: step.isDisputed });
    deps.alert("chargeback_warning", { order: order.$id, adjustment: adjustment.id });
    return { state: "done", reason: step.isDisputed ? "disputed" : "no longer disputed" };
  }
  if (!order || !isCredited) {
    return tooEarly(adjustment, "its transaction is not here yet");
  }
  if (!(await deps.ledger.accountOf(order.user_id))) {
    return review(adjustment, "the account was deleted", deps);
  }
  if (adjustment.currency !== order.currency) {
    return review(adjustment, `${adjustment.currency} of a payment in ${order.currency}`, deps);
  }
  switch (step.kind) {
    case "claw-back":
      return clawBack(step.as, adjustment, order, deps);
    case "undo":
      // A reversed adjustment had been approved before, even if its own event is still on its way.
      await clawBack(step.as, adjustment, order, deps);
      return giveBack(adjustment.id, adjustment, order, deps);
    case "undo-dispute":
      return undoDispute(adjustment, order, deps);
  }
}

async function clawBack(
  kind: "refund" | "chargeback",
  adjustment: PaymentAdjustment,
  order: OrderRow,
  deps: PaymentDeps,
): Promise<Decision> {
  const outcome = await deps.ledger.clawBack({
    kind,
    adjustmentId: adjustment.id,
    orderId: order.$id,
    totalMinor: adjustment.totalMinor,
    isFull: adjustment.isFull,
  });
  if (kind === "chargeback" && outcome === "recorded") {
    deps.alert("account_frozen", { order: order.$id, adjustment: adjustment.id });
  }
  return { state: "done", reason: outcome };
}

async function giveBack(
  originalId: string,
  { totalMinor }: PaymentAdjustment,
  order: OrderRow,
  deps: PaymentDeps,
): Promise<Decision> {
  const outcome = await deps.ledger.giveBack({
    adjustmentId: originalId,
    orderId: order.$id,
    totalMinor,
  });
  return { state: "done", reason: outcome };
}

/** The service does not name the dispute that was decided; a payment normally has one. */
async function undoDispute(
  adjustment: PaymentAdjustment,
  order: OrderRow,
  deps: PaymentDeps,
): Promise<Decision | TooEarly> {
  const entries = await deps.ledger.entriesFor(adjustment.transactionId);
  const ids = new Set(entries.map((entry) => entry.$id));
  const disputes = entries
    .map((entry) => entry.$id)
    .filter((id) => id.startsWith(chargebackId("")))
    .map((id) => id.slice(chargebackId("").length));
  if (disputes.length === 0) {
    // Refunds had left nothing for the dispute to take, so there is nothing to give back either.
    if (order.clawable_micros === 0) return { state: "done", reason: "nothing-taken" };
    return tooEarly(adjustment, "its dispute is not here yet");
  }
  const [original] = disputes.filter((id) => !ids.has(reversalId(id)));
  if (original === undefined) return { state: "done", reason: "already-recorded" };
  // The event doesn't say which: it may be the first one's reversal, told once more.
  if (disputes.length > 1) return review(adjustment, "the payment was disputed twice", deps);
  return giveBack(original, adjustment, order, deps);
}

const tooEarly = ({ transactionId }: PaymentAdjustment, reason: string): TooEarly => ({
  state: "too-early",
  transactionId,
  reason,
});

function review(adjustment: PaymentAdjustment, reason: string, deps: PaymentDeps): Decision {
  deps.alert("adjustment_review", {
    adjustment: adjustment.id,
    transaction: adjustment.transactionId,
    reason,
  });
  return { state: "review", reason };
}
