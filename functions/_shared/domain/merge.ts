import { addressLine, addressMethod } from "./address.ts";
import { fold } from "./fold.ts";
import { limits } from "./limits.ts";
import type { Listing, ListingColumn, ListingWithReceipts } from "./listing.ts";
import { isUnknown, tagCountOf } from "./normalise.ts";

/** Columns that only make sense together are filled together, when the first one is missing. */
const groups: readonly (readonly [ListingColumn, ...ListingColumn[]])[] = [
  ["phone", "phone_source", "phone_osm", "phone_web", "phones"],
  ["hours_raw", "hours_known", "hours"],
  ["street", "house_number"],
  ["suburb"],
  ["city"],
  ["region"],
  ["postcode"],
  ["country"],
  ["website"],
  ["emails"],
  ["socials"],
  ["description"],
  ["payments"],
  ["currencies"],
  ["founded_year"],
];

/**
 * Makes one listing of those that are the same business: the same source id from two tiles, or the
 * same name within 30 m with a type in common, as a shop drawn both as a point and as a building.
 * The one with more tags leads and takes what it lacks from the others with its receipt. Listings
 * without a name are never twins. The order of the input does not matter; the result is in the
 * order of the source ids. `merged`: how many went into another one.
 */
export function mergeTwins(
  listings: readonly ListingWithReceipts[],
  tagCount: (listing: ListingWithReceipts) => number = tagCountOf,
): { listings: ListingWithReceipts[]; merged: number } {
  const once = eachOnce(listings);
  const ranked = once
    .map((listing) => ({ listing, tags: tagCount(listing) }))
    .sort((a, b) => b.tags - a.tags || bySourceId(a.listing, b.listing))
    .map(({ listing }) => listing);
  const grid = gridOf(ranked);
  const taken = new Set<ListingWithReceipts>();
  const result: ListingWithReceipts[] = [];
  for (const leader of ranked) {
    if (taken.has(leader)) continue;
    taken.add(leader);
    const twins = neighbours(grid, leader).filter(
      (other) => !taken.has(other) && areTwins(leader, other),
    );
    for (const twin of twins) taken.add(twin);
    result.push(twins.reduce(absorb, leader));
  }
  return { listings: result.sort(bySourceId), merged: once.length - result.length };
}

/** The rule by which two listings are one business; it is the same in both directions. */
export function areTwins(a: Listing, b: Listing): boolean {
  const name = nameKey(a);
  return (
    name !== "" &&
    name === nameKey(b) &&
    a.categories.some((category) => b.categories.includes(category)) &&
    distanceM(a, b) <= limits.twinDistanceM
  );
}

const nameKey = ({ name }: Listing): string => fold(name ?? "");

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = Pick<Listing, "lat" | "lon">;

/** Metres along the earth's surface. */
export function distanceM(a: Point, b: Point): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2);
  const lon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = lat * lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon * lon;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The newest of each source id; of two equally new ones always the same. */
function eachOnce(listings: readonly ListingWithReceipts[]): ListingWithReceipts[] {
  const byId = new Map<string, ListingWithReceipts>();
  for (const listing of listings) {
    const known = byId.get(listing.source_id);
    if (!known || isNewer(listing, known)) byId.set(listing.source_id, listing);
  }
  return [...byId.values()];
}

function isNewer(a: ListingWithReceipts, b: ListingWithReceipts): boolean {
  const age = (listing: ListingWithReceipts): string =>
    `${listing.source_updated_at ?? ""} ${listing.collected_at}`;
  if (age(a) !== age(b)) return age(a) > age(b);
  return JSON.stringify(a) > JSON.stringify(b);
}

/** node, relation, way; within a kind by number. */
function bySourceId(a: Listing, b: Listing): number {
  const [kindA = "", numberA = ""] = a.source_id.split("/");
  const [kindB = "", numberB = ""] = b.source_id.split("/");
  if (kindA !== kindB) return kindA < kindB ? -1 : 1;
  return Number(numberA) - Number(numberB) || (a.source_id < b.source_id ? -1 : 1);
}

type Grid = ReadonlyMap<string, readonly ListingWithReceipts[]>;

/** Latitude rows a little higher than the distance, so that twins lie in neighbouring rows. */
const rowDegrees = (limits.twinDistanceM * 1.01) / (limits.kmPerDegreeLatitude * 1000);
const rowOf = ({ lat }: Point): number => Math.floor(lat / rowDegrees);

/** By name and row: what shares both is few, wherever on the earth it lies. */
function gridOf(listings: readonly ListingWithReceipts[]): Grid {
  return Map.groupBy(
    listings.filter((listing) => nameKey(listing) !== ""),
    (listing) => cellKey(listing, rowOf(listing)),
  );
}

const cellKey = (listing: Listing, row: number): string => `${row} ${nameKey(listing)}`;

function neighbours(grid: Grid, listing: ListingWithReceipts): ListingWithReceipts[] {
  const row = rowOf(listing);
  return [row - 1, row, row + 1]
    .flatMap((each) => grid.get(cellKey(listing, each)) ?? [])
    .filter((other) => other !== listing);
}

function absorb(leader: ListingWithReceipts, twin: ListingWithReceipts): ListingWithReceipts {
  const merged: ListingWithReceipts = {
    ...leader,
    merged_source_ids: [
      ...new Set([...leader.merged_source_ids, twin.source_id, ...twin.merged_source_ids]),
    ],
    categories: [...new Set([...leader.categories, ...twin.categories])],
    receipts: { ...leader.receipts },
  };
  for (const group of groups) {
    if (isUnknown(leader[group[0]])) for (const column of group) take(merged, twin, column);
  }
  fillHouseNumber(merged, twin);
  renewAddress(leader, merged, twin);
  return merged;
}

function take<K extends ListingColumn>(
  merged: ListingWithReceipts,
  twin: ListingWithReceipts,
  column: K,
): void {
  if (isUnknown(twin[column]) || !isUnknown(merged[column])) return;
  const to: Listing = merged;
  to[column] = twin[column];
  const receipt = twin.receipts[column];
  if (receipt) merged.receipts[column] = receipt;
}

/** A number is only taken for the street it belongs to. */
function fillHouseNumber(merged: ListingWithReceipts, twin: ListingWithReceipts): void {
  if (merged.street !== null && fold(merged.street) === fold(twin.street ?? "")) {
    take(merged, twin, "house_number");
  }
}

const partColumns = ["street", "house_number", "city", "region", "postcode", "country"] as const;

/** The line follows its parts; one that was given whole stays as it is. */
function renewAddress(
  leader: ListingWithReceipts,
  merged: ListingWithReceipts,
  twin: ListingWithReceipts,
): void {
  take(merged, twin, "address");
  const isFilled = partColumns.some((column) => leader[column] !== merged[column]);
  const receipt = merged.receipts.address ?? twin.receipts.street ?? twin.receipts.city;
  if (!isFilled || !receipt || receipt.method !== addressMethod) return;
  const line = addressLine(merged);
  if (line === null) return;
  merged.address = line;
  merged.receipts.address = receipt;
}
