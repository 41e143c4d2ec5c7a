import { declarationOf, type Listing, type ListingColumn } from "../listing/listing.ts";
import { sourceNames } from "../listing/source-names.ts";

/** One column of a listing as a table cell. */
export type Cell = string | number | boolean | null;

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** An unknown end is written "18:00+". */
const span = (opens: number, closes: number): string =>
  closes === opens ? `${clock(opens)}+` : `${clock(opens)}-${clock(closes)}`;

/**
 * One interval a part, "Mo 09:00-17:00; Fr 18:00-26:00"; after midnight counts on past 24:00. Empty
 * with `hours_known` true means closed all week.
 */
const hoursCell = (hours: Listing["hours"]): string =>
  hours.map(([day, opens, closes]) => `${days[day] ?? day} ${span(opens, closes)}`).join("; ");

/** `source` itself stays the map's, because receipts refer to it. */
export const sourceCell = ({ source, sources }: Listing): string =>
  sources === "both" ? sourceNames.both : source;

/** Lists are joined with "; ", pairs are written as "role: value". */
export function cellOf(listing: Listing, column: ListingColumn): Cell {
  const { kind, keys } = declarationOf(column);
  const value = column === "source" ? sourceCell(listing) : listing[column];
  if (!Array.isArray(value)) return value ?? null;
  if (kind === "hours") return hoursCell(listing.hours);
  const texts = keys ? value.map((pair) => pairCell(pair as Pair, keys)) : value;
  return texts.join("; ");
}

type Pair = Readonly<Record<string, string>>;
const pairCell = (pair: Pair, [key, value]: readonly [string, string]): string =>
  `${pair[key]}: ${pair[value]}`;
