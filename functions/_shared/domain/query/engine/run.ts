import type { Changes } from "../../task/changes.ts";
import { type Condition, filtersOf, type Measure, type Plan } from "../plan/plan.ts";
import { changedRows, namesAll } from "./changed.ts";
import type { Columns } from "./columns.ts";
import { distanceM } from "./geo.ts";
import { averageOfGroups, groupCount, groupsOf } from "./group.ts";
import { rowsMatching } from "./list.ts";
import { matchAll, pointOf, rowsIn } from "./match.ts";
import { measureOf } from "./measure.ts";
import type { Clock } from "./open.ts";
import { ordered } from "./order.ts";
import type { Outcome } from "./outcome.ts";
import { assertSound } from "./sound.ts";
import { fail } from "./sound-rows.ts";

/**
 * Runs a validated plan. Throws when its own result breaks an invariant: rather no answer.
 * `changes`: the preset's, for `op: "changes"`.
 */
export function runPlan(
  plan: Plan,
  columns: Columns,
  clock: Clock,
  changes: Changes | null = null,
): Outcome {
  if (plan.snapshots) fail("one of two snapshots");
  const matching = rowsAskedAbout(plan, { columns, clock, changes });
  const outcome: Outcome = {
    total: matching.length,
    ...resultOf(plan, matching, columns, clock),
    ...(plan.op === "changes" ? { changes } : {}),
    ...(namesAll(plan.changes ?? "gone", changes) ? {} : { isPartial: true }),
  };
  assertSound(plan, outcome, columns);
  return outcome;
}

function rowsAskedAbout(
  { op, where, target, changes: kind }: Plan,
  { columns, clock, changes }: { columns: Columns; clock: Clock; changes: Changes | null },
): readonly number[] {
  if (op === "meta") return rowsMatching(undefined, columns, clock);
  if (op === "describe") {
    const row = target === undefined ? undefined : columns.rowOf(target.id);
    return row === undefined ? [] : [row];
  }
  const matching = rowsMatching(where, columns, clock);
  return op === "changes" ? changedRows(kind ?? "all", matching, columns, changes) : matching;
}

const counting: Measure = { fn: "count" };

function resultOf(
  plan: Plan,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  switch (plan.op) {
    case "count":
      return { rows: matching, value: matching.length };
    case "list":
    case "describe":
    case "changes":
      return ordered(plan, matching, columns);
    case "aggregate":
      return aggregated(plan.measure ?? counting, matching, columns, clock);
    case "group":
      return groupsOf(plan, matching, columns, clock);
    case "countGroups":
      return groupCount(plan, matching, columns, clock);
    case "perGroup":
      return averageOfGroups(plan, matching, columns, clock);
    case "compare":
      return compared(plan, columns, clock);
    case "ratio":
      return divided(plan, columns, clock);
    case "meta":
      return { rows: [] };
  }
}

function aggregated(
  measure: Measure,
  matching: readonly number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  if (measure.fn === "distance" && measure.between) {
    const [from, to] = measure.between.map((ref) => pointOf(ref, columns).point);
    return { rows: [], value: from && to ? distanceM(from, to) : null };
  }
  return { rows: matching, value: measureOf(measure, matching, columns, clock) };
}

/** The rows of each side among what `where` finds; a row may be on several. */
const rowsOfSides = (plan: Plan, columns: Columns, clock: Clock): number[][] =>
  (plan.sides ?? []).map((side) => {
    const and: Condition[] = [...filtersOf(plan), side];
    return rowsIn(matchAll({ and }, columns, clock));
  });

function compared(plan: Plan, columns: Columns, clock: Clock): Omit<Outcome, "total"> {
  const rows = rowsOfSides(plan, columns, clock);
  const sides = rows.map((side) => measureOf(plan.measure ?? counting, side, columns, clock));
  const sideTotals = rows.map(({ length }) => length);
  const [one = null, other = null] = sides;
  const value = one === null || other === null ? null : one - other;
  return { rows: [], ...(sides.length > 2 ? {} : { value }), sides, sideTotals };
}

function divided(plan: Plan, columns: Columns, clock: Clock): Omit<Outcome, "total"> {
  const sides = rowsOfSides(plan, columns, clock).map(({ length }) => length);
  const [one = 0, other = 0] = sides;
  return { rows: [], value: other === 0 ? null : one / other, sides, sideTotals: sides };
}
