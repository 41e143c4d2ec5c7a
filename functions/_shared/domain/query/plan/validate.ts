import * as v from "valibot";
import { declarations } from "../../listing/columns.ts";
import type { Listing, ListingColumn } from "../../listing/listing.ts";
import {
  type Condition,
  filtersOf,
  isNumber,
  isNumberField,
  isOfTierTwo,
  isPresence,
  isRoleField,
  isValue,
  leavesOf,
  type NumberCondition,
  type PlaceRef,
  type Plan,
  roleFields,
} from "./plan.ts";
import type { Preset } from "./preset.ts";
import { allowedAt, planLimits, planSchema } from "./schema.ts";

/** Why a plan can't run, for whoever wrote it: where, what, and what would do. */
export interface PlanProblem {
  path: string;
  problem: string;
  allowed: string[];
  /** The field that this preset's tier does not hold. */
  tierField?: string;
}

export type ValidatedPlan = { plan: Plan } | { problem: PlanProblem };

const allowedShown = 10;

class Problem extends Error {
  readonly found: PlanProblem;

  constructor(path: string, problem: string, allowed: string[] = [], tierField?: string) {
    super(problem);
    this.found = { path, problem, allowed, ...(tierField === undefined ? {} : { tierField }) };
  }
}

/**
 * A plan from anywhere, checked: shape, size, ranges, tier, and that every value and place is this
 * preset's own. Values come back in the preset's spelling, `where` as one `and`.
 */
export function validatePlan(input: unknown, preset: Preset): ValidatedPlan {
  try {
    return { plan: checked(shaped(input), preset) };
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
  if (plan.compare) {
    const [one, other] = plan.compare;
    resolved.compare = [resolve(one, "compare.0", preset), resolve(other, "compare.1", preset)];
  }
  assertComplete(resolved, preset);
  return resolved;
}

function assertBounded({ where, compare, measure }: Plan): void {
  const all = [where, ...(compare ?? []), measure?.of].filter((each) => each !== undefined);
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

/** What each operation can't do without. */
function assertComplete(plan: Plan, preset: Preset): void {
  const { op, measure, sort = [], target, compare, groupBy } = plan;
  const need = (is: unknown, path: string, problem: string): void => {
    if (!is) throw new Problem(path, problem, allowedAt(path));
  };
  if (op === "aggregate") need(measure, "measure", "An aggregate needs a measure");
  if (op === "group") need(groupBy, "groupBy", "Groups need what they are grouped by");
  if (op === "compare") need(compare, "compare", "A comparison needs two sides");
  if (op === "describe") need(target, "target", "A description needs a listing");
  if (target) resolvePlace(target, "target", preset);
  for (const [at, { to }] of sort.entries()) {
    if (to !== undefined) resolvePlace(to, `sort.${at}.to`, preset);
  }
  if (!measure) return;
  const ofNumbers = ["avg", "median", "sum", "min", "max"].includes(measure.fn);
  if (ofNumbers || measure.fn === "distinct") {
    need(measure.field, "measure.field", "This measure needs a field");
  }
  if (ofNumbers && measure.field !== undefined) {
    need(isNumberField(measure.field), "measure.field", "This field holds no numbers");
    assertTier(measure.field, "measure.field", preset);
  }
  if (measure.fn === "share") need(measure.of, "measure.of", "A share needs its part");
  if (measure.fn === "distance") {
    need(measure.between, "measure.between", "A distance needs two places");
    for (const each of measure.between ?? []) resolvePlace(each, "measure.between", preset);
  }
}

function resolve(condition: Condition, path: string, preset: Preset): Condition {
  if ("and" in condition) {
    return { and: condition.and.map((each, at) => resolve(each, `${path}.and.${at}`, preset)) };
  }
  if ("or" in condition) {
    return { or: condition.or.map((each, at) => resolve(each, `${path}.or.${at}`, preset)) };
  }
  if ("not" in condition) return { not: resolve(condition.not, `${path}.not`, preset) };
  if ("near" in condition) resolvePlace(condition.near.to, `${path}.near.to`, preset);
  else if ("dir" in condition) resolvePlace(condition.dir.of, `${path}.dir.of`, preset);
  else if ("f" in condition) {
    assertCollected(condition.f, `${path}.f`, preset);
    assertTier(condition.f, `${path}.f`, preset);
  }
  if (isNumber(condition)) assertComparison(condition, path);
  if (isPresence(condition) && condition.role !== undefined && !isRoleField(condition.f)) {
    throw new Problem(`${path}.role`, "This field has no roles", [...roleFields]);
  }
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

function assertCollected(field: ListingColumn, path: string, { columns }: Preset): void {
  if (!columns.has(field)) throw new Problem(path, "This preset was collected without this field");
}

/** A tier 1 preset that has such values all the same (the map holds a few) may be asked for them. */
function assertTier(field: string, path: string, preset: Preset): void {
  if (preset.tier === 2 || !isOfTierTwo(field)) return;
  if (preset.known(field as keyof Listing & Parameters<Preset["known"]>[0]) > 0) return;
  throw new Problem(path, "This preset is tier 1 and has no such values", [], field);
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

function resolvePlace(ref: PlaceRef, path: string, { columns, find }: Preset): void {
  if (ref === "centre") {
    if (columns.size === 0) throw new Problem(path, "This preset has no rows");
    return;
  }
  if ("id" in ref && columns.rowOf(ref.id) === undefined) {
    throw new Problem(path, "No listing of this preset has this id");
  }
  if ("f" in ref && !find(ref.f, ref.is)?.rows) {
    throw new Problem(path, "No row of this preset has this value");
  }
}
