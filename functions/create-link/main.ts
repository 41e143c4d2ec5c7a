import { endpoints } from "#domain/contract.ts";
import { createLinkRequest } from "#domain/wire/requests.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { endpointWithBody } from "#shared/http/route.ts";
import { createLink } from "./create-link.ts";

/** Opens a purchase of credits at the payment service. */
export default defineFunction([
  endpointWithBody(endpoints.createLink, createLinkRequest, async (call) => ({
    body: await createLink(call.caller, call.body, {
      ...storesFor(call),
      priceId: call.env.PADDLE_PRICE_ID,
      welcomeUsd: call.env.WELCOME_CREDIT_USD,
    }),
  })),
]);
