import type { Page } from "#domain/enrichment/page.ts";
import { factsVersion, type SiteResult, type SiteVisit } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import type { RefineSite } from "#domain/refinement/refine-site.ts";
import { crawlSite, isSiteUnchanged } from "./crawl-site.ts";
import type { Crawler } from "./create-crawler.ts";
import { UnreadableSite } from "./read-thread.ts";
import { SiteBudget } from "./site-budget.ts";

export interface EnrichSiteDeps {
  crawler: Crawler;
  /** Has a model read the pages after the rules; null where there is none. */
  refine: RefineSite | null;
  /** The person's offer that a model judges the marketing fit by; null for any. */
  offer: string | null;
  now: () => Date;
  /** The towns of the listings around the site's. */
  towns?: readonly string[];
}

/**
 * Visits one site and reads what its pages say. A dead or hostile site is a result, too. `before`: an
 * older result, whose pages are only asked whether they have changed.
 */
export async function enrichSite(
  visit: SiteVisit,
  deps: EnrichSiteDeps,
  before: SiteResult | null = null,
): Promise<SiteResult> {
  const { listings, mailDomains, ...request } = visit;
  if (before !== null && (await isStillTrue(before, deps)))
    return { ...before, at: deps.now().toISOString() };
  const { pages, ...crawl } = await crawlSite(request.site, deps.crawler);
  const at = deps.now();
  const result = {
    ...request,
    ...crawl,
    pagesRead: pages.length,
    version: factsVersion,
    at: at.toISOString(),
  };
  if (crawl.status !== "answered") return { ...result, facts: null };
  try {
    // A substring keeps its whole string in memory, so copy the parts to keep.
    return structuredClone({ ...result, ...(await factsOf(visit, pages, at, deps)) });
  } catch (error) {
    if (!(error instanceof UnreadableSite)) throw error;
    return { ...result, status: "dead", note: error.message, facts: null };
  }
}

/** Whether the facts of an earlier visit are those of today: the same pages, read by the same rules. */
async function isStillTrue(
  { facts, marks = [], version, isRefined }: SiteResult,
  { crawler, refine, offer }: EnrichSiteDeps,
): Promise<boolean> {
  const isJudged = offer === null || facts?.offerFit?.offer === offer;
  const isModelDone = refine === null || (isRefined === true && isJudged);
  const isReadTheSame = version === factsVersion && isModelDone;
  return facts !== null && isReadTheSame && (await isSiteUnchanged(marks, crawler));
}

async function factsOf(
  request: SiteVisit,
  pages: readonly Page[],
  at: Date,
  { crawler, refine, offer, towns }: EnrichSiteDeps,
): Promise<Pick<SiteResult, "facts" | "isRefined" | "model">> {
  const { site, country, listings = [] } = request;
  const { reader, processorMs = crawlLimits.siteProcessorMs } = crawler;
  // A model may be waited for long before its quotations are asked for.
  const budget = new SiteBudget({ processorMs });
  const thisYear = at.getUTCFullYear();
  const source = {
    site: hostOf(site),
    country,
    pages,
    thisYear,
    listings,
    ...(towns && { towns }),
  };
  const facts = await reader.run("facts", source, budget);
  const quotations = () => reader.run("quotations", { country, pages, facts }, budget);
  const refinement = await refine?.({ request, facts, thisYear, offer, quotations });
  if (!refinement) return { facts };
  const { facts: refined, use: model } = refinement;
  return refined ? { facts: refined, isRefined: true, model } : { facts, model };
}

const hostOf = (site: string): string => (URL.canParse(site) ? new URL(site).hostname : site);
