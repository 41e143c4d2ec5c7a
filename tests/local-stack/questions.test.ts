import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { modelLimits } from "#domain/limits/model.ts";
import { questionLimits } from "#domain/limits/question.ts";
import { numbersAreGrounded } from "../../scripts/eval-chat/grounding.ts";
import { busy, scenarios } from "../../scripts/stand-ins/index.ts";
import { collectPreset } from "../steps/chat.ts";
import { type ModelStandIn, startModelStandIn, withoutWebsite } from "../steps/model-stand-in.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";
import { allListings, openAccount, signUp, type TestUser } from "../steps/user.ts";

interface Person {
  user: TestUser;
  task: Task;
}

let model: ModelStandIn;
let stack: RunningStack;
let people: Person[];

beforeAll(async () => {
  model = await startModelStandIn();
  const variables = {
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: "sk-test",
    OPENAI_MODEL: "stand-in",
  };
  stack = await startStack({ variables });
  people = [];
  for (const name of ["ada", "bob", "eve"]) {
    const user = await signUp(stack.origin, name);
    await openAccount(user);
    people.push({ user, task: await collectPreset(stack, user, "Flowers", ["Florist"]) });
  }
});
afterAll(async () => {
  await stack?.stop();
  model?.close();
});

const unread = "Any florists here lacking their homepage, and how many?";
const right = withoutWebsite("Florist");
const ask = ({ user, task }: Person, question: string) =>
  user.api("POST", "/api/queryDatabase", {
    niche: task.niche,
    name: task.name,
    taskId: task.taskId,
    question,
  });

/** Each in turn, so that nobody asks more than a person may. */
let turns = 0;
function next(): Person {
  const person = people[turns++ % people.length];
  if (!person) throw new Error("there is nobody to ask");
  return person;
}

describe("with a language model configured", () => {
  test("what the rules can't read is answered through the model, with the same numbers", async () => {
    await model.turn({ scenario: "right", right });
    const person = next();
    const { status, body } = await ask(person, unread);
    const byRules = await ask(person, "How many florists have no website?");
    expect([status, body.engine, byRules.body.engine]).toEqual([200, "model", "rules"]);
    expect(body.result).toEqual(byRules.body.result);
    expect(body.answer).toBe(byRules.body.answer);
    expect(await model.log()).toHaveLength(1);
  });

  test("no listing's value is ever in a request to it", async () => {
    const person = next();
    const rows = await allListings(person.user, person.task.taskId);
    expect(rows.length).toBeGreaterThan(3);
    await model.turn({ scenario: "made-up-column" });
    await ask(person, unread);
    const refused = await model.log();
    await model.turn({ scenario: "right", right });
    await ask(person, unread);
    const requests = JSON.stringify([refused, await model.log()]);
    expect(refused).toHaveLength(modelLimits.callsMax);
    for (const { name, phone, website, address, street } of rows) {
      for (const value of [name, phone, website, address, street]) {
        if (value) expect(requests).not.toContain(value);
      }
    }
  });

  test("every way it fails ends as an answer or a clear sentence within 20 s", async () => {
    const ends: string[] = [];
    // A busy model is left alone for as long as it asks: it comes last.
    const ways = Object.keys(scenarios).sort((a, b) => Number(a === "busy") - Number(b === "busy"));
    for (const scenario of ways) {
      // A right answer closes the breaker: each way is met by a model that is asked.
      await model.turn({ scenario: "right", right });
      expect((await ask(next(), unread)).body.engine).toBe("model");
      await model.turn({ scenario, right });
      const startedAt = performance.now();
      const { status, body } = await ask(next(), unread);
      expect([scenario, status]).toEqual([scenario, 200]);
      expect(performance.now() - startedAt).toBeLessThan(questionLimits.totalMs);
      expect((await model.log()).length).toBeLessThanOrEqual(modelLimits.callsMax);
      const sources = [unread, body.plan, body.result, body.suggestions, busy.retryAfterSeconds];
      for (const prose of [body.answer, body.explanation, ...body.notes]) {
        expect([prose, numbersAreGrounded(prose, sources)]).toEqual([prose, true]);
      }
      const isSaid = /^The AI model .* I used the built-in question reader\. /.test(body.answer);
      expect([scenario, body.engine, isSaid]).toEqual([
        scenario,
        isSaid ? "rules" : "model",
        body.engine === "rules",
      ]);
      ends.push(`${scenario}: ${body.engine}`);
    }
    expect(ends).toHaveLength(24);
    expect(ends.filter((end) => end.endsWith("model"))).toHaveLength(7);
  });
});

test("a person who asks more than twenty questions in a minute is told how long to wait", async () => {
  const user = await signUp(stack.origin, "max");
  await openAccount(user);
  const task = await collectPreset(stack, user, "Flowers", ["Florist"]);
  const asked = await Promise.all(
    Array.from({ length: 45 }, () => ask({ user, task }, "How many businesses are there?")),
  );
  const answered = asked.filter(({ status }) => status === 200);
  const refused = asked.filter(({ status }) => status === 429);
  expect(answered.length + refused.length).toBe(45);
  // A minute may have begun in between.
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(answered.length).toBeLessThanOrEqual(40);
  for (const { body, headers } of refused) {
    const [, seconds] =
      /^You are asking very quickly. Please wait (\d+) seconds\.$/.exec(body) ?? [];
    expect(headers.get("retry-after")).toBe(seconds);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
  }
});
