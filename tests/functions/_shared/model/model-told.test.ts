import { afterEach, describe, expect, test } from "vitest";
import { modelLimits } from "#domain/limits/model.ts";
import { groupFields, operations, sortFields } from "#domain/query/plan/plan.ts";
import { changeKinds, metaTopics } from "#domain/query/plan/topics.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import {
  closeModels,
  expectNoListing,
  modelSurroundings,
  named,
  unread,
} from "../../../steps/model-surroundings.ts";
import { answered as readByRules } from "../domain/query/question-cases.ts";
import { presetFor, samplePreset } from "../domain/query/sample-preset.ts";

afterEach(closeModels);

describe("what a model is told", () => {
  test.each(["where", "services", "founders", "areas", "street", "city"])(
    "holds no listing's value, also when it is told what is wrong with its plan (%s)",
    async (field) => {
      const wrong = { v: 2, op: "count", where: { f: field, in: ["nothing"] }, output: "text" };
      const { ask, log } = await modelSurroundings({ right: { plan: wrong } });
      const { engine } = await ask("any grub joints?", { snapshot: named });
      const requests = await log();
      expect(engine).toBe("rules");
      expect(requests).toHaveLength(modelLimits.callsMax);
      for (const request of requests) expectNoListing(request, named);
      expect(JSON.stringify(requests)).not.toContain("Solitary Lane");
      expect(JSON.stringify(requests.at(-1))).toContain("Problem");
    },
  );

  test("is the question, the fields and this preset's types and suburbs", async () => {
    const { ask, log } = await modelSurroundings({});
    await ask("any grub joints?", { snapshot: named });
    const [request] = await log();
    const text = JSON.stringify(request);
    for (const part of ["any grub joints?", "Restaurant", "Northgate", "website 75"])
      expect(text).toContain(part);
  });

  test("is every operation, kind of group and order that a plan may have", async () => {
    const { ask, log } = await modelSurroundings({});
    await ask("any grub joints?", { snapshot: named });
    const text = JSON.stringify((await log())[0]);
    for (const op of operations) expect(text).toContain(`${op} = `);
    for (const word of [...metaTopics, ...changeKinds, ...groupFields, ...sortFields])
      expect(text).toContain(word);
  });

  test("is the plan before without where the question before said it", async () => {
    const { ask, log } = await modelSurroundings({});
    const said = [{ at: ["where", "and", 0], from: 9, to: 23 }];
    const where = { f: "phone", has: false };
    const before = { v: 2, op: "count", where, output: "text", said };
    await ask("any grub joints?", { snapshot: named, before });
    const text = JSON.stringify(await log());
    expect(text).toMatch(/Plan of the answer before.*phone/);
    expect(text).not.toContain('"from');
  });

  test("a plan before with a person or a service in it is not sent along", async () => {
    const { ask, log } = await modelSurroundings({});
    const where = { f: "founders", in: ["Zarniwoop3"] };
    const before = { v: 2, op: "count", where, output: "text" };
    await ask("any grub joints?", { snapshot: named, before });
    expect(JSON.stringify(await log())).not.toContain("Zarniwoop");
  });

  test("a plan's error names where it is and what would do", async () => {
    const plan = { v: 2, op: "count", where: { f: "category", in: ["Tavern"] }, output: "text" };
    const { ask, log } = await modelSurroundings({ right: { plan } });
    await ask(unread);
    expect(JSON.stringify((await log()).at(-1))).toMatch(/where\.and\.0\.in\.0.*Restaurant/);
  });
});

test("a correct plan for most of our own questions is read as the rules read the question", async () => {
  const preset = presetFor(samplePreset);
  const readable = readByRules.flatMap(([question]) => {
    const reading = readQuestion({ question }, preset);
    return "plan" in reading ? [{ question, reading }] : [];
  });
  expect(readable.length).toBeGreaterThan(50);
  const { readerOf, turn } = await modelSurroundings({}, 1_000);
  const asked = { before: undefined, preset, language: "en" as const };
  const otherwise: string[] = [];
  for (const [at, { question, reading }] of readable.entries()) {
    const { language, plan } = reading;
    await turn({ right: { language, plan } });
    const found = await readerOf(`user${at}`)({ question, ...asked });
    const read = "reading" in found && "plan" in found.reading ? found.reading : null;
    if (read === null) otherwise.push(question);
    else expect(read).toMatchObject({ language, plan });
  }
  console.log(`${readable.length - otherwise.length} of ${readable.length} read through a model`);
  expect(otherwise.length / readable.length).toBeLessThanOrEqual(0.05);
});
