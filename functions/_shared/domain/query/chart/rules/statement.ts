import type { Condition } from "../../plan/plan.ts";

/** A filter said as a statement; a bare one may come before its noun. */
export const statement = (condition: Condition, isBare = false) => ({
  condition,
  isStatement: true,
  isBare,
});
