import {
  type Listing,
  type ListingRows,
  type ListingWithReceipts,
  listingColumns,
} from "../listing/listing.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { type CellsAt, cellsOf } from "./cells.ts";
import { decodePage, encodePage } from "./page.ts";
import type { StoredColumns } from "./stored-columns.ts";

/** Listings in columns; a listing is made when somebody asks for that very row. */
export interface StoredListings extends ListingRows {
  columns: StoredColumns;
}

export function storedListings(columns: StoredColumns): StoredListings {
  const length = columns.size;
  let cellsAt: CellsAt | undefined;
  const listingAt = (row: number): ListingWithReceipts => {
    cellsAt ??= cellsOf(columns, listingColumns);
    return { ...(cellsAt(row) as Listing), receipts: columns.receipts(row) };
  };
  const at = (row: number): ListingWithReceipts | undefined =>
    row >= 0 && row < length ? listingAt(row) : undefined;
  return {
    length,
    columns,
    at,
    slice(start, end) {
      const rows: ListingWithReceipts[] = [];
      for (let row = Math.max(0, start); row < Math.min(end, length); row++) {
        rows.push(listingAt(row));
      }
      return rows;
    },
    *[Symbol.iterator]() {
      for (let row = 0; row < length; row++) yield listingAt(row);
    },
  };
}

/** Listings that are already stored as columns. */
export const isStored = (listings: Iterable<unknown>): listings is StoredListings =>
  "columns" in listings;

/** Listings put into columns without a file in between. */
export const columnsInMemory = (listings: readonly CollectedListing[]): StoredColumns =>
  decodePage(encodePage(listings));
