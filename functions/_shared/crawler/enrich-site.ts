import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import type { SiteRequest, SiteResult } from "#domain/enrichment/site-result.ts";
import type { RefineSite } from "#domain/refinement/quoted-pages.ts";
import { crawlSite } from "./crawl-site.ts";
import type { Crawler } from "./create-crawler.ts";

export interface EnrichSiteDeps {
  crawler: Crawler;
  /** Has a model read the pages after the rules; null where there is none. */
  refine: RefineSite | null;
  now: () => Date;
}

/** Visits one site and reads what its pages say. Never throws: a dead site is a result, too. */
export async function enrichSite(
  { site, country }: SiteRequest,
  { crawler, refine, now }: EnrichSiteDeps,
): Promise<SiteResult> {
  const { status, note, pages } = await crawlSite(site, crawler);
  const at = now();
  const facts =
    status === "answered"
      ? enrichPages({ site: hostOf(site), country, pages, thisYear: at.getUTCFullYear() })
      : null;
  const refined = facts && refine ? await refine({ country, pages, facts }) : null;
  // A piece of a page's text keeps the whole page in memory: what is kept is copied out of it.
  return structuredClone({
    site,
    country,
    status,
    note,
    pagesRead: pages.length,
    at: at.toISOString(),
    facts: refined ?? facts,
    ...(refined && { isRefined: true as const }),
  });
}

const hostOf = (site: string): string => (URL.canParse(site) ? new URL(site).hostname : site);
