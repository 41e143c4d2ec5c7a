import { type Draft, isUnknown } from "./facts.ts";
import { type Listing, type ListingColumn, listingColumns } from "./listing.ts";

/** What is known in one column: the values in the order of their rows. */
export interface DraftColumn {
  rows: number[];
  values: Listing[ListingColumn][];
  /** `null` = a value without a receipt. */
  methods: (string | null)[];
}

/**
 * Listings in the making, one after the other and column by column: what is not known of a listing
 * takes no memory, and they are written as they lie.
 */
export interface Drafts extends Draft {
  /** Begins the next listing: what is set from now on belongs to it. */
  begin: () => void;
  /** Whatever the value says; a column is put once in a listing. */
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
