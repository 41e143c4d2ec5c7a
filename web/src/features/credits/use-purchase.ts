import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { createLink } from "../../lib/api.ts";
import { loadConfig } from "../../lib/config.ts";
import { sentenceOf } from "../../lib/failure.ts";
import type { PaymentEvent } from "../../lib/paddle.ts";
import { noPurchase, type Purchase, reducePurchase } from "./checkout-state.ts";
import { balanceKey } from "./query-keys.ts";
import { awaitCredits, dropAwaited } from "./use-awaited-payment.ts";

export interface PurchaseControls {
  purchase: Purchase;
  pay: (amountUsd: number) => Promise<void>;
}

const failed = "The payment could not be started.";

/** Opens the payment window for a pack and follows its events. */
export function usePurchase({ userId, isDark }: { userId: string; isDark: boolean }) {
  const queries = useQueryClient();
  const [purchase, send] = useReducer(reducePurchase, noPurchase);
  const closeWindow = useRef<(() => void) | null>(null);
  const isGone = useRef(false);
  const isOpening = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      closeWindow.current?.();
    };
  }, []);

  const follow = (event: PaymentEvent, transactionId: string): void => {
    if (event.type === "failed") console.error("Checkout failure", event.sentence);
    if (event.type === "completed") {
      awaitCredits(queries, { userId, transactionId, paidAt: Date.now() });
    }
    // A payment by bank may be completed after its window was closed.
    if (event.type === "closed") {
      void queries.invalidateQueries({ queryKey: balanceKey(userId) });
    }
    send(event.type === "failed" ? { ...event, sentence: event.sentence || failed } : event);
  };

  const pay = async (amountUsd: number): Promise<void> => {
    // Looked up outside of the screen's state, so that two quick presses are one.
    if (isOpening.current) return;
    isOpening.current = true;
    dropAwaited(queries, userId);
    send({ type: "pay pressed" });
    try {
      const [{ paddle: settings }, lib] = await Promise.all([
        loadConfig(),
        import("../../lib/paddle.ts"),
      ]);
      const paddle = await lib.loadPaddle(settings).catch((error: unknown) => {
        if (!(error instanceof lib.ScriptBlocked)) throw error;
        console.error("Checkout failure", error);
        return null;
      });
      if (!paddle) return send({ type: "script blocked" });
      const { transactionId } = await createLink({ priceId: settings.priceId, amount: amountUsd });
      if (isGone.current) return;
      closeWindow.current = () => lib.closePaymentWindow(paddle);
      lib.openPaymentWindow(paddle, {
        transactionId,
        isDark,
        onEvent: (event) => follow(event, transactionId),
      });
      send({ type: "window opened" });
    } catch (error) {
      console.error("Checkout failure", error);
      send({ type: "failed", sentence: sentenceOf(error, failed) });
    } finally {
      isOpening.current = false;
    }
  };
  return { purchase, pay } satisfies PurchaseControls;
}
