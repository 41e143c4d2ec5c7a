import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { projectRoot } from "../../scripts/project-root.ts";
import { ledgerOf } from "../steps/payments.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let bounds: Bounds;
let user: TestUser;

beforeAll(async () => {
  stack = await startStack({ variables: { MAX_LISTINGS: "150" } });
  bounds = await boundsOf(stack);
  user = await newUser("ada");
});
afterEach(() => faults("DELETE"));
afterAll(async () => stack.stop());

const newUser = async (name: string): Promise<TestUser> => {
  const made = await signUp(stack.origin, name);
  await openAccount(made);
  return made;
};
const faults = (method: string, body?: object) =>
  fetch(`${stack.origin}/stand-ins/overpass/faults`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const queries = async (): Promise<{ query: string }[]> =>
  (await (await fetch(`${stack.origin}/stand-ins/overpass/log`)).json()) as { query: string }[];
const quote = (of: TestUser, niche: string[], area = bounds) =>
  of.api("POST", "/api/scrape/quote", { niche, tier: 1, bounds: area });
const scrape = (of: TestUser, name: string, niche: string[]) =>
  of.api("POST", "/api/scrape", { name, niche, tier: 1, bounds });

describe("a quote over HTTP", () => {
  test("costs nothing, and what it counts is what the collection then delivers", async () => {
    const balance = await openAccount(user);
    const { status, body } = await quote(user, ["Restaurant", "Bakery", "qwxzqwxz"]);
    expect([status, body.unmatched]).toEqual([200, ["qwxzqwxz"]]);
    expect(await openAccount(user)).toBe(balance);

    const before = (await queries()).length;
    const { body: started } = await scrape(user, "Counted", ["Bakery", "Restaurant"]);
    const task = await finishedTask(user, started.taskId);
    expect([body.price, body.areaKm2]).toEqual([task.price, task.areaKm2]);
    // A business that the map shows twice is listed once.
    expect(task.found + (task.coverage?.merged ?? 0)).toBe(body.total);
    const elements = (await allListings(user, task.taskId)).flatMap((row) => [
      ...(row.categories as string[]),
    ]);
    expect(elements.length).toBeGreaterThanOrEqual(task.found);
    // The run takes the quote's count and asks for the businesses only.
    const asked = (await queries()).slice(before).map(({ query }) => query);
    expect(asked.filter((query) => query.includes("out count"))).toEqual([]);
  });

  test("that would take too long is pending within 10 seconds, and answers when asked again", async () => {
    await faults("POST", { kind: "slow", delayMs: 9_500, times: 1 });
    const started = performance.now();
    const { status, body } = await quote(user, ["Florist"]);
    expect([status, body]).toEqual([200, { pending: true, retryAfterS: 3 }]);
    expect(performance.now() - started).toBeLessThan(10_000);
    const whole = await until(async () => {
      const { body: again } = await quote(user, ["Florist"]);
      return !again.pending && again;
    });
    expect(whole.counts.Florist).toBe(whole.total);
  });

  test("more than 10 a minute are 429 with the seconds to wait", async () => {
    const bob = await newUser("bob");
    const answers = await Promise.all(Array.from({ length: 12 }, () => quote(bob, ["Hotel"])));
    const refused = answers.filter(({ status }) => status === 429);
    // A minute may have begun in between.
    expect(refused.length === 2 || refused.length === 0).toBe(true);
    for (const { headers, body } of refused) {
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(body.detail).toMatch(
        /^You're requesting counts too quickly\. Please wait \d+ seconds\.$/,
      );
    }
  });

  test("more businesses than a preset can hold are refused, in the quote and in the start", async () => {
    const everything = [
      "Restaurant",
      "Hair Salon",
      "Hotel",
      "Bakery",
      "Coffee Shop",
      "Dentist",
      "Gym",
    ];
    for (const { status, body } of [
      await quote(user, everything),
      await scrape(user, "All", everything),
    ]) {
      expect([status, body.code]).toEqual([422, "listings/too-many"]);
      expect(body.detail).toMatch(/^This area holds \d+ businesses .*one preset can hold 150\./);
    }
  });
});

describe("re-running a preset", () => {
  test("is a new preset with the date in its name, its own hold, and what changed", async () => {
    const { body: first } = await scrape(user, "Hotels", ["Hotel"]);
    const before = await finishedTask(user, first.taskId);
    const again = await user.api("POST", `/api/tasks/${first.taskId}/rerun`);
    expect([again.status, again.body.price]).toEqual([202, before.price]);
    const task = await finishedTask(user, again.body.taskId);
    expect(task).toMatchObject({
      name: `Hotels (${new Date().toISOString().slice(0, 10)})`,
      previousTaskId: first.taskId,
      found: before.found,
      coverage: { changes: { new: { count: 0 }, gone: { count: 0 }, changed: { count: 0 } } },
    });
    const ids = async (taskId: string) => (await allListings(user, taskId)).map(({ id }) => id);
    expect(await ids(task.taskId)).toEqual(await ids(first.taskId));
    const kinds = (await ledgerOf(user)).filter(({ taskId }) => taskId === task.taskId);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["hold", "settle"]);
  });

  test("of somebody else's preset is not found", async () => {
    const { body } = await scrape(user, "Mine", ["Hotel", "Bakery"]);
    await finishedTask(user, body.taskId);
    const cy = await newUser("cy");
    expect((await cy.api("POST", `/api/tasks/${body.taskId}/rerun`)).status).toBe(404);
  });
});

test("the operator lists dead tiles and retries them at no charge", async () => {
  const dee = await newUser("dee");
  // Tiles are split until they can't be; the rest of the area then finds the service well.
  await faults("POST", { kind: "timeout-remark", times: 30, delayMs: 0 });
  const { body } = await scrape(dee, "Dead", ["Hotel"]);
  const part = await finishedTask(dee, body.taskId);
  const { total = 0, done = 0, dead = 0 } = part.coverage?.tiles ?? {};
  expect([part.status, done + dead, dead > 0, done > dead]).toEqual(["success", total, true, true]);
  expect(part.charged).toBeLessThan(part.price);
  const balance = await openAccount(dee);

  const operator = (...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(projectRoot, "scripts/dead-tiles.ts"), ...options],
      {
        env: {
          ...process.env,
          APPWRITE_ENDPOINT: `${stack.origin}/v1`,
          APPWRITE_API_KEY: readFileSync(join(stack.dataDir, "api-key"), "utf8"),
        },
      },
    );
  expect((await operator()).stdout).toMatch(
    new RegExp(`${body.taskId}  tile \\d+ .*\n${dead} dead tiles`),
  );
  await operator("--retry", body.taskId);
  await until(async () => {
    const { body: task } = await dee.api("GET", `/api/tasks/${body.taskId}`);
    return task.coverage.tiles.dead === 0;
  });
  expect(await openAccount(dee)).toBe(balance);
  expect((await operator()).stdout).toBe("0 dead tiles\n");
});
