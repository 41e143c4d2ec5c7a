import type { ListingWithReceipts } from "../listing/listing.ts";
import { type CollectedListing, withReceipts, withValues } from "../listing/receipts.ts";
import { mapRows } from "../snapshot/map-rows.ts";
import type { SiteFacts } from "./enrich-pages.ts";
import { withSiteFacts } from "./enrichment.ts";
import { fitForOffer } from "./fit/fit-for-offer.ts";
import type { MarketingFit } from "./fit/general-fit.ts";
import { type Offer, readOffer } from "./fit/offer.ts";
import type { KeptResults } from "./kept-results.ts";
import type { Found } from "./page.ts";
import { siteKey } from "./site-result.ts";
import { type MailDomains, mailDomainsOf, withTakesMail } from "./takes-mail.ts";

/**
 * The listings of a Tier 2 preset, each with the details from its own site. `offer` is the person's
 * sentence that the marketing fit is judged by; null for the general rule. `mailWithoutSite`: the mail
 * domains of listings that name no site.
 */
export function withSites<L extends CollectedListing>(
  listings: readonly L[],
  results: Pick<KeptResults, "get">,
  offer: string | null,
  mailWithoutSite: MailDomains = {},
): (L | ListingWithReceipts)[] {
  const read = offer === null ? null : readOffer(offer);
  return mapRows(listings, (listing) => {
    const { website, country } = listing;
    const result = website === null ? null : results.get(siteKey({ site: website, country }));
    const mail = website === null ? mailWithoutSite : result?.mail;
    if (!result?.facts) {
      const unread = withValues(listing, { tier: 2 }, []);
      const isAsked = mailDomainsOf(listing.emails).some((domain) => mail?.[domain]);
      const asOf = result?.at ?? listing.collected_at;
      return mail && isAsked ? withTakesMail(withReceipts(unread), mail, asOf) : unread;
    }
    const { facts, at } = result;
    const fit =
      read === null
        ? facts.marketingFit
        : judged(offer, read, result.at, facts, listing.categories);
    const told = withSiteFacts(withReceipts(listing), { ...facts, marketingFit: fit }, at);
    return withTakesMail(told, mail ?? {}, at);
  });
}

/** The rules' verdict, or the model's where it judged this very sentence and the rules leave it open. */
function judged(
  offer: string | null,
  read: Offer,
  at: string,
  facts: SiteFacts,
  types: readonly string[],
): Found<MarketingFit> | null {
  const ruled = fitForOffer(read, { types, facts, year: new Date(at).getUTCFullYear() });
  const ofModel = facts.offerFit?.offer === offer ? facts.offerFit.fit : null;
  return ofModel && ruled?.value.value === "Unsure" ? ofModel : ruled;
}
