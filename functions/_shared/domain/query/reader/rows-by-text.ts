/**
 * Rows by text. Most texts are of one row, which is kept without a list: a process holds hundreds
 * of presets, and a list for each text took most of their memory.
 */
export interface RowsByText {
  /** Ascending. */
  get: (text: string) => readonly number[] | undefined;
  has: (text: string) => boolean;
  keys: () => Iterable<string>;
}

/** `addAll` adds rows in ascending order; one may be added to a text again. */
export function rowsByText(addAll: (add: (text: string, row: number) => void) => void): RowsByText {
  /** A row, or below zero the place of a list. */
  const places = new Map<string, number>();
  const lists: number[][] = [];
  addAll((text, row) => {
    const place = places.get(text);
    const list = place === undefined ? undefined : lists[-1 - place];
    if (place === undefined) places.set(text, row);
    else if (list) {
      if (list.at(-1) !== row) list.push(row);
    } else if (place !== row) places.set(text, -lists.push([place, row]));
  });
  // A list that has grown has room for many more.
  const exact = lists.map((list) => list.slice());
  return {
    get: (text) => {
      const place = places.get(text);
      if (place === undefined) return undefined;
      return place < 0 ? exact[-1 - place] : [place];
    },
    has: (text) => places.has(text),
    keys: () => places.keys(),
  };
}

/** The rows that are in all lists, each ascending. */
export function rowsInAll(lists: readonly (readonly number[] | undefined)[]): number[] {
  const [first, ...others] = lists.toSorted((a, b) => (a?.length ?? 0) - (b?.length ?? 0));
  return (first ?? []).filter((row) => others.every((rows) => holds(rows ?? [], row)));
}

function holds(rows: readonly number[], row: number): boolean {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle] ?? 0) < row) from = middle + 1;
    else to = middle;
  }
  return rows[from] === row;
}
