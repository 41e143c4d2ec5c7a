import { describe, expect, test } from "vitest";
import { AppError } from "#domain/errors.ts";
import { taskLimits } from "#domain/limits/task.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { renameTask } from "../../../functions/tasks/rename-task.ts";
import { collectionWorld } from "../../steps/collection-world.ts";

const bounds = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };
const empty = {
  count: async () => 0,
  countInside: async () => ({ each: [0], total: 0 }),
  collect: async () => ({ elements: [], dropped: 0, sourceUpdatedAt: "" }),
};

async function twoPresets() {
  const world = collectionWorld(empty);
  await world.queue("first", bounds);
  await runCollection("first", world.deps);
  await world.queue("second", bounds);
  const rename = (name: string, taskId = "first", userId = "ada") =>
    renameTask({ userId, taskId, sent: { name } }, world.deps);
  return { world, rename };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("renaming a preset", () => {
  test("changes the name and what makes it unique, and nothing else", async () => {
    const { world, rename } = await twoPresets();
    const before = await world.task("first");
    const renamed = await rename("  Café   Berlin ");
    expect(renamed.name).toBe("Café Berlin");
    const after = await world.task("first");
    expect(after).toEqual({
      ...before,
      name: "Café Berlin",
      name_key: "cafe berlin",
      $updatedAt: after.$updatedAt,
    });
  });

  test("works while it runs, and may change capital letters only", async () => {
    const { world, rename } = await twoPresets();
    await rename("TASK SECOND", "second");
    expect((await world.task("second")).name).toBe("TASK SECOND");
  });

  test("refuses a taken, a missing and a too long name, and somebody else's preset", async () => {
    const { rename } = await twoPresets();
    expect(await codeOf(rename("task SECOND"))).toBe("preset/name-taken");
    expect(await codeOf(rename(" \u200b "))).toBe("preset/name-missing");
    expect(await codeOf(rename("x".repeat(taskLimits.presetNameMaxChars + 1)))).toBe(
      "preset/name-too-long",
    );
    expect(await codeOf(rename("Mine", "first", "eve"))).toBe("preset/not-found");
  });

  test("answers and files carry the new name at once", async () => {
    const { world, rename } = await twoPresets();
    const { meta } = await world.deps.listings.readSnapshot(await world.task("first"));
    expect(meta.name).toBe("Task first");
    await rename("Bread");
    const renamed = await world.deps.listings.readSnapshot(await world.task("first"));
    expect(renamed.meta.name).toBe("Bread");
  });

  test("of two requests for one name at the same time one is refused", async () => {
    const { rename } = await twoPresets();
    const codes = await Promise.all([
      codeOf(rename("Bread", "first")),
      codeOf(rename("bread", "second")),
    ]);
    expect(codes.sort()).toEqual(["none", "preset/name-taken"]);
  });
});
