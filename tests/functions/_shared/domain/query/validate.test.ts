import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { holds } from "../../../../property.ts";
import { listing, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const preset = presetFor(samplePreset);
const plan = (changes: Record<string, unknown>) => ({
  v: 2,
  op: "count",
  output: "text",
  ...changes,
});
const problemOf = (input: unknown) => {
  const result = validatePlan(input, preset);
  return "problem" in result ? result.problem : undefined;
};
const phone = { f: "phone", has: true };
const byName = { by: "name", dir: "asc" };
const nested = (depth: number): unknown =>
  depth === 0 ? { f: "phone", has: true } : { not: nested(depth - 1) };

describe("a plan from anywhere", () => {
  it("is taken when it fits: values in the preset's spelling, filters as one list", () => {
    const where = { f: "category", in: ["HAIR  salon", "hair salon"] };
    expect(validatePlan(plan({ where }), preset)).toEqual({
      plan: plan({ where: { and: [{ f: "category", in: ["Hair Salon"] }] } }),
    });
  });

  it.each([
    ["a shape of its own", "DROP TABLE listings", "", undefined],
    ["an unknown key", plan({ sql: "SELECT 1" }), "sql", undefined],
    ["another version", plan({ v: 3 }), "v", "2"],
    ["an unknown operation", plan({ op: "delete" }), "op", "count"],
    ["an unknown output", plan({ output: "html" }), "output", "csv"],
    ["an unknown field", plan({ where: { f: "revenue", has: true } }), "where.f", "website"],
    ["a value that is no text", plan({ where: { f: "suburb", in: [7] } }), "where.in.0", undefined],
    [
      "a presence that is no truth value",
      plan({ where: { f: "phone", has: "no" } }),
      "where.has",
      "true",
    ],
    [
      "an unknown value",
      plan({ where: { f: "suburb", in: ["Chelsea"] } }),
      "where.and.0.in.0",
      "Soho",
    ],
    [
      "a rating that can't be",
      plan({ where: { f: "rating", gt: 50 } }),
      "where.and.0.gt",
      "0 to 5",
    ],
    ["a comparison with nothing", plan({ where: { f: "review_count" } }), "where.and.0", "gt"],
    [
      "a distance of nothing",
      plan({ where: { near: { to: "centre", m: 0 } } }),
      "where.near.m",
      "1 to 200000",
    ],
    [
      "a place that is not there",
      plan({ where: { near: { to: { id: "nobody" }, m: 5 } } }),
      "where.and.0.near.to",
      undefined,
    ],
    [
      "an eighth day",
      plan({ where: { closed: { dow: 7 } } }),
      "where.closed.dow",
      "0 (Monday) to 6 (Sunday)",
    ],
    ["a limit of nothing", plan({ op: "list", limit: 0 }), "limit", "1 to 1000"],
    [
      "an average of words",
      plan({ op: "aggregate", measure: { fn: "avg", field: "suburb" } }),
      "measure.field",
      "rating",
    ],
    ["groups by nothing", plan({ op: "group" }), "groupBy", "category"],
    [
      "a description of nobody",
      plan({ op: "describe", target: { id: "nobody" } }),
      "target",
      undefined,
    ],
    ["one side to compare", plan({ op: "compare" }), "sides", undefined],
    ["a ratio of three", plan({ op: "ratio", sides: [phone, phone, phone] }), "sides", undefined],
    ["eight sides", plan({ op: "compare", sides: Array(8).fill(phone) }), "sides", undefined],
    [
      "a ratio of averages",
      plan({ op: "ratio", sides: [phone, phone], measure: { fn: "avg", field: "rating" } }),
      "measure",
      undefined,
    ],
    ["an average over nothing", plan({ op: "perGroup" }), "groupBy", "chain"],
    ["a number of nothing", plan({ op: "countGroups" }), "groupBy", "postcode_area"],
    ["the nth of no order", plan({ op: "list", nth: 2 }), "sort", undefined],
    [
      "an nth and a limit",
      plan({ op: "list", nth: 2, limit: 2, sort: [byName] }),
      "limit",
      "1 to 1000",
    ],
    ["the nth of a number", plan({ nth: 2, sort: [byName] }), "nth", "1 to 1000"],
    ["the nothing-th", plan({ op: "list", nth: 0, sort: [byName] }), "nth", "1 to 1000"],
    ["a least number of rows of a list", plan({ op: "list", minRows: 2 }), "minRows", undefined],
    ["no rows of a list", plan({ op: "list", none: true }), "none", undefined],
    [
      "an average of groups without rows",
      plan({ op: "perGroup", groupBy: "suburb", none: true }),
      "none",
      undefined,
    ],
    [
      "groups of no rows and of some",
      plan({ op: "group", groupBy: "suburb", none: true, minRows: 2 }),
      "minRows",
      undefined,
    ],
    [
      "a value of groups without rows",
      plan({ op: "group", groupBy: "suburb", none: true, having: { gt: 0 } }),
      "having",
      undefined,
    ],
    [
      "a measure of groups without rows",
      plan({ op: "group", groupBy: "suburb", none: true, measure: { fn: "avg", field: "rating" } }),
      "measure",
      undefined,
    ],
    [
      "a distance per group",
      plan({
        op: "perGroup",
        groupBy: "suburb",
        measure: { fn: "distance", between: ["centre", { id: "1" }] },
      }),
      "measure",
      undefined,
    ],
    [
      "days to sort names by",
      plan({ op: "list", sort: [{ ...byName, days: [0] }] }),
      "sort.0.days",
      "0 (Monday) to 6 (Sunday)",
    ],
    [
      "an eighth day to open on",
      plan({ op: "list", sort: [{ by: "opens", dir: "asc", days: [7] }] }),
      "sort.0.days.0",
      undefined,
    ],
    ["a topic of nothing", plan({ op: "meta" }), "about", "coverage"],
    ["an unknown topic", plan({ op: "meta", about: "secrets" }), "about", "size"],
    [
      "a filter on the whole preset",
      plan({ op: "meta", about: "size", where: phone }),
      "where",
      undefined,
    ],
    ["a topic of a count", plan({ about: "size" }), "about", "size"],
    ["changes of any kind", plan({ op: "changes" }), "changes", "gone"],
    ["changes of a count", plan({ changes: "new" }), "changes", "new"],
    [
      "a list of two snapshots",
      plan({ op: "list", snapshots: ["this", "previous"] }),
      "snapshots",
      undefined,
    ],
    [
      "a snapshot beside itself",
      plan({ op: "compare", snapshots: ["this", "this"] }),
      "snapshots",
      undefined,
    ],
    [
      "snapshots beside sides",
      plan({ op: "compare", snapshots: ["this", "previous"], sides: [phone, phone] }),
      "snapshots",
      undefined,
    ],
    [
      "columns of what is gone",
      plan({ op: "changes", changes: "gone", columns: ["phone"] }),
      "columns",
      undefined,
    ],
    [
      "a file of a ratio",
      plan({ op: "ratio", sides: [phone, phone], output: "csv" }),
      "output",
      "text",
    ],
    [
      "a way between a place and itself",
      plan({ where: { between: [{ id: "1" }, { id: "1", name: "Place 1" }] } }),
      "where.and.0.between",
      undefined,
    ],
    [
      "a way to a place that is not there",
      plan({ where: { between: [{ id: "1" }, { id: "nobody" }] } }),
      "where.and.0.between.1",
      undefined,
    ],
    [
      "an invisible text",
      plan({ where: { f: "name", how: "equals", text: " \u200b" } }),
      "where.and.0.text",
      undefined,
    ],
    [
      "an invisible postcode",
      plan({ where: { f: "postcode", area: " " } }),
      "where.and.0.area",
      undefined,
    ],
    ["the area of a street", plan({ where: { f: "street", area: "EC1" } }), "where.f", undefined],
    [
      "words of the question it never held",
      plan({ said: [{ at: ["limit"], from: -1, to: 3 }] }),
      "said.0.from",
      undefined,
    ],
  ])("is refused with %s, saying where and what would do", (_, input, path, allowed) => {
    const problem = problemOf(input);
    expect(problem?.path).toBe(path);
    expect(problem?.problem).not.toBe("");
    if (allowed !== undefined) expect(problem?.allowed).toContain(allowed);
  });

  it.each([
    ["the nth", { op: "list", nth: 3, sort: [byName] }],
    ["groups without rows", { op: "group", groupBy: "chain", none: true, limit: 3 }],
    ["groups of enough rows", { op: "perGroup", groupBy: "postcode_area", minRows: 2 }],
    ["the number of groups", { op: "countGroups", groupBy: "suburb", having: { gte: 2 } }],
    ["a ratio", { op: "ratio", sides: [phone, { not: phone }] }],
    ["six sides", { op: "compare", sides: Array(6).fill(phone) }],
    ["opening times", { op: "list", sort: [{ by: "closes", dir: "desc", days: [4, 5] }] }],
    ["the preset itself", { op: "meta", about: "sources" }],
    ["filtered changes", { op: "changes", changes: "all", where: { and: [phone] } }],
    [
      "its origin",
      {
        said: [
          { at: ["op"], from: 0, to: 8 },
          { at: ["limit"], by: "default", as: "most" },
        ],
      },
    ],
  ])("is taken as it is with %s", (_, parts) => {
    expect(validatePlan(plan(parts), preset)).toEqual({ plan: plan(parts) });
  });

  it("is refused when it is too deep, too long or has too many conditions", () => {
    const leaf = { f: "phone", has: true };
    expect(problemOf(plan({ where: nested(6) }))).toBeUndefined();
    expect(problemOf(plan({ where: nested(20) }))?.problem).toMatch(/deep/);
    expect(problemOf(plan({ where: nested(5_000) }))?.problem).toMatch(/deep/);
    expect(problemOf(plan({ where: { and: Array(60).fill(leaf) } }))).toBeUndefined();
    const many = { and: [{ or: Array(31).fill(leaf) }, { or: Array(31).fill(leaf) }] };
    expect(problemOf(plan({ where: many }))?.problem).toMatch(/many/);
    const long = { f: "suburb", in: Array(150).fill("x".repeat(190)) };
    expect(problemOf(plan({ where: long }))?.problem).toMatch(/long/);
  });

  it("may ask a tier 1 preset for what tier 2 adds only where the map has some", () => {
    const where = { f: "emails", has: false };
    const bare = presetFor(snapshotOf([listing(1)]));
    expect(validatePlan(plan({ where }), bare)).toMatchObject({
      problem: { path: "where.and.0.f" },
    });
    expect(validatePlan(plan({ where }), preset)).toHaveProperty("plan");
    const tierTwo = presetFor(snapshotOf([listing(1)], { tier: 2 }));
    expect(validatePlan(plan({ where }), tierTwo)).toHaveProperty("plan");
  });

  it("never makes the check itself fail", () => {
    holds(
      fc.property(fc.anything(), fc.anything(), (whole, where) => {
        validatePlan(whole, preset);
        validatePlan(plan({ where }), preset);
        validatePlan(plan({ where: { and: [where] }, measure: whole }), preset);
      }),
      { numRuns: 300 },
    );
  });
});
