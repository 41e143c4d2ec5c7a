import Papa from "papaparse";
import type { Listing } from "../listing/listing.ts";
import type { Cell } from "./cells.ts";
import { type FileColumns, fullColumns } from "./file-columns.ts";

/**
 * Cells a spreadsheet would run are written with a leading apostrophe. Plain phone numbers in E.164
 * stay usable as they are: digits after a plus compute nothing.
 */
const formulaStart = /^(?!\+[0-9]{6,15}$)\s*[=+\-@|＝＋－＠\t\r\n]/;

/** Where a comma is the decimal sign, spreadsheets cut a line at its semicolons. */
const otherSeparator = /[;\t]/;

const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";

const rowsAtOnce = 500;

/** A row for each listing: UTF-8 with byte order mark, CRLF, RFC 4180 quoting. */
export const toCsv = (listings: Iterable<Listing>, columns: FileColumns = fullColumns()): string =>
  [...csvParts(listings, columns)].join("");

/** The same in parts: neither all cells nor the whole text are in memory at once. */
export function* csvParts<Row extends Listing>(
  listings: Iterable<Row>,
  { heads, cells }: FileColumns<Row> = fullColumns(),
): Generator<string, undefined> {
  yield byteOrderMark + linesOf([heads.map(({ header }) => header)]);
  let rows: Cell[][] = [];
  for (const listing of listings) {
    rows.push(cells(listing));
    if (rows.length < rowsAtOnce) continue;
    yield linesOf(rows);
    rows = [];
  }
  if (rows.length > 0) yield linesOf(rows);
  return undefined;
}

function linesOf(rows: Cell[][]): string {
  const text = Papa.unparse(rows, {
    newline: lineEnd,
    escapeFormulae: formulaStart,
    quotes: (value: unknown) => otherSeparator.test(String(value)),
  });
  return text.endsWith(lineEnd) ? text : text + lineEnd;
}
