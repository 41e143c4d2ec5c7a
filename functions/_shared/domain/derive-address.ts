import { addressLine, addressMethod } from "./address.ts";
import { fold } from "./fold.ts";
import { limits } from "./limits.ts";
import type { Listing, ListingWithReceipts } from "./listing.ts";
import { distanceM } from "./merge.ts";

interface Rule {
  column: "street" | "city";
  withinM: number;
  /** Only so many of the nearest are asked. */
  asked: number;
  /** At least so many must agree, and more than half of those that were asked. */
  agreeing: number;
}

const rules: readonly Rule[] = [
  { column: "street", withinM: 60, asked: 8, agreeing: 2 },
  { column: "city", withinM: 300, asked: 5, agreeing: 2 },
];

/**
 * Fills a missing street or city from the nearest listings of the same task that have one of their
 * own, in the same country: only where at least two agree and no majority is against them. A house
 * number is never derived. The receipt names the nearest listing that says so and how far it is.
 */
export function deriveAddresses(listings: readonly ListingWithReceipts[]): ListingWithReceipts[] {
  const grids = rules.map((rule) => ({ rule, grid: gridOf(listings, rule) }));
  return listings.map((listing) =>
    isAddressWhole(listing)
      ? listing
      : grids.reduce((filled, { rule, grid }) => fill(filled, grid, rule), listing),
  );
}

/** `addr:full` says it all in one line: nothing of it is guessed at. */
const isAddressWhole = ({ street, city, address, receipts }: ListingWithReceipts): boolean =>
  (street !== null && city !== null) ||
  (address !== null && receipts.address?.method !== addressMethod);

type Grid = ReadonlyMap<string, readonly ListingWithReceipts[]>;

/** Listings with a value of their own by cells that are at least as wide as the rule reaches. */
const gridOf = (listings: readonly ListingWithReceipts[], rule: Rule): Grid =>
  Map.groupBy(
    listings.filter((listing) => listing[rule.column] !== null),
    (listing) => {
      const { row, column } = cellOf(listing, rule);
      return `${row} ${column}`;
    },
  );

/** Columns are as wide as at the listing's own row of the grid, so that neighbours share them. */
function cellOf({ lat, lon }: Pick<Listing, "lat" | "lon">, { withinM }: Rule, rowsAway = 0) {
  const rowDegrees = withinM / (limits.kmPerDegreeLatitude * 1000);
  const row = Math.floor(lat / rowDegrees) + rowsAway;
  // A little wider than the row's own edge nearest the pole.
  const latitude = Math.min(89, (Math.abs(row) + 1) * rowDegrees) * (Math.PI / 180);
  const columnDegrees = withinM / (limits.kmPerDegreeLongitude * 1000 * Math.cos(latitude));
  return { row, column: Math.floor(lon / columnDegrees) };
}

interface Neighbour {
  listing: ListingWithReceipts;
  metres: number;
}

function fill(listing: ListingWithReceipts, grid: Grid, rule: Rule): ListingWithReceipts {
  if (listing[rule.column] !== null) return listing;
  const asked = neighboursOf(listing, grid, rule).slice(0, rule.asked);
  const groups = Map.groupBy(asked, (each) => fold(each.listing[rule.column] ?? ""));
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  const [nearest] = largest;
  if (!nearest || largest.length < rule.agreeing || largest.length * 2 <= asked.length) {
    return listing;
  }
  return withValue(listing, nearest, rule, `${largest.length} of ${asked.length} agree`);
}

function neighboursOf(listing: ListingWithReceipts, grid: Grid, rule: Rule): Neighbour[] {
  const near: Neighbour[] = [];
  const degrees = rule.withinM / (limits.kmPerDegreeLatitude * 1000);
  for (const rowsAway of [-1, 0, 1]) {
    const { row, column } = cellOf(listing, rule, rowsAway);
    for (const each of [column - 1, column, column + 1]) {
      for (const other of grid.get(`${row} ${each}`) ?? []) {
        // Most are too far north or south already; only the others are measured.
        if (Math.abs(other.lat - listing.lat) > degrees) continue;
        if (other.country !== listing.country) continue;
        const metres = distanceM(listing, other);
        if (metres <= rule.withinM) near.push({ listing: other, metres });
      }
    }
  }
  return near.sort(
    (a, b) => a.metres - b.metres || (a.listing.source_id < b.listing.source_id ? -1 : 1),
  );
}

function withValue(
  listing: ListingWithReceipts,
  { listing: from, metres }: Neighbour,
  { column }: Rule,
  votes: string,
): ListingWithReceipts {
  const filled = { ...listing, [column]: from[column], receipts: { ...listing.receipts } };
  const receipt = {
    source: from.source,
    ref: from.source_id,
    at: listing.collected_at,
    method: `derived: nearest listing with this ${column}, ${Math.round(metres)} m; ${votes}`,
  };
  filled.receipts[column] = receipt;
  filled.address = addressLine(filled);
  filled.receipts.address = { ...receipt, method: `${addressMethod}; ${column} derived` };
  return filled;
}
