import { hash } from "node:crypto";
import * as v from "valibot";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { appwriteRunMails } from "#shared/adapters/appwrite/calls.ts";
import { giveMemoryBack } from "#shared/adapters/memory.ts";
import { overpassSource, sourcePace } from "#shared/adapters/overpass-source.ts";
import { overtureSource, placesPace } from "#shared/adapters/overture-source.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { countryAt } from "#shared/collectors/places.ts";
import { openCrawler } from "#shared/crawler/open-crawler.ts";
import type { Env } from "#shared/env.ts";
import { defineWorker } from "#shared/http/define-worker.ts";
import { every, sleep } from "#shared/http/sleep.ts";
import { retryDeadTiles } from "./retry-dead-tiles.ts";
import { runCollection } from "./run-collection.ts";
import { siteRefinerFor } from "./site-refiner-for.ts";
import { sourceWaits } from "./source-waits.ts";
import { tellEnd } from "./tell-end.ts";

const mailSettings = ({ APP_ORIGINS, RUN_MAILS, RUN_MAIL_AFTER_SECONDS }: Env) => ({
  origin: APP_ORIGINS[0],
  isOn: RUN_MAILS === "on",
  afterMs: RUN_MAIL_AFTER_SECONDS * 1000,
});
const order = v.object({ taskId: v.string(), retryDeadTiles: v.optional(v.boolean(), false) });

/** Started in the background by `scrape` and `sweep` with { taskId }; works until the task ends. */
export default defineWorker(async ({ body, env, address, key, log, error }) => {
  const { taskId, retryDeadTiles: isRetry } = v.parse(order, body);
  const { OVERPASS_URL, OVERTURE_INDEX_URL } = env;
  if (!OVERPASS_URL) throw new Error("OVERPASS_URL is not set");
  // Locally a lease is 4 s instead of 90 s, and every wait shrinks with it.
  const pace = env.LEASE_SECONDS / workerLimits.leaseSecondsDefault;
  const mapEnv = { ...env, OVERPASS_URL };
  const mapPace = sourcePace(mapEnv);
  const stores = storesFor({ address, key, env });
  const questions = new AbortController();
  const sourceFor = (asker: "collection" | "second") =>
    overpassSource({
      tables: stores.tables,
      env: mapEnv,
      asker,
      // The collection tries again itself: between two tries it looks whether it is canceled.
      attempts: 1,
      patienceMs: overpassLimits.patienceMs * mapPace,
      signal: questions.signal,
      sleep,
      every,
    });
  const source = sourceFor("collection");
  const end = await (isRetry ? retryDeadTiles : runCollection)(taskId, {
    ...stores,
    listingsMax: env.MAX_LISTINGS,
    leaseMs: env.LEASE_SECONDS * 1000,
    progressEveryMs: workerLimits.progressWriteEveryMs * Math.min(1, pace * 4),
    source,
    boundaries: source.boundaries,
    overture: OVERTURE_INDEX_URL ? overtureSource({ ...env, OVERTURE_INDEX_URL }) : null,
    placesMaxMs: overtureLimits.readMaxMs * Math.min(1, placesPace(env) * 4),
    spareSource: sourceFor("second"),
    abandonQuestions: () => questions.abort(),
    waits: sourceWaits(mapPace),
    cancelLookMs: workerLimits.cancelLookMs * Math.min(1, pace * 4),
    sleep,
    random: Math.random,
    openCrawler: () =>
      openCrawler({
        endpoint: address.endpoint,
        origins: env.APP_ORIGINS,
        contactUrl: env.CRAWLER_CONTACT_URL,
        mailDns: env.MAIL_DNS,
        pace,
      }),
    openRefiner: (task) => siteRefinerFor(task, env, { ...stores, log, warn: error }),
    countryAt,
    hashHex: (text) => hash("sha256", text),
    giveMemoryBack,
    every,
    warn: error,
  });
  log(JSON.stringify({ event: "collect", taskId, ...end }));
  // Tiles that are tried again for an ended preset aren't a run of their own.
  if (end.outcome === "finished" && !isRetry) {
    const mails = appwriteRunMails(address, key);
    const told = await tellEnd(taskId, {
      ...{ tasks: stores.tasks, mails, sleep, warn: error },
      ...mailSettings(env),
    });
    log(JSON.stringify({ event: "mail", taskId, told }));
  }
  return end;
});
