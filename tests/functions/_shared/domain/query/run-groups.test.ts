import { describe, expect, it } from "vitest";
import type { Condition, Plan } from "#domain/query/plan/plan.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { listing, presetFor, ran, snapshotOf } from "./sample-preset.ts";

const groups = (snapshot: Snapshot, plan: Partial<Plan>) =>
  ran({ op: "group", ...plan }, presetFor(snapshot));
const keysOf = (snapshot: Snapshot, plan: Partial<Plan>) =>
  groups(snapshot, plan).groups?.map(({ key, value }) => [key, value]);

const named = (names: (string | null)[]) =>
  snapshotOf(names.map((name, at) => listing(at, { name })));
const bySuburb = (counts: Record<string, number>, more: Parameters<typeof listing>[1] = {}) =>
  Object.entries(counts).flatMap(([suburb, count]) =>
    Array.from({ length: count }, (_, at) =>
      listing(`${suburb}${at}${more.category ?? ""}`, { ...more, suburb }),
    ),
  );
const bakery = { category: "Bakery" };
const isBakery: Condition = { f: "category", in: ["Bakery"] };
const isRestaurant: Condition = { f: "category", in: ["Restaurant"] };

describe("groups by a name or a postcode", () => {
  it("take a name of several businesses as a chain, spelt as most of them spell it", () => {
    const rows = named(["Costa", "COSTA", "Costa", "Élan", "elan", "Only One", null]);
    expect(keysOf(rows, { groupBy: "chain" })).toEqual([
      ["Costa", 3],
      ["elan", 2],
    ]);
    expect(groups(rows, { groupBy: "chain" }).ungrouped).toBe(2);
  });

  it("take a chain for one where only one of its businesses is found", () => {
    const rows = snapshotOf([
      listing(1, { name: "Costa", suburb: "Soho" }),
      listing(2, { name: "Costa", suburb: "Nice" }),
    ]);
    const inSoho: Condition = { f: "suburb", in: ["Soho"] };
    expect(keysOf(rows, { groupBy: "chain", where: inSoho })).toEqual([["Costa", 1]]);
  });

  it("take a postcode up to its space where that has a digit, else its first two characters", () => {
    const postcodes = [
      "EC1A 4JQ",
      "ec1a 1aa",
      "EC1A 9ZZ",
      "EC1 1AA",
      "73430",
      "D 76131",
      "MSK 101",
      "734",
      null,
    ];
    const rows = snapshotOf(postcodes.map((postcode, at) => listing(at, { postcode })));
    expect(keysOf(rows, { groupBy: "postcode_area" })).toEqual([
      ["EC1A", 3],
      ["73", 2],
      ["D", 1],
      ["EC1", 1],
      ["MS", 1],
    ]);
    expect(groups(rows, { groupBy: "postcode_area" }).ungrouped).toBe(1);
  });
});

describe("which groups are there", () => {
  const town = snapshotOf([
    ...bySuburb({ Soho: 5, Nice: 3, Quay: 3, Hill: 1 }),
    ...bySuburb({ Soho: 1, Nice: 3 }, bakery),
    listing("nowhere", bakery),
  ]);

  it("are those that no row found is in, each with nothing, in the order of their names", () => {
    const none = { groupBy: "suburb", none: true, where: isBakery } as const;
    expect(groups(town, none)).toMatchObject({
      groups: [
        { key: "Hill", value: 0, rows: 0 },
        { key: "Quay", value: 0, rows: 0 },
      ],
      groupsTotal: 2,
      ungrouped: 1,
      total: 5,
    });
    expect(groups(town, { ...none, limit: 1 })).toMatchObject({ groupsTotal: 2 });
    expect(groups(town, { ...none, limit: 1 })).not.toHaveProperty("tied");
    expect(ran({ op: "countGroups", ...none }, presetFor(town)).value).toBe(2);
    expect(groups(town, { groupBy: "suburb", none: true }).groups).toEqual([]);
    // Every business lacks a website, so this preset has no value "yes".
    expect(keysOf(town, { groupBy: "has:website", none: true })).toEqual([]);
  });

  it("are only those of enough rows, so that a share of one row does not win", () => {
    const share = { fn: "share", of: isBakery } as const;
    const outside: Condition = { not: { f: "suburb", in: ["Soho"] } };
    const plan = { groupBy: "suburb", measure: share, where: outside } as const;
    const few = snapshotOf([...town.listings, listing("lone", { ...bakery, suburb: "Alley" })]);
    expect(keysOf(few, plan)?.[0]).toEqual(["Alley", 100]);
    expect(keysOf(few, { ...plan, minRows: 3 })).toEqual([
      ["Nice", 50],
      ["Quay", 0],
    ]);
    expect(groups(few, { ...plan, minRows: 3 }).groupsTotal).toBe(2);
  });

  it("are the nth alone, or the first ones with those that equal the last", () => {
    const sort = [{ by: "measure" as const, dir: "desc" as const }];
    const plan = { groupBy: "suburb", sort, where: isRestaurant } as const;
    expect(groups(town, { ...plan, nth: 1 })).toMatchObject({ groups: [{ key: "Soho" }], tied: 0 });
    expect(groups(town, { ...plan, nth: 2 })).toMatchObject({
      groups: [{ key: "Nice", value: 3 }],
      tied: 1,
      groupsTotal: 4,
    });
    expect(groups(town, { ...plan, nth: 5 }).groups).toEqual([]);
    expect(groups(town, { ...plan, limit: 2 }).tied).toBe(1);
    expect(groups(town, { ...plan, limit: 3 }).tied).toBe(0);
  });

  it("are tied by equal averages, and not by nearly equal ones", () => {
    const rated = (suburb: string, ratings: number[]) =>
      ratings.map((rating, at) => listing(`${suburb}${at}`, { suburb, rating }));
    const rows = snapshotOf([
      ...rated("Soho", [4.1, 4.2, 4.3]),
      ...rated("Nice", [4.3, 4.2, 4.1]),
      ...rated("Quay", [4.2, 4.199]),
    ]);
    const measure = { fn: "avg", field: "rating" } as const;
    expect(groups(rows, { groupBy: "suburb", measure, limit: 1 }).tied).toBe(1);
  });

  it("are counted as they fit, and averaged over those that occur", () => {
    const over = (plan: Partial<Plan>) =>
      ran({ groupBy: "suburb", where: isRestaurant, ...plan }, presetFor(town));
    expect(over({ op: "countGroups" })).toMatchObject({ value: 4, groupsTotal: 4, total: 12 });
    expect(over({ op: "countGroups", having: { gt: 2 } }).value).toBe(3);
    expect(over({ op: "countGroups", minRows: 5 }).value).toBe(1);
    expect(over({ op: "perGroup" })).toMatchObject({ value: 3, groupsTotal: 4 });
    const bakeries = over({ op: "perGroup", where: isBakery });
    expect(bakeries).toMatchObject({ value: 2, groupsTotal: 2, ungrouped: 1 });
    const nobody: Condition = { f: "website", has: true };
    expect(over({ op: "perGroup", where: nobody })).toMatchObject({ value: null, groupsTotal: 0 });
  });

  it("may be measured by a median, a mean or a share each", () => {
    const rows = snapshotOf([
      listing(1, { suburb: "Soho", rating: 1 }),
      listing(2, { suburb: "Soho", rating: 2 }),
      listing(3, { suburb: "Soho", rating: 5 }),
      listing(4, { suburb: "Soho" }),
      listing(5, { suburb: "Nice" }),
    ]);
    const by = (measure: NonNullable<Plan["measure"]>) =>
      keysOf(rows, { groupBy: "suburb", measure });
    expect(by({ fn: "median", field: "rating" })).toEqual([["Soho", 2]]);
    expect(by({ fn: "avg", field: "rating" })).toEqual([["Soho", 8 / 3]]);
    expect(by({ fn: "share", of: { f: "rating", gte: 2 } })).toEqual([
      ["Soho", 50],
      ["Nice", 0],
    ]);
  });
});

describe("sides", () => {
  const town = snapshotOf([...bySuburb({ Soho: 6, Nice: 3 }), ...bySuburb({ Soho: 4 }, bakery)]);
  const inSuburb = (name: string): Condition => ({ f: "suburb", in: [name] });
  const sided = (plan: Partial<Plan>) => ran(plan, presetFor(town));

  it("are divided among the rows found, and by nothing not at all", () => {
    const sides = [isRestaurant, isBakery];
    expect(sided({ op: "ratio", sides })).toEqual({
      total: 13,
      rows: [],
      value: 2.25,
      sides: [9, 4],
      sideTotals: [9, 4],
    });
    expect(sided({ op: "ratio", sides, where: inSuburb("Soho") }).value).toBe(1.5);
    expect(sided({ op: "ratio", sides, where: inSuburb("Nice") })).toMatchObject({
      value: null,
      sides: [3, 0],
    });
  });

  it("differ by a value where there are two, and have only their own where there are more", () => {
    const two = [inSuburb("Soho"), inSuburb("Nice")];
    expect(sided({ op: "compare", sides: two })).toMatchObject({ value: 7, sideTotals: [10, 3] });
    const measure = { fn: "share", of: isBakery } as const;
    expect(sided({ op: "compare", sides: two, measure })).toMatchObject({
      value: 40,
      sides: [40, 0],
      sideTotals: [10, 3],
    });
    const three = sided({ op: "compare", sides: [...two, isBakery] });
    expect(three.sides).toEqual([10, 3, 4]);
    expect(three).not.toHaveProperty("value");
  });
});
