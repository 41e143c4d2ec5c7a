import { describe, expect, it } from "vitest";
import { runPlan } from "#domain/query/engine/run.ts";
import { type Condition, type Plan, presenceFields } from "#domain/query/plan/plan.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { clock, listing, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const run = (plan: Partial<Plan>, snapshot: Snapshot) => {
  const whole: Plan = { v: 1, op: "list", output: "text", ...plan };
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
});
