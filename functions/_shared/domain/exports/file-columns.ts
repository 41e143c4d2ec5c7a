import {
  declarationOf,
  type Listing,
  type ListingColumn,
  listingColumns,
} from "../listing/listing.ts";
import { type Cell, cellOf } from "./cells.ts";

/** The columns of a file, and how to fill them. */
export interface FileColumns<Row extends Listing = Listing> {
  heads: readonly FileHead[];
  /** One for each head. */
  cells: (listing: Row) => Cell[];
}

export interface FileHead {
  header: string;
  /** In characters. */
  width?: number | undefined;
  /** A code, as a phone number is: a spreadsheet must not count with it, nor drop its zeros. */
  isCode?: boolean;
}

/** Columns of a listing as they are: lists in one cell each. */
export const fullColumns = (columns: readonly ListingColumn[] = listingColumns): FileColumns => ({
  heads: columns.map((header) => ({ header, width: declarationOf(header).width })),
  cells: (listing) => columns.map((column) => cellOf(listing, column)),
});

const last: readonly string[] = ["source", "licence"];

/** A row that is passed on keeps its id, its source and its licence, whatever else was asked for. */
export const withIdAndSource = <C extends string>(
  asked: readonly C[],
): (C | "id" | "source" | "licence")[] => [
  ...new Set(["id" as const, ...asked.filter((column) => !last.includes(column))]),
  "source",
  "licence",
];
