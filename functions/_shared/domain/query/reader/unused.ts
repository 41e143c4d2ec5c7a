import type { Plan } from "../plan/plan.ts";
import type { Draft } from "./draft.ts";
import { sortBy } from "./rows-form.ts";

/** Pieces of the draft that the plan has no use for. */
export function unusedIn(plan: Plan, draft: Draft): { start: number; end: number }[] {
  const unused: { start: number; end: number }[] = [];
  if (plan.op !== "describe") unused.push(...draft.targets);
  if (plan.op !== "compare") unused.push(...draft.comparatives);
  if (!["list", "describe"].includes(plan.op)) unused.push(...draft.selected);
  const isTable = plan.op === "list" || plan.op === "describe";
  if (!isTable && plan.op !== "group" && plan.measure?.fn !== "distinct")
    unused.push(...draft.groupable);
  if (plan.op === "group")
    unused.push(...draft.groupable.filter(({ field }) => field !== plan.groupBy));
  if (plan.op === "count") unused.push(...draft.numbers, ...draft.supers);
  if (plan.measure?.fn === "share")
    unused.push(...draft.numbers, ...draft.supers.filter(() => plan.op !== "group"));
  if (plan.op === "list") {
    unused.push(...draft.supers.filter(({ arg }) => sortBy(arg, draft) === undefined));
    unused.push(...draft.functions.filter(({ fn }) => fn !== "sum"));
  }
  if (draft.having && plan.op !== "group") unused.push(draft.having.span);
  const isNumeric = plan.op === "aggregate" || plan.op === "compare" || plan.op === "group";
  if (isNumeric && !["count", "distinct"].includes(plan.measure?.fn ?? "count")) return unused;
  if (plan.op === "count" || plan.op === "describe") {
    unused.push(...draft.functions.filter(({ fn }) => fn !== "sum"));
  }
  return unused;
}
