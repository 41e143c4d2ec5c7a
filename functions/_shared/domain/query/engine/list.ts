import type { Condition, Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { matchAll, rowsIn } from "./match.ts";
import type { Clock } from "./open.ts";
import { ordered } from "./order.ts";
import type { Outcome } from "./outcome.ts";
import { assertSoundRows } from "./sound-rows.ts";

/** Runs a plan whose operation is `list`, as `runPlan` would: a screen of listings needs no more. */
export function runList(plan: Plan & { op: "list" }, columns: Columns, clock: Clock): Outcome {
  const matching = rowsMatching(plan.where, columns, clock);
  const outcome = { total: matching.length, ...ordered(plan, matching, columns) };
  assertSoundRows(plan, outcome, columns);
  return outcome;
}

/** Without a condition every row: the same list each time, because there may be very many. */
export function rowsMatching(
  where: Condition | undefined,
  columns: Columns,
  clock: Clock,
): number[] {
  if (where !== undefined) return rowsIn(matchAll(where, columns, clock));
  const known = everyRow.get(columns);
  if (known) return known;
  const rows = Array.from({ length: columns.size }, (_, row) => row);
  everyRow.set(columns, rows);
  return rows;
}
const everyRow = new WeakMap<Columns, number[]>();
