import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

/** What one page of an invented site says. */
export function factsOf(
  html: string,
  { site = "otterlane.com", country = "US" as string | null } = {},
): SiteFacts {
  const url = `https://${site}/`;
  return enrichPages({ site, country, pages: [readPage({ url, ref: url, html })], thisYear: 2026 });
}

export const emailsIn = (html: string): string[] =>
  factsOf(html).emails.map(({ value }) => value.value);
export const phonesIn = (html: string, country = "US"): string[][] =>
  factsOf(html, { country }).phones.map(({ value }) => [value.value, value.label]);
export const socialsIn = (html: string): Record<string, string> =>
  Object.fromEntries(factsOf(html).socials.map(({ value }) => [value.network, value.url]));
