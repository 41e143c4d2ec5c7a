import { type Draft, isUnknown } from "./facts.ts";
import { type Listing, type ListingColumn, listingColumns } from "./listing.ts";

/** The known values of one column in the order of their rows. */
export interface DraftColumn {
  /** `null` as long as no row was left out: then a value's place is its row. */
  rows: number[] | null;
  values: Listing[ListingColumn][];
  /** The methods of runs of values that have the same one; `null` = values without a receipt. */
  methods: (string | null)[];
  /** The place of each run's first value. */
  methodStarts: number[];
}

/**
 * Listings in the making, one after the other and column by column. An unknown value takes no
 * memory, and nothing is sorted again to write the columns.
 */
export interface Drafts extends Draft {
  /** Begins the next listing, to which all values belong from now on. */
  begin: () => void;
  /** Also a value that says nothing; a column is put once in a listing. */
  put: <K extends ListingColumn>(column: K, value: Listing[K], method: string | null) => void;
  size: () => number;
  columns: Readonly<Record<ListingColumn, DraftColumn>>;
}

export function createDrafts(): Drafts {
  const columns = Object.fromEntries(
    listingColumns.map((column) => [
      column,
      { rows: null, values: [], methods: [], methodStarts: [] } satisfies DraftColumn,
    ]),
  ) as unknown as Record<ListingColumn, DraftColumn>;
  let size = 0;
  const put: Drafts["put"] = (column, value, method) => {
    const draft = columns[column];
    const { values, methods } = draft;
    const place = values.length;
    if (draft.rows === null && place < size - 1) draft.rows = Array.from(values, (_, row) => row);
    draft.rows?.push(size - 1);
    values.push(value);
    if (place === 0 || methods[methods.length - 1] !== method) {
      methods.push(method);
      draft.methodStarts.push(place);
    }
  };
  return {
    begin() {
      size += 1;
    },
    put,
    set(column, value, method) {
      if (!isUnknown(value)) put(column, value, method);
    },
    size: () => size,
    columns,
  };
}
