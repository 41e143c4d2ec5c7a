import { describe, expect, test } from "vitest";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { startCollection } from "../../../functions/scrape/start-collection.ts";
import { collectionWorld } from "../../steps/collection-world.ts";

const sent = {
  name: "Bakeries",
  niche: ["Bakery"],
  tier: 1,
  bounds: { north: 0.01, south: -0.01, east: 0.01, west: -0.01 },
};
const unasked = {
  count: async () => 0,
  countInside: async () => ({ each: [0], total: 0 }),
  collect: async () => ({ elements: [], dropped: 0, sourceUpdatedAt: "" }),
};

async function desk({ readsOverture }: { readsOverture: boolean }) {
  const world = collectionWorld(unasked);
  const userId = "ada";
  await world.deps.ledger.openAccount({ userId, email: "ada@example.test" }, 1_000_000);
  const deps = {
    ...world.deps,
    usage: usageStore(world.tables),
    areaMaxKm2: 10_000,
    chargeMinUsd: 0,
    readsOverture,
    sourceDayMax: { queries: 8_000, bytes: 800_000_000 },
    countAhead: async () => null,
  };
  return async (overture?: OvertureChoice | null, idempotencyKey: string = String(overture)) => {
    const given = overture === undefined ? sent : { ...sent, overture };
    const asked = { ...given, name: `Bakeries ${idempotencyKey}` };
    const { taskId } = await startCollection({ userId, sent: asked, idempotencyKey }, deps);
    return world.task(taskId);
  };
}

describe("what a collection takes from Overture Maps", () => {
  test("is more rows unless the person wants surer ones", async () => {
    const start = await desk({ readsOverture: true });
    expect((await start()).overture).toBe("more");
    expect((await start("surer")).overture).toBe("surer");
  });

  test("is nothing where the product doesn't read it, whatever is asked", async () => {
    const start = await desk({ readsOverture: false });
    expect([(await start()).overture, (await start("surer")).overture]).toEqual([null, null]);
  });

  test("doesn't make another request of one that leaves the usual choice out", async () => {
    const start = await desk({ readsOverture: true });
    const { $id } = await start("more", "one");
    expect((await start(undefined, "one")).$id).toBe($id);
    await expect(start("surer", "one")).rejects.toMatchObject({ code: "key/reused" });
  });
});
