import { areaLimits } from "../limits/area.ts";
import { fold } from "../text/fold.ts";
import { addressLine, addressMethod } from "./address.ts";
import { type Cells, cellsOf, slotOf } from "./cells.ts";
import type { Listing, Receipt } from "./listing.ts";
import { cosineOf, metresBetween } from "./merge.ts";
import { type CollectedListing, isKnown, methodOf, withValues } from "./receipts.ts";

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
  const places = placesOf(listings);
  const grids = rules.map((rule) => gridOf(listings, places, rule));
  return listings.map((listing, at) =>
    grids.every(({ known }) => known[at] === 1) || isInOneLine(listing)
      ? listing
      : withDerived(listing, at, grids),
  );
}

/** `addr:full` says it all: nothing of it is guessed at. */
const isInOneLine = (listing: CollectedListing): boolean =>
  isKnown(listing, "address") && methodOf(listing, "address") !== addressMethod;

/** Where the listings are, by their number. */
interface Places {
  lats: Float64Array;
  lons: Float64Array;
  cosines: Float64Array;
  countries: (string | null)[];
}

function placesOf(listings: readonly Listing[]): Places {
  const size = listings.length;
  const places: Places = {
    lats: new Float64Array(size),
    lons: new Float64Array(size),
    cosines: new Float64Array(size),
    countries: new Array(size).fill(null),
  };
  for (let at = 0; at < size; at++) {
    const listing = listings[at];
    if (!listing) continue;
    const { lat } = listing;
    places.lats[at] = lat;
    places.lons[at] = listing.lon;
    places.cosines[at] = cosineOf(lat);
    places.countries[at] = listing.country;
  }
  return places;
}

/** Listings with a value of their own by cells that are at least as wide as the rule reaches. */
interface Grid {
  rule: Rule;
  listings: readonly Listing[];
  places: Places;
  /** 1 = the listing has a value of its own. */
  known: Uint8Array;
  /** Numbers of listings. */
  cells: Cells;
  /** By the listing's number the place in `groups`: two values of one group are the same, folded. */
  values: Uint32Array;
  texts: readonly string[];
  groups: readonly number[];
}

function gridOf(listings: readonly Listing[], places: Places, rule: Rule): Grid {
  const voters = { members: [] as number[], rows: [] as number[], columns: [] as number[] };
  const isKnownAt = new Uint8Array(listings.length);
  const values = new Uint32Array(listings.length);
  const texts: string[] = [];
  const groups: number[] = [];
  const known = new Map<string, number>();
  const groupOf = new Map<string, number>();
  for (let at = 0; at < listings.length; at++) {
    const listing = listings[at];
    const text = listing && isKnown(listing, rule.column) ? listing[rule.column] : null;
    if (text === null) continue;
    let value = known.get(text);
    if (value === undefined) {
      const folded = fold(text);
      const group = groupOf.get(folded) ?? groupOf.size;
      groupOf.set(folded, group);
      groups.push(group);
      value = texts.push(text) - 1;
      known.set(text, value);
    }
    isKnownAt[at] = 1;
    values[at] = value;
    const row = rowOf(places.lats[at] ?? 0, rule);
    voters.members.push(at);
    voters.rows.push(row);
    voters.columns.push(columnOf(places.lons[at] ?? 0, row, rule));
  }
  const cells = cellsOf(voters);
  return { rule, listings, places, known: isKnownAt, cells, values, texts, groups };
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

/** The nearest ones, nearest first: no more than are asked. */
interface Near {
  size: number;
  /** Numbers of listings. */
  at: Uint32Array;
  metres: Float64Array;
}

const askedMax = Math.max(...rules.map(({ asked }) => asked));
/** For one listing after the other. */
const near: Near = {
  size: 0,
  at: new Uint32Array(askedMax),
  metres: new Float64Array(askedMax),
};

interface Derived {
  value: string;
  ref: string;
  source: string;
  method: string;
}

function withDerived<L extends CollectedListing>(
  listing: L,
  at: number,
  grids: readonly Grid[],
): L {
  const values: Partial<Listing> = {};
  const receipts: (readonly [Rule["column"] | "address", Receipt])[] = [];
  for (let each = 0; each < grids.length; each++) {
    const grid = grids[each];
    const derived = !grid || grid.known[at] === 1 ? null : derivedFrom(grid, at);
    if (!grid || !derived) continue;
    const { column } = grid.rule;
    const { value, ref, source, method } = derived;
    const { collected_at } = listing;
    values[column] = value;
    receipts.push(
      [column, { source, ref, at: collected_at, method }],
      ["address", { source, ref, at: collected_at, method: lineMethods[column] }],
    );
  }
  if (receipts.length === 0) return listing;
  const { house_number, suburb, region, postcode, country } = listing;
  const { street = listing.street, city = listing.city } = values;
  values.address = addressLine({ street, house_number, suburb, city, region, postcode, country });
  return withValues(listing, values, receipts);
}

/** The nearest of those that agree, if they are enough. */
function derivedFrom(grid: Grid, at: number): Derived | null {
  const { rule, listings, values, groups, texts } = grid;
  findNear(grid, at);
  const groupAt = (place: number): number => groups[values[near.at[place] ?? 0] ?? 0] ?? 0;
  // More than half of them: there is at most one such group, and its first is its nearest.
  for (let place = 0; place < near.size; place++) {
    const group = groupAt(place);
    let votes = 0;
    for (let other = 0; other < near.size; other++) if (groupAt(other) === group) votes += 1;
    if (votes < rule.agreeing || votes * 2 <= near.size) continue;
    const nearest = near.at[place] ?? 0;
    const voter = listings[nearest];
    if (!voter) continue;
    const metres = Math.round(near.metres[place] ?? 0);
    const method = methodFor(rule, metres, votes);
    const { source, source_id: ref } = voter;
    return { value: texts[values[nearest] ?? 0] ?? "", ref, source, method };
  }
  return null;
}

/** One text for each way to derive a value, however many listings have it. */
const methods = new Map<Rule, Map<number, string>>(rules.map((rule) => [rule, new Map()]));

function methodFor(rule: Rule, metres: number, votes: number): string {
  const key = (metres * (askedMax + 1) + votes) * (askedMax + 1) + near.size;
  const known = methods.get(rule)?.get(key);
  if (known !== undefined) return known;
  const method = `derived: nearest listing with this ${rule.column}, ${metres} m; ${votes} of ${near.size} agree`;
  methods.get(rule)?.set(key, method);
  return method;
}

const lineMethods = {
  street: `${addressMethod}; street derived`,
  city: `${addressMethod}; city derived`,
} as const;

/** The own row or column first: with the nearest known, the others are soon out of reach. */
const aside = [0, -1, 1] as const;

function findNear({ rule, listings, places, cells }: Grid, at: number): void {
  const { lats, lons, cosines, countries } = places;
  near.size = 0;
  const lat = lats[at] ?? 0;
  const lon = lons[at] ?? 0;
  const latDegrees = rule.withinM / (areaLimits.kmPerDegreeLatitude * 1000);
  const lonDegrees = widestDegrees(lat, latDegrees, rule);
  /** Shrinks to the last of the nearest, once there are as many as are asked. */
  let reach = 1;
  for (let rowsAway = 0; rowsAway < aside.length; rowsAway++) {
    const row = rowOf(lat, rule) + (aside[rowsAway] ?? 0);
    const ownColumn = columnOf(lon, row, rule);
    for (let columnsAway = 0; columnsAway < aside.length; columnsAway++) {
      const column = ownColumn + (aside[columnsAway] ?? 0);
      const slot = slotOf(cells, row, column);
      const end = cells.starts[slot + 1] ?? 0;
      for (let place = cells.starts[slot] ?? 0; place < end; place++) {
        if (cells.rows[place] !== row || cells.columns[place] !== column) continue;
        const voter = cells.members[place] ?? 0;
        const voterLat = lats[voter] ?? 0;
        const voterLon = lons[voter] ?? 0;
        // Most are too far away in one direction already; only the others are measured.
        if (Math.abs(voterLat - lat) > latDegrees * reach) continue;
        if (Math.abs(voterLon - lon) > lonDegrees * reach) continue;
        if (countries[voter] !== countries[at]) continue;
        const cosine = cosines[at] ?? 0;
        const voterCosine = cosines[voter] ?? 0;
        const metres = metresBetween(lat, lon, cosine, voterLat, voterLon, voterCosine);
        if (metres > rule.withinM) continue;
        insert(voter, metres, rule.asked, listings);
        if (near.size === rule.asked) reach = (near.metres[rule.asked - 1] ?? 0) / rule.withinM;
      }
    }
  }
}

/** Anything farther east or west in degrees is out of reach, wherever it is in the rows around. */
function widestDegrees(lat: number, latDegrees: number, { withinM }: Rule): number {
  const nearestPole = Math.min(90, Math.abs(lat) + latDegrees) * (Math.PI / 180);
  // A little less than a degree of the equator is long, so that rounding leaves nobody out.
  return withinM / (110_900 * Math.cos(nearestPole));
}

/** Keeps the list in order and no longer than `most`. */
function insert(voter: number, metres: number, most: number, listings: readonly Listing[]): void {
  let at = near.size;
  for (; at > 0; at--) {
    const before = near.metres[at - 1] ?? 0;
    if (metres > before) break;
    if (metres === before && !isBefore(listings[voter], listings[near.at[at - 1] ?? 0])) break;
    if (at === most) continue;
    near.at[at] = near.at[at - 1] ?? 0;
    near.metres[at] = before;
  }
  if (at === most) return;
  near.at[at] = voter;
  near.metres[at] = metres;
  if (near.size < most) near.size += 1;
}

const isBefore = (a: Listing | undefined, b: Listing | undefined): boolean =>
  (a?.source_id ?? "") < (b?.source_id ?? "");
