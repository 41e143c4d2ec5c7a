import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runPlan } from "#domain/query/engine/run.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { holds } from "../../../../property.ts";
import { clock, presetFor, samplePreset, snapshotOf } from "./sample-preset.ts";

const preset = presetFor(snapshotOf([...samplePreset.listings], { tier: 2 }));
const checked = (input: unknown) => {
  const result = validatePlan(input, preset);
  if ("problem" in result) throw new Error(JSON.stringify(result.problem));
  return result.plan;
};
const refused = (input: unknown) => {
  const result = validatePlan(input, preset);
  return "problem" in result ? result.problem : undefined;
};
const phone = { f: "phone", has: true };
const outcomeOf = (plan: Plan) => runPlan(plan, preset.columns, clock);
/** As version 1 wrote it. */
const asVersion1 = ({ sides, ...plan }: Plan) => ({
  ...plan,
  v: 1,
  ...(sides ? { compare: sides } : {}),
});
const versionOnes: readonly Plan["op"][] = ["count", "list", "aggregate", "group", "compare"];

describe("a plan of version 1", () => {
  it("finds what the same plan of version 2 finds", () => {
    const plans = plansFor(preset).filter(({ op }) => versionOnes.includes(op));
    const tried = holds(
      fc.property(plans, (plan) => {
        const converted = checked(asVersion1(plan));
        expect(converted).toEqual(checked(plan));
        expect(outcomeOf(converted)).toEqual(outcomeOf(checked(plan)));
      }),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThanOrEqual(300);
  });

  it("has its sides in the order they were compared in", () => {
    const [one, other] = ["Bakery", "Restaurant"].map((type) => ({ f: "category", in: [type] }));
    const plan = checked({ v: 1, op: "compare", compare: [one, other], output: "text" });
    expect(plan).toEqual({ v: 2, op: "compare", sides: [one, other], output: "text" });
    expect(outcomeOf(plan)).toMatchObject({ value: 20 - 60, sides: [20, 60] });
  });

  it("loses the parts that version 1 ignored, and is refused with them as version 2", () => {
    const stray = {
      groupBy: "suburb",
      having: { gt: 1 },
      compare: [phone, phone],
    };
    const count = { op: "count", output: "text" };
    expect(checked({ v: 1, ...count, ...stray })).toEqual({ v: 2, ...count });
    const { compare, ...parts } = stray;
    for (const [key, part] of Object.entries({ ...parts, sides: compare })) {
      expect(refused({ v: 2, ...count, [key]: part })?.path).toBe(key);
    }
  });

  it("is refused with both its own sides and those of version 2, rather than lose one", () => {
    const both = [
      { f: "phone", has: true },
      { f: "phone", has: false },
    ];
    const plan = { v: 1, op: "compare", compare: both, sides: both, output: "text" };
    expect(refused(plan)?.path).toBe("compare");
  });
});

it.each([
  ["a later version", 3],
  ["a version as text", "1"],
  ["no version", undefined],
  ["a version that is a plan", { v: 1 }],
  ["no number", Number.NaN],
])("a plan of %s is refused, saying which would do", (_, v) => {
  const problem = refused({ v, op: "count", output: "text" });
  expect(problem).toMatchObject({ path: "v", allowed: ["2"] });
  expect(problem?.problem).not.toBe("");
});

it.each(["__proto__", "constructor", "toString"])("a plan may have no part called %s", (key) => {
  const hostile = JSON.parse(`{"v":1,"op":"count","output":"text","${key}":{"limit":1}}`);
  expect(refused(hostile)).toMatchObject({ path: key, allowed: [] });
});
