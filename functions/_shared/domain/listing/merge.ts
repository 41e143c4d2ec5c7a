import { areaLimits } from "../limits/area.ts";
import { listingLimits } from "../limits/listing.ts";
import { fold } from "../text/fold.ts";
import { addressLine, addressMethod } from "./address.ts";
import type { OsmElement } from "./element.ts";
import { isUnknown } from "./facts.ts";
import {
  columnsOf,
  declarationOf,
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
} from "./listing.ts";
import { tagCountOf } from "./normalise.ts";
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
  const once = eachOnceInOrder(listings);
  const { led, taken } = leadersOfTwins(once, tagCount);
  const merged: (L | ListingWithReceipts)[] = [];
  for (let at = 0; at < once.length; at++) {
    const listing = once[at];
    if (!listing || taken.has(at)) continue;
    const twins = led.get(at);
    merged.push(twins ? twins.reduce<L | ListingWithReceipts>(absorb, listing) : listing);
  }
  return { listings: merged, merged: taken.size };
}

const elementOrder: readonly string[] = ["node", "relation", "way"] satisfies OsmElement["type"][];

/**
 * By element type, then by number; other sources come first. Of those with one source id the newest;
 * of equally new ones always the same.
 */
function eachOnceInOrder<L extends CollectedListing>(listings: readonly L[]): L[] {
  const kinds = new Int8Array(listings.length);
  const numbers = new Float64Array(listings.length);
  for (let at = 0; at < listings.length; at++) {
    const sourceId = listings[at]?.source_id ?? "";
    const slash = sourceId.indexOf("/");
    kinds[at] = slash < 0 ? -1 : elementOrder.indexOf(sourceId.slice(0, slash));
    numbers[at] = slash < 0 ? 0 : Number(sourceId.slice(slash + 1));
  }
  const idAt = (at: number): string => listings[at]?.source_id ?? "";
  // An array, whose sort is quick where the most is in order already, as in each tile's answer.
  const order = Array.from(listings, (_, at) => at).sort(
    (a, b) =>
      (kinds[a] ?? 0) - (kinds[b] ?? 0) ||
      (numbers[a] ?? 0) - (numbers[b] ?? 0) ||
      Number(idAt(a) > idAt(b)) - Number(idAt(a) < idAt(b)),
  );
  const once: L[] = [];
  let before = -1;
  for (const at of order) {
    const listing = listings[at];
    if (!listing) continue;
    const mayBeSame = kinds[at] === kinds[before] && Object.is(numbers[at], numbers[before]);
    const last = mayBeSame && idAt(at) === idAt(before) ? once.at(-1) : undefined;
    if (!last) once.push(listing);
    else if (isNewer(listing, last)) once[once.length - 1] = listing;
    before = at;
  }
  return once;
}

/** A listing that shares its name, folded, with another one. */
interface Namesake<L extends CollectedListing> {
  listing: L;
  at: number;
  name: string;
}

/** The listings that each leader takes in, by its place, and the places of those. */
function leadersOfTwins<L extends CollectedListing>(
  listings: readonly L[],
  tagCount: (listing: L) => number,
): { led: Map<number, L[]>; taken: Set<number> } {
  const led = new Map<number, L[]>();
  const taken = new Set<number>();
  for (const namesakes of namesakesIn(listings)) {
    const tags = new Map(namesakes.map((each) => [each, tagCount(each.listing)]));
    // A stable sort: of two with as many tags the lower source id leads.
    const leaders = namesakes.toSorted((a, b) => (tags.get(b) ?? 0) - (tags.get(a) ?? 0));
    const done = new Set<Namesake<L>>();
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
        taken.add(twin.at);
      }
      if (twins.length > 0) {
        led.set(
          leader.at,
          twins.map(({ listing }) => listing),
        );
      }
    }
  }
  return { led, taken };
}

/**
 * Those that share their name with another one nearby; most don't and need no comparing. A hash
 * finds them: the folded names of a large preset are never in memory together.
 */
function namesakesIn<L extends CollectedListing>(listings: readonly L[]): Namesake<L>[][] {
  const firsts = new Map<number, number>();
  const alike = new Map<number, number[]>();
  for (let at = 0; at < listings.length; at++) {
    const hash = hashOf(fold(listings[at]?.name ?? ""));
    if (hash === noName) continue;
    const first = firsts.get(hash);
    const others = alike.get(hash);
    if (others) others.push(at);
    else if (first !== undefined) alike.set(hash, [first, at]);
    else firsts.set(hash, at);
  }
  return [...alike.values()].flatMap((all) => {
    const places = withNeighbours(listings, all);
    if (places.length === 0) return [];
    const namesakes = places.flatMap((at): Namesake<L>[] => {
      const listing = listings[at];
      return listing ? [{ listing, at, name: fold(listing.name ?? "") }] : [];
    });
    const byName = Map.groupBy(namesakes, ({ name }) => name);
    return [...byName.values()].filter(({ length }) => length > 1);
  });
}

/** The branches of a chain are seldom next to each other: only those that are can be twins. */
function withNeighbours(
  listings: readonly CollectedListing[],
  places: readonly number[],
): readonly number[] {
  const rows = places.map((at) => rowOf(listings[at] ?? nowhere));
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  const countIn = (row: number): number => counts.get(row) ?? 0;
  return places.filter((_, place) => {
    const row = rows[place] ?? Number.NaN;
    return countIn(row - 1) + countIn(row) + countIn(row + 1) > 1;
  });
}

const nowhere = { lat: Number.NaN, lon: Number.NaN };

const noName = -1;
/** Such numbers take no memory of their own. */
const hashBits = 30;

/** FNV-1a */
function hashOf(text: string): number {
  if (text === "") return noName;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % 2 ** hashBits;
}

/** Latitude rows a little higher than the distance, so that twins lie in neighbouring rows. */
const rowDegrees = (listingLimits.twinDistanceM * 1.01) / (areaLimits.kmPerDegreeLatitude * 1000);
const rowOf = ({ lat }: Point): number => Math.floor(lat / rowDegrees);

type Named = Pick<Namesake<CollectedListing>, "listing" | "name">;

const isTwin = (a: Named, b: Named): boolean =>
  a.name !== "" &&
  a.name === b.name &&
  a.listing.categories.some((category) => b.listing.categories.includes(category)) &&
  distanceM(a.listing, b.listing) <= listingLimits.twinDistanceM;

const named = (listing: CollectedListing): Named => ({ listing, name: fold(listing.name ?? "") });

/** The rule by which two listings are one business; it is the same in both directions. */
export const areTwins = (a: CollectedListing, b: CollectedListing): boolean =>
  isTwin(named(a), named(b));

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = Pick<Listing, "lat" | "lon">;

/** Metres along the earth's surface. */
export const distanceM = (a: Point, b: Point): number =>
  metresBetween(a.lat, a.lon, cosineOf(a.lat), b.lat, b.lon, cosineOf(b.lat));

/** Of a latitude. */
export const cosineOf = (lat: number): number => Math.cos(radians(lat));

/** The same of numbers, with cosines that are known: for measuring from one place to many. */
export function metresBetween(
  aLat: number,
  aLon: number,
  aCosine: number,
  bLat: number,
  bLon: number,
  bCosine: number,
): number {
  const lat = Math.sin(radians(bLat - aLat) / 2);
  const lon = Math.sin(radians(bLon - aLon) / 2);
  const h = lat * lat + aCosine * bCosine * lon * lon;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
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
