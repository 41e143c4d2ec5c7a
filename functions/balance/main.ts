import { initRequest, paths } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpoint, endpointWithBody } from "#shared/http/define-function.ts";
import { openBalance, readBalance } from "./read-balance.ts";
import { readLedger } from "./read-ledger.ts";

/** GET /api/account/balance, POST /api/account/init → { balance }; GET /api/account/ledger */
export default defineFunction("/api/account/health", [
  endpoint("GET", paths.balance, async (call) => ({
    body: await readBalance(call.caller, call.query.get("uid"), storesFor(call)),
  })),
  endpointWithBody("POST", paths.init, initRequest, async (call) => ({
    body: await openBalance(call.caller, call.body.userId, {
      ...storesFor(call),
      welcomeUsd: call.env.WELCOME_CREDIT_USD,
    }),
  })),
  endpoint("GET", paths.ledger, async (call) => ({
    body: await readLedger({ userId: call.caller.userId, query: call.query }, storesFor(call)),
  })),
]);
