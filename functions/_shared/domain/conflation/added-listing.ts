import { type ListingWithReceipts, nothingKnown } from "../listing/listing.ts";
import { type ElementContext, listingId } from "../listing/normalise.ts";
import type { OverturePlace } from "../overture/place.ts";
import {
  filledFrom,
  licenceOf,
  overtureMaps,
  receiptOf,
  sourceIdOfPlace,
} from "./merged-listing.ts";

export interface AddedContext
  extends Pick<ElementContext, "types" | "tier" | "hashHex" | "collectedAt"> {
  /** Ids of the place's other rows. */
  duplicates: readonly string[];
}

/** The listing of a place that the map doesn't know; `null` when it is of none of the types asked for. */
export function addedListing(
  place: OverturePlace,
  { types, tier, hashHex, collectedAt, duplicates }: AddedContext,
): ListingWithReceipts | null {
  const fitting = types.map(({ type }) => type).filter((type) => place.types.includes(type));
  const [category] = fitting;
  if (category === undefined) return null;
  const sourceId = sourceIdOfPlace(place.gersId);
  const ofType = receiptOf(place, "types", collectedAt);
  const point = { ...receiptOf(place, "name", collectedAt), method: "corner of the place's box" };
  const listing: ListingWithReceipts = {
    ...nothingKnown,
    id: listingId(sourceId, hashHex),
    source_id: sourceId,
    merged_source_ids: duplicates.map(sourceIdOfPlace),
    tier,
    lat: place.lat,
    lon: place.lon,
    category,
    source: overtureMaps.source,
    source_updated_at: place.receipts.name?.updatedAt ?? null,
    collected_at: collectedAt,
    licence: licenceOf(place),
    receipts: { category: ofType, categories: ofType, lat: point, lon: point },
  };
  return filledFrom(listing, { ...place, types: [...new Set(fitting)] }, collectedAt);
}
