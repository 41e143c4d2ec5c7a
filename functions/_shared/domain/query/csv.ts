import Papa from "papaparse";
import { type Listing, type ListingColumn, listingColumns } from "../listing.ts";

/**
 * Cells a spreadsheet would run are written with a leading apostrophe. Plain phone numbers in E.164
 * stay usable as they are: digits after a plus compute nothing.
 */
const formulaStart = /^(?!\+[0-9]{6,15}$)\s*[=+\-@|＝＋－＠\t\r\n]/;

const byteOrderMark = "\uFEFF";
const lineEnd = "\r\n";
const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

type Cell = string | number | boolean | null;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * One interval a part, "Mo 09:00-17:00; Fr 18:00-26:00"; after midnight counts on past 24:00. Empty
 * with `hours_known` true means closed all week.
 */
const hoursCell = (hours: Listing["hours"]): string =>
  hours
    .map(([day, opens, closes]) => `${days[day] ?? day} ${clock(opens)}-${clock(closes)}`)
    .join("; ");

const pairsCell = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([key, value]) => `${key}: ${value}`).join("; ");

function cellOf(listing: Listing, column: ListingColumn): Cell {
  switch (column) {
    case "hours":
      return hoursCell(listing.hours);
    case "emails":
      return pairsCell(listing.emails.map(({ role, value }) => [role, value]));
    case "phones":
      return pairsCell(listing.phones.map(({ label, value }) => [label, value]));
    case "socials":
      return pairsCell(listing.socials.map(({ network, url }) => [network, url]));
    default: {
      const value = listing[column];
      return Array.isArray(value) ? value.join("; ") : value;
    }
  }
}

/** All columns of a listing, one row each: UTF-8 with byte order mark, CRLF, RFC 4180 quoting. */
export function toCsv(listings: readonly Listing[]): string {
  const table = {
    fields: [...listingColumns],
    data: listings.map((listing) => listingColumns.map((column) => cellOf(listing, column))),
  };
  const text = Papa.unparse(table, { newline: lineEnd, escapeFormulae: formulaStart });
  return `${byteOrderMark}${text.endsWith(lineEnd) ? text : text + lineEnd}`;
}
