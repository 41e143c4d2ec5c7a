import type { Listing, ListingColumn } from "../listing/listing.ts";

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

const pairsCell = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([key, value]) => `${key}: ${value}`).join("; ");

/** Lists are joined with "; ", pairs are written as "role: value". */
export function cellOf(listing: Listing, column: ListingColumn): Cell {
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
