import { declarations } from "../listing/columns.ts";
import type { Listing, ListingColumn } from "../listing/listing.ts";
import type { ColumnOf } from "./layout.ts";
import { wordAt } from "./sections.ts";
import type { StoredColumns } from "./stored-columns.ts";

/** Some columns of the listing in a row. */
export type CellsAt = (row: number) => Partial<Listing>;

/** Reads rows of some columns; their offsets are looked up once for all rows. */
export function cellsOf(stored: StoredColumns, columns: readonly ListingColumn[]): CellsAt {
  const read = columns.map((column) => [column, readerOf(stored, column)] as const);
  return (row) => {
    const cells: Partial<Record<ListingColumn, unknown>> = {};
    for (const [column, valueAt] of read) cells[column] = valueAt(row);
    // The layout has every column, each with the kind of value its type says.
    return cells as Partial<Listing>;
  };
}

/** Reads the values of one column, row by row. */
export function readerOf(columns: StoredColumns, column: ListingColumn): (row: number) => unknown {
  switch (declarations[column].kind) {
    case "text":
      return columns.text(column as ColumnOf<"text">).at;
    case "word": {
      const words = columns.word(column as ColumnOf<"word">);
      return (row) => wordAt(words, row);
    }
    case "words": {
      const list = columns.words(column as ColumnOf<"words">);
      return (row) => members(list.starts, row, (at) => wordAt(list, at));
    }
    case "pairs": {
      const { starts, keys, values } = columns.pairs(column as ColumnOf<"pairs">);
      const [word, text] = declarations[column as ColumnOf<"pairs">].keys;
      const pairAt = (at: number) => ({ [word]: wordAt(keys, at), [text]: values.at(at) });
      return (row) => members(starts, row, pairAt);
    }
    case "number": {
      const numbers = columns.number(column as ColumnOf<"number">);
      return (row) => {
        const value = numbers[row] ?? Number.NaN;
        return Number.isNaN(value) ? null : value;
      };
    }
    case "flag": {
      const flags = columns.flag(column as ColumnOf<"flag">);
      return (row) => flags[row] === 1;
    }
    case "hours": {
      const { starts, times } = columns.hours(column as ColumnOf<"hours">);
      return (row) => members(starts, row, (at) => [...times.subarray(3 * at, 3 * at + 3)]);
    }
  }
}

function members<T>(starts: Uint32Array, row: number, make: (at: number) => T): T[] {
  const start = starts[row] ?? 0;
  const found = new Array<T>((starts[row + 1] ?? 0) - start);
  for (let at = 0; at < found.length; at++) found[at] = make(start + at);
  return found;
}
