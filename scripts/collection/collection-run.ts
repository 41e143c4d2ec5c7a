import { hash } from "node:crypto";
import type { Bounds } from "#domain/area/area.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { catalogueTags } from "#domain/matching/business-types.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import type { Files } from "#shared/adapters/files.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { giveMemoryBack } from "#shared/adapters/memory.ts";
import { placePages } from "#shared/adapters/place-pages.ts";
import { quoteStore } from "#shared/adapters/quote-store.ts";
import { siteStore } from "#shared/adapters/site-store.ts";
import { suppressionStore } from "#shared/adapters/suppression-store.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import type { BoundarySource, ListingSource } from "#shared/collectors/collector.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import { countryAt } from "#shared/collectors/places.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { newTask } from "#shared/start/new-task.ts";
import { sourceWaits } from "../../functions/collect/source-waits.ts";
import type { CollectionDeps } from "../../functions/collect/worker.ts";

/** All types of the catalogue: more than one preset may ask for, and the hardest for the worker. */
export const allTypes = Object.entries(catalogueTags).map(([type, tags]) => ({
  sent: type,
  type,
  tags: [...tags],
}));

/** A source that answers by a function instead of a network; every try counts as the first. */
export const sourceOf = (
  answer: (query: string) => string | Uint8Array<ArrayBuffer>,
): ListingSource & BoundarySource =>
  createOverpass({
    interpreterUrl: "http://127.0.0.1:1/api/interpreter",
    userAgent: "Areascout/1.0 (in one process)",
    retryBaseMs: 0,
    retryMaxMs: 0,
    attempts: 1,
    inTurn: (ask) => ask(),
    backOff: (howLong) => howLong(),
    countBytes: async () => {},
    fetch: async (_url, init) =>
      new Response(answer(new URLSearchParams(String(init?.body)).get("data") ?? ""), {
        headers: { "content-type": "application/json" },
      }),
    sleep: async () => {},
    now: Date.now,
    random: Math.random,
  });

interface Parts {
  tables: Tables;
  files: Files;
  source: ListingSource & Partial<BoundarySource>;
  overture?: CollectionDeps["overture"];
  now: () => Date;
}

/** The dependencies of the production worker, over these rows, files and map. */
export const collectionDeps = ({
  tables,
  files,
  source,
  overture = null,
  now,
}: Parts): CollectionDeps => ({
  ledger: ledgerStore(tables, now),
  tasks: taskStore(tables),
  listings: listingStore(tables, files),
  placePages: placePages(files),
  quotes: quoteStore(tables),
  sites: siteStore(tables),
  suppressions: suppressionStore(tables),
  // There are no sites here: a caller that reads some provides the crawler.
  openCrawler: () =>
    createCrawler({
      contactUrl: "https://areascout.example/bot",
      localSites: { suffix: ".localhost", port: 1, isAll: true },
    }),
  openRefiner: () => null,
  now,
  listingsMax: listingLimits.maxDefault,
  leaseMs: workerLimits.leaseSecondsDefault * 1000,
  progressEveryMs: workerLimits.progressWriteEveryMs,
  source,
  boundaries: source.boundaries ?? (async () => []),
  overture,
  placesMaxMs: overtureLimits.readMaxMs,
  spareSource: null,
  abandonQuestions: () => {},
  waits: sourceWaits(1),
  cancelLookMs: workerLimits.cancelLookMs,
  sleep: async () => {},
  random: Math.random,
  countryAt,
  hashHex: (text) => hash("sha256", text),
  giveMemoryBack,
  every: () => () => {},
  startCollect: async () => {},
  warn: (...parts) => console.error(...parts),
});

/** Pays for a task over the whole area and queues it. */
export async function queueTask(
  taskId: string,
  bounds: Bounds,
  { ledger }: Pick<CollectionDeps, "ledger">,
  {
    types = allTypes,
    previousTaskId = null as string | null,
    tier = 1 as Tier,
    offer = null as string | null,
    overture = null as OvertureChoice | null,
  } = {},
): Promise<void> {
  const userId = "ada";
  await ledger.openAccount({ userId, email: `${userId}@example.test` }, 1_000_000_000_000);
  const held = await ledger.hold(
    taskId,
    newTask(
      {
        userId,
        name: `Task ${taskId}`,
        niche: types.map(({ sent }) => sent),
        types,
        tier,
        bounds,
        place: null,
        offer,
        previousTaskId,
        overture,
      },
      0,
    ),
  );
  if (held.kind !== "held") throw new Error(`the task was not held: ${held.kind}`);
}
