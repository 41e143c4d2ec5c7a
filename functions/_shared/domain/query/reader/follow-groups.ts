import type { Measure, Plan } from "../plan/plan.ts";
import { type Draft, isRising, type Superlative } from "./draft.ts";

/** Whether it speaks of the groups before rather than of the businesses in them. */
export const isOfGroups = ({ clauses, groupBy, selects }: Draft): boolean =>
  clauses.length === 0 && groupBy === null && selects.length === 0;

/** "and the fewest?", "top 3", "and the average rating?" after a table of groups */
export function regrouped(draft: Draft, before: Plan, own: Plan | undefined): Plan | undefined {
  const { intents, supers, limit, sort, functions } = draft;
  const plain = withoutWhere(before);
  const [superlative] = supers;
  const [byName] = sort;
  const isSorted = intents.has("sort asc") || intents.has("sort desc");
  if (intents.has("file") || intents.has("list") || isSorted) return undefined;
  const isWhole = supers.length === 0 && limit === null && sort.length === 0;
  if (intents.has("count") && isWhole && draft.numbers.length + draft.groupable.length === 0) {
    return before.limit === undefined ? { v: 2, op: "count", output: "text" } : undefined;
  }
  if (superlative) {
    if (supers.length > 1 || !isOfMeasure(superlative, before)) return undefined;
    const dir = isRising(superlative) ? "asc" : "desc";
    return { ...plain, sort: [{ by: "measure", dir }], limit: limit ?? before.limit ?? 1 };
  }
  if (limit !== null && functions.length === 0) {
    const ranked = before.sort?.[0]?.by === "measure" ? before.sort : undefined;
    return { ...plain, sort: ranked ?? [{ by: "measure", dir: "desc" }], limit };
  }
  if (byName) return sort.length === 1 && byName.by === "name" ? { ...plain, sort } : undefined;
  const isRanked = before.sort !== undefined || before.limit !== undefined || before.having;
  const measure = measureAgain(draft, before, own);
  return measure && !isRanked ? { ...plain, measure } : undefined;
}

/** "and the average rating?", "and the median?" of each of the groups */
function measureAgain(
  { functions, numbers }: Draft,
  before: Plan,
  own: Plan | undefined,
): Measure | undefined {
  const computed = own?.op === "aggregate" ? own.measure : undefined;
  if (computed?.field && computed.fn !== "distinct") return computed;
  const [fn] = functions;
  const field = before.measure?.field;
  const isSame = fn !== undefined && fn.fn !== "sum" && numbers.length === 0;
  return isSame && field !== undefined ? { fn: fn.fn as Measure["fn"], field } : undefined;
}

/** "the worst" of averages of ratings, "the fewest" of counts */
function isOfMeasure({ arg }: Superlative, { measure }: Plan): boolean {
  const isRating = measure?.fn === "avg" && measure.field === "rating";
  if (["best", "worst"].includes(arg)) return isRating;
  if (["most", "least"].includes(arg)) return measure?.fn !== "avg";
  return ["highest", "lowest"].includes(arg) || arg.split(".")[0] === measure?.field;
}

/** A plan for all of the rows. */
export function withoutWhere(plan: Plan): Plan {
  const { where: _, ...rest } = plan;
  return rest;
}
