/** Reading businesses' own websites. Units are in the names. */
export const crawlLimits = {
  /** Pages read of one site, its home page included. */
  sitePagesMax: 6,
  pageFetchMaxBytes: 2_097_152,
  /** Bytes read of a page that is longer than that. */
  endlessPageBytes: 262_144,
  /** Total time for one site from its first request, including robots.txt and waiting. */
  siteBudgetMs: 10_000,
  /** Processor time for parsing one site's pages, and as much again for extracting its facts. */
  siteProcessorMs: 4_000,
  siteRedirectsMax: 3,
  /** Between two requests to one host. */
  hostGapMs: 1_000,
  sitesAtOnce: 20,
  robotsMaxBytes: 512_000,
  robotsBudgetMs: 5_000,
  /** A longer sitemap is not read at all; unpacked it may be as long. */
  sitemapMaxBytes: 2_097_152,
  sitemapFilesMax: 3,
  /** For all sitemaps of one site. */
  sitemapBudgetMs: 4_000,
  /** Sites in one row of `site_pages`: the checkpoint of the enrichment. */
  sitesPerPage: 50,
  /** How long other tasks reuse one task's results of a site. */
  siteCacheDays: 7,
  /** How long a site's older results serve to ask whether its pages have changed. */
  siteMemoryDays: 120,
  siteCacheRunsMax: 50,
  /** An area that touches more whole degrees than this fetches every site itself. */
  siteCacheCellsMax: 80,
  siteCachePagesKept: 8,
  /** Questions of whether a domain takes mail: at once, for one domain, and domains of one site's pages. */
  mailLookupsAtOnce: 20,
  mailLookupMs: 2_000,
  mailDomainsPerSite: 5,
  /** Of the listings that name no site. */
  mailDomainsPerRun: 2_000,
} as const;
