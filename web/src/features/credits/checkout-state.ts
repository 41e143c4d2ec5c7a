import type { PaymentEvent } from "../../lib/paddle.ts";

/** The state of a purchase as far as the page can see. Credits come from elsewhere. */
export type Purchase =
  | { step: "idle" }
  /** The order is written and the payment window loaded. */
  | { step: "opening" }
  | { step: "open"; isDeclined: boolean; isUnderWay: boolean }
  | { step: "left"; isDeclined: boolean; isUnderWay: boolean }
  | { step: "paid" }
  | { step: "failed"; sentence: string }
  /** The payment service's script did not come. */
  | { step: "blocked" };

export type PurchaseEvent =
  | PaymentEvent
  | { type: "pay pressed" }
  | { type: "window opened" }
  | { type: "script blocked" };

export const noPurchase: Purchase = { step: "idle" };

export function reducePurchase(purchase: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case "pay pressed":
      return { step: "opening" };
    case "window opened":
      return { step: "open", isDeclined: false, isUnderWay: false };
    case "script blocked":
      return { step: "blocked" };
    case "failed":
      return { step: "failed", sentence: event.sentence };
    case "completed":
      return { step: "paid" };
    case "initiated":
      return inWindow(purchase, { isDeclined: false, isUnderWay: true });
    case "declined":
      return inWindow(purchase, { isDeclined: true, isUnderWay: false });
    case "closed":
      // After a payment or a failure the window closes, too; that changes nothing.
      return purchase.step === "open" ? { ...purchase, step: "left" } : purchase;
  }
}

const inWindow = (
  purchase: Purchase,
  change: { isDeclined: boolean; isUnderWay: boolean },
): Purchase => (purchase.step === "open" ? { ...purchase, ...change } : purchase);
