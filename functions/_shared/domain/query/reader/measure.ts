import type { Measure, NumberField } from "../plan/plan.ts";
import type { Draft } from "./draft.ts";

/** What is computed: "average rating", "total number of reviews", "highest price level". */
export function measureIn(draft: Draft, ifMore?: NumberField): Measure | undefined {
  const [fn] = draft.functions;
  const [number] = draft.numbers;
  // Ratings are not added up.
  if (fn?.fn === "sum" && number && number.field !== "review_count") return undefined;
  if (fn && number) return { fn: fn.fn as Measure["fn"], field: number.field };
  if (number?.field === "rating") return { fn: "avg", field: "rating" };
  if (number?.field === "review_count") return { fn: "sum", field: "review_count" };
  if (fn?.fn === "avg" && ifMore) return { fn: "avg", field: ifMore };
  return undefined;
}
