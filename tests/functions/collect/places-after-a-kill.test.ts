import { describe, expect, test } from "vitest";
import { ledgerEntries } from "#collections/ledger-entries.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { kindsOf, map } from "./map-of-restaurants.ts";
import {
  answerWith,
  both,
  bounds,
  coverageOf,
  dyingAt,
  freshListings,
  known,
  other,
  overtureOf,
} from "./two-source-run.ts";

describe("a worker that is killed", () => {
  test("before the places are kept: the next one reads them again, and nothing is there twice", async () => {
    const overture = overtureOf(() => answerWith([known(), other("new")]));
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, both);
    await expect(runCollection("t", dyingAt(world, "placePages", "save"))).rejects.toThrow(
      "killed",
    );
    expect((await world.task("t")).status).toBe("collecting");
    world.pass(200_000);
    await runCollection("t", world.deps);
    expect(overture.asked).toHaveLength(2);
    expect((await world.listings("t")).map(({ gers_id }) => gers_id)).toEqual(["known", "new"]);
    expect(kindsOf(world)).toEqual(["hold", "settle"]);
  });

  test("after the places are kept: the next one does not read them again", async () => {
    const overture = overtureOf(() => answerWith([known(), other("new")]));
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, both);
    await expect(runCollection("t", dyingAt(world, "listings", "saveSnapshot"))).rejects.toThrow();
    world.pass(200_000);
    await runCollection("t", world.deps);
    expect(overture.asked).toHaveLength(1);
    expect((await world.listings("t")).map(({ gers_id }) => gers_id)).toEqual(["known", "new"]);
    const [settle] = world.tables.rows(ledgerEntries).filter(({ kind }) => kind === "settle");
    expect(settle).toBeDefined();
  });

  test("by the second source again and again: another one delivers without it", async () => {
    const overture = overtureOf(() => answerWith([known()]));
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, both);
    for (let killed = 0; killed < 3; killed++) {
      await expect(runCollection("t", dyingAt(world, "placePages", "save"))).rejects.toThrow();
      world.pass(200_000);
    }
    await runCollection("t", world.deps);
    expect(overture.asked).toHaveLength(3);
    expect((await world.task("t")).status).toBe("success");
    expect((await coverageOf(world)).overture).toMatchObject({ state: "failed", why: "ended" });
  });
});

test("workers that the places bring down when they are joined are followed by one without them", async () => {
  const world = collectionWorld(
    map().source,
    overtureOf(() => answerWith([known()])),
  );
  await world.queue("t", bounds, both);
  for (let killed = 0; killed < 3; killed++) {
    await expect(runCollection("t", dyingAt(world, "listings", "saveSnapshot"))).rejects.toThrow();
    world.pass(200_000);
  }
  await runCollection("t", world.deps);
  expect((await coverageOf(world)).overture).toMatchObject({ state: "failed", why: "ended" });
  expect(await world.deps.placePages.read("t")).toMatchObject({ state: "failed" });
  expect(kindsOf(world)).toEqual(["hold", "settle"]);
});

describe("a preset of two sources whose file is lost", () => {
  async function withoutFiles(isLost: (key: string) => boolean) {
    const world = collectionWorld(
      map().source,
      overtureOf(() => answerWith([known(), other("new")])),
    );
    await world.queue("t", bounds, both);
    await runCollection("t", world.deps);
    const before = await world.listings("t");
    for (const key of world.stored.keys()) if (isLost(key)) world.stored.delete(key);
    return { world, before };
  }

  test("is made again from its checkpoints, every value and every receipt", async () => {
    const { world, before } = await withoutFiles((key) => !key.endsWith("t.places"));
    expect(await freshListings(world)).toEqual(before);
  });

  test("is not made without its places", async () => {
    const { world } = await withoutFiles(() => true);
    await expect(freshListings(world)).rejects.toThrow("places");
  });
});
