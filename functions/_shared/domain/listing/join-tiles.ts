import { deriveAddresses } from "./derive-address.ts";
import { mergeTwins } from "./merge.ts";
import type { BriefListing, CollectedListing } from "./receipts.ts";

/**
 * Joins the tiles' businesses into one preset: twins are merged, also across tile edges, and
 * missing parts of an address are taken from neighbours. `merged`: the number of twins.
 */
export function joinTiles(tiles: readonly { listings: readonly BriefListing[] }[]): {
  listings: CollectedListing[];
  merged: number;
} {
  const { listings, merged } = mergeTwins(tiles.flatMap((tile) => tile.listings));
  return { listings: deriveAddresses(listings), merged };
}
