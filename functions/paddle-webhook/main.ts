import { paths } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, signedEndpoint } from "#shared/http/define-function.ts";
import { alertTo } from "#shared/payments/payment-deps.ts";
import { receiveEvent } from "./receive-event.ts";

/** POST /api/paddle/webhook: signed by the payment service, without a session */
export default defineFunction(`${paths.webhook}/health`, [
  signedEndpoint("POST", paths.webhook, async (call) => ({
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
