import { endpoints } from "#domain/contract.ts";
import { initRequest } from "#domain/wire/requests.ts";
import { appwriteIdentities } from "#shared/adapters/appwrite/identities.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { endpoint, endpointWithBody, type OpenCall, redirectEndpoint } from "#shared/http/route.ts";
import { type ExportDeps, exportAccount } from "./export-account.ts";
import { openAccountFile } from "./preset-links.ts";
import { openBalance, readBalance } from "./read-balance.ts";
import { readLedger } from "./read-ledger.ts";

/** The account: its balance, its ledger, and all we hold of the person. */
export default defineFunction([
  endpoint(endpoints.readBalance, async (call) => ({
    body: await readBalance(call.caller, call.query.get("uid"), storesFor(call)),
  })),
  endpointWithBody(endpoints.openAccount, initRequest, async (call) => ({
    body: await openBalance(call.caller, call.body.userId, {
      ...storesFor(call),
      welcomeUsd: call.env.WELCOME_CREDIT_USD,
    }),
  })),
  endpoint(endpoints.exportAccount, async (call) => ({
    body: await exportAccount(call.caller.userId, exportDeps(call)),
  })),
  redirectEndpoint(endpoints.openAccountFile, async (call) => ({
    location: await openAccountFile(
      { id: call.params.id, tokenId: call.query.get("token") ?? "" },
      exportDeps(call),
    ),
  })),
  endpoint(endpoints.readLedger, async (call) => ({
    body: await readLedger({ userId: call.caller.userId, query: call.query }, storesFor(call)),
  })),
]);

const exportDeps = (call: Omit<OpenCall, "params" | "query">): ExportDeps => ({
  ...storesFor(call),
  ...appwriteIdentities(call.address, call.key),
  origin: call.origin,
});
