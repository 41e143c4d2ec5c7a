import { describe, expect, it } from "vitest";
import { runPlan } from "#domain/query/engine/run.ts";
import { type Condition, type Plan, presenceFields } from "#domain/query/plan/plan.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { clock, listing, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const run = (plan: Partial<Plan>, snapshot: Snapshot) => {
  const whole: Plan = { v: 2, op: "list", output: "text", ...plan };
  return runPlan(whole, presetFor(snapshot).columns, clock);
};
const idsOf = (snapshot: Snapshot, condition: Condition, more: Partial<Plan> = {}) =>
  run({ where: condition, ...more }, snapshot).rows.map((row) => snapshot.listings.at(row)?.id);

describe("running a plan", () => {
  it("takes a further category for a type as well as the first, and groups by the first", () => {
    const rows = snapshotOf([
      listing(1, { category: "Bakery" }),
      listing(2, { category: "Coffee Shop", categories: ["Coffee Shop", "Bakery"] }),
      listing(3, { category: "Coffee Shop" }),
    ]);
    expect(idsOf(rows, { f: "category", in: ["bakery"] })).toEqual(["1", "2"]);
    expect(run({ op: "group", groupBy: "category" }, rows).groups).toMatchObject([
      { key: "Coffee Shop", value: 2 },
      { key: "Bakery", value: 1 },
    ]);
  });

  it("counts a value of zero as known, and never compares an unknown one", () => {
    const rows = snapshotOf([
      listing(1, { review_count: 0 }),
      listing(2, { review_count: null }),
      listing(3, { review_count: 9 }),
    ]);
    expect(idsOf(rows, { f: "review_count", has: false })).toEqual(["2"]);
    expect(idsOf(rows, { f: "review_count", lt: 5 })).toEqual(["1"]);
    expect(idsOf(rows, { not: { f: "review_count", lt: 5 } })).toEqual(["3"]);
  });

  it("says of a business whose suburb nobody knows neither that it is there nor that it is not", () => {
    const rows = snapshotOf([
      listing(1, { suburb: "Soho" }),
      listing(2),
      listing(3, { suburb: "Nice" }),
    ]);
    const inSoho: Condition = { f: "suburb", in: ["Soho"] };
    expect(idsOf(rows, inSoho)).toEqual(["1"]);
    expect(idsOf(rows, { not: inSoho })).toEqual(["3"]);
    expect(idsOf(rows, { or: [{ not: inSoho }, { f: "suburb", has: false }] })).toEqual(["2", "3"]);
  });

  it("splits a preset in two with a condition and its opposite", () => {
    for (const f of presenceFields) {
      const has = run({ where: { f, has: true } }, samplePreset).total;
      const misses = run({ where: { f, has: false } }, samplePreset).total;
      expect(has + misses).toBe(samplePreset.listings.length);
    }
  });

  it("knows the hours of a business that is closed all week, and calls no unknown one closed", () => {
    const rows = snapshotOf([
      listing(1, { hours_known: true, hours: [] }),
      listing(2, { hours_raw: "by appointment" }),
      listing(3, { hours_known: true, hours: [[6, 600, 1_500]] }),
    ]);
    expect(idsOf(rows, { closed: { dow: 6 } })).toEqual(["1"]);
    expect(idsOf(rows, { open: { dow: 6 } })).toEqual(["3"]);
  });

  it("keeps a bar open after midnight on the day that follows, to the minute", () => {
    const rows = snapshotOf([listing(1, { hours_known: true, hours: [[4, 1_200, 1_560]] })]);
    const isOpen = (dow: number, min: number) => idsOf(rows, { open: { dow, min } }).length === 1;
    expect([isOpen(4, 1_199), isOpen(4, 1_200), isOpen(4, 1_439)]).toEqual([false, true, true]);
    expect([isOpen(5, 0), isOpen(5, 119), isOpen(5, 120)]).toEqual([true, true, false]);
    expect(isOpen(3, 60)).toBe(false);
  });

  it("measures distance over the ground, and leaves a business out of its own neighbourhood", () => {
    const rows = snapshotOf([
      listing("here", { lat: 43.73, lon: 7.42 }),
      listing("near", { lat: 43.7309, lon: 7.42 }),
      listing("far", { lat: 43.75, lon: 7.42 }),
    ]);
    const to = { id: "here" };
    expect(idsOf(rows, { near: { to, m: 101 } })).toEqual(["near"]);
    expect(idsOf(rows, { near: { to, m: 100 } })).toEqual([]);
    expect(idsOf(rows, { not: { near: { to, m: 100 } } })).toEqual(["near", "far"]);
    expect(idsOf(rows, { not: { near: { to, m: 101 } } })).toEqual(["far"]);
    const sorted = run({ sort: [{ by: "distance", dir: "asc", to }], limit: 2 }, rows);
    expect(sorted.rows).toEqual([1, 2]);
    expect(sorted.distances?.map(Math.round)).toEqual([100, 2_224]);
  });

  it("never puts a row among the first N whose key is unknown, and puts it last in a whole list", () => {
    const rows = snapshotOf([
      listing(1, { rating: null }),
      listing(2, { rating: 3 }),
      listing(3, { rating: 5 }),
    ]);
    const sort = [{ by: "rating" as const, dir: "desc" as const }];
    expect(run({ sort, limit: 5 }, rows).rows).toEqual([2, 1]);
    expect(run({ sort }, rows).rows).toEqual([2, 1, 0]);
  });

  it("gives no value where there is none to compute from", () => {
    const rows = snapshotOf([listing(1), listing(2)]);
    for (const fn of ["avg", "median", "sum", "min", "max"] as const) {
      expect(run({ op: "aggregate", measure: { fn, field: "rating" } }, rows).value).toBeNull();
    }
  });

  it("gives no number at all when a business comes twice", () => {
    expect(() => run({}, snapshotOf([listing(1), listing(1)]))).toThrow("twice");
  });

  it("takes equal text as the whole text, whatever its case and marks", () => {
    const rows = snapshotOf([
      listing(1, { name: "Café Élan" }),
      listing(2, { name: "CAFE  ELAN" }),
      listing(3, { name: "Café Élan Nord" }),
      listing(4, { name: null }),
    ]);
    const equals: Condition = { f: "name", how: "equals", text: "cafe elan" };
    expect(idsOf(rows, equals)).toEqual(["1", "2"]);
    expect(idsOf(rows, { not: equals })).toEqual(["3"]);
  });

  it("takes the beginning of a postcode as a whole, and an unknown one as neither", () => {
    const postcodes = ["EC1A 4JQ", "EC1 1AA", "EC10 2AB", "73430", "7345", null];
    const rows = snapshotOf(postcodes.map((postcode, at) => listing(at, { postcode })));
    const found = (area: string) =>
      idsOf(rows, { f: "postcode", area }).map((id) => postcodes[Number(id)]);
    expect(found("ec1")).toEqual(["EC1A 4JQ", "EC1 1AA"]);
    expect(found("EC1A")).toEqual(["EC1A 4JQ"]);
    expect(found("EC10 2")).toEqual(["EC10 2AB"]);
    expect(found("734")).toEqual(["73430", "7345"]);
    expect(found("34")).toEqual([]);
    const elsewhere: Condition = { not: { f: "postcode", area: "EC1" } };
    expect(idsOf(rows, elsewhere)).toEqual(["2", "3", "4"]);
  });

  it("finds between two places what is on the way, and neither of the two", () => {
    const at = (id: string, lat: number, lon: number) => listing(id, { lat, lon });
    const rows = snapshotOf([
      at("a", 43.7, 7.4),
      at("middle", 43.71, 7.4),
      at("b", 43.72, 7.4),
      at("beside", 43.71, 7.41),
      at("aside", 43.71, 7.413),
      at("behind", 43.722, 7.4),
    ]);
    // The straight way is 2,224 m: a detour of 2,780 m is the longest.
    const between: Condition = { between: [{ id: "a" }, { id: "b" }] };
    expect(idsOf(rows, between)).toEqual(["middle", "beside", "behind"]);
    expect(idsOf(rows, { not: between })).toEqual(["aside"]);
    const ofPoints: Condition = {
      between: [{ lat: 43.7, lon: 7.4 }, { id: "b" }],
    };
    expect(idsOf(rows, ofPoints)).toEqual(["a", "middle", "beside", "behind"]);
  });

  it("sorts by first opening and last closing, and leaves out what nobody knows", () => {
    const open = (id: string, hours: [number, number, number][]) =>
      listing(id, { hours_known: true, hours });
    const rows = snapshotOf([
      open("bar", [[0, 1_080, 1_560]]),
      open("cafe", [
        [0, 420, 720],
        [0, 780, 1_020],
        [1, 360, 900],
      ]),
      open("pub", [
        [0, 600, 840],
        [0, 1_000, 1_000],
      ]),
      open("late", [
        [0, 600, 600],
        [0, 900, 1_320],
      ]),
      open("closed", []),
      listing("unknown", { hours: [[0, 0, 1_440]] }),
    ]);
    const sorted = (by: "opens" | "closes", dir: "asc" | "desc", days?: number[]) =>
      run({ sort: [{ by, dir, ...(days ? { days } : {}) }], limit: 9 }, rows);
    const ids = (outcome: { rows: readonly number[] }) =>
      outcome.rows.map((row) => rows.listings[row]?.id);
    expect(ids(sorted("closes", "desc", [0]))).toEqual(["bar", "late", "cafe"]);
    expect(sorted("closes", "desc", [0]).unsortable).toBe(3);
    expect(ids(sorted("opens", "asc", [0]))).toEqual(["cafe", "pub", "late", "bar"]);
    expect(ids(sorted("opens", "asc"))).toEqual(["cafe", "pub", "late", "bar"]);
    expect(ids(sorted("opens", "asc", [1]))).toEqual(["cafe"]);
    expect(ids(sorted("closes", "asc", [1, 2]))).toEqual(["cafe"]);
  });

  it("sorts by street and by the degrees of a place", () => {
    const rows = snapshotOf([
      listing(1, { street: "Zoo Lane", lat: 43.7, lon: 7.5 }),
      listing(2, { street: null, lat: 43.9, lon: 7.4 }),
      listing(3, { street: "Ále Road", lat: 43.8, lon: 7.6 }),
    ]);
    const sorted = (by: "street" | "lat" | "lon", dir: "asc" | "desc") =>
      run({ sort: [{ by, dir }] }, rows).rows;
    expect(sorted("street", "asc")).toEqual([2, 0, 1]);
    expect(sorted("lat", "desc")).toEqual([1, 2, 0]);
    expect(sorted("lon", "asc")).toEqual([1, 0, 2]);
  });

  it("gives the nth alone, and says how many equal the last one shown", () => {
    const ratings = [4, 5, 4, 4, null, 3];
    const rows = snapshotOf(ratings.map((rating, at) => listing(at, { rating })));
    const sort = [{ by: "rating" as const, dir: "desc" as const }];
    expect(run({ sort, nth: 1 }, rows)).toMatchObject({ rows: [1], tied: 0, total: 6 });
    expect(run({ sort, nth: 3 }, rows)).toMatchObject({ rows: [2], tied: 2 });
    expect(run({ sort, nth: 6 }, rows).rows).toEqual([]);
    expect(run({ sort, limit: 2 }, rows)).toMatchObject({ rows: [1, 0], tied: 2 });
    expect(run({ sort, limit: 4 }, rows)).toMatchObject({ rows: [1, 0, 2, 3], tied: 0 });
    expect(run({ limit: 2 }, rows)).not.toHaveProperty("tied");
    const byName = [...sort, { by: "name" as const, dir: "asc" as const }];
    expect(run({ sort: byName, limit: 2 }, rows).tied).toBe(0);
  });
});
