import { type ListingWithReceipts, nothingKnown } from "#domain/listing/listing.ts";

/** A listing of which nothing is known but its web site. */
export const emptyListing = (id: string, website: string | null): ListingWithReceipts => ({
  ...nothingKnown,
  id,
  source_id: `node/${id}`,
  tier: 1,
  country: "US",
  website,
  source: "OpenStreetMap",
  source_updated_at: null,
  collected_at: "2026-11-21T12:00:00.000Z",
  licence: "ODbL 1.0",
  receipts: {},
});
