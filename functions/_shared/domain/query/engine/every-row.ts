import type { Columns } from "./columns.ts";

const known = new WeakMap<Columns, readonly number[]>();

/** All rows in the preset's order: the same list each time, because there may be very many. */
export function everyRow(columns: Columns): readonly number[] {
  const rows = known.get(columns) ?? Array.from({ length: columns.size }, (_, row) => row);
  known.set(columns, rows);
  return rows;
}
