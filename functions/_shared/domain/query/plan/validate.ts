import * as v from "valibot";
import { declarations } from "../../listing/columns.ts";
import { fold } from "../../text/fold.ts";
import { assertComplete } from "./complete.ts";
import { fromVersion1 } from "./from-version-1.ts";
import { assertCollected, assertPlace, assertTier } from "./in-preset.ts";
import {
  type BetweenCondition,
  type Condition,
  filtersOf,
  isNumber,
  isPresence,
  isRoleField,
  isText,
  isValue,
  type Leaf,
  leavesOf,
  type NumberCondition,
  type Plan,
  roleFields,
} from "./plan.ts";
import type { Preset } from "./preset.ts";
import { type PlanProblem, Problem } from "./problem.ts";
import { allowedAt, planLimits, planSchema } from "./schema.ts";

export type ValidatedPlan = { plan: Plan } | { problem: PlanProblem };

const allowedShown = 10;

/**
 * A plan from anywhere, checked: shape, size, ranges, tier, and that every value and place is this
 * preset's own. Values come back in the preset's spelling, `where` as one `and`.
 */
export function validatePlan(input: unknown, preset: Preset): ValidatedPlan {
  try {
    return { plan: checked(shaped(fromVersion1(input)), preset) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.found };
    throw error;
  }
}

function shaped(input: unknown): Plan {
  assertSize(input);
  const result = v.safeParse(planSchema, input);
  if (result.success) return result.output as Plan;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? "";
  throw new Problem(path, issue.message, allowedAt(path));
}

/** Before anything else walks it: a plan of a hostile depth would end the process, not the check. */
function assertSize(input: unknown): void {
  if (depthOf(input, planLimits.depthMax * 4) > planLimits.depthMax * 4) {
    throw new Problem("", "This plan is nested too deeply", [`depth ${planLimits.depthMax}`]);
  }
  const length = JSON.stringify(input)?.length ?? 0;
  if (length > planLimits.planMaxChars) {
    throw new Problem("", "This plan is too long", [`${planLimits.planMaxChars} characters`]);
  }
}

function depthOf(value: unknown, left: number): number {
  if (left < 0 || typeof value !== "object" || value === null) return 0;
  let deepest = 0;
  for (const each of Object.values(value)) deepest = Math.max(deepest, depthOf(each, left - 1));
  return deepest + 1;
}

function checked(plan: Plan, preset: Preset): Plan {
  assertBounded(plan);
  const resolved: Plan = { ...plan };
  const filters = filtersOf(plan).map((each, at) => resolve(each, `where.and.${at}`, preset));
  if (filters.length > 0) resolved.where = { and: filters };
  else delete resolved.where;
  if (plan.measure?.of) {
    resolved.measure = { ...plan.measure, of: resolve(plan.measure.of, "measure.of", preset) };
  }
  if (plan.sides) {
    resolved.sides = plan.sides.map((side, at) => resolve(side, `sides.${at}`, preset));
  }
  assertComplete(resolved, preset);
  return resolved;
}

function assertBounded({ where, sides, measure }: Plan): void {
  const all = [where, ...(sides ?? []), measure?.of].filter((each) => each !== undefined);
  const leaves = all.flatMap(leavesOf).length;
  if (leaves > planLimits.conditionsMax) {
    throw new Problem("where", "Too many conditions", [`${planLimits.conditionsMax}`]);
  }
  if (all.some((each) => conditionDepth(each) > planLimits.depthMax)) {
    throw new Problem("where", "Conditions are nested too deeply", [`${planLimits.depthMax}`]);
  }
}

function conditionDepth(condition: Condition): number {
  if ("not" in condition) return 1 + conditionDepth(condition.not);
  const inner = "and" in condition ? condition.and : "or" in condition ? condition.or : [];
  return 1 + Math.max(0, ...inner.map(conditionDepth));
}

function resolve(condition: Condition, path: string, preset: Preset): Condition {
  if ("and" in condition) {
    return { and: condition.and.map((each, at) => resolve(each, `${path}.and.${at}`, preset)) };
  }
  if ("or" in condition) {
    return { or: condition.or.map((each, at) => resolve(each, `${path}.or.${at}`, preset)) };
  }
  if ("not" in condition) return { not: resolve(condition.not, `${path}.not`, preset) };
  assertLeaf(condition, path, preset);
  if (!isValue(condition)) return condition;
  const values = condition.in.map((value, at) => {
    const entry = preset.find(condition.f, value);
    if (entry) return entry.value;
    const known = preset.entries(condition.f).slice(0, allowedShown);
    throw new Problem(
      `${path}.in.${at}`,
      "No row of this preset has this value",
      known.map((each) => each.value),
    );
  });
  return { f: condition.f, in: [...new Set(values)] };
}

function assertLeaf(leaf: Leaf, path: string, preset: Preset): void {
  if ("near" in leaf) assertPlace(leaf.near.to, `${path}.near.to`, preset);
  else if ("dir" in leaf) assertPlace(leaf.dir.of, `${path}.dir.of`, preset);
  else if ("between" in leaf) assertBetween(leaf, `${path}.between`, preset);
  else if ("f" in leaf) {
    assertCollected(leaf.f, `${path}.f`, preset);
    assertTier(leaf.f, `${path}.f`, preset);
  }
  if (isNumber(leaf)) assertComparison(leaf, path);
  if (isText(leaf)) assertText(leaf.text, `${path}.text`);
  if ("area" in leaf) assertText(leaf.area, `${path}.area`);
  if (isPresence(leaf) && leaf.role !== undefined && !isRoleField(leaf.f)) {
    throw new Problem(`${path}.role`, "This field has no roles", [...roleFields]);
  }
}

function assertBetween({ between }: BetweenCondition, path: string, preset: Preset): void {
  for (const [at, each] of between.entries()) assertPlace(each, `${path}.${at}`, preset);
  const [one, other] = between.map((ref) =>
    typeof ref === "object" && "id" in ref ? ref.id : JSON.stringify(ref),
  );
  if (one === other) throw new Problem(path, "Between a place and itself there is nothing");
}

/** Every text holds one of nothing. */
function assertText(text: string, path: string): void {
  if (fold(text) === "") throw new Problem(path, "This text can't be seen");
}

function assertComparison({ f, ...comparison }: NumberCondition, path: string): void {
  const values = Object.entries(comparison);
  if (values.length === 0) {
    throw new Problem(path, "A number needs a comparison", ["gt", "gte", "lt", "lte", "eq"]);
  }
  const [least, most] = declarations[f].range;
  for (const [key, value] of values) {
    if (value < least || value > most) {
      throw new Problem(`${path}.${key}`, "This value can't be", [`${least} to ${most}`]);
    }
  }
}
