import { endpoints } from "#domain/contract.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { optOutConfirmRequest, optOutRequest } from "#domain/wire/requests.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { openCrawler } from "#shared/crawler/open-crawler.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { openEndpointWithBody } from "#shared/http/route.ts";
import { askToBeLeftOut } from "./ask-to-be-left-out.ts";
import { confirmOptOut } from "./confirm-opt-out.ts";

/** Anybody may ask to be left out; only who proves it, or the operator, decides. */
export default defineFunction([
  openEndpointWithBody(endpoints.askToBeLeftOut, optOutRequest, async (call) => ({
    body: await askToBeLeftOut({ sent: call.body, from: addressOf(call) }, storesFor(call)),
  })),
  openEndpointWithBody(endpoints.confirmOptOut, optOutConfirmRequest, async (call) => {
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
