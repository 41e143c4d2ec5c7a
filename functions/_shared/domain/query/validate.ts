import * as v from "valibot";
import { type Dictionary, findValue } from "./dictionary.ts";
import { type Condition, type Plan, presenceFields, textFields } from "./plan.ts";

/** Conditions one plan can hold. */
export const conditionsMax = 2;
const valueMaxChars = 200;
const allowedShown = 10;

/** Why a plan can't run, for whoever wrote it: where, what, and what would do. */
export interface PlanProblem {
  path: string;
  problem: string;
  allowed: string[];
}

export type ValidatedPlan = { plan: Plan } | { problem: PlanProblem };

const valueCondition = v.strictObject({
  f: v.picklist(textFields),
  is: v.pipe(v.string(), v.nonEmpty(), v.maxLength(valueMaxChars)),
});
const presenceCondition = v.strictObject({ f: v.picklist(presenceFields), has: v.boolean() });
const condition = v.lazy((input) =>
  typeof input === "object" && input !== null && "is" in input ? valueCondition : presenceCondition,
) satisfies v.GenericSchema<unknown, Condition>;
const planSchema = v.strictObject({
  v: v.literal(1),
  op: v.picklist(["count", "list"]),
  where: v.pipe(v.array(condition), v.maxLength(conditionsMax)),
  output: v.picklist(["text", "csv"]),
}) satisfies v.GenericSchema<unknown, Plan>;

/** A plan from anywhere, checked; values come back in the preset's own spelling. */
export function validatePlan(input: unknown, dictionary: Dictionary): ValidatedPlan {
  const result = v.safeParse(planSchema, input);
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue) ?? "";
    return { problem: { path, problem: issue.message, allowed: allowedAt(path, input) } };
  }
  return resolveValues(result.output, dictionary);
}

function resolveValues(plan: Plan, dictionary: Dictionary): ValidatedPlan {
  const where: Condition[] = [];
  for (const [at, each] of plan.where.entries()) {
    const asksValue = "is" in each;
    if (where.some((other) => other.f === each.f && "is" in other === asksValue)) {
      const problem = "This field already has a condition";
      return { problem: { path: `where.${at}.f`, problem, allowed: [] } };
    }
    if (!asksValue) {
      where.push(each);
      continue;
    }
    const entry = findValue(dictionary, each.f, each.is);
    if (!entry) {
      const allowed = dictionary.entries[each.f].slice(0, allowedShown).map(({ value }) => value);
      const problem = "No row of this preset has this value";
      return { problem: { path: `where.${at}.is`, problem, allowed } };
    }
    where.push({ f: each.f, is: entry.value });
  }
  return { plan: { ...plan, where } };
}

function allowedAt(path: string, input: unknown): string[] {
  if (path === "v") return ["1"];
  if (path === "op") return ["count", "list"];
  if (path === "output") return ["text", "csv"];
  if (path === "where") return [`at most ${conditionsMax} conditions`];
  const [, at] = /^where\.(\d+)/.exec(path) ?? [];
  if (at === undefined) return ["v", "op", "where", "output"];
  if (path.endsWith(".has")) return ["true", "false"];
  if (!path.endsWith(".f")) return ["{ f, is }", "{ f, has }"];
  return [...(asksValueAt(input, Number(at)) ? textFields : presenceFields)];
}

const asksValueAt = (input: unknown, at: number): boolean => {
  const shape = v.safeParse(v.object({ where: v.array(v.unknown()) }), input);
  const each = shape.success ? shape.output.where[at] : undefined;
  return typeof each === "object" && each !== null && "is" in each;
};
