import { writeXlsxStream } from "hucre/xlsx";
import {
  declarationOf,
  type Listing,
  type ListingColumn,
  listingColumns,
} from "../listing/listing.ts";
import { type Cell, cellOf } from "./cells.ts";

/** Excel's maximum for one cell. */
const cellMaxChars = 32_767;

/** In characters. */
const widthElsewhere = 16;

/**
 * A workbook with one sheet: a head that stays in sight and a row for each business. Texts are
 * written as texts, so that leading zeros stay and nothing is ever computed. It is made as it is
 * read, one row after the other.
 */
export const toXlsx = (
  listings: Iterable<Listing>,
  columns: readonly ListingColumn[] = listingColumns,
): ReadableStream<Uint8Array> =>
  writeXlsxStream(rowsOf(listings, columns), {
    name: "Businesses",
    columns: columns.map((header) => ({
      header,
      width: declarationOf(header).width ?? widthElsewhere,
    })),
    freezePane: { rows: 1 },
  });

function* rowsOf(
  listings: Iterable<Listing>,
  columns: readonly ListingColumn[],
): Generator<Cell[], undefined> {
  for (const listing of listings) {
    yield columns.map((column) => fitted(cellOf(listing, column)));
  }
  return undefined;
}

const fitted = (cell: Cell): Cell =>
  typeof cell === "string" && cell.length > cellMaxChars
    ? `${cell.slice(0, cellMaxChars - 1)}…`
    : cell;
