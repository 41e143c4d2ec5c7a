import { optOutConfirmRequest, optOutRequest, paths } from "#domain/contract.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { openCrawler } from "#shared/crawler/open-crawler.ts";
import { defineFunction, openEndpointWithBody } from "#shared/http/define-function.ts";
import { askToBeLeftOut } from "./ask-to-be-left-out.ts";
import { confirmOptOut } from "./confirm-opt-out.ts";

/** POST /api/opt-out, /api/opt-out/confirm: anybody may ask; only who proves it, or the operator, decides. */
export default defineFunction(`${paths.optOut}/health`, [
  openEndpointWithBody("POST", paths.optOut, optOutRequest, async (call) => ({
    body: await askToBeLeftOut({ sent: call.body, from: addressOf(call) }, storesFor(call)),
  })),
  openEndpointWithBody("POST", paths.optOutConfirm, optOutConfirmRequest, async (call) => {
    const { address, env } = call;
    return {
      body: await confirmOptOut(
        { id: call.body.id, from: addressOf(call) },
        {
          ...storesFor(call),
          openCrawler: () =>
            openCrawler({
              endpoint: address.endpoint,
              origins: env.APP_ORIGINS,
              contactUrl: env.CRAWLER_CONTACT_URL,
              pace: env.LEASE_SECONDS / workerLimits.leaseSecondsDefault,
            }),
        },
      ),
    };
  }),
]);

/** Written by the platform over whatever a caller sends. */
const addressOf = ({ headers }: { headers: Record<string, string> }): string =>
  headers["x-appwrite-client-ip"] ?? "";
