import type { Group } from "./group.ts";

export interface Outcome {
  /** Rows that `where` finds, before any limit. */
  total: number;
  /** Of these, the ones the answer is about, in its order. */
  rows: number[];
  /** Metres, beside `rows`, when the plan asks about distances. */
  distances?: number[];
  value?: number | null;
  groups?: Group[];
  /** Rows that no group holds, because the value is not known. */
  ungrouped?: number;
  /** Rows left out because what they are sorted by is not known. */
  unsortable?: number;
  /** `compare`: the two values. */
  sides?: [number | null, number | null];
}
