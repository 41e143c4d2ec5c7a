import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { overpassSlots } from "#collections/overpass-slots.ts";
import type { Bounds } from "#domain/area/area.ts";
import { isFinal } from "#domain/task/task.ts";
import { appwriteFiles } from "#shared/adapters/appwrite/files.ts";
import { appwriteTables } from "#shared/adapters/appwrite/tables.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { listingStore } from "#shared/adapters/listing-store.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { newTask } from "#shared/start/new-task.ts";
import { requireKnownTypes } from "#shared/start/niche.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

const collections = 20;
const quotes = 20;
const workers = 3;
const niches = [["Restaurant"], ["Hotel", "Bakery"], ["Hair Salon", "Florist", "Dentist"]];
const closedForMs = 1500;
/** One of every process that asks. */
const refusals = 3;
/**
 * The refusal's answer, the row that tells the others, their last look before it and the query that
 * follows: each takes a round trip, on a busy machine a long one.
 */
const roundTripsOnItsWay = 4;

interface LoggedQuery {
  at: string;
  ms: number;
  status: number;
  query: string;
}

describe("20 collections and 20 quotes at once, over four processes", () => {
  let stack: RunningStack;
  let bounds: Bounds;
  let users: TestUser[];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    stack = await startStack();
    bounds = await boundsOf(stack);
    users = await Promise.all([signUp(stack.origin, "ada"), signUp(stack.origin, "bob")]);
    for (const user of users) await openAccount(user);
    const endpoint = stack.origin.replace("localhost", "127.0.0.1");
    for (let n = 0; n < workers; n++) {
      const child = fork(join(import.meta.dirname, "../steps/asking-process.ts"), {
        env: {
          ...process.env,
          APPWRITE_FUNCTION_API_ENDPOINT: `${endpoint}/v1`,
          APPWRITE_FUNCTION_PROJECT_ID: "areascout",
          OVERPASS_URL: `${endpoint}/stand-ins/overpass/api/interpreter`,
          LEASE_SECONDS: "4",
          TEST_API_KEY: apiKey(stack),
        },
      });
      await new Promise((ready) => child.once("message", ready));
      children.push(child);
    }
  });
  afterAll(async () => {
    for (const child of children) child.kill();
    await stack.stop();
  });

  test("the map service never has more than two queries at a time, and none inside a back-off", async () => {
    const address = { endpoint: `${stack.origin}/v1`, projectId: "areascout" };
    const tables = appwriteTables(address, apiKey(stack));
    const files = appwriteFiles(address, apiKey(stack));
    const now = () => new Date();
    const ledger = ledgerStore(tables, now);
    const tasks = taskStore(tables);
    const ids = Array.from({ length: collections }, (_, n) => `limit${n}`);
    for (const [n, id] of ids.entries()) {
      // Two collections a user is the most there may be.
      const userId = `user${Math.floor(n / 2)}`;
      await ledger.openAccount({ userId, email: `${userId}@example.test` }, 5_000_000);
      const held = await ledger.hold(id, taskOf(userId, n, bounds));
      expect(held.kind).toBe("held");
    }
    await log("DELETE");
    await fault("POST", { kind: "slow", delayMs: 60 });

    for (const [n, id] of ids.entries()) children[n % workers]?.send(id);
    const quoted = Promise.all(Array.from({ length: quotes }, (_, n) => quote(n)));
    // In the middle of it the service wants to be left alone for a while.
    await until(async () => (await log("GET")).length > 10);
    await fault("DELETE");
    const roundTrips = timeRoundTrips(() => tables.list(overpassSlots));
    await fault("POST", { kind: "rate-limited", delayMs: closedForMs });
    await until(
      async () => (await log("GET")).filter(({ status }) => status === 429).length >= refusals,
      { what: "refusals by the map service" },
    );
    const onItsWayMs = roundTripsOnItsWay * (await roundTrips.slowestMs());
    const openAgainAt = Date.now();
    await fault("DELETE");
    await fault("POST", { kind: "slow", delayMs: 40 });
    await until(
      async () => {
        const all = await Promise.all(ids.map((id) => tasks.get(id)));
        return all.every((task) => task && isFinal(task.status));
      },
      { what: "the end of all collections" },
    );
    const replies = await quoted;
    const ended = await Promise.all(ids.map((id) => tasks.get(id)));
    expect(ended.map((task) => task?.status)).toEqual(ids.map(() => "success"));
    expect(replies.filter(({ total, pending }) => !pending && !(total > 0))).toEqual([]);
    // By somebody who has not used up the quotes of this minute.
    const again = await signUp(stack.origin, "cleo");
    await until(async () => (await quote(0, again)).total > 0, { what: "a count" });

    const queries = (await log("GET")).filter(({ status }) => status !== 0);
    expect(mostAtOnce(queries)).toBeLessThanOrEqual(2);
    const refused = queries.filter(({ status }) => status === 429);
    const closed = refused.filter((query) => spanOf(query).to + closedForMs < openAgainAt);
    expect(closed.length).toBeGreaterThan(0);
    expect(insideBackOff(closed, queries, onItsWayMs)).toEqual([]);
    console.log(
      `${collections} collections, ${quotes} quotes, ${workers + 1} processes: ${queries.length} queries, at most ${mostAtOnce(queries)} at a time, ${refused.length} × 429, 0 inside a back-off (after ${Math.round(onItsWayMs)} ms)`,
    );
    const first = ended[0];
    if (first) {
      const { listings } = await listingStore(tables, files).readSnapshot(first);
      expect(listings.length).toBe(first.found);
    }
  });

  const taskOf = (userId: string, n: number, area: Bounds) => {
    const niche = niches[n % niches.length] ?? [];
    const north = area.north - n * 0.0001;
    const wish = { userId, name: `Task ${n}`, niche, tier: 1, bounds: { ...area, north } } as const;
    const types = requireKnownTypes(niche);
    return newTask(
      {
        ...{ ...wish, niche: [...niche], types, place: null, offer: null },
        ...{ previousTaskId: null, overture: null },
      },
      0,
    );
  };

  const quote = async (n: number, user = users[n % users.length]) => {
    const { body, status } = (await user?.api("POST", "/api/scrape/quote", {
      niche: niches[n % niches.length],
      tier: 1,
      // An area of its own each, so that none is answered by another one's count.
      bounds: { ...bounds, south: bounds.south + n * 0.0001 },
    })) ?? { body: null, status: 0 };
    expect(status).toBe(200);
    return body;
  };

  const fault = (method: string, body?: object) =>
    fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const log = async (method: string): Promise<LoggedQuery[]> =>
    (await (
      await fetch(`${stack.origin}/stand-ins/overpass/log`, { method })
    ).json()) as LoggedQuery[];
});

const apiKey = (stack: RunningStack): string =>
  readFileSync(join(stack.dataDir, "api-key"), "utf8");

/** Asks again and again until it is told to stop. */
function timeRoundTrips(ask: () => Promise<unknown>): { slowestMs: () => Promise<number> } {
  let isOver = false;
  let slowest = 0;
  const asked = (async () => {
    while (!isOver) {
      const before = performance.now();
      await ask();
      slowest = Math.max(slowest, performance.now() - before);
    }
  })();
  return {
    async slowestMs() {
      isOver = true;
      await asked;
      return slowest;
    },
  };
}

const spanOf = ({ at, ms }: LoggedQuery) => ({ from: Date.parse(at), to: Date.parse(at) + ms });

function mostAtOnce(queries: readonly LoggedQuery[]): number {
  const steps = queries.flatMap((query) => {
    const { from, to } = spanOf(query);
    return [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ];
  });
  let running = 0;
  let most = 0;
  // In the log a query ends and the next one begins within the same millisecond.
  for (const { change } of steps.sort((a, b) => a.at - b.at || a.change - b.change)) {
    running += change;
    most = Math.max(most, running);
  }
  return most;
}

/** Queries that arrived after a refusal, while the status page said that the service is closed. */
const insideBackOff = (
  refused: readonly LoggedQuery[],
  queries: readonly LoggedQuery[],
  onItsWayMs: number,
): string[] =>
  refused.flatMap((refusal) => {
    const { to } = spanOf(refusal);
    return queries
      .map((query) => spanOf(query).from - to)
      .filter((afterMs) => afterMs > onItsWayMs && afterMs < closedForMs)
      .map((afterMs) => `${afterMs} ms after the refusal of ${refusal.at}`);
  });
