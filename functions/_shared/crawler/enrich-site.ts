import type { Page } from "#domain/enrichment/page.ts";
import type { SiteRequest, SiteResult } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import type { RefineSite } from "#domain/refinement/quoted-pages.ts";
import { crawlSite } from "./crawl-site.ts";
import type { Crawler } from "./create-crawler.ts";
import { UnreadableSite } from "./read-thread.ts";
import { SiteBudget } from "./site-budget.ts";

export interface EnrichSiteDeps {
  crawler: Crawler;
  /** Has a model read the pages after the rules; null where there is none. */
  refine: RefineSite | null;
  now: () => Date;
  /** The towns of the listings around the site's. */
  towns?: readonly string[];
}

/** Visits one site and reads what its pages say. A dead or hostile site is a result, too. */
export async function enrichSite(request: SiteRequest, deps: EnrichSiteDeps): Promise<SiteResult> {
  const { status, note, pages } = await crawlSite(request.site, deps.crawler);
  const at = deps.now();
  const result = { ...request, status, note, pagesRead: pages.length, at: at.toISOString() };
  if (status !== "answered") return { ...result, facts: null };
  try {
    // A substring keeps its whole string in memory, so copy the parts to keep.
    return structuredClone({ ...result, ...(await factsOf(request, pages, at, deps)) });
  } catch (error) {
    if (!(error instanceof UnreadableSite)) throw error;
    return { ...result, status: "dead", note: error.message, facts: null };
  }
}

async function factsOf(
  { site, country }: SiteRequest,
  pages: readonly Page[],
  at: Date,
  { crawler: { reader, processorMs = crawlLimits.siteProcessorMs }, refine, towns }: EnrichSiteDeps,
): Promise<Pick<SiteResult, "facts" | "isRefined">> {
  // A model may be waited for long before its quotations are asked for.
  const budget = new SiteBudget({ processorMs });
  const thisYear = at.getUTCFullYear();
  const source = { site: hostOf(site), country, pages, thisYear, ...(towns && { towns }) };
  const facts = await reader.run("facts", source, budget);
  const quotations = () => reader.run("quotations", { country, pages, facts }, budget);
  const refined = refine && (await refine({ facts, quotations }));
  return refined ? { facts: refined, isRefined: true } : { facts };
}

const hostOf = (site: string): string => (URL.canParse(site) ? new URL(site).hostname : site);
