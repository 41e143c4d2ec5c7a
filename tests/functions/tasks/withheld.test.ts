import { describe, expect, test } from "vitest";
import { rootTile } from "#domain/area/tiles.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { readListings } from "../../../functions/tasks/read-listings.ts";
import { readTile, readTiles } from "../../../functions/tasks/read-tiles.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

const bounds = { north: 1, south: 0, east: 1, west: 0 };
const source: ListingSource = {
  count: async () => 4,
  countInside: async () => ({ each: [], total: 0 }),
  collect: async () => ({
    elements: [0, 1, 2, 3].map((at) =>
      node(
        at + 1,
        { amenity: "restaurant", name: `Shop ${at}`, website: `https://shop${at}.example/` },
        { lat: 0.1 + at / 10, lon: 0.5 },
      ),
    ),
    dropped: 0,
    sourceUpdatedAt: "2026-11-21",
  }),
};

async function collected() {
  const world = collectionWorld(source);
  await world.queue("t", bounds);
  await runCollection("t", world.deps);
  const subject = { kind: "domain", value: "shop2.example" } as const;
  const request = await world.deps.suppressions.ask(subject, { note: null, contact: null }, "c");
  const decide = (state: "withheld" | "refused") =>
    world.deps.suppressions.decide(request.$id, {
      state,
      proof: "operator",
      at: world.deps.now().toISOString(),
    });
  const read = () =>
    readListings({ userId: "ada", taskId: "t", query: new URLSearchParams() }, world.deps);
  return { world, decide, read, requestId: request.$id };
}

describe("a business that is withheld", () => {
  test("is gone from presets that were collected before, and the reply says how many are", async () => {
    const { decide, read } = await collected();
    expect(await read()).toMatchObject({ total: 4 });
    expect(await read()).not.toHaveProperty("withheld");
    await decide("withheld");
    const reply = await read();
    expect(reply).toMatchObject({ total: 3, withheld: 1 });
    expect(reply.rows.some(({ website }) => website?.includes("shop2"))).toBe(false);
  });

  test("is not in the file a preset is shared by, and comes back when the request is removed", async () => {
    const { world, decide, read, requestId } = await collected();
    const task = await world.task("t");
    expect(await world.deps.listings.snapshotFile(task)).toBe(task.snapshot_id);
    await decide("withheld");
    const fileId = await world.deps.listings.snapshotFile(task);
    expect(fileId).toMatch(/^t\.m[0-9a-f]{8}$/);
    await world.deps.suppressions.remove(requestId);
    // Nothing is masked any more: this is what really stands in the copy.
    const copy = await world.deps.listings.readSnapshot({ ...task, snapshot_id: fileId });
    expect([...copy.listings].map(({ website }) => website)).toEqual(
      [0, 1, 3].map((at) => `https://shop${at}.example/`),
    );
    expect((await read()).total).toBe(4);
  });

  test("is not seen in the tiles of a collection under way either", async () => {
    const { world, decide } = await collected();
    const asked = { userId: "ada", taskId: "t", path: rootTile };
    const { done } = await readTiles(asked, world.deps);
    expect(done).toEqual([{ path: rootTile, count: 4 }]);
    expect((await readTile(asked, world.deps)).rows).toHaveLength(4);
    await decide("withheld");
    const { rows } = await readTile(asked, world.deps);
    expect(rows.map(({ name }) => name)).toEqual(["Shop 0", "Shop 1", "Shop 3"]);
    const stranger = readTile({ ...asked, userId: "bob" }, world.deps);
    await expect(stranger).rejects.toMatchObject({ code: "preset/not-found" });
  });

  test("is neither new nor gone when the preset is run again", async () => {
    const { world, decide } = await collected();
    await decide("withheld");
    await world.queue("again", bounds, { previousTaskId: "t" });
    await runCollection("again", world.deps);
    expect(JSON.parse((await world.task("again")).coverage).changes).toMatchObject({
      new: { count: 0 },
      gone: { count: 0 },
    });
  });

  test("is shown again when the operator refuses", async () => {
    const { decide, read } = await collected();
    await decide("withheld");
    await decide("refused");
    expect((await read()).total).toBe(4);
  });
});
