import isSame from "fast-deep-equal";
import { type Condition, filtersOf, type Plan } from "../plan/plan.ts";

/** The filters that a plan has from the plan before it. */
export function inheritedFrom(before: Plan, plan: Plan): Condition[] {
  const old = filtersOf(before);
  return filtersOf(plan).filter((filter) => old.some((each) => isSame(each, filter)));
}
