import { type Condition, filtersOf, type Measure, type Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { distanceM } from "./geo.ts";
import { groupsOf } from "./group.ts";
import { matchAll, pointOf, rowsIn } from "./match.ts";
import { measureOf } from "./measure.ts";
import type { Clock } from "./open.ts";
import { ordered } from "./order.ts";
import type { Outcome } from "./outcome.ts";
import { assertSound } from "./sound.ts";

/** Runs a validated plan. Throws when its own result breaks an invariant: rather no answer. */
export function runPlan(plan: Plan, columns: Columns, clock: Clock): Outcome {
  const matching =
    plan.op === "describe" ? targetRow(plan, columns) : rowsMatching(plan.where, columns, clock);
  const outcome = { total: matching.length, ...resultOf(plan, matching, columns, clock) };
  assertSound(plan, outcome, columns);
  return outcome;
}

/** Without a condition every row: the same list each time, because there may be very many. */
function rowsMatching(where: Condition | undefined, columns: Columns, clock: Clock): number[] {
  if (where !== undefined) return rowsIn(matchAll(where, columns, clock));
  const known = everyRow.get(columns);
  if (known) return known;
  const rows = Array.from({ length: columns.size }, (_, row) => row);
  everyRow.set(columns, rows);
  return rows;
}
const everyRow = new WeakMap<Columns, number[]>();

function targetRow({ target }: Plan, columns: Columns): number[] {
  const row = target === undefined ? undefined : columns.rowOf(target.id);
  return row === undefined ? [] : [row];
}

const counting: Measure = { fn: "count" };

function resultOf(
  plan: Plan,
  matching: number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  switch (plan.op) {
    case "count":
      return { rows: matching, value: matching.length };
    case "list":
    case "describe":
      return ordered(plan, matching, columns);
    case "aggregate":
      return aggregated(plan.measure ?? counting, matching, columns, clock);
    case "group":
      return groupsOf(plan, matching, columns, clock);
    case "compare":
      return compared(plan, columns, clock);
  }
}

function aggregated(
  measure: Measure,
  matching: number[],
  columns: Columns,
  clock: Clock,
): Omit<Outcome, "total"> {
  if (measure.fn === "distance" && measure.between) {
    const [from, to] = measure.between.map((ref) => pointOf(ref, columns).point);
    return { rows: [], value: from && to ? distanceM(from, to) : null };
  }
  return { rows: matching, value: measureOf(measure, matching, columns, clock) };
}

function compared(plan: Plan, columns: Columns, clock: Clock): Omit<Outcome, "total"> {
  const [one, other] = (plan.compare ?? []).map((side) => {
    const and: Condition[] = [...filtersOf(plan), side];
    const rows = rowsIn(matchAll({ and }, columns, clock));
    return measureOf(plan.measure ?? counting, rows, columns, clock);
  });
  const sides: [number | null, number | null] = [one ?? null, other ?? null];
  const value = sides[0] === null || sides[1] === null ? null : sides[0] - sides[1];
  return { rows: [], value, sides };
}
