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
  const inOrder = eachOnce(listings)
    .map((listing) => ({ ...candidateOf(listing), tags: tagCount(listing) }))
    .sort(bySourceId);
  const grid = Map.groupBy(inOrder, ({ row, name }) => cellOf(row, name));
  const taken = new Set<Candidate>();
  const result: Candidate[] = [];
  // A stable sort: of two with as many tags the lower source id leads.
  for (const leader of inOrder.toSorted((a, b) => b.tags - a.tags)) {
    if (taken.has(leader)) continue;
    taken.add(leader);
    const twins = nearby(grid, leader).filter(
      (other) => !taken.has(other) && isTwin(leader, other),
    );
    for (const twin of twins) taken.add(twin);
    result.push({ ...leader, listing: twins.map(listingOf).reduce(absorb, leader.listing) });
  }
  return {
    listings: result.sort(bySourceId).map(listingOf),
    merged: inOrder.length - result.length,
  };
}

/** A listing with what the comparison needs, worked out once. */
interface Candidate {
  listing: ListingWithReceipts;
  /** Folded; empty when it has none. */
  name: string;
  row: number;
  kind: string;
  number: number;
}

/** Latitude rows a little higher than the distance, so that twins lie in neighbouring rows. */
const rowDegrees = (limits.twinDistanceM * 1.01) / (limits.kmPerDegreeLatitude * 1000);

function candidateOf(listing: ListingWithReceipts): Candidate {
  const [kind = "", number = ""] = listing.source_id.split("/");
  return {
    listing,
    name: fold(listing.name ?? ""),
    row: Math.floor(listing.lat / rowDegrees),
    kind,
    number: Number(number),
  };
}

const listingOf = ({ listing }: Candidate): ListingWithReceipts => listing;

/** node, relation, way; within a kind by number. */
function bySourceId(a: Candidate, b: Candidate): number {
  if (a.kind !== b.kind) return a.kind < b.kind ? -1 : 1;
  return a.number - b.number || (a.listing.source_id < b.listing.source_id ? -1 : 1);
}

/** What shares name and row is few, wherever on the earth it lies. */
const cellOf = (row: number, name: string): string => `${row} ${name}`;

const nearby = (grid: ReadonlyMap<string, readonly Candidate[]>, { row, name }: Candidate) =>
  name === "" ? [] : [row - 1, row, row + 1].flatMap((each) => grid.get(cellOf(each, name)) ?? []);

const isTwin = (a: Candidate, b: Candidate): boolean =>
  a.name !== "" &&
  a.name === b.name &&
  a.listing.categories.some((category) => b.listing.categories.includes(category)) &&
  distanceM(a.listing, b.listing) <= limits.twinDistanceM;

/** The rule by which two listings are one business; it is the same in both directions. */
export const areTwins = (a: ListingWithReceipts, b: ListingWithReceipts): boolean =>
  isTwin(candidateOf(a), candidateOf(b));

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
