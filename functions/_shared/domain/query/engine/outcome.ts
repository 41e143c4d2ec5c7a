import type { Changes } from "../../task/changes.ts";

export interface Group {
  key: string;
  value: number;
  /** Rows in the group. */
  rows: number;
}

export interface Outcome {
  /**
   * Rows that `where` finds, before any limit. `meta`: rows of the preset. `changes`: of the rows
   * that the comparison names as new or changed, those that are still there and that `where` finds.
   */
  total: number;
  /** Of these, the ones the answer is about, in its order; none for groups, sides and `meta`. */
  rows: readonly number[];
  /** Metres, beside `rows`, when the plan asks about distances. */
  distances?: number[];
  /**
   * The one number: a count, a measure, a ratio (null without rows to divide by), the number of
   * groups, their average (null without groups), or the difference of two sides. More than two
   * sides have none.
   */
  value?: number | null;
  groups?: Group[];
  /** Rows that no group holds, because the value is not known or, for `chain`, no other row's. */
  ungrouped?: number;
  /** Rows left out because what they are sorted by is not known. */
  unsortable?: number;
  /** Groups that fit, before any limit. */
  groupsTotal?: number;
  /**
   * With a limit or `nth`: rows or groups left out that equal the last one shown by all that they are
   * sorted by. Groups in the order of their names have none.
   */
  tied?: number;
  /** `compare` and `ratio`: the value of each side, and the rows it is of. */
  sides?: (number | null)[];
  sideTotals?: number[];
  /** `changes`: against the run before; null when there is none to compare with. */
  changes?: Changes | null;
  /** `changes`: new or changed rows are missing from `rows`, because only the first are named. */
  isPartial?: true;
}
