import type { Condition, Plan } from "#domain/query/plan/plan.ts";

/** A plan by its parts, with its filters as a list. */
export type Expected = Partial<Omit<Plan, "v" | "where" | "said">> & { where?: Condition[] };

export const type = (...types: string[]): Condition => ({ f: "category", in: types });
export const suburb = (...names: string[]): Condition => ({ f: "suburb", in: names });
export const has = (f: "website" | "phone" | "emails" | "hours", is = true): Condition => ({
  f,
  has: is,
});
export const id = (value: string) => ({ id: value });
