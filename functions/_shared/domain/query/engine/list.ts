import type { Condition } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { everyRow } from "./every-row.ts";
import { matchAll, rowsIn } from "./match.ts";
import type { Clock } from "./open.ts";

/** Without a condition every row. */
export const rowsMatching = (
  where: Condition | undefined,
  columns: Columns,
  clock: Clock,
): readonly number[] =>
  where === undefined ? everyRow(columns) : rowsIn(matchAll(where, columns, clock));
