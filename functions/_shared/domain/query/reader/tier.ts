import { isColumn } from "../../listing/listing.ts";
import { filtersOf, isOfTierTwo, leavesOf, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Refusal } from "../plan/refusal.ts";

/** Fields of the second tier in a preset of the first, unless the map happens to hold some. */
export function tierRefusal(plan: Plan, preset: Preset): Refusal | undefined {
  if (preset.tier === 2) return undefined;
  const fields = fieldsOf(plan);
  // Ratings may stand in either tier; where nobody knows one there is nothing to compute.
  const computed = plan.measure?.field;
  const missing = fields.filter(
    (field) =>
      (isOfTierTwo(field) || (field === computed && plan.op !== "group" && isRating(field))) &&
      preset.known(field as "emails") === 0,
  );
  return missing.length > 0
    ? { refuse: "no_data_in_tier", about: [...new Set<string>(missing)] }
    : undefined;
}

/** Columns that came later than this preset: of those it says nothing. */
export function notCollectedRefusal(plan: Plan, { columns }: Preset): Refusal | undefined {
  const fields = fieldsOf(plan).map((field) => field.replace(/^has:/, ""));
  const missing = fields.filter((field) => isColumn(field) && !columns.has(field));
  return missing.length > 0
    ? { refuse: "no_such_field", about: [...new Set(missing)], reason: "not_collected" }
    : undefined;
}

function fieldsOf(plan: Plan): string[] {
  return [
    ...[...filtersOf(plan), ...(plan.measure?.of ? [plan.measure.of] : []), ...(plan.sides ?? [])]
      .flatMap(leavesOf)
      .flatMap((leaf) => ("f" in leaf ? [leaf.f] : [])),
    ...(plan.measure?.field ? [plan.measure.field] : []),
    ...(plan.sort ?? []).map(({ by }) => by),
    ...(plan.groupBy ? [plan.groupBy] : []),
    ...(plan.op === "describe" ? (plan.select ?? []) : []),
  ];
}

const isRating = (field: string): boolean => field === "rating" || field === "review_count";
