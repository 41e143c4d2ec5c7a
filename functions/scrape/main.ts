import { paths, scrapeRequest } from "#domain/contract.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { defineFunction, endpointWithBody } from "#shared/http/define-function.ts";
import { startCollection } from "./start-collection.ts";

/** POST /api/scrape → 202 { taskId, status, price, areaKm2 } */
export default defineFunction(`${paths.scrape}/health`, [
  endpointWithBody("POST", paths.scrape, scrapeRequest, async (call) => ({
    status: 202,
    body: await startCollection(
      {
        userId: call.caller.userId,
        sent: call.body,
        idempotencyKey: call.headers["idempotency-key"],
      },
      {
        ...storesFor(call),
        areaMaxKm2: call.env.MAX_AREA_KM2,
        chargeMinUsd: call.env.MIN_CHARGE_USD,
      },
    ),
  })),
]);
