import { areaLimits } from "../limits/area.ts";
import { fold } from "../text/fold.ts";
import { addressLine, addressMethod } from "./address.ts";
import type { Listing } from "./listing.ts";
import { distanceM } from "./merge.ts";
import { type CollectedListing, methodOf, withValues } from "./receipts.ts";

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
export function deriveAddresses<L extends CollectedListing>(listings: readonly L[]): L[] {
  const grids = rules.map((rule) => gridOf(listings, rule));
  return listings.map((listing) =>
    isAddressWhole(listing) ? listing : withDerived(listing, grids),
  );
}

/** `addr:full` says it all in one line: nothing of it is guessed at. */
const isAddressWhole = (listing: CollectedListing): boolean =>
  (listing.street !== null && listing.city !== null) ||
  (listing.address !== null && methodOf(listing, "address") !== addressMethod);

/** Listings with a value of their own by cells that are at least as wide as the rule reaches. */
interface Grid {
  rule: Rule;
  cells: ReadonlyMap<number, readonly Voter[]>;
}

interface Voter {
  listing: Listing;
  lat: number;
  lon: number;
  country: string | null;
  value: string;
  /** For comparison. */
  folded: string;
}

function gridOf(listings: readonly Listing[], rule: Rule): Grid {
  const cells = new Map<number, Voter[]>();
  for (const listing of listings) {
    const value = listing[rule.column];
    if (value === null) continue;
    const { lat, lon, country } = listing;
    const row = rowOf(lat, rule);
    const voter = { listing, lat, lon, country, value, folded: fold(value) };
    const key = keyOf(row, columnOf(lon, row, rule));
    const known = cells.get(key);
    if (known) known.push(voter);
    else cells.set(key, [voter]);
  }
  return { rule, cells };
}

const rowOf = (lat: number, { withinM }: Rule): number =>
  Math.floor(lat / (withinM / (areaLimits.kmPerDegreeLatitude * 1000)));

/** Columns are as wide as at the listing's own row of the grid, so that neighbours share them. */
function columnOf(lon: number, row: number, { withinM }: Rule): number {
  const rowDegrees = withinM / (areaLimits.kmPerDegreeLatitude * 1000);
  // A little wider than the row's own edge nearest the pole.
  const latitude = Math.min(89, (Math.abs(row) + 1) * rowDegrees) * (Math.PI / 180);
  return Math.floor(
    lon / (withinM / (areaLimits.kmPerDegreeLongitude * 1000 * Math.cos(latitude))),
  );
}

/** There are fewer columns than this, on either side of Greenwich. */
const columnsMax = 2 ** 20;
const keyOf = (row: number, column: number): number => row * 2 * columnsMax + column + columnsMax;

interface Neighbour {
  voter: Voter;
  metres: number;
}

type Derived = readonly [rule: Rule, nearest: Neighbour, votes: string];

function withDerived<L extends CollectedListing>(listing: L, grids: readonly Grid[]): L {
  const derived: Derived[] = [];
  for (const grid of grids) {
    if (listing[grid.rule.column] !== null) continue;
    const found = agreedOn(neighboursOf(listing, grid), grid.rule);
    if (found) derived.push([grid.rule, ...found]);
  }
  if (derived.length === 0) return listing;
  const values: Partial<Listing> = {};
  const receipts = derived.flatMap(([{ column }, { voter, metres }, votes]) => {
    values[column] = voter.value;
    const receipt = {
      source: voter.listing.source,
      ref: voter.listing.source_id,
      at: listing.collected_at,
      method: `derived: nearest listing with this ${column}, ${Math.round(metres)} m; ${votes}`,
    };
    const line = { ...receipt, method: `${addressMethod}; ${column} derived` };
    return [[column, receipt] as const, ["address", line] as const];
  });
  const { house_number, suburb, region, postcode, country } = listing;
  const { street = listing.street, city = listing.city } = values;
  values.address = addressLine({ street, house_number, suburb, city, region, postcode, country });
  return withValues(listing, values, receipts);
}

/** The nearest of those that agree, if they are enough. */
function agreedOn(
  asked: readonly Neighbour[],
  { agreeing }: Rule,
): [nearest: Neighbour, votes: string] | null {
  // More than half of them: there is at most one such group, and its first is its nearest.
  for (const neighbour of asked) {
    const { folded } = neighbour.voter;
    let votes = 0;
    for (const { voter } of asked) if (voter.folded === folded) votes += 1;
    if (votes >= agreeing && votes * 2 > asked.length) {
      return [neighbour, `${votes} of ${asked.length} agree`];
    }
  }
  return null;
}

/** The own row or column first: with the nearest known, the others are soon out of reach. */
const aside = [0, -1, 1] as const;

/** The nearest ones, nearest first: no more than are asked. */
function neighboursOf(listing: Listing, { rule, cells }: Grid): Neighbour[] {
  const near: Neighbour[] = [];
  const { lat, lon, country } = listing;
  const latDegrees = rule.withinM / (areaLimits.kmPerDegreeLatitude * 1000);
  const lonDegrees = widestDegrees(lat, latDegrees, rule);
  /** Shrinks to the last of the nearest, once there are as many as are asked. */
  let reach = 1;
  for (const rowsAway of aside) {
    const row = rowOf(lat, rule) + rowsAway;
    const ownColumn = columnOf(lon, row, rule);
    for (const columnsAway of aside) {
      const voters = cells.get(keyOf(row, ownColumn + columnsAway));
      if (voters === undefined) continue;
      for (const voter of voters) {
        // Most are too far away in one direction already; only the others are measured.
        if (Math.abs(voter.lat - lat) > latDegrees * reach) continue;
        if (Math.abs(voter.lon - lon) > lonDegrees * reach || voter.country !== country) continue;
        const metres = distanceM(listing, voter);
        if (metres > rule.withinM) continue;
        insert(near, { voter, metres }, rule.asked);
        const last = near[rule.asked - 1];
        if (last) reach = last.metres / rule.withinM;
      }
    }
  }
  return near;
}

/** Anything farther east or west in degrees is out of reach, wherever it is in the rows around. */
function widestDegrees(lat: number, latDegrees: number, { withinM }: Rule): number {
  const nearestPole = Math.min(90, Math.abs(lat) + latDegrees) * (Math.PI / 180);
  // A little less than a degree of the equator is long, so that rounding leaves nobody out.
  return withinM / (110_900 * Math.cos(nearestPole));
}

/** Keeps the list in order and no longer than `most`. */
function insert(near: Neighbour[], neighbour: Neighbour, most: number): void {
  let at = near.length;
  for (; at > 0; at--) {
    const before = near[at - 1];
    if (!before || !isNearer(neighbour, before)) break;
    if (at < most) near[at] = before;
  }
  if (at < most) near[at] = neighbour;
}

const isNearer = (a: Neighbour, b: Neighbour): boolean =>
  a.metres < b.metres ||
  (a.metres === b.metres && a.voter.listing.source_id < b.voter.listing.source_id);
