import type { TaskRow } from "#collections/tasks.ts";
import type { Bounds } from "../area/area.ts";
import { tileFinder } from "../area/tiles.ts";
import { conflationLimits } from "../limits/conflation.ts";
import { columnsOfSources } from "../listing/columns-of-sources.ts";
import { type Listing, nothingKnown } from "../listing/listing.ts";
import { listingId } from "../listing/normalise.ts";
import {
  type CollectedListing,
  isKnown,
  receiptOf,
  withReceipts,
  withValues,
} from "../listing/receipts.ts";
import type { TypeTags } from "../matching/categories.ts";
import { addsFrom } from "../overture/choice.ts";
import type { OvertureReport, PlacesRead } from "../overture/places-outcome.ts";
import { mapRows } from "../snapshot/map-rows.ts";
import { columnsInMemory } from "../snapshot/stored-listings.ts";
import { forgetRows, rowsOf } from "../snapshot/stored-rows.ts";
import { addedListing } from "./added-listing.ts";
import { businessOfListing } from "./business.ts";
import { type Added, type Conflation, conflate, type Merged } from "./conflate.ts";
import { mergedListing, sourceIdOfPlace } from "./merged-listing.ts";
import { type Points, partsOf } from "./parts.ts";

export interface JoinContext {
  task: Pick<TaskRow, "tags" | "overture" | keyof Bounds>;
  /** Tiles of the map that were delivered: nothing is added elsewhere. */
  done: readonly string[];
  hashHex: (text: string) => string;
  /** Frees what nobody uses any more; called in an area of several parts. */
  giveMemoryBack: () => void;
}

type ReadReport = Extract<OvertureReport, { state: "read" }>;

/**
 * The businesses of the map and the places of Overture as one list: the map's first, in their order,
 * then those that only Overture knows. The same input always makes the same list. Empties
 * `listings`, so that the map's pages can be freed part by part.
 */
export function joinSources(
  listings: CollectedListing[],
  read: PlacesRead,
  { task, done, hashHex, giveMemoryBack }: JoinContext,
): { listings: CollectedListing[]; report: ReadReport } {
  const types: TypeTags[] = JSON.parse(task.tags);
  const context = { types, at: read.readAt, hashHex };
  const isLarge = listings.length + read.places.length > conflationLimits.partMax;
  const free = isLarge ? giveMemoryBack : (): void => {};
  free();
  const { delivered, points } = deliveredPlaces(read, tileFinder(task, done));
  const joined = listings.splice(0);
  const room = Math.max(0, read.listingsMax - joined.length);
  let added: CollectedListing[] = [];
  let inTheirColumns = 0;
  const report: ReadReport = {
    ...{ state: "read", release: read.release },
    places: delivered.length + sumOf(Object.values(read.dropped)),
    ...{ merged: 0, added: 0, possibleTwins: 0, twinsAmongAdded: 0, agreed: 0 },
    filled: { phone: 0, website: 0, email: 0, address: 0 },
    dropped: { ...read.dropped, duplicates: 0, tooMany: 0 },
    unknownTops: read.unknownTops,
    both: { phoneOrWebsite: { one: reachable(joined), two: 0 } },
  };
  for (const part of partsOf(pointsOf(joined), points)) {
    free();
    const own = part.listings.flatMap((at) => joined[at] ?? []);
    const places = part.places.map((at) => read.places.at(delivered[at] ?? 0));
    const found = conflate(own.map(businessOfListing), places, addsFrom[task.overture ?? "more"]);
    // The part's pairs would be in memory together with its new columns.
    free();
    const filled = withPlaces(own, found.merged, context, report);
    for (const [at, listing] of filled.entries()) joined[part.listings[at] ?? 0] = listing;
    const more = inColumns(found.added, context, idsOfTwins(own, found.added));
    // At once: those of all parts would be in memory together.
    const kept = surest([...added, ...more], room);
    report.dropped.tooMany += added.length + more.length - kept.length;
    // A few rows would keep the columns of all that are left out.
    inTheirColumns += more.length;
    const isSparse = 2 * kept.length < inTheirColumns;
    added = isSparse ? packedRows(kept) : kept;
    if (isSparse) inTheirColumns = added.length;
    countDropped(found, report);
    report.merged += found.merged.length;
    forgetRows(own);
  }
  for (const listing of added) joined.push(listing);
  report.added = added.length;
  const twins = added.flatMap((listing) => listing.possible_twin ?? []);
  report.twinsAmongAdded = countAmong(added, twins);
  report.possibleTwins = twins.length - report.twinsAmongAdded;
  report.both.phoneOrWebsite.two = reachable(joined);
  return { listings: joined, report };
}

/** The number of these ids that are those of the rows. */
function countAmong(rows: readonly CollectedListing[], ids: readonly string[]): number {
  // The ids of all rows would be many, those that are named are few.
  const named = new Set(ids);
  const known = new Set<string>();
  for (const { id } of named.size > 0 ? rows : []) if (named.has(id)) known.add(id);
  return ids.filter((id) => known.has(id)).length;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Of places in delivered tiles: their places in the list, and their points. */
function deliveredPlaces(
  { places }: PlacesRead,
  isDelivered: (lat: number, lon: number) => boolean,
): { delivered: number[]; points: Points } {
  const delivered: number[] = [];
  const lats = new Float64Array(places.length);
  const lons = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const { lat, lon } = places.pointAt(at);
    if (!isDelivered(lat, lon)) continue;
    lats[delivered.length] = lat;
    lons[delivered.length] = lon;
    delivered.push(at);
  }
  const points = {
    lat: lats.subarray(0, delivered.length),
    lon: lons.subarray(0, delivered.length),
  };
  return { delivered, points };
}

const pointsOf = (listings: readonly CollectedListing[]): Points => ({
  lat: Float64Array.from(listings, ({ lat }) => lat),
  lon: Float64Array.from(listings, ({ lon }) => lon),
});

/** As many as there is room for, the surest first, in the order they came. */
function surest(added: CollectedListing[], room: number): CollectedListing[] {
  if (added.length <= room) return added;
  const bySureness = added
    .map((listing) => ({
      listing,
      confidence: listing.overture_confidence ?? 0,
      id: listing.source_id,
    }))
    .sort((a, b) => b.confidence - a.confidence || Number(a.id > b.id) - Number(a.id < b.id));
  const chosen = new Set(bySureness.slice(0, room).map(({ listing }) => listing));
  return added.filter((one) => chosen.has(one));
}

const filledColumns = {
  phone: "phone",
  website: "website",
  email: "emails",
  address: "address",
} as const satisfies Record<keyof ReadReport["filled"], keyof Listing>;

interface Context {
  types: readonly TypeTags[];
  /** ISO time of reading. */
  at: string;
  hashHex: (text: string) => string;
}

/** The map's businesses, each with its place; one without a place says so. */
function withPlaces(
  listings: readonly CollectedListing[],
  merged: readonly Merged[],
  context: Context,
  report: ReadReport,
): CollectedListing[] {
  const byListing = new Map(merged.map((one) => [one.listing, one]));
  const { filled } = report;
  return mapRows(listings, (listing) => {
    const match = byListing.get(listing.source_id);
    const whole = withReceipts(listing);
    // A row left as it is would keep its whole page in memory.
    if (!match) return ofMapOnly(whole);
    const { place, duplicates } = match;
    const one = mergedListing(whole, place, { ...context, duplicates });
    for (const [name, column] of Object.entries(filledColumns)) {
      if (!isKnown(listing, column) && isKnown(one, column)) filled[name as keyof typeof filled]++;
    }
    if (one.agreement.length > 0) report.agreed += 1;
    return one;
  });
}

const unknownOfSources = Object.fromEntries(
  Object.keys(columnsOfSources).map((column) => [
    column,
    nothingKnown[column as keyof typeof columnsOfSources],
  ]),
) as Partial<Listing>;

function ofMapOnly<L extends CollectedListing>(listing: L): L {
  const { website } = listing;
  // A page of before there were these columns doesn't have them.
  const isOld = (listing.sources as unknown) === undefined;
  const receipt = website === null ? undefined : receiptOf(listing, "website");
  return withValues(
    listing,
    {
      ...(isOld ? unknownOfSources : {}),
      sources: "osm",
      ...(website === null ? {} : { website_osm: website }),
    },
    receipt ? [["website_osm", receipt]] : [],
  );
}

/** By the source ids that places name: the ids of those listings. */
function idsOfTwins(
  listings: readonly CollectedListing[],
  added: readonly Added[],
): Map<string, string> {
  const named = new Set(added.flatMap(({ perhaps, twin }) => (perhaps ?? twin)?.listing ?? []));
  const ids = new Map<string, string>();
  if (named.size === 0) return ids;
  for (const { source_id: sourceId, id } of listings)
    if (named.has(sourceId)) ids.set(sourceId, id);
  return ids;
}

const wholeMax = 1_000;

/** Rows of columns: whole listings of a large preset would be too much for a function. */
function inColumns(
  added: readonly Added[],
  { types, at: collectedAt, hashHex }: Context,
  idOf: ReadonlyMap<string, string>,
): CollectedListing[] {
  const rows: CollectedListing[] = [];
  for (let first = 0; first < added.length; first += wholeMax) {
    const whole = added.slice(first, first + wholeMax).flatMap((one) => {
      const { place, duplicates, perhaps } = one;
      const listing = (perhaps ?? one.twin)?.listing ?? null;
      // Named only by rows that are less sure: where there isn't room for it, there is none for them.
      const ofPlace = one.twin && listingId(sourceIdOfPlace(one.twin.gersId), hashHex);
      const twin = listing === null ? ofPlace : (idOf.get(listing) ?? null);
      const row = addedListing(place, {
        ...{ types, tier: 1, hashHex, collectedAt, duplicates, twin },
      });
      return row ?? [];
    });
    for (const row of rowsOf(columnsInMemory(whole))) rows.push(row);
  }
  return rows;
}

/** The same rows in columns of their own. */
function packedRows(rows: readonly CollectedListing[]): CollectedListing[] {
  const packed: CollectedListing[] = [];
  for (let first = 0; first < rows.length; first += wholeMax) {
    const few = rows.slice(first, first + wholeMax);
    for (const row of rowsOf(columnsInMemory(few))) packed.push(row);
  }
  return packed;
}

function countDropped({ dropped }: Conflation, report: ReadReport): void {
  for (const { why } of dropped) report.dropped[why === "duplicate" ? "duplicates" : why] += 1;
}

function reachable(listings: readonly CollectedListing[]): number {
  let count = 0;
  for (const listing of listings) {
    if (isKnown(listing, "phone") || isKnown(listing, "website")) count += 1;
  }
  return count;
}
