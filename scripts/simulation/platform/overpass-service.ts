import { overpassLimits } from "#domain/limits/overpass.ts";
import { overpassTurns } from "#shared/adapters/overpass-turns.ts";
import type { Tables } from "#shared/adapters/tables.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import type { Backstage } from "../process-stores.ts";
import type { Process } from "./process.ts";
import type { World } from "./world.ts";

/** How a map service fails. The status page is beside the point but in the last two. */
export const outageKinds = [
  "429",
  "504",
  "reset",
  "refused",
  "hang",
  "429, no status page",
  "429, the status page lies",
] as const;
export type OutageKind = (typeof outageKinds)[number];

/** A map service that answers, except from one virtual moment to another. */
export interface OverpassService {
  answer: (query: string) => string;
  outage: { kind: OutageKind; from: number; until: number } | null;
  /** Called before each question. */
  onQuestion: () => void;
}

const answerMs = 400;
const html = { "content-type": "text/html" };
const slots = {
  usual: "Rate limit: 2\nSlot available after: 2026-11-21T08:00:30Z, in 3 seconds.\n",
  lying: "Rate limit: 2\nSlot available after: 2031-01-01T00:00:00Z, in 128822400 seconds.\n",
};

/** The production client and its turns, in virtual time. */
export const overpassMap =
  (service: OverpassService): Backstage["map"] =>
  (world, _send, onTile, { tables, process }) => {
    const source = createOverpass(optionsFor(service, { world, tables, process }));
    return {
      ...source,
      count(...question) {
        onTile();
        return source.count(...question);
      },
    };
  };

interface Place {
  world: World;
  tables: Tables;
  process: Process;
}

function optionsFor(service: OverpassService, { world, tables, process }: Place) {
  const now = (): number => world.clockOf(process)().getTime();
  const sleep = (ms: number) => world.sleepIn(process, ms);
  let ids = 0;
  const turns = overpassTurns({
    tables,
    asker: "collection",
    patienceMs: overpassLimits.patienceMs,
    leaseMs: overpassLimits.leaseMs,
    pollMs: overpassLimits.pollMs,
    backoffMs: overpassLimits.backoffMs,
    now,
    sleep,
    every: (ms, run) => world.every(process, ms, run),
    random: world.random.next,
    newId: () => {
      ids += 1;
      return `${process.instance}.${ids}`;
    },
    count: async () => service.onQuestion(),
  });
  return {
    interpreterUrl: "http://map.example/api/interpreter",
    userAgent: "Areascout/1.0 (simulated)",
    retryBaseMs: overpassLimits.retryBaseMs,
    retryMaxMs: overpassLimits.retryMaxMs,
    attempts: 1,
    ...turns,
    countBytes: async () => {},
    fetch: fetchFrom(service, world, sleep),
    sleep,
    now,
    random: world.random.next,
  };
}

function fetchFrom(
  service: OverpassService,
  world: World,
  sleep: (ms: number) => Promise<void>,
): typeof fetch {
  const failureNow = (): OutageKind | null => {
    const { outage } = service;
    const isOut = outage && world.now() >= outage.from && world.now() < outage.until;
    return isOut ? outage.kind : null;
  };
  return async (url, init) => {
    const failure = failureNow();
    if (String(url).endsWith("/status")) return statusPage(failure);
    if (failure !== null) return fail(failure, sleep);
    const query = new URLSearchParams(String(init?.body)).get("data") ?? "";
    await sleep(answerMs);
    return new Response(service.answer(query), { headers: { "content-type": "application/json" } });
  };
}

function statusPage(failure: OutageKind | null): Response {
  if (failure === "429, no status page") return new Response("gone", { status: 404 });
  return new Response(failure === "429, the status page lies" ? slots.lying : slots.usual);
}

async function fail(kind: OutageKind, sleep: (ms: number) => Promise<void>): Promise<Response> {
  switch (kind) {
    case "504":
      await sleep(answerMs);
      return new Response("too busy", { status: 504, headers: html });
    case "reset":
      await sleep(answerMs);
      throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    case "refused":
      throw new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
    case "hang":
      // As long as the client waits for one answer.
      await sleep((overpassLimits.timeoutS + overpassLimits.graceS) * 1_000);
      throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    default:
      return new Response("rate limited", { status: 429, headers: html });
  }
}
