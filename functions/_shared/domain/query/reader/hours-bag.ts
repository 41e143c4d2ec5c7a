import type { Meal } from "./meal.ts";

/** What was said about the hours so far. */
export interface Bag {
  mode: "open" | "closed" | "closes" | null;
  days: number[];
  /** "at the weekend" needs one of its days, */
  isAny: boolean;
  /** "Saturday or Sunday", too; "Saturday and Sunday" both. */
  isEither: boolean;
  limits: { after?: number; before?: number; until?: number; from?: number; by?: number };
  at: number | null;
  /** "at lunch"; with `at` only where it is closed then. */
  meal: Meal | null;
  isNow: boolean;
  isAlways: boolean;
  isAllDay: boolean;
  isVague: boolean;
  /** "on Friday night", which says no hour. */
  isNight: boolean;
  /** "all weekend" */
  isWhole: boolean;
  /** "not open", where "closed" is also a word. */
  isNotOpen: boolean;
  /** "every day" */
  isEvery: boolean;
  /** "opens", as opposed to "is open". */
  isVerb: boolean;
  /** "dentists open …": it may be a verb. */
  isBare: boolean;
  /** "opens after 9 am" */
  opensAfter: number | null;
  end: number;
}
