import { createHash } from "node:crypto";
import * as v from "valibot";
import { limits } from "#domain/limits.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import { countryAt, timeZoneAt } from "#shared/collectors/places.ts";
import { defineWorker } from "#shared/http/define-worker.ts";
import { sleep } from "#shared/http/sleep.ts";
import { runCollection } from "./run-collection.ts";

const order = v.object({ taskId: v.string() });

/** Started in the background by `scrape` and `sweep` with { taskId }; works until the task ends. */
export default defineWorker(async ({ body, env, address, key, log, error }) => {
  const { taskId } = v.parse(order, body);
  if (!env.OVERPASS_URL) throw new Error("OVERPASS_URL is not set");
  // Locally a lease is 4 s instead of 90 s, and every wait shrinks with it.
  const pace = env.LEASE_SECONDS / 90;
  const end = await runCollection(taskId, {
    ...storesFor({ address, key }),
    leaseMs: env.LEASE_SECONDS * 1000,
    progressEveryMs: limits.progressWriteEveryMs * Math.min(1, pace * 4),
    source: createOverpass({
      interpreterUrl: env.OVERPASS_URL,
      userAgent: `Areascout/1.0 (${env.OVERPASS_CONTACT || "no contact set"})`,
      retryBaseMs: limits.retryBaseMs * pace,
      retryMaxMs: limits.retryMaxMs * pace,
      fetch,
      sleep,
      now: Date.now,
      random: Math.random,
    }),
    places: { countryAt, timeZoneAt },
    hashHex: (text) => createHash("sha256").update(text).digest("hex"),
    warn: error,
  });
  log(JSON.stringify({ event: "collect", taskId, ...end }));
  return end;
});
