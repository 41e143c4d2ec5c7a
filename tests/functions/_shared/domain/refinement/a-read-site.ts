import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import type { ReadSite } from "#domain/refinement/quoted-pages.ts";

/** An invented site that rules have read: its pages by their paths, the home page first. */
export function readSite(pages: Record<string, string>, country = "US"): ReadSite {
  const site = "otterlane.com";
  const read = Object.entries(pages).map(([path, html]) => {
    const url = `https://${site}${path}`;
    return readPage({ url, ref: url, html });
  });
  const facts = enrichPages({ site, country, pages: read, thisYear: 2026 });
  return { country, pages: read, facts };
}
