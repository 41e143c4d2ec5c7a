import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import { microsOf, priceMicros } from "#domain/money/pricing.ts";
import { buy, checkedBalance, ledgerOf, priceIdOf, turnKnobs } from "../steps/payments.ts";
import { sharedStack } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let town: Bounds;
const figures: string[] = [];

beforeAll(async () => {
  stack = await sharedStack();
  town = await boundsOf(stack);
});
afterEach(() => faults("DELETE"));
afterAll(async () => {
  console.log(figures.join("\n"));
});

const faults = (method: string, body?: object) =>
  fetch(`${stack.origin}/stand-ins/overpass/faults`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const newUser = async (name: string): Promise<TestUser> => {
  const made = await signUp(stack.origin, name);
  await openAccount(made);
  return made;
};

const scrape = (
  of: TestUser,
  name: string,
  { bounds = town, key }: { bounds?: Bounds; key?: string } = {},
) =>
  of.api(
    "POST",
    "/api/scrape",
    { name, niche: ["Restaurant"], tier: 1, bounds },
    key === undefined ? {} : { "idempotency-key": key },
  );

/** A box around the sample town that costs a little less than `credits`. */
function boxFor(credits: number): Bounds {
  const lat = (town.north + town.south) / 2;
  const lon = (town.east + town.west) / 2;
  const boxOf = (half: number): Bounds => ({
    north: lat + half,
    south: lat - half,
    east: lon + half,
    west: lon - half,
  });
  let half = 0.01;
  while (priceMicros(boxOf(half * 1.01), 1) < microsOf(credits)) half *= 1.01;
  return boxOf(half);
}

describe("spending", () => {
  test("50 starts at once with money for one: one is accepted, 49 hear the price and the balance", async () => {
    const user = await newUser("ada");
    const bounds = boxFor(5);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => scrape(user, `Try ${n}`, { bounds, key: `key-${n}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(49);
    for (const { status, body } of answers) {
      if (status === 402) {
        expect(body.detail).toMatch(
          /^Insufficient balance: this collection costs \$4\.9\d+ and your balance is \$0\.\d+\.$/,
        );
      }
    }
    expect(await checkedBalance(user)).toBeGreaterThanOrEqual(0);
    figures.push("50 parallel starts with money for one: 1 × 202, 49 × 402");
  });

  test("a double-click 50 times with one key is one task and one hold", async () => {
    const user = await newUser("bo");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => scrape(user, "Once", { key: "one-key" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => body.taskId)).size).toBe(1);
    expect((await ledgerOf(user)).filter(({ kind }) => kind === "hold")).toHaveLength(1);
    expect((await user.api("GET", "/api/tasks")).body).toHaveLength(1);
  });

  test("a purchase and a collection: the balance falls by exactly the price", async () => {
    const user = await newUser("cy");
    await buy(stack, user, 20);
    await until(async () => (await openAccount(user)) === 25);
    const { body } = await scrape(user, "Lunch");
    const task = await finishedTask(user, body.taskId);
    expect([task.status, task.charged]).toEqual(["success", body.price]);
    expect(microsOf(await checkedBalance(user))).toBe(microsOf(25) - microsOf(body.price));
  });
});

describe("canceling", () => {
  test("midway: what was collected is charged and stays readable, the unused part of the hold returns", async () => {
    const user = await newUser("di");
    await faults("POST", { kind: "timeout-remark", times: 1, delayMs: 0 });
    await faults("POST", { kind: "slow", delayMs: 800 });
    const { body } = await scrape(user, "Lunch");
    await until(
      async () => (await user.api("GET", `/api/tasks/${body.taskId}`)).body.tilesDone > 0,
    );
    const canceled = await user.api("POST", `/api/tasks/${body.taskId}/cancel`);
    expect([canceled.status, canceled.body.taskId]).toEqual([202, body.taskId]);
    const task: Task = await finishedTask(user, body.taskId);
    expect(task.status).toBe("canceled");
    expect(task.charged).toBeGreaterThan(0);
    expect(task.charged).toBeLessThan(task.price);
    expect(microsOf(task.charged) + microsOf(task.returned)).toBe(microsOf(task.price));
    expect(microsOf(await checkedBalance(user))).toBe(microsOf(5) - microsOf(task.charged));
    figures.push(
      `canceled after ${task.tilesDone} of 4 tiles: $${task.charged} of $${task.price} charged, $${task.returned} returned`,
    );
    const again = await user.api("POST", `/api/tasks/${body.taskId}/cancel`);
    expect([again.status, again.body.status]).toEqual([200, "canceled"]);
    const paidFor = await user.api("GET", `/api/tasks/${body.taskId}/listings`);
    expect([paidFor.status, paidFor.body.total]).toEqual([200, task.found]);
  });

  test("before anything was collected: the whole hold returns", async () => {
    const user = await newUser("ed");
    await faults("POST", { kind: "timeout-remark", times: 1, delayMs: 1_500 });
    const { body } = await scrape(user, "Lunch");
    await user.api("POST", `/api/tasks/${body.taskId}/cancel`);
    const task = await finishedTask(user, body.taskId);
    expect([task.status, task.charged, task.returned]).toEqual(["canceled", 0, task.price]);
    expect(await checkedBalance(user)).toBe(5);
  });

  test("of somebody else's preset is not found, and it goes on", async () => {
    const [user, other] = [await newUser("flo"), await newUser("gus")];
    const { body } = await scrape(user, "Lunch");
    expect((await other.api("POST", `/api/tasks/${body.taskId}/cancel`)).status).toBe(404);
    expect((await finishedTask(user, body.taskId)).status).toBe("success");
  });
});

describe("debts", () => {
  test("a chargeback after spending leaves a negative balance, and nothing more can be started", async () => {
    const user = await newUser("hal");
    const transactionId = await buy(stack, user, 10);
    await until(async () => (await openAccount(user)) === 15);
    const { body } = await scrape(user, "Spend", { bounds: boxFor(8) });
    const task = await finishedTask(user, body.taskId);
    expect(task.charged).toBeGreaterThan(7);
    await turnKnobs(stack, { chargeback: { transactionId } });
    await until(async () => (await openAccount(user)) < 0);
    const debt = await checkedBalance(user);
    expect(microsOf(debt)).toBe(microsOf(5) - microsOf(task.charged));
    const refused = await scrape(user, "More");
    expect(refused.status).toBe(402);
    expect(refused.body.detail).toMatch(/your balance is -\$\d/);
    const priceId = await priceIdOf(stack);
    const again = await user.api("POST", "/api/paddle/create-link", { priceId, amount: 10 });
    expect([again.status, again.body.code]).toEqual([402, "credits/frozen"]);
    await turnKnobs(stack, { chargeback_reverse: { transactionId } });
    await until(async () => (await openAccount(user)) > 0);
    expect(microsOf(await checkedBalance(user))).toBe(microsOf(debt) + microsOf(10));
    figures.push(`bought $10, spent $${task.charged}, chargeback: balance $${debt}, starts 402`);
  });
});

describe("the ledger's pages", () => {
  test("hold every entry once, newest first, with a balance that runs through to zero", async () => {
    const user = await newUser("ida");
    for (const amount of [10, 20, 10]) await buy(stack, user, amount);
    await until(async () => (await openAccount(user)) === 45);
    const { body } = await scrape(user, "Lunch");
    await finishedTask(user, body.taskId);
    const whole = await ledgerOf(user);
    expect(whole.map(({ kind }) => kind)).toEqual([
      "settle",
      "hold",
      "top_up",
      "top_up",
      "top_up",
      "welcome",
    ]);
    for (const limit of [1, 2, 5]) expect(await ledgerOf(user, limit)).toEqual(whole);
    expect(whole[0]?.balanceAfter).toBe(await openAccount(user));
    for (const [index, line] of whole.entries()) {
      const older = whole[index + 1]?.balanceAfter ?? 0;
      expect(microsOf(line.balanceAfter)).toBe(microsOf(older) + microsOf(line.amount));
    }
    expect(whole[0]?.taskId).toBe(body.taskId);
    for (const query of ["limit=0", "limit=201", "limit=x", "cursor=h.nobody"]) {
      expect((await user.api("GET", `/api/account/ledger?${query}`)).status).toBe(400);
    }
  });
});
