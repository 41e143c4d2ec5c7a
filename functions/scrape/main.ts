import { endpoints } from "#domain/contract.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { quoteRequest, scrapeRequest } from "#domain/wire/requests.ts";
import { defineFunction } from "#shared/http/define-function.ts";
import { endpointWithBody } from "#shared/http/route.ts";
import { sleep } from "#shared/http/sleep.ts";
import { startDeps } from "#shared/start/start-deps.ts";
import { quote } from "./quote.ts";
import { startCollection } from "./start-collection.ts";

/** Starts a collection, or says what it would cost and find. */
export default defineFunction([
  endpointWithBody(endpoints.startCollection, scrapeRequest, async (call) => ({
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
  endpointWithBody(endpoints.quote, quoteRequest, async (call, { error }) => ({
    body: await quote(
      { userId: call.caller.userId, sent: call.body },
      { ...startDeps(call, quoteLimits.turnMs), sleep, warn: error },
    ),
  })),
]);
