import type { SentPlan } from "./plan-filters.ts";
import { listOf, partOf, textIn } from "./sent-value.ts";

export const columnsIn = (select: unknown): string[] => listOf(select, textIn);

/** Columns of the rows that a plan names or sorts by, in its order. */
export function columnsAsked(plan: SentPlan | undefined): string[] {
  const sorted = listOf(plan?.sort, (sort) => textIn(partOf(sort)?.by));
  return [...columnsIn(plan?.select), ...sorted].map((column) => sentAs[column] ?? column);
}

const sentAs: Readonly<Record<string, string>> = {
  distance: "distance_m",
  opens: "hours",
  closes: "hours",
};
