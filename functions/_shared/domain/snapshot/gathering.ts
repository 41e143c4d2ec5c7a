import { isUnknown } from "../listing/facts.ts";
import type { Listing, ListingColumn } from "../listing/listing.ts";
import {
  addedTo,
  cellsOf,
  collectColumnsAddedTo,
  isRow,
  type ListingCells,
  rowOf,
} from "../listing/listing-row.ts";
import type { CollectedListing } from "../listing/receipts.ts";
import { createRoom, type Room } from "./room.ts";
import type { StoredColumns } from "./stored-columns.ts";
import { columnsBehind } from "./stored-rows.ts";

/** Below this, copying texts and counts row by row is cheaper than creating views. */
export const fewRows = 32;

/** Listings of which most are rows of columns that are already written: those are copied. */
export interface Gathering {
  listings: readonly CollectedListing[];
  sources: StoredColumns[];
  /** For each listing 1 + the place of its source; 0 = not a row. */
  from: Uint32Array;
  /** For each listing its row there. */
  rows: Uint32Array;
  /** For each listing the end of its run: those before it follow each other in their source, too. */
  ends: Uint32Array;
  /** Columns in which some rows have a value from elsewhere. */
  added: ReadonlySet<ListingColumn>;
  /** The listings that aren't rows. */
  others: readonly CollectedListing[];
  /** Rooms for one column, filled with 0: they are given again for the next one. */
  codesFor: (size: number) => Uint32Array;
  lengthsFor: (size: number) => Uint32Array;
  /** For lists by which the sources are read. */
  reading: Room;
  /** The same for texts, replaced by a larger one where it does not hold them. */
  textBytes: Uint8Array;
}

/** `null` if no listing is a row. */
export function gatheringOf(listings: readonly CollectedListing[]): Gathering | null {
  const sources: StoredColumns[] = [];
  const places = new Map<ListingCells, number>();
  const from = new Uint32Array(listings.length);
  const rows = new Uint32Array(listings.length);
  const added = new Set<ListingColumn>();
  const others: CollectedListing[] = [];
  for (let at = 0; at < listings.length; at++) {
    const listing = listings[at];
    if (!listing) continue;
    if (!isRow(listing)) {
      others.push(listing);
      continue;
    }
    const cells = cellsOf(listing);
    let place = places.get(cells);
    if (place === undefined) {
      place = sources.push(columnsBehind(cells));
      places.set(cells, place);
    }
    from[at] = place;
    rows[at] = rowOf(listing);
    collectColumnsAddedTo(listing, added);
  }
  return sources.length === 0
    ? null
    : {
        listings,
        sources,
        from,
        rows,
        ends: runEnds(from, rows),
        added,
        others,
        codesFor: createList(),
        reading: createRoom(),
        lengthsFor: createList(),
        textBytes: new Uint8Array(listings.length * textBytesPerListing),
      };
}

/** Found once for all columns. */
function runEnds(from: Uint32Array, rows: Uint32Array): Uint32Array {
  const ends = new Uint32Array(from.length);
  for (let at = from.length - 1; at >= 0; at--) {
    const goesOn = from[at + 1] === from[at] && rows[at + 1] === (rows[at] ?? 0) + 1;
    ends[at] = goesOn ? (ends[at + 1] ?? 0) : at + 1;
  }
  return ends;
}

/** More than most columns have: memory that is never written to costs nothing. */
const textBytesPerListing = 64;

function createList(): (size: number) => Uint32Array {
  let room = new Uint32Array(0);
  return (size) => {
    if (size > room.length) room = new Uint32Array(size);
    return room.subarray(0, size).fill(0);
  };
}

/** Before each column: the lists by which the column before was read are used again. */
export function forget(gathering: Gathering): void {
  gathering.reading.clear();
  gathering.sources = gathering.sources.map((source) => source.afresh(gathering.reading.zeros));
}

/** Whether no listing has a value in the column; flags always have one. */
export const isEmpty = ({ sources, added, others }: Gathering, column: ListingColumn): boolean =>
  !added.has(column) &&
  sources.every((source) => source.isEmpty(column)) &&
  others.every((listing) => isUnknown(listing[column]));

/**
 * How one column is taken over: the values of rows that follow each other in their source, too, are
 * copied together, any other value is written.
 */
interface Take {
  copy: (source: number, row: number, at: number, count: number) => void;
  write: (value: Listing[ListingColumn], at: number) => void;
}

export function eachRun(
  { listings, from, rows, ends, added }: Gathering,
  column: ListingColumn,
  { copy, write }: Take,
): void {
  const mayBeAdded = added.has(column);
  for (let at = 0; at < from.length; ) {
    const source = from[at] ?? 0;
    const start = at;
    const end = source > 0 ? (ends[at] ?? 0) : start;
    if (mayBeAdded) while (at < end && !isAdded(listings[at], column)) at += 1;
    else at = end;
    if (at > start) {
      copy(source - 1, rows[start] ?? 0, start, at - start);
      continue;
    }
    const listing = listings[at];
    if (listing) write(listing[column], at);
    at += 1;
  }
}

/** The same of all rows, whatever came from elsewhere. */
export function eachSourceRun({ from, rows, ends }: Gathering, copy: Take["copy"]): void {
  for (let at = 0; at < from.length; ) {
    const source = from[at] ?? 0;
    const end = ends[at] ?? from.length;
    if (source > 0) copy(source - 1, rows[at] ?? 0, at, end - at);
    at = end;
  }
}

const isAdded = (listing: CollectedListing | undefined, column: ListingColumn): boolean =>
  listing !== undefined && isRow(listing) && addedTo(listing, column) !== undefined;

/** Whether all listings have the column; a page of before there was the column doesn't. */
export function isCollected(gathering: Gathering, column: ListingColumn): boolean {
  const { listings, sources, others } = gathering;
  const isIn = (listing: CollectedListing): boolean => (listing[column] as unknown) !== undefined;
  return sources.every((source) => source.has(column)) ? others.every(isIn) : listings.every(isIn);
}
