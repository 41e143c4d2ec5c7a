import { describe, expect, test } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { AppError } from "#domain/errors.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { overpassBytes, overpassQueries } from "#shared/adapters/overpass-day.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { rerunTask } from "../../../functions/tasks/rerun-task.ts";
import { collectionWorld } from "../../steps/collection-world.ts";

const bounds = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };
const empty = {
  count: async () => 0,
  countInside: async () => ({ each: [0], total: 0 }),
  collect: async () => ({ elements: [], dropped: 0, sourceUpdatedAt: "" }),
};

async function finished() {
  const world = collectionWorld(empty);
  await world.queue("first", bounds);
  await runCollection("first", world.deps);
  const deps = {
    ...world.deps,
    usage: usageStore(world.tables),
    chargeMinUsd: 0,
    readsOverture: false,
    sourceDayMax: {
      queries: overpassLimits.dailyQueriesDefault,
      bytes: overpassLimits.dailyBytesDefault,
    },
    countAhead: async () => null,
  };
  const rerun = (
    taskId: string,
    idempotencyKey?: string,
    { userId = "ada", readsOverture = false } = {},
  ) => rerunTask({ userId, taskId, idempotencyKey, confirmed: null }, { ...deps, readsOverture });
  return { world, deps, rerun };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("running a preset again", () => {
  test("makes a task of its own with the date in its name, its own hold, and the first one's tags", async () => {
    const { world, rerun } = await finished();
    const { taskId, status } = await rerun("first", "k");
    const [first, again] = [await world.task("first"), await world.task(taskId)];
    expect([status, again.name, again.previous_task_id]).toEqual([
      "queued",
      "Task first (2026-11-21)",
      "first",
    ]);
    expect(again.tags).toBe(first.tags);
    expect([again.north, again.price_micros]).toEqual([first.north, first.price_micros]);
    const holds = world.tables.rows(ledgerEntries).filter(({ kind }) => kind === "hold");
    expect(holds.map((row) => row.task_id)).toEqual(["first", taskId]);
    expect(world.started).toEqual([taskId]);
  });

  test("a second time on one day numbers the name, and repeating a request is still one task", async () => {
    const { world, rerun } = await finished();
    const names: string[] = [];
    let last = "first";
    for (const key of ["a", "b", "c"]) {
      const { taskId } = await rerun(last, key);
      expect((await rerun(last, key)).taskId).toBe(taskId);
      names.push((await world.task(taskId)).name);
      await runCollection(taskId, world.deps);
      last = taskId;
    }
    expect(names).toEqual([
      "Task first (2026-11-21)",
      "Task first (2026-11-21, 2)",
      "Task first (2026-11-21, 3)",
    ]);
  });

  test.each(["😀".repeat(60), `x${"😀".repeat(59)}`, "카페".repeat(60)])(
    "keeps the whole characters of the long name %j",
    async (name) => {
      const { world, rerun } = await finished();
      await world.deps.tasks.update("first", { name });
      const { taskId } = await rerun("first");
      const again = (await world.task(taskId)).name;
      expect(again).toBe(again.toWellFormed());
      expect(again.endsWith(" (2026-11-21)")).toBe(true);
    },
  );

  test("twice with one key is one task", async () => {
    const { rerun } = await finished();
    expect(await rerun("first", "k")).toEqual(await rerun("first", "k"));
  });

  test("reads Overture Maps as the first one did, and where it could not, as is usual", async () => {
    const { world, rerun } = await finished();
    await world.deps.tasks.update("first", { overture: "surer" });
    const surer = await rerun("first", "k", { readsOverture: true });
    expect((await world.task(surer.taskId)).overture).toBe("surer");
    await world.deps.tasks.update("first", { overture: null });
    const usual = await rerun("first", "l", { readsOverture: true });
    expect((await world.task(usual.taskId)).overture).toBe("more");
    await runCollection(usual.taskId, world.deps);
    await world.deps.tasks.update("first", { overture: "surer" });
    const mapAlone = await rerun("first", "m", { readsOverture: false });
    expect((await world.task(mapAlone.taskId)).overture).toBeNull();
  });

  test("again another day replaces the date", async () => {
    const { world, rerun } = await finished();
    const { taskId } = await rerun("first");
    await runCollection(taskId, world.deps);
    world.pass(24 * 3_600_000);
    const { taskId: third } = await rerun(taskId);
    expect((await world.task(third)).name).toBe("Task first (2026-11-22)");
  });

  test("is not possible while it runs, nor for somebody else", async () => {
    const { world, rerun } = await finished();
    const { taskId } = await rerun("first");
    expect(await codeOf(rerun(taskId))).toBe("task/not-finished");
    expect(await codeOf(rerun("first", "k", { userId: "bob" }))).toBe("preset/not-found");
    expect(world.started).toEqual([taskId]);
  });
});

describe("a start is refused", () => {
  test.each([
    ["queries", overpassQueries],
    ["bytes", overpassBytes],
  ])("when the map service's day is used up by %s, until midnight", async (unit, used) => {
    const { deps, rerun } = await finished();
    await deps.usage.add(used(deps.now()), 3);
    const limited = rerunTask(
      { userId: "ada", taskId: "first", idempotencyKey: "k", confirmed: null },
      { ...deps, sourceDayMax: { ...deps.sourceDayMax, [unit]: 3 } },
    );
    await expect(limited).rejects.toMatchObject({
      code: "source/used-up",
      status: 503,
      retryAfterS: 16 * 3_600,
    });
    await rerun("first");
  });

  test("while a thousand tasks are waiting", async () => {
    const { deps } = await finished();
    const tasks = { ...deps.tasks, queued: async (max: number) => max };
    await expect(
      rerunTask(
        { userId: "ada", taskId: "first", idempotencyKey: "k", confirmed: null },
        { ...deps, tasks },
      ),
    ).rejects.toMatchObject({ code: "limit/tasks-queued", status: 429, retryAfterS: 300 });
  });

  test("when the area holds more than a preset can", async () => {
    const { deps } = await finished();
    const counted = { kind: "counted", byType: {}, total: 11 } as const;
    await expect(
      rerunTask(
        { userId: "ada", taskId: "first", idempotencyKey: "k", confirmed: null },
        { ...deps, listingsMax: 10, countAhead: async () => counted },
      ),
    ).rejects.toMatchObject({ code: "listings/too-many", status: 422 });
  });
});
