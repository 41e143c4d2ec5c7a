import type { PlanFilter, PlanPath } from "../answer.ts";
import {
  type Condition,
  filtersOf,
  isNumber,
  isPresence,
  isText,
  isValue,
  type Plan,
} from "../plan/plan.ts";
import { conditionLabel, sortLabel, type Wording } from "./labels.ts";
import { numberText } from "./number-text.ts";

/** The filters of a plan that can be removed or changed, in words. */
export function planFilters(plan: Plan, wording: Wording): PlanFilter[] {
  const { say, language } = wording;
  const { where, sort = [], limit } = plan;
  const conditions = filtersOf(plan).map((condition, index): PlanFilter => {
    const at = where && "and" in where ? ["where", "and", index] : ["where"];
    const value = valueIn(condition);
    return {
      label: conditionLabel(wording, condition),
      at,
      ...(value ? { value: [...at, ...value] } : {}),
    };
  });
  const sorting =
    sort.length > 0
      ? [{ label: say("sorted", { by: sortLabel(wording, sort) }), at: ["sort"] }]
      : [];
  const limiting =
    limit === undefined
      ? []
      : [
          {
            label: say("first_rows", { n: numberText(limit, language) }),
            at: ["limit"],
            value: ["limit"],
          },
        ];
  return [...conditions, ...sorting, ...limiting];
}

/** Where a condition holds its value; none where it holds several. */
function valueIn(condition: Condition): PlanPath | undefined {
  if ("near" in condition) return ["near", "m"];
  if (isPresence(condition)) return ["has"];
  if (isText(condition)) return ["text"];
  if (isValue(condition)) return condition.in.length === 1 ? ["in", 0] : undefined;
  if (!isNumber(condition)) return undefined;
  const { f: _, ...bounds } = condition;
  const [bound, ...others] = Object.keys(bounds);
  return bound !== undefined && others.length === 0 ? [bound] : undefined;
}
