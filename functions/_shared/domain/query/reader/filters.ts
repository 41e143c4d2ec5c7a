import type { Condition } from "../plan/plan.ts";
import type { Clause } from "./draft.ts";

/** What every plan of the rules begins with. */
export const base = { v: 1, output: "text" } as const;

/** All filters joined; "or" joins a filter with the one before it. */
export function filtersIn(clauses: readonly Clause[]): Condition[] {
  const filters: Condition[] = [];
  for (const { condition, joined } of clauses) {
    const last = filters.at(-1);
    if (joined === "or" && last) {
      const any = "or" in last ? last.or : [last];
      filters[filters.length - 1] = { or: [...any, condition] };
    } else filters.push(condition);
  }
  return filters;
}

/** "with a phone and a website or an e-mail address" can be read in two ways. */
export function mixesJoints(clauses: readonly Clause[]): Clause | undefined {
  const at = clauses.findIndex(({ joined }) => joined === "or");
  return at >= 2 && clauses[at - 1]?.joined === "and" ? clauses[at] : undefined;
}

export const whereOf = (filters: readonly Condition[]): { where?: Condition } =>
  filters.length > 0 ? { where: { and: [...filters] } } : {};
