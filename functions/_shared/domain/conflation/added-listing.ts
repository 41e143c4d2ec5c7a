import { type Listing, type ListingWithReceipts, nothingKnown } from "../listing/listing.ts";
import { type ElementContext, listingId, openStreetMap } from "../listing/normalise.ts";
import { sourceNames } from "../listing/source-names.ts";
import { noticesOf } from "../overture/credits.ts";
import type { OverturePlace } from "../overture/place.ts";
import { filledFrom, ofOverture, receiptOf, sourceIdOfPlace } from "./merged-listing.ts";

export interface AddedContext extends Pick<ElementContext, "tier" | "hashHex" | "collectedAt"> {
  /** Those asked for. */
  types: readonly { type: string }[];
  /** Ids of the place's other rows. */
  duplicates: readonly string[];
  /** `id` of the row that may be the same business. */
  twin: string | null;
}

/** The listing of a place that the map doesn't know; `null` when it is of none of the types asked for. */
export function addedListing(
  place: OverturePlace,
  context: AddedContext,
): ListingWithReceipts | null {
  const { types, collectedAt } = context;
  const unfilled = unfilledListing(place, context);
  if (!unfilled) return null;
  const ofType = receiptOf(place, "types", collectedAt);
  const point = { ...receiptOf(place, "name", collectedAt), method: "corner of the place's box" };
  const listing: ListingWithReceipts = {
    ...unfilled,
    // As a part of the list of both: its types and suburb follow the map, too.
    licence: `${openStreetMap.licence}; ${noticesOf(place)}`,
    receipts: { category: ofType, categories: ofType, lat: point, lon: point },
  };
  return ofOverture(filledFrom(listing, place, { types, at: collectedAt }), place, collectedAt);
}

/** The same before its values, its licence and its receipts are added. */
export function unfilledListing(
  place: OverturePlace,
  { types, tier, hashHex, collectedAt, duplicates, twin }: AddedContext,
): Omit<Listing, "licence"> | null {
  const asked = new Set(types.map(({ type }) => type));
  const fitting = [...asked].filter((type) => place.types.includes(type));
  const [category] = fitting;
  if (category === undefined) return null;
  const sourceId = sourceIdOfPlace(place.gersId);
  return {
    ...nothingKnown,
    id: listingId(sourceId, hashHex),
    source_id: sourceId,
    merged_source_ids: duplicates.map(sourceIdOfPlace),
    tier,
    lat: place.lat,
    lon: place.lon,
    category,
    categories: fitting,
    source: sourceNames.overture,
    source_updated_at: place.receipts.name?.updatedAt ?? null,
    collected_at: collectedAt,
    sources: "overture",
    possible_twin: twin,
  };
}
