import { initializePaddle, type Paddle, type PaddleEventData } from "@paddle/paddle-js";
import type { SiteConfig } from "./config.ts";

/** Events of the payment service's own window. */
export type PaymentEvent =
  | { type: "initiated" | "completed" | "declined" | "closed" }
  | { type: "failed"; sentence: string };

/** The script did not come: an ad blocker, or no network. */
export class ScriptBlocked extends Error {}

type PaddleConfig = SiteConfig["paddle"];

let starting: Promise<Paddle> | undefined;
let listener: ((event: PaymentEvent) => void) | undefined;

/** Loads the payment service once; a script that did not come only comes with a new page. */
export function loadPaddle(config: PaddleConfig): Promise<Paddle> {
  starting ??= start(config);
  return starting;
}

async function start({ environment, token, standIn }: PaddleConfig): Promise<Paddle> {
  if (standIn) await loadStandIn(standIn);
  const paddle = await initializePaddle({ environment, token, eventCallback: report }).catch(
    (cause: unknown) => {
      throw new ScriptBlocked("The payment service's script could not be loaded.", { cause });
    },
  );
  // The wrapper only warns where the service refuses its settings.
  if (!paddle?.Initialized) throw new Error("The payment service could not be started.");
  return paddle;
}

/** A sample checkout is for one's own machine; anywhere else it would take real buyers for a ride. */
export const mayUseStandIn = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "127.0.0.1";

async function loadStandIn(address: string): Promise<void> {
  if (!mayUseStandIn(location.hostname)) {
    throw new Error("The sample checkout only works on your own machine.");
  }
  const script = document.createElement("script");
  script.src = address;
  await new Promise<void>((done, fail) => {
    script.addEventListener("load", () => done());
    script.addEventListener("error", () =>
      fail(new ScriptBlocked("The sample checkout's script could not be loaded.")),
    );
    document.head.append(script);
  });
}

/** Opens the payment window over the page; `onEvent` hears of this payment only. */
export function openPaymentWindow(
  paddle: Paddle,
  payment: { transactionId: string; isDark: boolean; onEvent: (event: PaymentEvent) => void },
): void {
  listener = payment.onEvent;
  paddle.Checkout.open({
    transactionId: payment.transactionId,
    settings: {
      displayMode: "overlay",
      theme: payment.isDark ? "dark" : "light",
      locale: "en",
      showAddDiscounts: false,
    },
  });
}

/** Takes the window away, when its page is left. */
export function closePaymentWindow(paddle: Paddle): void {
  listener = undefined;
  paddle.Checkout.close();
}

function report(sent: PaddleEventData): void {
  const event = eventOf(sent);
  if (event) listener?.(event);
}

function eventOf({ name, detail }: PaddleEventData): PaymentEvent | null {
  const said: string = name ?? "";
  switch (said) {
    case "checkout.payment.initiated":
      return { type: "initiated" };
    case "checkout.completed":
      return { type: "completed" };
    case "checkout.payment.failed":
    case "checkout.payment.error":
      return { type: "declined" };
    case "checkout.closed":
      return { type: "closed" };
    case "checkout.error":
    case "checkout.failed":
      return { type: "failed", sentence: detail ?? "" };
    default:
      return null;
  }
}
