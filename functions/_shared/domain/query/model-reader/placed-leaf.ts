import type { Leaf } from "../plan/plan.ts";

/** A condition of a plan with its polarity and its place. */
export interface PlacedLeaf {
  leaf: Leaf;
  isNegated: boolean;
  id: string;
  /** The `or` it is a part of, if any. */
  either: string | null;
}
