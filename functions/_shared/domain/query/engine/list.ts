import type { Condition, Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { everyRow } from "./every-row.ts";
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

/** Without a condition every row. */
export const rowsMatching = (
  where: Condition | undefined,
  columns: Columns,
  clock: Clock,
): readonly number[] =>
  where === undefined ? everyRow(columns) : rowsIn(matchAll(where, columns, clock));
