import { describe, expect, it } from "vitest";
import type { Outcome } from "#domain/query/engine/outcome.ts";
import { assertSound } from "#domain/query/engine/sound.ts";
import type { Condition, Plan } from "#domain/query/plan/plan.ts";
import { listing, presetFor, snapshotOf } from "./sample-preset.ts";

const { columns } = presetFor(snapshotOf([1, 2, 3, 4, 5, 6].map((id) => listing(id))));
const phone: Condition = { f: "phone", has: true };
const check = (plan: Partial<Plan>, outcome: Partial<Outcome>) => () =>
  assertSound(
    { v: 2, op: "list", output: "text", ...plan },
    { total: 6, rows: [], ...outcome },
    columns,
  );

const sort = [{ by: "rating" as const, dir: "desc" as const }];
const bySuburb = { op: "group", groupBy: "suburb" } as const;
const soho = { key: "Soho", value: 4, rows: 4 };
const nice = { key: "Nice", value: 2, rows: 2 };
const share = { fn: "share", of: phone } as const;
const two = { sides: [phone, phone] };
const named = {
  new: { count: 1, ids: ["1"] },
  gone: { count: 2, ids: [] },
  changed: { count: 0, ids: [], byField: {} },
};

describe("an outcome that can be", () => {
  it.each<[string, Partial<Plan>, Partial<Outcome>]>([
    ["a list", {}, { rows: [0, 1, 2, 3, 4, 5] }],
    ["the nth", { sort, nth: 2 }, { rows: [3], tied: 2 }],
    ["groups", bySuburb, { groups: [soho, nice], groupsTotal: 2 }],
    ["the first group", { ...bySuburb, limit: 1 }, { groups: [soho], groupsTotal: 2, tied: 0 }],
    [
      "groups of no rows",
      { ...bySuburb, none: true },
      { groups: [{ ...soho, value: 0, rows: 0 }], groupsTotal: 1 },
    ],
    ["a number of groups", { ...bySuburb, op: "countGroups" }, { value: 2, groupsTotal: 2 }],
    ["an average of groups", { ...bySuburb, op: "perGroup" }, { value: 3, groupsTotal: 2 }],
    ["no average", { ...bySuburb, op: "perGroup" }, { total: 0, value: null, groupsTotal: 0 }],
    ["a ratio", { op: "ratio", ...two }, { value: 1.5, sides: [3, 2], sideTotals: [3, 2] }],
    [
      "a ratio to nothing",
      { op: "ratio", ...two },
      { value: null, sides: [3, 0], sideTotals: [3, 0] },
    ],
    ["two sides", { op: "compare", ...two }, { value: 1, sides: [3, 2], sideTotals: [3, 2] }],
    ["changes", { op: "changes", changes: "new" }, { total: 1, rows: [0], changes: named }],
    ["the preset", { op: "meta", about: "size" }, {}],
  ])("passes: %s", (_, plan, outcome) => {
    expect(check(plan, outcome)).not.toThrow();
  });
});

describe("an outcome that can't be", () => {
  it.each<[string, Partial<Plan>, Partial<Outcome>]>([
    ["two rows for the nth", { sort, nth: 2 }, { rows: [3, 4] }],
    ["more ties than rows", { sort, limit: 1 }, { rows: [3], tied: 6 }],
    ["fewer ties than none", { sort, limit: 1 }, { rows: [3], tied: -1 }],
    ["a row less than found", {}, { rows: [0, 1] }],
    ["a group too few", bySuburb, { groups: [soho], groupsTotal: 2 }],
    ["a row in no group", bySuburb, { groups: [soho], groupsTotal: 1 }],
    [
      "two groups for the nth",
      { ...bySuburb, sort, nth: 1 },
      { groups: [soho, nice], groupsTotal: 2 },
    ],
    [
      "more groups tied than there are",
      { ...bySuburb, limit: 1 },
      { groups: [soho], groupsTotal: 2, tied: 2 },
    ],
    ["a small group", { ...bySuburb, minRows: 3 }, { groups: [soho, nice], groupsTotal: 2 }],
    ["a row where none is", { ...bySuburb, none: true }, { groups: [nice], groupsTotal: 1 }],
    [
      "a value that does not fit",
      { ...bySuburb, having: { gt: 3 } },
      { groups: [soho, nice], groupsTotal: 2 },
    ],
    [
      "a count that is not the rows",
      bySuburb,
      { groups: [soho, { ...nice, value: 3 }], groupsTotal: 2 },
    ],
    [
      "a group of more than all",
      { ...bySuburb, having: { gt: 3 } },
      { groups: [{ ...soho, value: 9, rows: 9 }], groupsTotal: 1 },
    ],
    [
      "a share of a group above all",
      { ...bySuburb, measure: share },
      { groups: [{ ...soho, value: 101 }], groupsTotal: 1 },
    ],
    [
      "a group twice",
      bySuburb,
      { groups: [{ ...soho }, { ...nice, key: "Soho" }], groupsTotal: 2 },
    ],
    ["another number of groups", { ...bySuburb, op: "countGroups" }, { value: 3, groupsTotal: 2 }],
    ["more groups than rows", { ...bySuburb, op: "countGroups" }, { value: 7, groupsTotal: 7 }],
    ["a number without groups", { ...bySuburb, op: "countGroups" }, { value: 2 }],
    [
      "an average that is not of the rows",
      { ...bySuburb, op: "perGroup" },
      { value: 2, groupsTotal: 2 },
    ],
    [
      "an average of nothing",
      { ...bySuburb, op: "perGroup" },
      { total: 0, value: 2, groupsTotal: 0 },
    ],
    [
      "a ratio that is not one",
      { op: "ratio", ...two },
      { value: 2, sides: [3, 2], sideTotals: [3, 2] },
    ],
    [
      "a ratio to nothing with a value",
      { op: "ratio", ...two },
      { value: 3, sides: [3, 0], sideTotals: [3, 0] },
    ],
    [
      "a ratio of other rows",
      { op: "ratio", ...two },
      { value: 2, sides: [4, 2], sideTotals: [3, 2] },
    ],
    ["a side too few", { op: "compare", ...two }, { value: null, sides: [3], sideTotals: [3] }],
    [
      "a side of more than all",
      { op: "compare", ...two },
      { value: 5, sides: [7, 2], sideTotals: [7, 2] },
    ],
    [
      "another difference",
      { op: "compare", ...two },
      { value: -1, sides: [3, 2], sideTotals: [3, 2] },
    ],
    [
      "a difference of three",
      { op: "compare", sides: [phone, phone, phone] },
      { value: 1, sides: [3, 2, 1], sideTotals: [3, 2, 1] },
    ],
    [
      "a side's share above all",
      { op: "compare", measure: share, ...two },
      { value: 1, sides: [101, 100], sideTotals: [3, 2] },
    ],
    [
      "more rows than changed",
      { op: "changes", changes: "new" },
      { total: 2, rows: [0, 1], changes: named },
    ],
    [
      "rows that are gone",
      { op: "changes", changes: "gone" },
      { total: 1, rows: [0], changes: named },
    ],
    [
      "changes without a comparison",
      { op: "changes", changes: "new" },
      { total: 1, rows: [0], changes: null },
    ],
    ["changes nobody looked for", { op: "changes", changes: "new" }, { total: 0 }],
    ["a part of the preset", { op: "meta", about: "size" }, { total: 5 }],
    ["a number beside the preset", { op: "meta", about: "size" }, { value: 6 }],
  ])("throws: %s", (_, plan, outcome) => {
    expect(check(plan, outcome)).toThrow(/^plan result: /);
  });
});
