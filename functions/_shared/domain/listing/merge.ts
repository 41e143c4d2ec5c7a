import { areaLimits } from "../limits/area.ts";
import { listingLimits } from "../limits/listing.ts";
import { fold } from "../text/fold.ts";
import { addressLine, addressMethod } from "./address.ts";
import type { OsmElement } from "./element.ts";
import {
  columnsOf,
  declarationOf,
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
} from "./listing.ts";
import { isUnknown, tagCountOf } from "./normalise.ts";
import { type CollectedListing, withReceipts } from "./receipts.ts";

/** Columns that only make sense together are filled together, when the first one is missing. */
const groups: readonly (readonly [ListingColumn, ...ListingColumn[]])[] = columnsOf({
  merge: "fill",
}).map((first) => [
  first,
  ...listingColumns.filter((column) => declarationOf(column).merge === first),
]);

/**
 * Merges the listings of the same business: the same source id from two tiles, or the same name
 * within 30 m and a common type, such as a shop drawn both as a point and as a building. The one
 * with more tags leads and takes missing values from the others with their receipts. Unnamed
 * listings are never twins. The order of the input does not matter; the result is sorted by source
 * id. `merged`: the number of listings merged into another.
 */
export function mergeTwins<L extends CollectedListing>(
  listings: readonly L[],
  tagCount: (listing: L) => number = tagCountOf,
): { listings: (L | ListingWithReceipts)[]; merged: number } {
  const inOrder = eachOnce(listings).map(candidateOf).sort(bySourceId);
  const twins = leadersOfTwins(inOrder, tagCount);
  return {
    listings: inOrder.flatMap((candidate) => {
      if (candidate.isTaken) return [];
      const led = twins.get(candidate) ?? [];
      return led.reduce<L | ListingWithReceipts>(absorb, candidate.listing);
    }),
    merged: inOrder.reduce((sum, { isTaken }) => sum + Number(isTaken), 0),
  };
}

/** A listing with the values to compare, computed once. */
interface Candidate<L extends CollectedListing> {
  listing: L;
  /** Folded; empty when it has none. */
  name: string;
  /** The place of its element type in `elementOrder`; -1 for any other source. */
  kind: number;
  number: number;
  /** Whether it went into another one. */
  isTaken: boolean;
}

function candidateOf<L extends CollectedListing>(listing: L): Candidate<L> {
  const { source_id: sourceId } = listing;
  const slash = sourceId.indexOf("/");
  return {
    listing,
    name: fold(listing.name ?? ""),
    kind: elementOrder.findIndex((type) => sourceId.startsWith(`${type}/`)),
    number: slash < 0 ? 0 : Number(sourceId.slice(slash + 1)),
    isTaken: false,
  };
}

const elementOrder: readonly OsmElement["type"][] = ["node", "relation", "way"];

/** By element type, then by number. */
function bySourceId<L extends CollectedListing>(a: Candidate<L>, b: Candidate<L>): number {
  return (
    a.kind - b.kind || a.number - b.number || (a.listing.source_id < b.listing.source_id ? -1 : 1)
  );
}

/** Each candidate that leads others, with those; they are marked as taken. */
function leadersOfTwins<L extends CollectedListing>(
  inOrder: readonly Candidate<L>[],
  tagCount: (listing: L) => number,
): Map<Candidate<L>, L[]> {
  const found = new Map<Candidate<L>, L[]>();
  for (const namesakes of sameNames(inOrder)) {
    const tags = new Map(namesakes.map((each) => [each, tagCount(each.listing)]));
    // A stable sort: of two with as many tags the lower source id leads.
    const leaders = namesakes.toSorted((a, b) => (tags.get(b) ?? 0) - (tags.get(a) ?? 0));
    const done = new Set<Candidate<L>>();
    const grid = Map.groupBy(namesakes, ({ listing }) => rowOf(listing));
    for (const leader of leaders) {
      if (done.has(leader)) continue;
      done.add(leader);
      const row = rowOf(leader.listing);
      const twins = [row - 1, row, row + 1]
        .flatMap((each) => grid.get(each) ?? [])
        .filter((other) => !done.has(other) && isTwin(leader, other));
      for (const twin of twins) {
        done.add(twin);
        twin.isTaken = true;
      }
      if (twins.length > 0)
        found.set(
          leader,
          twins.map(({ listing }) => listing),
        );
    }
  }
  return found;
}

/** Those that share their name with another one; most don't and need no comparing. */
function sameNames<L extends CollectedListing>(inOrder: readonly Candidate<L>[]): Candidate<L>[][] {
  const byName = new Map<string, Candidate<L>[]>();
  for (const candidate of inOrder) {
    if (candidate.name === "") continue;
    const known = byName.get(candidate.name);
    if (known) known.push(candidate);
    else byName.set(candidate.name, [candidate]);
  }
  return [...byName.values()].filter(({ length }) => length > 1);
}

/** Latitude rows a little higher than the distance, so that twins lie in neighbouring rows. */
const rowDegrees = (listingLimits.twinDistanceM * 1.01) / (areaLimits.kmPerDegreeLatitude * 1000);
const rowOf = ({ lat }: Point): number => Math.floor(lat / rowDegrees);

const isTwin = (
  a: Pick<Candidate<CollectedListing>, "listing" | "name">,
  b: Pick<Candidate<CollectedListing>, "listing" | "name">,
): boolean =>
  a.name !== "" &&
  a.name === b.name &&
  a.listing.categories.some((category) => b.listing.categories.includes(category)) &&
  distanceM(a.listing, b.listing) <= listingLimits.twinDistanceM;

/** The rule by which two listings are one business; it is the same in both directions. */
export const areTwins = (a: CollectedListing, b: CollectedListing): boolean =>
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
function eachOnce<L extends CollectedListing>(listings: readonly L[]): L[] {
  const byId = new Map<string, L>();
  for (const listing of listings) {
    const known = byId.get(listing.source_id);
    if (!known || isNewer(listing, known)) byId.set(listing.source_id, listing);
  }
  return [...byId.values()];
}

function isNewer(a: CollectedListing, b: CollectedListing): boolean {
  const age = (listing: Listing): string =>
    `${listing.source_updated_at ?? ""} ${listing.collected_at}`;
  if (age(a) !== age(b)) return age(a) > age(b);
  return JSON.stringify(withReceipts(a)) > JSON.stringify(withReceipts(b));
}

function absorb(first: CollectedListing, second: CollectedListing): ListingWithReceipts {
  const [leader, twin] = [withReceipts(first), withReceipts(second)];
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
