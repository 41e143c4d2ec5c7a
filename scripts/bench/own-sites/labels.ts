import type { EnrichAnswer } from "#domain/enrichment/enrichment.ts";
import type { MarketingFit } from "#domain/enrichment/fit/general-fit.ts";

/** What one invented site says, by the names of `npm run enrich`. */
export type SiteLabels = Omit<EnrichAnswer, "site" | "marketingFit" | "phones"> & {
  /** `location`, `dept` and `person` without the page's own word. */
  phones: { value: string; label: string }[];
  fit: MarketingFit["value"];
};

/** What a page says that says nothing. */
export const nothingSaid: SiteLabels = {
  emails: [],
  phones: [],
  socials: {},
  description: null,
  priceRange: null,
  payments: [],
  currencies: [],
  services: [],
  areaServed: [],
  foundingYear: null,
  founders: [],
  rating: null,
  reviewCount: null,
  fit: "Unsure",
};

export interface OwnSite {
  site: string;
  country: string;
  lang: string;
  /** Whether it carries what must not be taken for the business's own. */
  hasTraps: boolean;
  html: string;
  labels: SiteLabels;
}

/** An invented business, and the sentences of its language. */
export interface Business {
  name: string;
  slug: string;
  city: string;
  year: number;
  founders: [string, string];
  services: [string, string, string, string];
  areas: [string, string, string];
  words: Words;
}

/** How a language says what sites say. */
export interface Words {
  lang: string;
  country: string;
  currency: string;
  price: string;
  phones: { main: [string, string]; fax: [string, string]; mobile: [string, string] };
  phone: string;
  fax: string;
  mobile: string;
  mail: string;
  bookings: string;
  bookingRole: string;
  contact: string;
  services: string;
  serving: (areas: string[]) => string;
  areasHeading: string;
  founded: (name: string, year: number, founders: string[]) => string;
  about: (name: string, city: string) => string;
  pays: string;
  payments: string[];
  priceRange: (range: string) => string;
  at: string;
  dot: string;
  credit: string;
  review: string;
  follow: string;
  since: (year: number) => string;
  objection: string;
}
