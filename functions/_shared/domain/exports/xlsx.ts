import { writeXlsxStream } from "hucre/xlsx";
import { type Listing, type ListingColumn, listingColumns } from "../listing/listing.ts";
import { type Cell, cellOf } from "./cells.ts";

/** Excel's maximum for one cell. */
const cellMaxChars = 32_767;

/** In characters; every other column is as wide as a short text. */
const widths: Partial<Record<ListingColumn, number>> = {
  id: 22,
  name: 32,
  categories: 24,
  address: 40,
  street: 24,
  website: 32,
  emails: 36,
  phones: 28,
  hours_raw: 32,
  hours: 40,
  socials: 40,
  description: 48,
  services: 32,
  fit_reason: 48,
  licence: 36,
};
const widthElsewhere = 16;

/**
 * A workbook with one sheet: a head that stays in sight and a row for each business. Texts are
 * written as texts, so that leading zeros stay and nothing is ever computed. It is made as it is
 * read, one row after the other.
 */
export const toXlsx = (listings: Iterable<Listing>): ReadableStream<Uint8Array> =>
  writeXlsxStream(rowsOf(listings), {
    name: "Businesses",
    columns: listingColumns.map((header) => ({ header, width: widths[header] ?? widthElsewhere })),
    freezePane: { rows: 1 },
  });

function* rowsOf(listings: Iterable<Listing>): Generator<Cell[], undefined> {
  for (const listing of listings) {
    yield listingColumns.map((column) => fitted(cellOf(listing, column)));
  }
  return undefined;
}

const fitted = (cell: Cell): Cell =>
  typeof cell === "string" && cell.length > cellMaxChars
    ? `${cell.slice(0, cellMaxChars - 1)}…`
    : cell;
