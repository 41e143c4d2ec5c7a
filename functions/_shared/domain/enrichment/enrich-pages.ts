import { type Phone, phonesOf } from "../phone/site-phones.ts";
import { fold } from "../text/fold.ts";
import { ownPlaces } from "./areas/own-places.ts";
import { areasOf } from "./areas.ts";
import { beginningsOf } from "./beginnings/read-beginnings.ts";
import { currenciesOf } from "./currencies.ts";
import { descriptionOf } from "./description.ts";
import { type Email, emailsOf } from "./emails.ts";
import { generalFitOf, type MarketingFit } from "./fit/general-fit.ts";
import type { Found, Page } from "./page.ts";
import { paymentsOf } from "./payments.ts";
import { priceRangeOf, type Rating, ratingOf } from "./ratings.ts";
import { servicesOf } from "./services.ts";
import { type SiteSigns, signsOf } from "./site-signs.ts";
import { type Social, socialsOf } from "./socials.ts";
import type { KnownListing } from "./whose/known-listing.ts";
import { ownSiteOf } from "./whose/own-site.ts";

export interface SiteSource {
  /** The site's domain, or a name for it. */
  site: string;
  /** ISO 3166-1 alpha-2, for numbers without a country code. */
  country: string | null;
  /** Home page first. */
  pages: readonly Page[];
  /** The year it is: nothing was founded after it. */
  thisYear: number;
  /** The listings that name this site as theirs. */
  listings?: readonly KnownListing[];
  /** The towns of the map around it, by which names in its text are known to be places. */
  towns?: readonly string[];
}

/** Details from a business's own pages; each value with its page, method and words. */
export interface SiteFacts {
  emails: Found<Email>[];
  phones: Found<Phone>[];
  socials: Found<Social>[];
  description: Found<string> | null;
  priceRange: Found<string> | null;
  payments: Found<string>[];
  currencies: Found<string>[];
  services: Found<string>[];
  areas: Found<string>[];
  foundingYear: Found<number> | null;
  founders: Found<string>[];
  rating: Found<Rating> | null;
  /** Whether any offer would reach somebody who may want it; see `fitForOffer` for a stated one. */
  marketingFit: Found<MarketingFit> | null;
  /** A model's verdict for one person's offer. */
  offerFit?: { offer: string; fit: Found<MarketingFit> };
  /** Missing in what an earlier release read. */
  signs?: SiteSigns;
}

/**
 * Extracts a business's details from the pages of its site. Pure: no network, no clock. Nothing is
 * read from the parts that belong to somebody else.
 */
export function enrichPages({
  site,
  country,
  pages,
  thisYear,
  listings = [],
  towns = [],
}: SiteSource): SiteFacts {
  const own = ownSiteOf(site, pages, listings);
  const { identity, self, reach } = own;
  const { pages: read, statements } = reach;
  const places = { own: ownPlaces(read, statements), near: new Set(towns.map(fold)) };
  const areas = areasOf(read, statements, places, identity);
  // Towns it serves are known places, too.
  const known = {
    ...places,
    near: new Set([...places.near, ...areas.map(({ value }) => fold(value))]),
  };
  const facts = {
    emails: emailsOf(read, statements, identity),
    phones: phonesOf(read, statements, identity, country),
    socials: socialsOf(self, reach, identity),
    description: descriptionOf(self.pages, self.statements, identity),
    priceRange: priceRangeOf(self.pages, self.statements),
    payments: paymentsOf(read, statements),
    currencies: currenciesOf(read, statements, country),
    services: servicesOf(read, statements, identity, known),
    areas,
    ...beginningsOf(own, thisYear),
    rating: ratingOf(self.statements),
  };
  const signs = signsOf(pages);
  return { ...facts, marketingFit: generalFitOf(pages, facts, signs), signs };
}
