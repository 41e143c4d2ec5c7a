import { type Draft, isUnknown } from "./facts.ts";
import { type Listing, type ListingColumn, listingColumns } from "./listing.ts";

/** The known values of one column in the order of their rows. */
export interface DraftColumn {
  rows: number[];
  values: Listing[ListingColumn][];
  /** `null` = a value without a receipt. */
  methods: (string | null)[];
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
    listingColumns.map((column) => [column, { rows: [], values: [], methods: [] }]),
  ) as unknown as Record<ListingColumn, DraftColumn>;
  let size = 0;
  const put: Drafts["put"] = (column, value, method) => {
    const { rows, values, methods } = columns[column];
    rows.push(size - 1);
    values.push(value);
    methods.push(method);
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
