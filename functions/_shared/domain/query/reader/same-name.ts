import { type Condition, isValue } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Refusal } from "../plan/refusal.ts";
import { isRanked, type Reader } from "./draft.ts";
import { candidatesShown, rowLabel } from "./place.ts";

/** The rows a question about one business can mean: of those with its name, the ones where it says. */
export function targetRows({ draft, preset }: Reader): readonly number[] {
  const rows = draft.targets[0]?.rows ?? [];
  const there = rows.filter((row) =>
    draft.clauses.every(({ condition }) => isThere(preset, row, condition)),
  );
  return there.length > 0 ? there : rows;
}

const placeFields = ["street", "suburb", "postcode", "city"] as const;

function isThere({ columns }: Preset, row: number, condition: Condition): boolean {
  const field = placeFields.find((one) => isValue(condition) && condition.f === one);
  const value = field && columns.listings.at(row)?.[field];
  return (
    field === undefined || (isValue(condition) && value != null && condition.in.includes(value))
  );
}

/** Asks back which of several businesses of one name is meant, each with a place to tell it by. */
export function sameName(reader: Reader): Refusal | undefined {
  const { draft, preset, question } = reader;
  const [target, other] = draft.targets;
  const rows = targetRows(reader);
  if (!target || other || rows.length < 2 || isRanked(draft)) return undefined;
  const shown = rows.slice(0, candidatesShown);
  const places = shown.flatMap((row) => {
    const listing = preset.columns.listings.at(row);
    return listing?.street ?? listing?.suburb ?? [];
  });
  const [before, name, after] = [
    question.slice(0, target.start),
    question.slice(target.start, target.end),
    question.slice(target.end),
  ];
  return {
    refuse: "needs_clarification",
    about: shown.map((row) => rowLabel(preset, row)),
    reason: "same_name",
    rephrased: [...new Set(places)].map((place) => `${before}${name}, ${place}${after}`),
  };
}
