import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priceMicros, priceText } from "#domain/money/pricing.ts";
import { sharedStack } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { callApi, openAccount, signUp, type TestUser } from "../steps/user.ts";

const bounds = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };
const request = { name: "Lunch", niche: ["Restaurant"], tier: 1, bounds };

describe("what can't be done gets a clear sentence and costs nothing", () => {
  let stack: RunningStack;
  let user: TestUser;

  beforeAll(async () => {
    stack = await sharedStack();
    user = await signUp(stack.origin, "ada");
    await openAccount(user);
  });
  afterAll(async () => {
    expect((await user.api("GET", `/api/account/balance?uid=${user.userId}`)).body.balance).toBe(5);
    expect((await user.api("GET", "/api/tasks")).body).toEqual([]);
  });

  test.each([
    ["inverted", { ...bounds, north: -1 }, /inverted/],
    ["no number", { ...bounds, north: Number.NaN }, /must be a number/],
    ["text", { ...bounds, north: "0.01" }, /must be a number/],
    ["off the map", { ...bounds, north: 89 }, /85\.05°/],
    ["over the 180° meridian", { north: 1, south: 0, east: -179, west: 179 }, /180° meridian/],
    ["without a size", { ...bounds, north: bounds.south }, /too small/],
    ["the size of a country", { north: 10, south: -10, east: 10, west: -10 }, /10,000 km²/],
  ])("an area that is %s is refused with 422", async (_, sent, sentence) => {
    const { status, body } = await user.api("POST", "/api/scrape", { ...request, bounds: sent });
    expect(status).toBe(422);
    expect(body.detail).toMatch(sentence);
    expect(body.code).toMatch(/^area\//);
  });

  test("an infinite bound is refused with 422", async () => {
    const body = JSON.stringify(request).replace("0.01", "1e400");
    expect((await user.api("POST", "/api/scrape", body)).status).toBe(422);
  });

  test.each([
    ["a blank name", { name: "  " }, 422, "preset/name-missing"],
    ["a name nobody can see", { name: "\u200b\u3164\u2800\u0301" }, 422, "preset/name-missing"],
    ["a type nobody can see", { niche: ["\u00ad\u202e"] }, 422, "niche/missing"],
    ["no business type", { niche: [] }, 422, "niche/missing"],
    ["only blank business types", { niche: [" "] }, 422, "niche/missing"],
    ["an unknown business type", { niche: ["qzxwvut"] }, 422, "niche/unknown"],
    ["tier 3", { tier: 3 }, 422, "tier/unknown"],
    ["types that are no list", { niche: "Restaurant" }, 400, "request/malformed"],
    ["a field nobody knows", { price: 0 }, 400, "request/malformed"],
    ["somebody else's user id", { userId: "eve" }, 400, "request/malformed"],
  ])("a collection with %s is refused", async (_, change, status, code) => {
    const answer = await user.api("POST", "/api/scrape", { ...request, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatch(/\.$|: /);
  });

  test.each([
    ["no JSON", "{", 400],
    ["a prototype in disguise", '{"__proto__": {"tier": 1}}', 400],
    ["100,000 brackets", "[".repeat(60_000), 400],
    ["2 MB", `"${"x".repeat(2_000_000)}"`, 413],
  ])("a body of %s is refused and not run", async (_, body, status) => {
    expect((await user.api("POST", "/api/scrape", body)).status).toBe(status);
  });

  test("the wrong method, content type or address is refused by its own status", async () => {
    expect((await user.api("GET", "/api/scrape")).status).toBe(405);
    expect((await user.api("GET", "/api/nothing")).status).toBe(404);
    const text = await user.api("POST", "/api/scrape", "x", { "content-type": "text/plain" });
    expect(text.status).toBe(415);
  });

  test("without a session, with a made-up or an outdated token nothing is answered", async () => {
    const [head = "", claims = "", signature = ""] = user.jwt.split(".");
    const none = Buffer.from('{"typ":"JWT","alg":"none"}').toString("base64url");
    for (const jwt of [
      undefined,
      "garbage",
      `${none}.${claims}.`,
      `${head}.${claims}x.${signature}`,
    ]) {
      for (const path of ["/api/tasks", `/api/account/balance?uid=${user.userId}`]) {
        const { status, body } = await callApi(stack.origin, {
          method: "GET",
          path,
          ...(jwt ? { jwt } : {}),
        });
        expect([status, body.detail]).toEqual([401, "Please log in again."]);
      }
    }
  });

  test("an unverified user is told to verify first", async () => {
    const stranger = await signUp(stack.origin, "new", { verify: false });
    for (const [method, path, body] of [
      ["GET", "/api/tasks", undefined],
      ["POST", "/api/scrape", request],
      ["POST", "/api/account/init", { userId: stranger.userId }],
    ] as const) {
      const answer = await stranger.api(method, path, body);
      expect([answer.status, answer.body.detail]).toEqual([403, "Please verify your email first."]);
    }
    const question = await stranger.api("POST", "/api/queryDatabase", {
      niche: "x",
      name: "x",
      question: "How many?",
    });
    expect([question.status, question.body]).toEqual([403, "Please verify your email first."]);
  });

  test("an unknown preset and an empty question are answered in plain text", async () => {
    const ask = (question: string) =>
      user.api("POST", "/api/queryDatabase", { niche: "Restaurant", name: "Nowhere", question });
    const unknown = await ask("How many restaurants are there?");
    expect([unknown.status, unknown.body]).toEqual([
      404,
      "This preset was not found in your account.",
    ]);
    const empty = await ask("  ");
    expect([empty.status, empty.body]).toEqual([400, "Please type a question."]);
    expect((await ask("x".repeat(1_001))).status).toBe(400);
  });

  test("without enough balance a collection is refused with 402 and both amounts", async () => {
    const large = { north: 0.5, south: -0.25, east: 0.5, west: -0.5 };
    const { status, body } = await user.api("POST", "/api/scrape", { ...request, bounds: large });
    expect(status).toBe(402);
    expect(body.detail).toBe(
      `Insufficient balance: this collection costs ${priceText(priceMicros(large, 1))} and your balance is $5.00.`,
    );
  });

  test("a user whose account was never opened has a balance of zero", async () => {
    const fresh = await signUp(stack.origin, "fresh");
    const { status, body } = await fresh.api("POST", "/api/scrape", request);
    expect(status).toBe(402);
    expect(body.detail).toMatch(/your balance is \$0\.00\.$/);
    expect((await fresh.api("GET", `/api/account/balance?uid=${fresh.userId}`)).status).toBe(404);
  });

  test("somebody else's balance is refused, whether or not that person exists", async () => {
    const other = await signUp(stack.origin, "bob");
    for (const uid of [other.userId, "nobody"]) {
      const answer = await user.api("GET", `/api/account/balance?uid=${uid}`);
      expect([answer.status, answer.body.balance]).toEqual([403, undefined]);
      expect((await user.api("POST", "/api/account/init", { userId: uid })).status).toBe(403);
    }
    expect((await user.api("GET", "/api/account/balance?uid=a&uid=b")).status).toBe(400);
  });

  test("opening an account a hundred times at once opens one, with one welcome credit", async () => {
    const eager = await signUp(stack.origin, "eager");
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        eager.api("POST", "/api/account/init", { userId: eager.userId }),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.balance}`))).toEqual(
      new Set(["200 5"]),
    );
  });
});
