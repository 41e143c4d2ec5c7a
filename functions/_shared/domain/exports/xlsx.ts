import { writeXlsxStream } from "hucre/xlsx";
import type { Listing } from "../listing/listing.ts";
import type { Cell } from "./cells.ts";
import { type FileColumns, fullColumns } from "./file-columns.ts";

/** Excel's maximum for one cell. */
const cellMaxChars = 32_767;

/** In characters. */
const widthElsewhere = 16;

/** A spreadsheet's own format for text: what is typed into such a cell stays as typed, too. */
const textFormat = "@";

/**
 * A workbook with one sheet: a head that stays in sight and a row for each business. Texts are
 * written as texts, so that leading zeros stay and nothing is ever computed. It is made as it is
 * read, one row after the other.
 */
export const toXlsx = <Row extends Listing>(
  listings: Iterable<Row>,
  columns: FileColumns<Row> = fullColumns(),
): ReadableStream<Uint8Array> =>
  writeXlsxStream(rowsOf(listings, columns), {
    name: "Businesses",
    columns: columns.heads.map(({ header, width = widthElsewhere, isCode }) => ({
      header,
      width,
      ...(isCode ? { numFmt: textFormat } : {}),
    })),
    freezePane: { rows: 1 },
  });

function* rowsOf<Row extends Listing>(
  listings: Iterable<Row>,
  { cells }: FileColumns<Row>,
): Generator<Cell[], undefined> {
  for (const listing of listings) yield cells(listing).map(fitted);
  return undefined;
}

const fitted = (cell: Cell): Cell =>
  typeof cell === "string" && cell.length > cellMaxChars
    ? `${cell.slice(0, cellMaxChars - 1)}…`
    : cell;
