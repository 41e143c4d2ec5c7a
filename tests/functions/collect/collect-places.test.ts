import { describe, expect, test } from "vitest";
import {
  OvertureFailure,
  type OvertureFailureKind,
  overtureSentences,
} from "#domain/overture/overture-failure.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { retryDeadTiles } from "../../../functions/collect/retry-dead-tiles.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { map } from "./map-of-restaurants.ts";
import {
  answerWith,
  both,
  bounds,
  coverageOf,
  known,
  lookingAgain,
  other,
  overtureOf,
  types,
} from "./two-source-run.ts";

describe("a run with two sources", () => {
  test("delivers the map's businesses, filled, and those that only Overture knows", async () => {
    const overture = overtureOf(() =>
      answerWith([known(), other("new", { phones: ["+33199001234"] })]),
    );
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, both);
    await runCollection("t", world.deps);
    const rows = await world.listings("t");
    expect(rows).toMatchObject([
      {
        source: "OpenStreetMap",
        sources: "both",
        phone: "+442079460001",
        phone_source: "overture",
        merged_source_ids: ["overture/known"],
        receipts: { phone: { source: "Overture Maps", ref: "known" } },
      },
      { source: "Overture Maps", sources: "overture", source_id: "overture/new", gers_id: "new" },
    ]);
    expect(await coverageOf(world)).toMatchObject({
      byType: { Restaurant: 2 },
      with: { phone: 2 },
      source: "OpenStreetMap; Overture Maps",
      overture: {
        state: "read",
        release: "2026-11-18.0",
        ...{ places: 5, merged: 1, added: 1, possibleTwins: 0, agreed: 0 },
        filled: { phone: 1, website: 0, email: 0, address: 0 },
        dropped: { closed: 2, unsure: 1, nameless: 0, duplicates: 0, tooMany: 0 },
        unknownTops: { new_top: 3 },
        both: { phoneOrWebsite: { one: 0, two: 2 } },
      },
    });
    expect(overture.asked).toEqual([[bounds, ["Restaurant"]]]);
    const task = await world.task("t");
    expect([task.status, task.found]).toEqual(["success", 2]);
    expect(task.charged_micros).toBe(task.price_micros);
  });

  test("a business that only the map knows says so, and one of the map alone leaves it open", async () => {
    const world = collectionWorld(
      map({ tags: () => ({ website: "https://one.example/" }) }).source,
      overtureOf(() => answerWith([])),
    );
    await world.queue("both", bounds, both);
    await world.queue("one", bounds, { types });
    await runCollection("both", world.deps);
    await runCollection("one", world.deps);
    expect(await world.listings("both")).toMatchObject([
      {
        sources: "osm",
        website_osm: "https://one.example/",
        receipts: { website_osm: { source: "OpenStreetMap", method: "tag website" } },
      },
    ]);
    const [alone] = await world.listings("one");
    expect(alone).toMatchObject({ sources: null, website_osm: null, gers_id: null });
    expect(await coverageOf(world, "one")).toMatchObject({
      source: "OpenStreetMap",
      overture: null,
    });
  });

  test("a run of the map alone reads nothing of Overture", async () => {
    const overture = overtureOf(() => answerWith([known()]));
    const world = collectionWorld(map().source, overture);
    await world.queue("t", bounds, { types });
    await runCollection("t", world.deps);
    expect(overture.asked).toEqual([]);
    expect(await world.deps.placePages.read("t")).toBeNull();
  });

  test("who chose surer rows gets only those", async () => {
    const world = collectionWorld(
      map().source,
      overtureOf(() =>
        answerWith([known({ confidence: 0.3 }), other("a", { confidence: 0.84 }), other("b")]),
      ),
    );
    await world.queue("t", bounds, { types, overture: "surer" });
    await runCollection("t", world.deps);
    expect((await world.listings("t")).map(({ gers_id }) => gers_id)).toEqual(["known", "b"]);
  });

  test("a place that is perhaps a business of the map names it", async () => {
    const perhaps = known({ types: ["Dentist"], phones: ["+442079460001"] });
    const world = collectionWorld(
      map({ tags: () => ({ phone: "+44 20 7946 0001" }) }).source,
      overtureOf(() => answerWith([perhaps])),
    );
    const dentist = { sent: "Dentist", type: "Dentist", tags: [{ amenity: "dentist" }] };
    await world.queue("t", bounds, { types: [...types, dentist], overture: "more" });
    await runCollection("t", world.deps);
    const [own, twin] = await world.listings("t");
    expect([own?.possible_twin, twin?.possible_twin]).toEqual([null, own?.id]);
    expect((await coverageOf(world)).overture.possibleTwins).toBe(1);
  });

  test("where there are more than a preset may hold, the surest are added and the rest is counted", async () => {
    const places = ["a", "b", "c", "d"].map((id, at) =>
      other(id, { lat: 0.1 * at, confidence: 0.6 + 0.1 * (at % 3) }),
    );
    const world = collectionWorld(
      map().source,
      overtureOf(() => answerWith(places)),
    );
    await world.queue("t", bounds, both);
    await runCollection("t", { ...world.deps, listingsMax: 3 });
    expect((await world.listings("t")).map(({ gers_id }) => gers_id)).toEqual([null, "b", "c"]);
    expect((await coverageOf(world)).overture).toMatchObject({ added: 2, dropped: { tooMany: 2 } });
    await world.queue("full", bounds, both);
    await runCollection("full", { ...world.deps, listingsMax: 1 });
    expect((await world.listings("full")).map(({ gers_id }) => gers_id)).toEqual([null]);
    const full = (await coverageOf(world, "full")).overture;
    expect(full).toMatchObject({ added: 0, possibleTwins: 0, dropped: { tooMany: 4 } });
  });

  test("nothing is added where the map's own tile could not be had, until that is retried", async () => {
    let isBroken = true;
    const { source } = map({
      split: true,
      onCollect(box) {
        if (isBroken && box.south >= 0.5 && box.west === 0)
          throw new SourceFailure("unreachable", "down");
      },
    });
    const overture = overtureOf(() =>
      answerWith([other("in", { lat: 0.1, lon: 0.1 }), other("dead", { lat: 0.9, lon: 0.1 })]),
    );
    const world = collectionWorld(source, overture);
    await world.queue("t", bounds, both);
    await world.runToEnd("t");
    const added = async () =>
      (await world.listings("t")).flatMap(({ gers_id: id }) => id ?? []).sort();
    expect(await added()).toEqual(["in"]);
    isBroken = false;
    world.pass(60_000);
    expect(await retryDeadTiles("t", world.deps)).toEqual({ outcome: "finished", found: 6 });
    expect(await added()).toEqual(["dead", "in"]);
    expect(overture.asked).toHaveLength(1);
  });
});

describe("a second source that fails", () => {
  test.each(Object.keys(overtureSentences) as OvertureFailureKind[])(
    "%s: the map's businesses are delivered and charged, and the report says why",
    async (kind) => {
      const overture = overtureOf(() => {
        throw new OvertureFailure(kind, { values: { release: "2026-09-23.1", days: 64 } });
      });
      const world = collectionWorld(map().source, overture);
      await world.queue("t", bounds, both);
      await runCollection("t", world.deps);
      const task = await world.task("t");
      expect([task.status, task.found]).toEqual(["success", 1]);
      expect(task.charged_micros).toBe(task.price_micros);
      const report = (await coverageOf(world)).overture;
      expect(report).toMatchObject({ state: "failed", why: kind });
      expect(report.sentence).toMatch(/^[A-Z].*\.$/);
      expect((await world.listings("t")).map(({ sources }) => sources)).toEqual([null]);
      expect(world.warnings.map(([what]) => what)).toEqual(["overture"]);
    },
  );

  test("also where it breaks in a way nobody foresaw, or the variable is gone since the start", async () => {
    const broken = overtureOf(() => {
      throw new RangeError("offset is out of bounds");
    });
    for (const [overture, why] of [
      [broken, "corrupt"],
      [null, "index-missing"],
    ] as const) {
      const world = collectionWorld(map().source, overture);
      await world.queue("t", bounds, both);
      await runCollection("t", world.deps);
      expect((await world.task("t")).status).toBe("success");
      expect((await coverageOf(world)).overture).toMatchObject({ state: "failed", why });
    }
  });

  test("one that never answers is given up after a while", async () => {
    let given: AbortSignal | undefined;
    const world = collectionWorld(map().source, {
      collect: (_box, _types, _take, signal) => {
        given = signal;
        return new Promise(() => {});
      },
    });
    await world.queue("t", bounds, both);
    await runCollection("t", { ...world.deps, every: lookingAgain(world) });
    expect((await world.task("t")).status).toBe("success");
    expect((await coverageOf(world)).overture).toMatchObject({ state: "failed", why: "slow" });
    expect(given?.aborted).toBe(true);
  });

  test("while it is read, the person may cancel: the map's businesses are delivered", async () => {
    const world = collectionWorld(map().source, {
      collect: async () => {
        await world.deps.tasks.update("t", { cancel_requested: true });
        return new Promise(() => {});
      },
    });
    await world.queue("t", bounds, both);
    await runCollection("t", { ...world.deps, every: lookingAgain(world) });
    const task = await world.task("t");
    expect([task.status, task.found]).toEqual(["canceled", 1]);
    expect((await coverageOf(world)).overture).toBeNull();
  });
});
