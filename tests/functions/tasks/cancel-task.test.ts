import { describe, expect, test } from "vitest";
import { taskSlots } from "#collections/task-slots.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { startCollection } from "../../../functions/scrape/start-collection.ts";
import { cancelTask } from "../../../functions/tasks/cancel-task.ts";
import { collectionDeps } from "../../../scripts/collection/collection-run.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

/** A started preset whose worker never came. */
async function queued() {
  const now = () => new Date("2026-11-21T08:00:00.000Z");
  const tables = memoryTables(now);
  const never = (): never => {
    throw new Error("nothing is collected after a cancel");
  };
  const files = {
    save: never,
    read: never,
    remove: never,
    listBefore: never,
    createToken: never,
    addressByToken: never,
  };
  const source = { count: never, countInside: never, collect: never };
  const stores = {
    ...collectionDeps({ tables, files, source, now }),
    usage: usageStore(tables),
    openCrawler: never,
  };
  await stores.ledger.openAccount({ userId: "ada", email: "ada@example.test" }, 1_000_000);
  const { taskId } = await startCollection(
    {
      userId: "ada",
      sent: {
        name: "Lunch",
        niche: ["Restaurant"],
        tier: 1,
        bounds: { north: 0.01, south: -0.01, east: 0.01, west: -0.01 },
      },
      idempotencyKey: "k",
    },
    {
      ...stores,
      areaMaxKm2: 10_000,
      chargeMinUsd: 0,
      readsOverture: false,
      listingsMax: 100_000,
      sourceDayMax: { queries: 8_000, bytes: 800_000_000 },
      countAhead: async () => null,
    },
  );
  const work = (id: string) => runCollection(id, stores);
  return { tables, stores, taskId, work };
}

describe("canceling a preset that no worker ever took", () => {
  test("starts one, which returns the whole hold and frees the slot", async () => {
    const { tables, stores, taskId, work } = await queued();
    const startCollect = async (id: string) => void (await work(id));
    const task = await cancelTask({ userId: "ada", taskId }, { ...stores, startCollect });
    expect([task.status, task.charged_micros]).toEqual(["canceled", 0]);
    expect((await stores.ledger.accountOf("ada"))?.balanceMicros).toBe(1_000_000);
    expect(tables.rows(taskSlots)).toEqual([]);
  });

  test("is kept when none can be started: the next one ends it", async () => {
    const { stores, taskId, work } = await queued();
    const startCollect = () => Promise.reject(new Error("no worker"));
    const task = await cancelTask({ userId: "ada", taskId }, { ...stores, startCollect });
    expect([task.status, task.cancel_requested]).toEqual(["queued", true]);
    await work(taskId);
    expect((await stores.tasks.get(taskId))?.status).toBe("canceled");
    expect((await stores.ledger.accountOf("ada"))?.balanceMicros).toBe(1_000_000);
  });

  test("changes nothing once it has ended, and nothing of somebody else's", async () => {
    const { stores, taskId, work } = await queued();
    await expect(cancelTask({ userId: "eve", taskId }, stores)).rejects.toThrow("preset/not-found");
    await cancelTask({ userId: "ada", taskId }, stores);
    await work(taskId);
    const again = await cancelTask({ userId: "ada", taskId }, stores);
    expect(again.status).toBe("canceled");
    expect(await stores.ledger.entriesOf("ada")).toHaveLength(3);
  });
});
