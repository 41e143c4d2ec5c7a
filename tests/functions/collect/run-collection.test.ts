import { describe, expect, test } from "vitest";
import { tiles } from "#collections/tiles.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { countIdOf } from "#shared/adapters/quote-store.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { allTypes } from "../../../scripts/collection/collection-run.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";
import { kindsOf, map } from "./map-of-restaurants.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };

describe("a collection", () => {
  test("takes the count of its quote instead of asking again", async () => {
    const { source, asked } = map();
    const world = collectionWorld(source);
    await world.queue("t", bounds);
    const request = { bounds, types: allTypes };
    const counted = { kind: "counted", byType: {}, total: 1 } as const;
    await world.deps.quotes.save(countIdOf(request, world.deps.now()), counted);
    await runCollection("t", world.deps);
    expect(asked).toEqual(["collect"]);
    expect((await world.task("t")).status).toBe("success");
  });

  test("of an area that was too big to count begins with its quarters", async () => {
    const { source, asked } = map();
    const world = collectionWorld(source);
    await world.queue("t", bounds);
    const countId = countIdOf({ bounds, types: allTypes }, world.deps.now());
    await world.deps.quotes.save(countId, { kind: "too-big" });
    await runCollection("t", world.deps);
    expect(asked.filter((what) => what === "collect")).toHaveLength(4);
    expect((await world.task("t")).tiles_done).toBe(4);
  });

  test("says in its report how many elements could not be read", async () => {
    const world = collectionWorld(map({ split: true }).source);
    await world.queue("t", bounds);
    await runCollection("t", world.deps);
    expect(JSON.parse((await world.task("t")).coverage)).toMatchObject({
      unreadable: 8,
      outsideDropped: 0,
      changes: null,
    });
  });

  test("of more listings than a preset can hold fails in a sentence, and the whole hold returns", async () => {
    const world = collectionWorld(map({ split: true }).source);
    await world.queue("t", bounds);
    await runCollection("t", { ...world.deps, listingsMax: 3 });
    const task = await world.task("t");
    expect([task.status, task.failure_code, task.charged_micros]).toEqual([
      "failed",
      "listings/too-many",
      0,
    ]);
    expect(task.failure_detail).toMatch(/holds 5,001 businesses .* can hold 3\./);
    expect(task.returned_micros).toBe(task.price_micros);
  });

  test("waits for its turn without losing a tile", async () => {
    const { source } = map();
    let turns = 0;
    const world = collectionWorld({
      ...source,
      async count(...asked) {
        turns += 1;
        if (turns < 4) throw new SourceFailure("no-turn", "others ask");
        return source.count(...asked);
      },
    });
    await world.queue("t", bounds);
    await runCollection("t", world.deps);
    expect([(await world.task("t")).status, world.tables.rows(tiles)]).toEqual(["success", []]);
  });
});

test("a business that several tiles send counts once towards the most that a preset may have", async () => {
  const { source } = map();
  const count: ListingSource["count"] = async ({ north, south }) => {
    if (north - south > 0.9) throw new SourceFailure("too-big", "out of memory");
    return 2;
  };
  const shared = node(7, { amenity: "restaurant", name: "On all sides" }, { lat: 0.5, lon: 0.5 });
  const collect: ListingSource["collect"] = async (...asked) => {
    const answer = await source.collect(...asked);
    return { ...answer, elements: [...answer.elements, shared] };
  };
  const outcomeOf = async (listingsMax: number) => {
    const world = collectionWorld({ ...source, count, collect });
    await world.queue("t", bounds);
    await runCollection("t", { ...world.deps, listingsMax });
    const { status, found, failure_code } = await world.task("t");
    return { status, found, failure_code };
  };
  expect(await outcomeOf(5)).toMatchObject({ status: "success", found: 5 });
  expect(await outcomeOf(4)).toMatchObject({
    status: "failed",
    failure_code: "listings/too-many",
  });
});

describe("two tiles at once", () => {
  const twoAtOnce = () => {
    const { source } = map({ split: true });
    const world = collectionWorld(source);
    return { world, deps: { ...world.deps, spareSource: { ...source } } };
  };

  test("are read where the map service has room, and make the same preset", async () => {
    const { world, deps } = twoAtOnce();
    await world.queue("t", bounds);
    await runCollection("t", deps);
    const task = await world.task("t");
    expect([task.status, task.found, task.tiles_done]).toEqual(["success", 4, 4]);
    expect(task.charged_micros).toBe(task.price_micros);
  });

  test.each([1, 2, 3, 4])(
    "and page %i can't be written: the worker fails, and the next one misses no tile",
    async (broken) => {
      const { world, deps } = twoAtOnce();
      await world.queue("t", bounds);
      let pages = 0;
      const savePages: typeof deps.listings.savePages = async (...page) => {
        pages += 1;
        if (pages === broken) throw new Error("no answer");
        return deps.listings.savePages(...page);
      };
      const failing = { ...deps, listings: { ...deps.listings, savePages } };
      await expect(runCollection("t", failing)).rejects.toThrow("no answer");
      world.pass(2 * workerLimits.leaseSecondsDefault * 1_000);
      await runCollection("t", deps);
      const task = await world.task("t");
      expect([task.status, task.found, task.tiles_done]).toEqual(["success", 4, 4]);
      expect(task.charged_micros).toBe(task.price_micros);
    },
  );
});

describe("a worker that stood still before it got the lease", () => {
  test("leaves a task alone that another one has ended meanwhile", async () => {
    const { source } = map();
    const world = collectionWorld(source);
    await world.queue("t", bounds);
    const read = world.deps.tasks.get;
    let isFirst = true;
    const get: typeof read = async (taskId) => {
      const task = await read(taskId);
      if (isFirst) {
        isFirst = false;
        await runCollection("t", world.deps);
      }
      return task;
    };
    const end = await runCollection("t", { ...world.deps, tasks: { ...world.deps.tasks, get } });
    expect(end).toEqual({ outcome: "not-mine" });
    expect([(await world.task("t")).status, kindsOf(world)]).toEqual([
      "success",
      ["hold", "settle"],
    ]);
  });
});

describe("a worker whose 720 s are over", () => {
  test("begins no new tile and starts its successor, which goes on where it ended", async () => {
    const { source, asked } = map({ split: true, onCollect: () => world.pass(400_000) });
    const world = collectionWorld(source);
    await world.queue("t", bounds);
    // Its heartbeat keeps the lease however slow the tiles are.
    const deps = { ...world.deps, leaseMs: 10_000_000 };
    expect(await runCollection("t", deps)).toEqual({ outcome: "handed-on" });
    expect([world.started, asked.filter((what) => what === "collect").length]).toEqual([["t"], 2]);
    expect((await runCollection("t", deps)).outcome).toBe("finished");
    expect(asked.filter((what) => what === "collect")).toHaveLength(4);
    expect([(await world.task("t")).status, kindsOf(world)]).toEqual([
      "success",
      ["hold", "settle"],
    ]);
  });
});

describe("a task that kills its workers", () => {
  test("is given up after five without a new tile, and the whole hold returns", async () => {
    const { source } = map();
    const world = collectionWorld({
      ...source,
      count: () => Promise.reject(new Error("the process dies here")),
    });
    await world.queue("t", bounds);
    for (let worker = 0; worker < workerLimits.epochsWithoutProgress; worker++) {
      await expect(runCollection("t", world.deps)).rejects.toThrow("dies here");
      world.pass(2 * workerLimits.leaseSecondsDefault * 1_000);
    }
    await runCollection("t", world.deps);
    const task = await world.task("t");
    expect([task.status, task.failure_code, task.returned_micros]).toEqual([
      "failed",
      "collection/interrupted",
      task.price_micros,
    ]);
    expect(kindsOf(world)).toEqual(["hold", "settle"]);
  });
});
