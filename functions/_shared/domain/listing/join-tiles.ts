import type { StoredColumns } from "../snapshot/stored-columns.ts";
import { rowsOf } from "../snapshot/stored-rows.ts";
import { deriveAddresses } from "./derive-address.ts";
import { mergeTwins } from "./merge.ts";
import type { CollectedListing } from "./receipts.ts";

/**
 * Joins the tiles' businesses into one preset: twins are merged, also across tile edges, and
 * missing parts of an address are taken from neighbours. They stay rows of the tiles' columns,
 * except for those that others were merged into. `merged`: the number of twins.
 */
export function joinTiles(tiles: readonly { pages: readonly StoredColumns[] }[]): {
  listings: CollectedListing[];
  merged: number;
} {
  const rows = tiles.flatMap(({ pages }) => pages.flatMap(rowsOf));
  const { listings, merged } = mergeTwins<CollectedListing>(rows);
  return { listings: deriveAddresses(listings), merged };
}
