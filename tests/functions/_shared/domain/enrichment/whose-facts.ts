import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import type { KnownListing } from "#domain/enrichment/whose/known-listing.ts";
import type { InventedPage } from "./whose-sites.ts";

export function factsOf(
  site: string,
  given: string | readonly InventedPage[],
  country = "US",
  listings: readonly KnownListing[] = [],
): SiteFacts {
  const pages = typeof given === "string" ? [{ path: "/", html: given }] : given;
  const read = pages.map(({ path, html }) =>
    readPage({ url: `https://${site}${path}`, ref: `https://${site}${path}`, html }),
  );
  return enrichPages({ site, country, pages: read, thisYear: 2026, listings });
}

export const phonesOf = ({ phones }: SiteFacts): string[] =>
  phones.map(({ value }) => value.value).sort();
export const emailsOf = ({ emails }: SiteFacts): string[] =>
  emails.map(({ value }) => value.value).sort();
export const socialsOf = ({ socials }: SiteFacts): string[] =>
  socials.map(({ value }) => value.url).sort();
