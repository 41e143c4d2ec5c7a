import type { Listing } from "../listing/listing.ts";
import { type Credits, creditsOf } from "../overture/credits.ts";
import { type OverturePlace, worthOf } from "../overture/place.ts";
import type { PlaceList, PlacesRead } from "../overture/places-outcome.ts";
import { type AddedContext, unfilledListing } from "./added-listing.ts";
import { filledBy, outranks } from "./duplicates.ts";
import { sourceIdOfPlace, valuesOf } from "./merged-listing.ts";

/** A place of Overture as a business of its own: no value, type or licence is the map's. */
export interface OvertureRow extends Listing, Credits {
  /** Overture's own name of its main type. */
  overture_category: string | null;
  release: string;
}

interface RowsContext extends Pick<AddedContext, "types" | "hashHex"> {
  /** Confidence from which a place is worth a row. */
  addsFrom: number;
  isWithheld: (row: Listing, place: OverturePlace) => boolean;
}

/** A business of the merged list, as far as it says which places it was made of. */
type Merged = Pick<Listing, "gers_id" | "merged_source_ids">;

const none: readonly string[] = [];

/** By the id of each place that was merged or added: the ids of its other rows. */
export function listedPlaces(listings: Iterable<Merged>): Map<string, readonly string[]> {
  const listed = new Map<string, readonly string[]>();
  const prefix = sourceIdOfPlace("");
  for (const { gers_id: gersId, merged_source_ids: merged } of listings) {
    if (!gersId) continue;
    const ids = merged.flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
    const others = ids.filter((id) => id !== gersId);
    // Nearly all have none: a list each would be megabytes.
    listed.set(gersId, others.length > 0 ? others : none);
  }
  return listed;
}

/**
 * The places of a merged list with their own values, in the order they were read; `null` where one
 * of them is not among those that were read. A place that was too unsure for a row and only filled
 * one of the map is left out: else the map would decide which places are in the file.
 */
export function overtureRows(
  read: PlacesRead,
  listed: ReadonlyMap<string, readonly string[]>,
  context: RowsContext,
): Iterable<OvertureRow> | null {
  const { places } = read;
  const others = new Set([...listed.values()].flat());
  const known = placesById(places, (id) => listed.has(id) || others.has(id));
  const isThere = (id: string): boolean => known.has(id);
  if (![...listed.keys()].every(isThere) || ![...others].every(isThere)) return null;
  const placeOf = (id: string): OverturePlace => places.at(known.get(id) ?? -1);
  return (function* () {
    for (const id of known.keys()) {
      const duplicates = listed.get(id);
      if (!duplicates) continue;
      const place = filledBy(placeOf(id), duplicates.map(placeOf));
      if (worthOf(place.confidence, context.addsFrom) !== "add") continue;
      const row = rowOf(place, duplicates, read, context);
      if (row && !context.isWithheld(row, place)) yield row;
    }
  })();
}

/** Where each of them is in the list. */
function placesById(places: PlaceList, isWanted: (id: string) => boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = 0; at < places.length; at++) {
    const id = places.idAt(at);
    if (!isWanted(id)) continue;
    const before = found.get(id);
    if (before === undefined || outranks(places.at(at), places.at(before))) found.set(id, at);
  }
  return found;
}

function rowOf(
  place: OverturePlace,
  duplicates: readonly string[],
  { readAt, release }: PlacesRead,
  { types, hashHex }: RowsContext,
): OvertureRow | null {
  const unfilled = unfilledListing(place, {
    ...{ types, tier: 1, hashHex, collectedAt: readAt, duplicates, twin: null },
  });
  if (!unfilled) return null;
  return {
    ...unfilled,
    ...valuesOf(unfilled, place, types),
    overture_confidence: place.confidence,
    gers_id: place.gersId,
    overture_category: place.category,
    release,
    ...creditsOf(place),
  };
}
