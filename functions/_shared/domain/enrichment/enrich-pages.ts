import { type Phone, phonesOf } from "../phone/site-phones.ts";
import { fold } from "../text/fold.ts";
import { ownPlaces } from "./areas/own-places.ts";
import { areasOf } from "./areas.ts";
import { currenciesOf } from "./currencies.ts";
import { descriptionOf } from "./description.ts";
import { type Email, emailsOf } from "./emails.ts";
import { foundersOf } from "./founders.ts";
import { foundingYearOf } from "./founding.ts";
import { identityOf } from "./identity.ts";
import { type MarketingFit, marketingFitOf } from "./marketing-fit.ts";
import type { Found, Page } from "./page.ts";
import { paymentsOf } from "./payments.ts";
import { priceRangeOf, type Rating, ratingOf } from "./ratings.ts";
import { servicesOf } from "./services.ts";
import { type Social, socialsOf } from "./socials.ts";
import { statementsOf } from "./structured-data.ts";

export interface SiteSource {
  /** The site's domain, or a name for it. */
  site: string;
  /** ISO 3166-1 alpha-2, for numbers without a country code. */
  country: string | null;
  /** Home page first. */
  pages: readonly Page[];
  /** The year it is: nothing was founded after it. */
  thisYear: number;
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
  marketingFit: Found<MarketingFit> | null;
}

/** Extracts a business's details from the pages of its site. Pure: no network, no clock. */
export function enrichPages({ site, country, pages, thisYear, towns }: SiteSource): SiteFacts {
  const statements = statementsOf(pages);
  const identity = identityOf(site, pages, statements);
  const places = { own: ownPlaces(pages, statements), near: new Set((towns ?? []).map(fold)) };
  const facts = {
    emails: emailsOf(pages, statements, identity),
    phones: phonesOf(pages, statements, identity, country),
    socials: socialsOf(pages, statements, identity),
    description: descriptionOf(pages, statements, identity),
    priceRange: priceRangeOf(pages, statements),
    payments: paymentsOf(pages, statements),
    currencies: currenciesOf(pages, statements, country),
    services: servicesOf(pages, statements, identity, places),
    areas: areasOf(pages, statements, places),
    foundingYear: foundingYearOf(pages, statements, identity, thisYear),
    founders: foundersOf(pages, statements, identity),
    rating: ratingOf(statements),
  };
  return { ...facts, marketingFit: marketingFitOf(pages, facts) };
}
