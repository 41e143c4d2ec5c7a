import { beforeAll, describe, expect, test } from "vitest";
import { tasks } from "#collections/tasks.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { nameKeyOf } from "#shared/start/preset-name.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { answerForTask } from "../../../functions/query-database/answer-for-task.ts";
import { elsewhereOf } from "../../../functions/query-database/elsewhere.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };

/** A first run of shops 1 to 4, a second of 2 to 6, and a preset of somebody else. */
async function twoRuns() {
  let numbers = [1, 2, 3, 4];
  const source: ListingSource = {
    count: async () => numbers.length,
    countInside: async () => ({ each: [], total: 0 }),
    collect: async () => ({
      elements: numbers.map((at) =>
        node(
          at,
          { amenity: "restaurant", name: `Shop ${at}`, website: `https://shop${at}.example/` },
          { lat: 0.1 + at / 10, lon: 0.5 },
        ),
      ),
      dropped: 0,
      sourceUpdatedAt: "2026-11-21",
    }),
  };
  const world = collectionWorld(source);
  await world.queue("first", bounds);
  await runCollection("first", world.deps);
  numbers = [2, 3, 4, 5, 6];
  await world.queue("second", bounds, { previousTaskId: "first" });
  await runCollection("second", world.deps);
  await world.queue("foreign", bounds);
  await runCollection("foreign", world.deps);
  await world.deps.tasks.update("foreign", { user_id: "eve" });
  await world.queue("waiting", bounds);
  const deps = {
    ...world.deps,
    files: world.files,
    usage: usageStore(world.tables),
    newId: () => "0".repeat(24),
    otherReader: null,
    countQuestion: async () => undefined,
  };
  const ask = (question: string, context?: unknown, taskId = "second") =>
    answerForTask(
      {
        userId: "ada",
        sent: { niche: "", name: "", question, taskId, ...(context ? { context } : {}) },
        origin: "https://areascout.example",
      },
      deps,
    );
  return { world, deps, ask };
}

let world: Awaited<ReturnType<typeof twoRuns>>["world"];
let ask: Awaited<ReturnType<typeof twoRuns>>["ask"];
beforeAll(async () => {
  ({ world, ask } = await twoRuns());
});

const compared = (preset: string) => ({
  plan: { v: 2, op: "compare", snapshots: ["this", { preset, name: "Task x" }], output: "text" },
});

test("a preset with a long name is found by it, in a script that folding makes longer", async () => {
  const { world, deps } = await twoRuns();
  const name = "카페 ".repeat(30).trim();
  await world.deps.tasks.update("second", { name, name_key: nameKeyOf(name) });
  const { niche } = await world.task("second");
  const { answer } = await answerForTask(
    {
      userId: "ada",
      sent: { niche: niche.join(", "), name, question: "How many businesses are there?" },
      origin: "https://areascout.example",
    },
    deps,
  );
  expect(answer).toContain("5 businesses");
});

describe("a question that needs another snapshot", () => {
  test("gets the run before from the store", async () => {
    const { answer, result } = await ask("What changed since last time?");
    expect(answer).toContain(
      "Since the last run (21 November 2026) 2 businesses are new, 1 is gone and 3 are unchanged. There are 5 now and there were 4 then.",
    );
    expect(result.rows?.map(({ name, change }) => [name, change])).toEqual([
      ["Shop 5", "new"],
      ["Shop 6", "new"],
      ["Shop 1", "gone"],
    ]);
    expect((await ask("what changed since last time?", undefined, "first")).answer).toMatch(
      /^This preset has no earlier run to compare with/,
    );
  });

  test("gets a preset of the same person by its name, and by its id from a kept chat", async () => {
    expect((await ask("compare with my preset Task first")).answer).toBe(
      "“Task second” has 1 more business than “Task first”: 5 against 4.",
    );
    expect((await ask("", compared("first"))).answer).toContain("5 against 4");
    expect((await ask("compare with my preset Task waiting")).answer).toBe(
      "“Task waiting” is still being collected. Ask again when it is done.",
    );
  });

  test("finds a preset that more than 200 newer ones have pushed off the first page", async () => {
    const { world, ask } = await twoRuns();
    const newest = await world.task("waiting");
    for (let at = 0; at < 201; at++) {
      const { $id, $createdAt, ...row } = newest;
      const name = { name: `More ${at}`, name_key: `more ${at}` };
      await world.tables.create(tasks, `more-${at}`, { ...row, ...name });
    }
    expect((await ask("compare with my preset Task first")).answer).toContain("5 against 4");
  });

  test("never gets somebody else's, neither by name nor by id", async () => {
    expect((await ask("compare with my preset Task foreign")).answer).toBe(
      "You have no preset called “Task foreign”.",
    );
    for (const id of ["foreign", "nowhere", "../first", ""]) {
      const { answer, result } = await ask("", compared(id));
      expect([id, result.kind, JSON.stringify(result).includes("Shop")]).toEqual([
        id,
        "refusal",
        false,
      ]);
      expect(answer).not.toContain("against");
    }
    const { tasks } = world.deps;
    const elsewhere = elsewhereOf(await world.task("second"), world.deps);
    expect((await elsewhere.presets()).map(({ id }) => id).toSorted()).toEqual([
      "first",
      "second",
      "waiting",
    ]);
    await tasks.update("second", { previous_task_id: "foreign" });
    expect((await ask("what changed since last time?")).answer).not.toContain("Shop");
    await tasks.update("second", { previous_task_id: "first" });
  });

  test("shows no business that asked to be left out, from either run", async () => {
    for (const value of ["shop1.example", "shop5.example"]) {
      const subject = { kind: "domain", value } as const;
      const request = await world.deps.suppressions.ask(
        subject,
        { note: null, contact: null },
        "c",
      );
      const at = world.deps.now().toISOString();
      const decision = { state: "withheld", proof: "operator", at } as const;
      await world.deps.suppressions.decide(request.$id, decision);
    }
    const { answer, result, notes } = await ask("What changed since last time?");
    expect(result.coverage?.changes).toEqual({ new: 1, gone: 0, changed: 0, same: 3 });
    expect(answer).not.toMatch(/Shop [15]/);
    expect(notes).toContain("2 withheld at the business’s request.");
    expect((await ask("", compared("first"))).answer).toContain("4 against 3");
  });
});
