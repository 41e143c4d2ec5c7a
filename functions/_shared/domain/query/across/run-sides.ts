import { rowsMatching } from "../engine/list.ts";
import { pointOf } from "../engine/match.ts";
import { measureOf } from "../engine/measure.ts";
import {
  type Condition,
  filtersOf,
  type Leaf,
  leavesOf,
  type PlaceRef,
  type Plan,
} from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";

/** The result of a plan in one of its snapshots. */
export interface SideFound {
  preset: Preset;
  where: Condition | undefined;
  rows: readonly number[];
  value: number | null;
}

/** The same filters and the same measure in each snapshot, as a question of its own would find them. */
export const sideFound = (plan: Plan, preset: Preset, where = plan.where): SideFound => {
  const rows = rowsMatching(where, preset.columns, preset.clock);
  const measure = plan.measure ?? { fn: "count" };
  return { preset, where, rows, value: measureOf(measure, rows, preset.columns, preset.clock) };
};

/** Every leaf of a plan's set and its measure. */
export const leavesOfPlan = (plan: Plan): Leaf[] =>
  [...filtersOf(plan), ...(plan.measure?.of ? [plan.measure.of] : [])].flatMap(leavesOf);

/**
 * The same conditions for an earlier run: a business or an area that it doesn't have is the point
 * where it is now.
 */
export function forRun(where: Condition, now: Preset, earlier: Preset): Condition {
  const place = (ref: PlaceRef): PlaceRef => {
    if (ref === "centre" || "lat" in ref) return ref;
    const isThere =
      "id" in ref ? earlier.columns.rowOf(ref.id) !== undefined : earlier.find(ref.f, ref.is)?.rows;
    const { point } = pointOf(ref, now.columns);
    return isThere || !point ? ref : { lat: point.lat, lon: point.lon };
  };
  const moved = (condition: Condition): Condition => {
    if ("and" in condition) return { and: condition.and.map(moved) };
    if ("or" in condition) return { or: condition.or.map(moved) };
    if ("not" in condition) return { not: moved(condition.not) };
    if ("near" in condition) return { near: { ...condition.near, to: place(condition.near.to) } };
    if ("dir" in condition) return { dir: { ...condition.dir, of: place(condition.dir.of) } };
    if (!("between" in condition)) return condition;
    const [one, other] = condition.between;
    return { between: [place(one), place(other)] };
  };
  return moved(where);
}

export type Unfit =
  /** The type wasn't asked for when the preset was collected. */
  | { why: "type"; type: string }
  /** No row has the value, or nothing is known of the field. */
  | { why: "value"; leaf: Leaf }
  /** Places of one preset say nothing in another. */
  | { why: "place" };

/** Why another preset can't be asked the same; a zero of it would be no finding. */
export function unfitFor(plan: Plan, preset: Preset, asks: readonly Preset[]): Unfit | undefined {
  for (const leaf of leavesOfPlan(plan)) {
    if ("near" in leaf || "dir" in leaf || "between" in leaf) return { why: "place" };
    if (!("in" in leaf)) continue;
    for (const value of leaf.in) {
      if (leaf.f !== "category") {
        if (!preset.find(leaf.f, value)?.rows) return { why: "value", leaf };
        continue;
      }
      const isAskedOf = ({ asked }: Preset): boolean => asked.some(({ type }) => type === value);
      const isElsewhere = asks.some((other) => other !== preset && isAskedOf(other));
      const isHere = isAskedOf(preset) || (preset.find("category", value)?.rows ?? 0) > 0;
      if (!isHere || (isElsewhere && !isAskedOf(preset) && preset.asked.length > 0)) {
        return { why: "type", type: value };
      }
    }
  }
  return undefined;
}
