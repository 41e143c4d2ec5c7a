import type { ListingWithReceipts } from "../listing/listing.ts";
import { type CollectedListing, withReceipts } from "../listing/receipts.ts";
import { withSiteFacts } from "./enrichment.ts";
import { type SiteResult, siteKey } from "./site-result.ts";

/** The listings of a Tier 2 preset, each with the details from its own site. */
export function withSites<L extends CollectedListing>(
  listings: readonly L[],
  results: Iterable<SiteResult>,
): (L | ListingWithReceipts)[] {
  const bySite = new Map([...results].map((result) => [siteKey(result), result]));
  return listings.map((listing) => {
    const { website, country } = listing;
    const result = website === null ? undefined : bySite.get(siteKey({ site: website, country }));
    return result?.facts
      ? withSiteFacts(withReceipts(listing), result.facts, result.at)
      : { ...listing, tier: 2 as const };
  });
}
