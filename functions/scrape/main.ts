import { paths, quoteRequest, scrapeRequest } from "#domain/contract.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { defineFunction, endpointWithBody } from "#shared/http/define-function.ts";
import { sleep } from "#shared/http/sleep.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { quote } from "./quote.ts";
import { startCollection } from "./start-collection.ts";

/** POST /api/scrape → 202 { taskId, status, price, areaKm2 }; POST /api/scrape/quote */
export default defineFunction(`${paths.scrape}/health`, [
  endpointWithBody("POST", paths.scrape, scrapeRequest, async (call) => ({
    status: 202,
    body: await startCollection(
      {
        userId: call.caller.userId,
        sent: call.body,
        idempotencyKey: call.headers["idempotency-key"],
      },
      startDeps(call, taskLimits.startCountBudgetMs),
    ),
  })),
  endpointWithBody("POST", paths.quote, quoteRequest, async (call) => ({
    body: await quote(
      { userId: call.caller.userId, sent: call.body },
      { ...startDeps(call, quoteLimits.turnMs), sleep },
    ),
  })),
]);
