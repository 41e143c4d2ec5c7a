import { endpoints } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { signedEndpoint } from "#shared/http/route.ts";
import { alertTo } from "#shared/payments/payment-deps.ts";
import { receiveEvent } from "./receive-event.ts";

/** What the payment service tells, signed by it; there is no session. */
export default defineFunction([
  signedEndpoint(endpoints.receiveEvent, async (call) => ({
    body: await receiveEvent(
      { signature: call.headers["paddle-signature"], rawBody: call.rawBody },
      {
        ...storesFor(call),
        priceId: call.env.PADDLE_PRICE_ID,
        secret: call.env.PADDLE_WEBHOOK_SECRET,
        alert: alertTo(call.error),
      },
    ),
  })),
]);
