import { declarationOf } from "../../../listing/listing.ts";
import type { Comparison, Condition, NumberField } from "../../plan/plan.ts";
import type { Preset } from "../../plan/preset.ts";

/** Ratings where any are known, else the stars that hotels have. */
export const starField = ({ known }: Preset): "rating" | "stars" =>
  known("rating") === 0 && known("stars") > 0 ? "stars" : "rating";

/** The comparison as a filter, where the column can have such values. */
export const compared = (f: NumberField, comparison: Comparison): Condition | null => {
  const [least, most] = declarationOf(f).range ?? [0, 0];
  const values = Object.values(comparison);
  return values.every((value) => value >= least && value <= most) ? { f, ...comparison } : null;
};
