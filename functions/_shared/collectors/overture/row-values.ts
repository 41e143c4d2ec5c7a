import type { LeafValue } from "./read-leaf.ts";

/** The values of a row in one column, by the row's place in the list of rows. */
export type RowValues = (at: number) => readonly LeafValue[];

/** Of all rows in one list: a list for each of 100,000 rows takes more memory than the values. */
export function createRowValues(rows: readonly number[]) {
  const values: LeafValue[] = [];
  const ends = new Uint32Array(rows.length);
  let current = 0;
  return {
    /** Rows come in order, and may be left out. */
    add(row: number, value: LeafValue): void {
      for (; (rows[current] ?? row) < row; current++) ends[current] = values.length;
      values.push(value);
      ends[current] = values.length;
    },
    of: (at: number): readonly LeafValue[] => values.slice(at === 0 ? 0 : ends[at - 1], ends[at]),
  };
}
