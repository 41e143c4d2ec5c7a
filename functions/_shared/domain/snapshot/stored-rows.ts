import { declarations } from "../listing/columns.ts";
import type { Listing, ListingColumn } from "../listing/listing.ts";
import {
  cellsOf,
  isRow,
  type ListingCells,
  type ListingRow,
  listingRow,
} from "../listing/listing-row.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { readerOf } from "./cells.ts";
import type { ColumnOf } from "./layout.ts";
import { type Texts, type Words, wordAt } from "./sections.ts";
import type { StoredColumns } from "./stored-columns.ts";

interface StoredCells extends ListingCells {
  /** With nothing made ready to read the rows. */
  columns: StoredColumns;
  forget: () => void;
}

/** A listing for each row: none of its values is made before somebody asks for it. */
export function rowsOf(columns: StoredColumns): ListingRow[] {
  const cells = cellsIn(columns);
  return Array.from({ length: columns.size }, (_, row) => listingRow(cells, row));
}

/**
 * The columns that rows of `rowsOf` are read from. What was made ready to read them is forgotten,
 * because a caller that needs all columns has no more use for it.
 */
export function columnsBehind(cells: ListingCells): StoredColumns {
  const stored = cells as StoredCells;
  stored.forget();
  return stored.columns;
}

/**
 * Frees the lists that reading the rows made. In a large preset they take a third as much as the
 * columns, and the next reader makes them again.
 */
export function forgetRows(listings: readonly CollectedListing[]): void {
  const read = new Set<ListingCells>();
  for (const listing of listings) if (isRow(listing)) read.add(cellsOf(listing));
  for (const cells of read) (cells as StoredCells).forget();
}

type Reader = (row: number) => Listing[ListingColumn] | undefined;

function cellsIn(columns: StoredColumns): StoredCells {
  let read = columns.afresh();
  let readers: Partial<Record<ListingColumn, Reader>> = {};
  let known: Partial<Record<ListingColumn, (row: number) => boolean>> = {};
  let methods: Partial<Record<ListingColumn, Words | null>> = {};
  const readerFor = (column: ListingColumn): Reader => {
    if (!columns.has(column)) return () => undefined;
    return readWhole.has(column)
      ? wholeColumn(read.text(column as ColumnOf<"text">))
      : (readerOf(read, column) as Reader);
  };
  return {
    columns,
    // Each is looked up once a call: these are the most frequent calls of a run.
    value(column, row) {
      let reader = readers[column];
      if (reader === undefined) {
        reader = readerFor(column);
        readers[column] = reader;
      }
      return reader(row);
    },
    isKnown(column, row) {
      let isKnownAt = known[column];
      if (isKnownAt === undefined) {
        isKnownAt = knownIn(read, column);
        known[column] = isKnownAt;
      }
      return isKnownAt(row);
    },
    method(column, row) {
      let own = methods[column];
      if (own === undefined) {
        own = read.methods(column) ?? null;
        methods[column] = own;
      }
      return (own && wordAt(own, row)) ?? undefined;
    },
    receipts: (row) => read.receipts(row),
    areReceiptsOwn: columns.areReceiptsOwn,
    forget() {
      read = columns.afresh();
      readers = {};
      known = {};
      methods = {};
    },
  };
}

/** Columns that joining tiles asks of nearly all rows, some of them again and again. */
const readWhole: ReadonlySet<ListingColumn> = new Set(["source_id", "name"]);

/** One long text is decoded much faster than many short ones. */
function wholeColumn(texts: Texts): Reader {
  let all: (string | null)[] | null = null;
  return (row) => {
    all ??= texts.all();
    return all[row] ?? null;
  };
}

function knownIn(columns: StoredColumns, column: ListingColumn): (row: number) => boolean {
  const hasMembers =
    ({ starts }: { starts: Uint32Array }) =>
    (row: number): boolean =>
      (starts[row + 1] ?? 0) > (starts[row] ?? 0);
  switch (declarations[column].kind) {
    case "text":
      return columns.text(column as ColumnOf<"text">).isKnown;
    case "word": {
      const { codes } = columns.word(column as ColumnOf<"word">);
      return (row) => (codes[row] ?? 0) > 0;
    }
    case "number": {
      const numbers = columns.number(column as ColumnOf<"number">);
      return (row) => !Number.isNaN(numbers[row] ?? Number.NaN);
    }
    case "flag":
      return () => true;
    case "words":
      return hasMembers(columns.words(column as ColumnOf<"words">));
    case "pairs":
      return hasMembers(columns.pairs(column as ColumnOf<"pairs">));
    case "hours":
      return hasMembers(columns.hours(column as ColumnOf<"hours">));
  }
}
