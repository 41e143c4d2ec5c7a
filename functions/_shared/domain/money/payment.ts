import type { OrderRow } from "#collections/orders.ts";
import { moneyLimits } from "../limits/money.ts";

/** A purchase's status at the payment service; `unknown` replaces words that are new to us. */
export const transactionStatuses = [
  "draft",
  "ready",
  "billed",
  "paid",
  "completed",
  "canceled",
  "past_due",
  "unknown",
] as const;

/** An order's state after an event of the payment service. */
export type PurchaseState = Extract<
  OrderRow["state"],
  "paid" | "completed" | "failed" | "canceled" | "past_due"
>;

/** A purchase as the payment service reports it. Amounts are in the currency's smallest unit. */
export interface PaymentTransaction {
  id: string;
  status: (typeof transactionStatuses)[number];
  /** The creator: `api` is this product. */
  origin: string;
  /** Data carried by the checkout; a browser can change it, so it proves nothing. */
  claimedOrderId: string | null;
  claimedUserId: string | null;
  items: readonly { priceId: string | null; quantity: number }[];
  currency: string;
  totalMinor: number;
  discountMinor: number;
  updatedAt: string;
}

export const adjustmentActions = [
  "credit",
  "credit_reverse",
  "refund",
  "chargeback",
  "chargeback_reverse",
  "chargeback_warning",
  "chargeback_warning_reverse",
  "unknown",
] as const;

export const adjustmentStatuses = [
  "pending_approval",
  "approved",
  "rejected",
  "reversed",
  "unknown",
] as const;

/** A refund, a dispute or the undoing of one. */
export interface PaymentAdjustment {
  id: string;
  transactionId: string;
  action: (typeof adjustmentActions)[number];
  status: (typeof adjustmentStatuses)[number];
  isFull: boolean;
  currency: string;
  totalMinor: number;
  createdAt: string;
}

/** The order that a transaction should belong to, as stored. */
export interface KnownOrder {
  id: string;
  userId: string;
  quantity: number;
}

export type Verdict =
  | { kind: "credit"; amountMicros: number; isAmountChanged: boolean }
  /** Real money may have arrived, but a person has to look before anything is credited. */
  | { kind: "review"; reason: string };

const microsPerUnit = moneyLimits.packUnitUsd * moneyLimits.microsPerCredit;

/** The quantity of the one price that makes up a pack. `packQuantity(20)` // => 2 */
export function packQuantity(amountUsd: number): number | null {
  return moneyLimits.packsUsd.some((pack) => pack === amountUsd)
    ? amountUsd / moneyLimits.packUnitUsd
    : null;
}

/** Decides the value of a completed transaction: the face value of its units, or nothing yet. */
export function judgePurchase(
  transaction: PaymentTransaction,
  order: KnownOrder | null,
  priceId: string,
): Verdict {
  const doubt = doubtAbout(transaction, order, priceId);
  if (doubt !== null || !order) return { kind: "review", reason: doubt ?? "no order" };
  const quantity = transaction.items.reduce((sum, item) => sum + item.quantity, 0);
  return {
    kind: "credit",
    amountMicros: quantity * microsPerUnit,
    isAmountChanged: quantity !== order.quantity,
  };
}

function doubtAbout(
  { origin, claimedOrderId, claimedUserId, items, discountMinor, totalMinor }: PaymentTransaction,
  order: KnownOrder | null,
  priceId: string,
): string | null {
  if (!order) return "no order of ours leads to this transaction";
  if (origin !== "api") return `the transaction came from "${origin}"`;
  if (claimedUserId !== null && claimedUserId !== order.userId) return "it names another user";
  if (claimedOrderId !== null && claimedOrderId !== order.id) return "it names another order";
  if (items.length === 0 || items.some((item) => item.priceId !== priceId)) {
    return "it holds a price that is not ours";
  }
  const isWhole = ({ quantity }: { quantity: number }) =>
    Number.isSafeInteger(quantity) && quantity > 0 && quantity <= moneyLimits.packUnitsMax;
  if (!items.every(isWhole)) return "its quantity is not plausible";
  if (discountMinor > 0) return "it holds a discount";
  return totalMinor > 0 ? null : "nothing was paid";
}

/**
 * The credits a refund or chargeback takes back from a purchase: ⌊face value × refunded ÷ paid⌋,
 * never more than is left, and all of the rest once the whole payment has been returned.
 */
export function clawbackMicros(
  order: {
    credited_micros: number;
    clawable_micros: number;
    refunded_minor: number;
    total_minor: number;
  },
  adjustment: { totalMinor: number; isFull: boolean },
): number {
  const isAll =
    adjustment.isFull || order.refunded_minor + adjustment.totalMinor >= order.total_minor;
  if (isAll) return order.clawable_micros;
  const share =
    (BigInt(order.credited_micros) * BigInt(adjustment.totalMinor)) / BigInt(order.total_minor);
  return Math.min(Number(share), order.clawable_micros);
}

/** An adjustment's effect; everything else in it is only recorded. */
export type AdjustmentStep =
  | { kind: "claw-back"; as: "refund" | "chargeback" }
  | { kind: "undo"; as: "refund" | "chargeback" }
  /** Undoes the dispute of the same transaction, which it does not name. */
  | { kind: "undo-dispute" }
  | { kind: "warn"; isDisputed: boolean }
  | { kind: "ignore"; reason: string }
  | { kind: "review"; reason: string };

export function stepFor({ action, status }: PaymentAdjustment): AdjustmentStep {
  switch (action) {
    case "refund":
    case "chargeback":
      if (status === "approved") return { kind: "claw-back", as: action };
      if (status === "reversed") return { kind: "undo", as: action };
      return { kind: "ignore", reason: `${action} is ${status}` };
    case "chargeback_reverse":
      return status === "approved" || status === "reversed"
        ? { kind: "undo-dispute" }
        : { kind: "ignore", reason: `${action} is ${status}` };
    case "chargeback_warning":
      return { kind: "warn", isDisputed: true };
    case "chargeback_warning_reverse":
      return { kind: "warn", isDisputed: false };
    default:
      return { kind: "review", reason: `the adjustment "${action}" is not expected` };
  }
}

/** An amount in the currency's smallest unit, in whole ones: 1,190 are 11.90 USD but 1,190 JPY. */
export function majorUnits(minor: number, currency: string | null): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: currency ?? "USD",
  }).resolvedOptions();
  return minor / 10 ** digits;
}
