import type { Condition } from "../plan/plan.ts";

/** A meal's hours, in minutes of the day. */
export interface Meal {
  from: number;
  until: number;
}

/** `mealOf("720.840")` // => { from: 720, until: 840 } */
export function mealOf(arg: string): Meal {
  const [from = 0, until = 0] = arg.split(".").map(Number);
  return { from, until };
}

/**
 * Closed at lunch: open at no time of it; on several days, on none of them. Of unknown hours
 * nothing is said.
 */
export const closedAtMeal = ({ from, until }: Meal, days: readonly number[]): Condition => ({
  and: [
    { f: "hours", has: true },
    ...[...new Set(days)].map(
      (dow): Condition => ({ not: { open: { dow, after: from, before: until } } }),
    ),
  ],
});
