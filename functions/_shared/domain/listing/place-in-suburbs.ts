import { fold } from "../text/fold.ts";
import { type Boundary, boundaryAround } from "./boundary.ts";
import { type CollectedListing, withValues } from "./receipts.ts";

/**
 * Fills a missing suburb with the name of the boundary that the listing lies in; never with that of
 * the nearest place. The receipt names the boundary.
 */
export function placeInSuburbs<L extends CollectedListing>(
  listings: readonly L[],
  boundaries: readonly Boundary[],
): L[] {
  return listings.map((listing) => {
    if (listing.suburb !== null) return listing;
    const { source, collected_at: at, city } = listing;
    const around = boundaryAround(boundaries, listing);
    // A boundary named like the town adds nothing.
    if (!around || (city !== null && fold(city) === fold(around.name))) return listing;
    const method = `inside the boundary tagged ${around.tag}`;
    const receipt = { source, ref: around.ref, at, method };
    return withValues(listing, { suburb: around.name }, [["suburb", receipt]]);
  });
}
