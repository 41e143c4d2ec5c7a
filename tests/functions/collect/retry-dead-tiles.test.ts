import { describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { retryDeadTiles } from "../../../functions/collect/retry-dead-tiles.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { kindsOf, map } from "./map-of-restaurants.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };

describe("dead tiles", () => {
  const north = (box: Bounds): boolean => box.south >= 0.5;

  async function withDeadTiles() {
    let isBroken = true;
    const { source } = map({
      split: true,
      onCollect(box) {
        if (isBroken && north(box) && box.west === 0)
          throw new SourceFailure("unreachable", "down");
      },
    });
    const world = collectionWorld(source);
    await world.queue("t", bounds);
    await world.runToEnd("t");
    return {
      world,
      repair: () => {
        isBroken = false;
      },
    };
  }

  test("are listed, and only what was delivered is charged", async () => {
    const { world } = await withDeadTiles();
    const task = await world.task("t");
    expect([task.status, task.found]).toEqual(["success", 3]);
    expect(task.charged_micros).toBeLessThan(task.price_micros);
    expect(await world.deps.tasks.allDeadTiles()).toMatchObject([
      { task_id: "t", tile: "2", reason: "waited in vain: unreachable: down" },
    ]);
  });

  test("retried by the operator, they complete the preset and cost nothing more", async () => {
    const { world, repair } = await withDeadTiles();
    const before = await world.task("t");
    repair();
    world.pass(60_000);
    expect(await retryDeadTiles("t", world.deps)).toEqual({ outcome: "finished", found: 4 });
    const after = await world.task("t");
    expect([after.status, after.found, after.tiles_done]).toEqual(["success", 4, 4]);
    expect(after.charged_micros).toBe(before.charged_micros);
    expect(await world.listings("t")).toHaveLength(4);
    expect(after.snapshot_id).not.toBe(before.snapshot_id);
    expect([kindsOf(world), await world.deps.tasks.allDeadTiles()]).toEqual([
      ["hold", "settle"],
      [],
    ]);
  });

  test("that fail again are dead again, and a preset that runs or failed is left alone", async () => {
    const { world } = await withDeadTiles();
    await retryDeadTiles("t", world.deps);
    expect(await world.deps.tasks.allDeadTiles()).toHaveLength(1);
    await world.queue("other", bounds);
    expect(await retryDeadTiles("other", world.deps)).toEqual({ outcome: "not-mine" });
  });
});
