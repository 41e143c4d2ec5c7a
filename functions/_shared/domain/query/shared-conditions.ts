import isSame from "fast-deep-equal";
import { filtersOf, leavesOf, type Plan } from "./plan/plan.ts";

/** Whether a comparison, or one of its sides, holds a condition of the plan before. */
export function holdsAny(plan: Plan, before: Plan): boolean {
  const leaves = [...filtersOf(plan), ...(plan.sides ?? [])].flatMap(leavesOf);
  return filtersOf(before)
    .flatMap(leavesOf)
    .some((leaf) => leaves.some((other) => isSame(leaf, other)));
}
