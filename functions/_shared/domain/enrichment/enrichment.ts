import { listingLimits } from "../limits/listing.ts";
import type { ListingWithReceipts, Receipt, Receipts } from "../listing/listing.ts";
import { mainPhone } from "../phone/main-phone.ts";
import { phoneTypeOf } from "../phone/phone-type.ts";
import type { Phone } from "../phone/site-phones.ts";
import type { Email } from "./emails.ts";
import type { SiteFacts } from "./enrich-pages.ts";
import type { MarketingFit } from "./fit/general-fit.ts";
import type { Evidence, Found } from "./page.ts";
import type { SocialNetwork } from "./social-networks.ts";

/** One site's answer of `npm run enrich`: the names of the outside check. */
export interface EnrichAnswer {
  site: string;
  emails: Email[];
  phones: Phone[];
  socials: Partial<Record<SocialNetwork, string>>;
  description: string | null;
  priceRange: string | null;
  payments: string[];
  currencies: string[];
  services: string[];
  areaServed: string[];
  foundingYear: number | null;
  founders: string[];
  rating: number | null;
  reviewCount: number | null;
  marketingFit: MarketingFit | null;
}

const valueIn = <T>(found: Found<T> | null): T | null => found?.value ?? null;
const valuesIn = <T>(found: readonly Found<T>[]): T[] => found.map(({ value }) => value);

export const answerOf = (site: string, facts: SiteFacts): EnrichAnswer => ({
  site,
  emails: valuesIn(facts.emails),
  phones: valuesIn(facts.phones),
  socials: Object.fromEntries(valuesIn(facts.socials).map(({ network, url }) => [network, url])),
  description: valueIn(facts.description),
  priceRange: valueIn(facts.priceRange),
  payments: valuesIn(facts.payments),
  currencies: valuesIn(facts.currencies),
  services: valuesIn(facts.services),
  areaServed: valuesIn(facts.areas),
  foundingYear: valueIn(facts.foundingYear),
  founders: valuesIn(facts.founders),
  rating: facts.rating?.value.rating ?? null,
  reviewCount: facts.rating?.value.reviewCount ?? null,
  marketingFit: valueIn(facts.marketingFit),
});

/**
 * Adds the details from a listing's own site, with a receipt (page address and method) for each.
 * The map's values win where both have one (`phone_osm` beside `phone_web`); lists are merged
 * without duplicates. `at` is when the pages were read.
 */
export function withSiteFacts(
  listing: ListingWithReceipts,
  facts: SiteFacts,
  at: string,
): ListingWithReceipts {
  const receipts: Receipts = { ...listing.receipts };
  const receipt = ({ page, method }: Evidence): Receipt => ({
    source: "website",
    ref: page,
    at,
    method,
  });
  const main = mainPhone(facts.phones);
  const isNumberNew = listing.phone === null && main !== undefined;
  const phoneType = isNumberNew ? phoneTypeOf(main.value.value) : listing.phone_type;
  const phones = joined(listing.phones, valuesIn(facts.phones), ({ value }) => value);
  const emails = joined(valuesIn(facts.emails), listing.emails, ({ value }) => value.toLowerCase());
  const socials = joined(listing.socials, valuesIn(facts.socials), ({ network }) => network);
  const note = (field: keyof Receipts, found: Evidence | null | undefined): void => {
    if (found) receipts[field] = receipt(found);
  };
  note("phone_web", main);
  const ofNumber = [
    "phone",
    "phone_source",
    ...(phoneType ? ["phone_type" as const] : []),
  ] as const;
  if (isNumberNew) for (const column of ofNumber) note(column, main);
  note("phones", facts.phones[0]);
  note("emails", facts.emails[0]);
  note("socials", facts.socials[0]);
  note("description", facts.description);
  note("price_range", facts.priceRange);
  note("price_level", priceLevel(valueIn(facts.priceRange) ?? "") ? facts.priceRange : null);
  note("payments", facts.payments[0]);
  note("currencies", facts.currencies[0]);
  note("services", facts.services[0]);
  note("areas", facts.areas[0]);
  note("founded_year", facts.foundingYear);
  note("founders", facts.founders[0]);
  note("rating", facts.rating);
  note("review_count", facts.rating?.value.reviewCount === null ? null : facts.rating);
  note("fit", facts.marketingFit);
  note("fit_reason", facts.marketingFit);
  return {
    ...listing,
    tier: 2,
    phone: listing.phone ?? main?.value.value ?? null,
    phone_source: isNumberNew ? "web" : listing.phone_source,
    phone_type: phoneType,
    phone_web: main?.value.value ?? null,
    phones,
    emails,
    socials,
    description: valueIn(facts.description) ?? listing.description,
    price_range: valueIn(facts.priceRange) ?? listing.price_range,
    price_level: priceLevel(valueIn(facts.priceRange) ?? "") ?? listing.price_level,
    payments: joined(valuesIn(facts.payments), listing.payments, (value) => value.toLowerCase()),
    currencies: joined(valuesIn(facts.currencies), listing.currencies, (value) => value),
    services: joined(valuesIn(facts.services), listing.services, (value) => value.toLowerCase()),
    areas: joined(valuesIn(facts.areas), listing.areas, (value) => value.toLowerCase()),
    founded_year: valueIn(facts.foundingYear) ?? listing.founded_year,
    founders: facts.founders.length > 0 ? valuesIn(facts.founders) : listing.founders,
    rating: facts.rating?.value.rating ?? listing.rating,
    review_count: facts.rating?.value.reviewCount ?? listing.review_count,
    fit: facts.marketingFit?.value.value ?? listing.fit,
    fit_reason: facts.marketingFit?.value.reason ?? listing.fit_reason,
    receipts,
  };
}

function joined<T>(first: readonly T[], second: readonly T[], key: (value: T) => string): T[] {
  const seen = new Set<string>();
  return [...first, ...second]
    .filter((value) => !seen.has(key(value)) && seen.add(key(value)))
    .slice(0, listingLimits.valuesMax);
}

/** `$$` // => 2; an amount says nothing about a level. */
function priceLevel(range: string): number | null {
  const signs = /^\s*([$€£¥₹])\1{0,3}\s*$/.exec(range)?.[0]?.trim();
  return signs ? [...signs].length : null;
}
