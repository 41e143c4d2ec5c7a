import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { holds } from "../../../../property.ts";
import { listing, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const preset = presetFor(samplePreset);
const plan = (changes: Record<string, unknown>) => ({
  v: 1,
  op: "count",
  output: "text",
  ...changes,
});
const problemOf = (input: unknown) => {
  const result = validatePlan(input, preset);
  return "problem" in result ? result.problem : undefined;
};
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
    ["another version", plan({ v: 2 }), "v", "1"],
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
    ["one side to compare", plan({ op: "compare" }), "compare", undefined],
  ])("is refused with %s, saying where and what would do", (_, input, path, allowed) => {
    const problem = problemOf(input);
    expect(problem?.path).toBe(path);
    expect(problem?.problem).not.toBe("");
    if (allowed !== undefined) expect(problem?.allowed).toContain(allowed);
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
