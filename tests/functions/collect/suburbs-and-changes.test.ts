import { describe, expect, test } from "vitest";
import { readBoundaries } from "#domain/listing/boundary.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { kindsOf, map } from "./map-of-restaurants.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };

const square = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
].map(([lat, lon]) => ({ lat, lon }));
const allAround =
  readBoundaries({
    elements: [
      { type: "way", id: 7, geometry: square, tags: { place: "suburb", name: "Southside" } },
    ],
  })?.boundaries ?? [];

describe("the suburbs of a preset", () => {
  test("come from the map's boundaries, asked for once", async () => {
    let asked = 0;
    const boundaries = async () => {
      asked += 1;
      return allAround;
    };
    const world = collectionWorld({ ...map({ split: true }).source, boundaries });
    await world.queue("t", bounds);
    await runCollection("t", world.deps);
    const rows = await world.listings("t");
    expect(rows.map(({ suburb }) => suburb)).toEqual(Array(4).fill("Southside"));
    expect(rows.map(({ receipts }) => receipts.suburb?.ref)).toEqual(Array(4).fill("way/7"));
    expect(asked).toBe(1);
  });

  test("are left open when the map service gives no answer; the preset is whole and paid", async () => {
    const boundaries = async () => {
      throw new SourceFailure("busy", "come back later");
    };
    const world = collectionWorld({ ...map().source, boundaries });
    await world.queue("t", bounds);
    await runCollection("t", world.deps);
    expect((await world.task("t")).status).toBe("success");
    expect((await world.listings("t")).map(({ suburb }) => suburb)).toEqual([null]);
    expect(kindsOf(world)).toEqual(["hold", "settle"]);
    expect(world.warnings.map(([what]) => what)).toEqual(["suburbs"]);
  });

  test("are not asked for when nothing was found or every business names its own", async () => {
    const boundaries = async () => {
      throw new Error("it was asked");
    };
    const own = map({ tags: () => ({ "addr:suburb": "Old Town" }) }).source;
    const none: ListingSource = { ...own, count: async () => 0 };
    for (const source of [own, none]) {
      const world = collectionWorld({ ...source, boundaries });
      await world.queue("t", bounds);
      await runCollection("t", world.deps);
      expect((await world.task("t")).status).toBe("success");
    }
  });

  test("that only one of two runs knows are no change", async () => {
    const answers = [[], allAround, []];
    const boundaries = async () => answers.shift() ?? [];
    const world = collectionWorld({ ...map().source, boundaries });
    let before: string | null = null;
    for (const id of ["first", "second", "third"]) {
      await world.queue(id, bounds, { previousTaskId: before });
      await runCollection(id, world.deps);
      const { changes } = JSON.parse((await world.task(id)).coverage);
      expect(changes?.changed.count ?? 0).toBe(0);
      before = id;
    }
  });
});

describe("a preset that repeats another", () => {
  test("says what is new, gone and changed", async () => {
    let names = 0;
    const { source } = map({
      tags: () => {
        names += 1;
        return { name: `Name ${names}` };
      },
    });
    const world = collectionWorld(source);
    await world.queue("first", bounds);
    await runCollection("first", world.deps);
    await world.queue("second", bounds, { previousTaskId: "first" });
    await runCollection("second", world.deps);
    const [row] = await world.listings("second");
    expect(JSON.parse((await world.task("second")).coverage).changes).toEqual({
      new: { count: 0, ids: [] },
      gone: { count: 0, ids: [] },
      changed: { count: 1, ids: [row?.id], byField: { name: 1 } },
    });
  });
});
