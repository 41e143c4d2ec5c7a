import Papa from "papaparse";
import { type Listing, type ListingColumn, listingColumns } from "../listing/listing.ts";
import { cellOf } from "./cells.ts";

/**
 * Cells a spreadsheet would run are written with a leading apostrophe. Plain phone numbers in E.164
 * stay usable as they are: digits after a plus compute nothing.
 */
const formulaStart = /^(?!\+[0-9]{6,15}$)\s*[=+\-@|＝＋－＠\t\r\n]/;

/** Where a comma is the decimal sign, spreadsheets cut a line at its semicolons. */
const otherSeparator = /[;\t]/;

const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

/** A row for each listing: UTF-8 with byte order mark, CRLF, RFC 4180 quoting. */
export function toCsv(
  listings: readonly Listing[],
  columns: readonly ListingColumn[] = listingColumns,
): string {
  const table = {
    fields: [...columns],
    data: listings.map((listing) => columns.map((column) => cellOf(listing, column))),
  };
  const text = Papa.unparse(table, {
    newline: lineEnd,
    escapeFormulae: formulaStart,
    quotes: (value: unknown) => otherSeparator.test(String(value)),
  });
  return `${byteOrderMark}${text.endsWith(lineEnd) ? text : text + lineEnd}`;
}
