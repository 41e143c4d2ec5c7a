import { initRequest, paths } from "#domain/contract.ts";
import { appwriteIdentities } from "#shared/adapters/appwrite/identities.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpoint, endpointWithBody } from "#shared/http/define-function.ts";
import { fileEndpoint } from "#shared/http/file-endpoint.ts";
import { exportAccount } from "./export-account.ts";
import { openBalance, readBalance } from "./read-balance.ts";
import { readLedger } from "./read-ledger.ts";

/** GET /api/account/balance, POST /api/account/init → { balance }; GET /api/account/ledger; GET /api/account/export */
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
  endpoint("GET", paths.accountExport, async (call) => ({
    body: await exportAccount(call.caller.userId, {
      ...storesFor(call),
      ...appwriteIdentities(call.address, call.key),
      linkBase: `${call.origin}${paths.accountExport}`,
    }),
  })),
  fileEndpoint(paths.accountExport),
  endpoint("GET", paths.ledger, async (call) => ({
    body: await readLedger({ userId: call.caller.userId, query: call.query }, storesFor(call)),
  })),
]);
