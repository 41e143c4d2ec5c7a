import type { TaskRow } from "#collections/tasks.ts";
import type { Bounds } from "../area/area.ts";
import { tileFinder } from "../area/tiles.ts";
import { columnsOfSources } from "../listing/columns-of-sources.ts";
import { type Listing, type ListingWithReceipts, nothingKnown } from "../listing/listing.ts";
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
import { rowsOf } from "../snapshot/stored-rows.ts";
import { addedListing } from "./added-listing.ts";
import { businessOfListing } from "./business.ts";
import { type Added, type Conflation, conflate, type Merged } from "./conflate.ts";
import { mergedListing } from "./merged-listing.ts";

export interface JoinContext {
  task: Pick<TaskRow, "tags" | "overture" | keyof Bounds>;
  /** Tiles of the map that were delivered: nothing is added elsewhere. */
  done: readonly string[];
  hashHex: (text: string) => string;
}

type ReadReport = Extract<OvertureReport, { state: "read" }>;

/**
 * The businesses of the map and the places of Overture as one list: the map's first, in their order,
 * then those that only Overture knows. The same input always makes the same list.
 */
export function joinSources(
  listings: readonly CollectedListing[],
  read: PlacesRead,
  { task, done, hashHex }: JoinContext,
): { listings: CollectedListing[]; report: ReadReport } {
  const types: TypeTags[] = JSON.parse(task.tags);
  const isDelivered = tileFinder(task, done);
  const places = read.places.filter(({ lat, lon }) => isDelivered(lat, lon));
  const found = conflate(
    listings.map(businessOfListing),
    places,
    addsFrom[task.overture ?? "more"],
  );
  const room = Math.max(0, read.listingsMax - listings.length);
  const { kept, left } = surest(found.added, room);
  const context = { types, at: read.readAt };
  const filled = withPlaces(listings, found.merged, context);
  const idOf = idsOfTwins(listings, kept);
  const added = inColumns(kept, ({ place, duplicates, perhaps }) => {
    const twin = perhaps ? (idOf.get(perhaps.listing) ?? null) : null;
    return addedListing(place, {
      ...{ types, tier: 1, hashHex, collectedAt: read.readAt, duplicates, twin },
    });
  });
  const all = [...filled.listings, ...added];
  return {
    listings: all,
    report: {
      state: "read",
      release: read.release,
      places: places.length,
      merged: found.merged.length,
      added: added.length,
      possibleTwins: kept.filter(({ perhaps }) => perhaps !== null).length,
      filled: filled.counts,
      agreed: filled.agreed,
      dropped: { ...droppedOf(read, found), tooMany: left },
      unknownTops: read.unknownTops,
      both: { phoneOrWebsite: { one: reachable(listings), two: reachable(all) } },
    },
  };
}

/** As many as there is room for, the surest first, in the order they came. */
function surest(added: readonly Added[], room: number): { kept: Added[]; left: number } {
  if (added.length <= room) return { kept: [...added], left: 0 };
  const bySureness = added.toSorted(
    (a, b) =>
      b.place.confidence - a.place.confidence || Number(a.place.gersId > b.place.gersId) * 2 - 1,
  );
  const chosen = new Set(bySureness.slice(0, room));
  return { kept: added.filter((one) => chosen.has(one)), left: added.length - room };
}

const filledColumns = {
  phone: "phone",
  website: "website",
  email: "emails",
  address: "address",
} as const satisfies Record<keyof ReadReport["filled"], keyof Listing>;

/** The map's businesses, each with its place; one without a place says so. */
function withPlaces(
  listings: readonly CollectedListing[],
  merged: readonly Merged[],
  context: { types: readonly TypeTags[]; at: string },
) {
  const byListing = new Map(merged.map((one) => [one.listing, one]));
  const counts = { phone: 0, website: 0, email: 0, address: 0 };
  let agreed = 0;
  const joined = mapRows(listings, (listing) => {
    const match = byListing.get(listing.source_id);
    if (!match) return ofMapOnly(listing);
    const { place, duplicates } = match;
    const one = mergedListing(withReceipts(listing), place, { ...context, duplicates });
    for (const [name, column] of Object.entries(filledColumns)) {
      if (!isKnown(listing, column) && isKnown(one, column)) counts[name as keyof typeof counts]++;
    }
    if (one.agreement.length > 0) agreed += 1;
    return one;
  });
  return { listings: joined, counts, agreed };
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
  const named = new Set(added.flatMap(({ perhaps }) => perhaps?.listing ?? []));
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
  listingOf: (added: Added) => ListingWithReceipts | null,
): CollectedListing[] {
  const rows: CollectedListing[] = [];
  for (let first = 0; first < added.length; first += wholeMax) {
    const whole = added.slice(first, first + wholeMax).flatMap((one) => listingOf(one) ?? []);
    for (const row of rowsOf(columnsInMemory(whole))) rows.push(row);
  }
  return rows;
}

function droppedOf({ dropped }: PlacesRead, found: Conflation) {
  const also = { closed: 0, unsure: 0, duplicate: 0 };
  for (const { why } of found.dropped) also[why] += 1;
  return {
    closed: dropped.closed + also.closed,
    unsure: dropped.unsure + also.unsure,
    nameless: dropped.nameless,
    duplicates: also.duplicate,
  };
}

function reachable(listings: readonly CollectedListing[]): number {
  let count = 0;
  for (const listing of listings) {
    if (isKnown(listing, "phone") || isKnown(listing, "website")) count += 1;
  }
  return count;
}
