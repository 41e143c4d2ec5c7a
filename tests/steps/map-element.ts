import { createHash } from "node:crypto";
import { createDrafts } from "#domain/listing/drafts.ts";
import type { OsmElement } from "#domain/listing/element.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { draftListing, type ElementContext } from "#domain/listing/normalise.ts";
import { decodePage, encodeDrafts } from "#domain/snapshot/page.ts";
import { storedListings } from "#domain/snapshot/stored-listings.ts";

export const hashHex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A point on the map at Tunis; its tags are invented. */
export const node = (
  id: number,
  tags: Record<string, string>,
  { lat, lon }: { lat: number; lon: number } = { lat: 36.8, lon: 10.18 },
): OsmElement => ({ type: "node", id, lat, lon, tags });

export const contextOf = (changes: Partial<ElementContext> = {}): ElementContext => ({
  types: [{ type: "Coffee Shop", tags: [{ amenity: "cafe" }] }],
  tier: 1,
  countryAt: () => "GB",
  hashHex,
  sourceUpdatedAt: "2026-11-01T00:00:00Z",
  collectedAt: "2026-11-21T12:00:00Z",
  ...changes,
});

/** The listing of an element as a worker's page keeps it; `null` when it is of none of the types. */
export function listingOf(
  element: OsmElement,
  context: ElementContext,
): ListingWithReceipts | null {
  const drafts = createDrafts();
  draftListing(element, context, drafts);
  return storedListings(decodePage(encodeDrafts(drafts))).at(0) ?? null;
}

/** The listing of a café with these tags. */
export function cafe(
  tags: Record<string, string>,
  changes: Partial<ElementContext> = {},
): ListingWithReceipts {
  const listing = listingOf(node(1, { amenity: "cafe", ...tags }), contextOf(changes));
  if (!listing) throw new Error("a café is of the type Coffee Shop");
  return listing;
}
