import { createHash } from "node:crypto";
import type { OsmElement } from "#domain/listing/element.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { type ElementContext, toListing } from "#domain/listing/normalise.ts";
import { withReceipts } from "#domain/listing/receipts.ts";

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

/** The listing of an element with its receipts in full. */
export function listingOf(
  element: OsmElement,
  context: ElementContext,
): ListingWithReceipts | null {
  const listing = toListing(element, context);
  return listing && withReceipts(listing);
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
