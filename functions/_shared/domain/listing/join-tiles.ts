import { deriveAddresses } from "./derive-address.ts";
import { mergeTwins } from "./merge.ts";
import type { BriefListing, CollectedListing } from "./receipts.ts";

/**
 * The businesses of all tiles as one preset: twins merged, also over the edge of two tiles, and what
 * is missing of an address taken from the neighbours. `merged`: how many were another's twin.
 */
export function joinTiles(tiles: readonly { listings: readonly BriefListing[] }[]): {
  listings: CollectedListing[];
  merged: number;
} {
  const { listings, merged } = mergeTwins(tiles.flatMap((tile) => tile.listings));
  return { listings: deriveAddresses(listings), merged };
}
