/**
 * Members of a grid's cells, each cell's one after the other. All in lists of whole numbers: a row
 * and a column as the key of a map would be a new number on the heap for each look.
 */
export interface Cells {
  /** By the slot of a cell, which it may share with others: where its members begin. */
  starts: Uint32Array;
  members: Uint32Array;
  /** The cell of each member. */
  rows: Int32Array;
  columns: Int32Array;
}

export interface Places {
  members: ArrayLike<number>;
  rows: ArrayLike<number>;
  columns: ArrayLike<number>;
}

export function cellsOf({ members, rows, columns }: Places): Cells {
  const size = members.length;
  const slots = 2 ** Math.ceil(Math.log2(Math.max(1, size)));
  const cells: Cells = {
    starts: new Uint32Array(slots + 1),
    members: new Uint32Array(size),
    rows: new Int32Array(size),
    columns: new Int32Array(size),
  };
  const { starts } = cells;
  // Each slot's end first; filling from the back moves it to the start.
  for (let at = 0; at < size; at++) {
    const slot = slotOf(cells, rows[at] ?? 0, columns[at] ?? 0);
    starts[slot] = (starts[slot] ?? 0) + 1;
  }
  for (let slot = 1; slot <= slots; slot++) {
    starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  }
  for (let at = size - 1; at >= 0; at--) {
    const slot = slotOf(cells, rows[at] ?? 0, columns[at] ?? 0);
    const place = (starts[slot] ?? 0) - 1;
    starts[slot] = place;
    cells.members[place] = members[at] ?? 0;
    cells.rows[place] = rows[at] ?? 0;
    cells.columns[place] = columns[at] ?? 0;
  }
  return cells;
}

/** The place of a cell in `starts`. */
export const slotOf = ({ starts }: Cells, row: number, column: number): number =>
  (Math.imul(row, 0x9e3779b1) + Math.imul(column, 0x85ebca6b)) & (starts.length - 2);
