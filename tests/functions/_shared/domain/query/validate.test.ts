import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dictionaryOf } from "#domain/query/dictionary.ts";
import { validatePlan } from "#domain/query/validate.ts";
import { samplePreset } from "./sample-preset.ts";

const dictionary = dictionaryOf(samplePreset);
const plan = (changes: Record<string, unknown>) => ({
  v: 1,
  op: "count",
  where: [],
  output: "text",
  ...changes,
});
const problemOf = (input: unknown) => {
  const result = validatePlan(input, dictionary);
  return "problem" in result ? result.problem : undefined;
};

describe("a plan from anywhere", () => {
  it("is taken when it fits, with values in the preset's spelling", () => {
    const where = [
      { f: "category", is: "HAIR  salon" },
      { f: "website", has: false },
    ];
    expect(validatePlan(plan({ where }), dictionary)).toEqual({
      plan: plan({
        where: [
          { f: "category", is: "Hair Salon" },
          { f: "website", has: false },
        ],
      }),
    });
  });

  it.each([
    ["a shape of its own", "DROP TABLE listings", "", "where"],
    ["an unknown key", plan({ sql: "SELECT 1" }), "sql", "where"],
    ["another version", plan({ v: 2 }), "v", "1"],
    ["an unknown operation", plan({ op: "delete" }), "op", "count"],
    ["an unknown output", plan({ output: "html" }), "output", "csv"],
    ["an unknown field", plan({ where: [{ f: "revenue", has: true }] }), "where.0.f", "website"],
    [
      "a field that has no values",
      plan({ where: [{ f: "website", is: "x" }] }),
      "where.0.f",
      "suburb",
    ],
    [
      "a value that is no text",
      plan({ where: [{ f: "suburb", is: 7 }] }),
      "where.0.is",
      "{ f, is }",
    ],
    [
      "a presence that is no truth value",
      plan({ where: [{ f: "phone", has: "no" }] }),
      "where.0.has",
      "true",
    ],
    ["an unknown value", plan({ where: [{ f: "suburb", is: "Chelsea" }] }), "where.0.is", "Soho"],
    [
      "one condition too many",
      plan({ where: ["phone", "website", "emails"].map((f) => ({ f, has: true })) }),
      "where",
      "at most 2 conditions",
    ],
    [
      "two conditions on one field",
      plan({
        where: [
          { f: "phone", has: true },
          { f: "phone", has: false },
        ],
      }),
      "where.1.f",
      undefined,
    ],
  ])("is refused with %s, saying where and what would do", (_, input, path, allowed) => {
    const problem = problemOf(input);
    expect(problem?.path).toBe(path);
    expect(problem?.problem).not.toBe("");
    if (allowed !== undefined) expect(problem?.allowed).toContain(allowed);
  });

  it("never makes the check itself fail", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (whole, where) => {
        validatePlan(whole, dictionary);
        validatePlan(plan({ where }), dictionary);
        validatePlan(plan({ where: [where] }), dictionary);
      }),
      { numRuns: 300 },
    );
  });
});
