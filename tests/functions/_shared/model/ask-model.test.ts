import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelLimits } from "#domain/limits/model.ts";
import { askModel, newModel } from "#shared/model/ask-model.ts";
import { breaker } from "#shared/model/breaker.ts";
import { modelClient } from "#shared/model/model-client.ts";
import { createModel, scenarios } from "../../../../scripts/stand-ins/index.ts";

const right = { plan: { v: 2, op: "count" } };
const form = { name: "answer_with_plan", description: "", parameters: { type: "object" } };
const messages = [{ role: "system" as const, content: "You read questions." }];

const handle = createModel();
const server = createServer((req, res) => handle(req, res, new URL(req.url ?? "", "http://x")));
let base = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stand-ins/model`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const turn = (knobs: object) =>
  fetch(`${base}/knobs`, { method: "POST", body: JSON.stringify({ right, ...knobs }) });
const log = async (): Promise<Record<string, unknown>[]> =>
  JSON.parse(await (await fetch(`${base}/log`)).text());

function surroundings() {
  const clock = { ms: 0, waited: 0 };
  const client = modelClient({ baseUrl: `${base}/v1`, apiKey: "sk-test", model: "m" });
  const model = newModel(
    client,
    breaker(() => clock.ms),
  );
  const ask = () =>
    askModel(
      model,
      {
        messages,
        form,
        read: (fields) =>
          JSON.stringify(fields) === JSON.stringify(right)
            ? { value: fields }
            : { problem: { path: "plan.where.0.f", allowed: ["name"] } },
      },
      {
        now: () => clock.ms,
        async sleep(ms) {
          clock.waited += ms;
        },
      },
    );
  return { ask, clock, model };
}

describe("a question to a model", () => {
  test.each([
    ["right", 1],
    ["fenced", 1],
    ["wrong-then-right", 2],
    ["no-named-tool", 2],
    ["no-tools", 3],
    ["other-length-parameter", 2],
    ["busy-then-right", 2],
  ])("is answered by a server that is %s, in %i calls", async (scenario, calls) => {
    await turn({ scenario });
    const { ask } = surroundings();
    expect(await ask()).toMatchObject({ kind: "answer", value: right, calls });
    expect(await log()).toHaveLength(calls);
  });

  test.each([
    ["invalid-json", "invalid"],
    ["cut-off", "invalid"],
    ["made-up-column", "invalid"],
    ["sql-as-column", "invalid"],
    ["unknown-tool", "invalid"],
    ["tool-loop", "invalid"],
    ["deep-nesting", "invalid"],
    ["endless-list", "broken"],
    ["prose-with-a-number", "invalid"],
    ["no-choices", "broken"],
    ["html", "broken"],
    ["key-refused", "refused"],
    ["busy", "rate-limited"],
    ["down", "broken"],
    ["truncated", "broken"],
  ])("ends without an answer where the server is %s: %s", async (scenario, reason) => {
    await turn({ scenario });
    const { ask } = surroundings();
    const answer = await ask();
    expect(answer).toMatchObject({ kind: "failed", reason });
    expect(answer.calls).toBeLessThanOrEqual(modelLimits.callsMax);
    expect(await log()).toHaveLength(answer.calls);
    expect(answer.tokens).toBeLessThanOrEqual(modelLimits.tokensMax);
  });

  test.each(["hanging", "dribbling"])(
    "ends in time where the server is %s",
    async (scenario) => {
      await turn({ scenario });
      const { ask } = surroundings();
      const startedAt = performance.now();
      expect(await ask()).toMatchObject({ kind: "failed", reason: "too-slow" });
      expect(performance.now() - startedAt).toBeLessThan(modelLimits.totalMs + 2_000);
    },
    30_000,
  );

  test("every way a server was seen to answer is tried", () => {
    expect(Object.keys(scenarios)).toHaveLength(24);
  });

  test("what a server understands is remembered: the next question takes one call", async () => {
    await turn({ scenario: "no-tools" });
    const { ask } = surroundings();
    expect((await ask()).calls).toBe(3);
    expect((await ask()).calls).toBe(1);
  });

  test("an address where nobody answers is a failure, not an error", async () => {
    const model = newModel(
      modelClient({ baseUrl: "http://127.0.0.1:1/v1", apiKey: "k", model: "m" }),
      breaker(() => 0),
    );
    const clock = { now: () => 0, sleep: async () => {} };
    const answer = await askModel(model, { messages, form, read: () => ({ value: 1 }) }, clock);
    expect(answer).toMatchObject({ kind: "failed", reason: "unreachable", calls: 2 });
  });

  test("after three failures the model is left alone for a minute, then asked again", async () => {
    await turn({ scenario: "key-refused" });
    const { ask, clock } = surroundings();
    for (let failure = 0; failure < modelLimits.failuresMax; failure++) await ask();
    expect(await ask()).toMatchObject({ kind: "failed", reason: "resting", calls: 0 });
    expect(await log()).toHaveLength(modelLimits.failuresMax);
    clock.ms += modelLimits.restMs;
    await turn({ scenario: "right" });
    expect(await ask()).toMatchObject({ kind: "answer" });
  });

  test("a server that wants a long wait is not waited for", async () => {
    await turn({ scenario: "busy" });
    const { ask, clock } = surroundings();
    await ask();
    expect(clock.waited).toBe(0);
  });

  test("twenty questions at once keep their answers apart", async () => {
    await turn({ scenario: "right" });
    const { ask } = surroundings();
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.filter(({ kind }) => kind === "answer")).toHaveLength(20);
  });
});
