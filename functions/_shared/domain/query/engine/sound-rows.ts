import type { Plan } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { everyRow } from "./every-row.ts";
import type { Outcome } from "./outcome.ts";

export function fail(what: string): never {
  throw new Error(`plan result: ${what}`);
}

/** Throws unless the rows are of this preset, each once, and as many as asked for. */
export function assertSoundRows(
  { op, limit, nth }: Plan,
  { total, rows, distances, tied = 0 }: Outcome,
  columns: Columns,
): void {
  if (total > columns.size) fail(`${total} rows out of ${columns.size}`);
  if (rows.length > total) fail("more rows than were found");
  if (!isEvery(rows, columns) && !isEachOnce(rows, columns.size)) fail("a row comes twice");
  if (!columns.hasEachIdOnce()) fail("an id comes twice");
  if (distances && distances.length !== rows.length) fail("a row without its distance");
  if (op !== "list" && op !== "changes") return;
  const most = nth === undefined ? limit : 1;
  if (most === undefined && rows.length !== total) fail("the total is not the rows");
  if (most !== undefined && rows.length > most) fail("more rows than asked for");
  if (tied < 0 || rows.length + tied > total) fail("more rows tied than there are");
}

/** Those need no second look: a question without a condition would spend all its time on it. */
const isEvery = (rows: readonly number[], columns: Columns): boolean =>
  rows.length === columns.size && rows === everyRow(columns);

function isEachOnce(rows: readonly number[], size: number): boolean {
  if (isRising(rows)) return true;
  const isMet = new Uint8Array(size);
  for (const row of rows) {
    if (isMet[row] === 1) return false;
    isMet[row] = 1;
  }
  return true;
}

/** Rows in the preset's order need no memory, and a loop by index is fast from its first run. */
function isRising(rows: readonly number[]): boolean {
  for (let at = 1; at < rows.length; at++) {
    if ((rows[at] ?? 0) <= (rows[at - 1] ?? 0)) return false;
  }
  return true;
}
