import { createLinkRequest, paths } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpointWithBody } from "#shared/http/define-function.ts";
import { createLink } from "./create-link.ts";

/** POST /api/paddle/create-link → { transactionId } */
export default defineFunction(`${paths.createLink}/health`, [
  endpointWithBody("POST", paths.createLink, createLinkRequest, async (call) => ({
    body: await createLink(call.caller, call.body, {
      ...storesFor(call),
      priceId: call.env.PADDLE_PRICE_ID,
      welcomeUsd: call.env.WELCOME_CREDIT_USD,
    }),
  })),
]);
