/** Reading businesses' own websites. Units are in the names. */
export const crawlLimits = {
  /** Pages read of one site, its home page included. */
  sitePagesMax: 6,
  pageFetchMaxBytes: 2_097_152,
  /** So much is read of a page that goes on beyond that. */
  endlessPageBytes: 262_144,
  /** For one site from its first request on, robots.txt and waiting included. */
  siteBudgetMs: 10_000,
  /** Of it, for work on what the site sends; once more for reading its facts out of that. */
  siteProcessorMs: 4_000,
  siteRedirectsMax: 3,
  /** Between two requests to one host. */
  hostGapMs: 1_000,
  sitesAtOnce: 20,
  robotsMaxBytes: 512_000,
  robotsBudgetMs: 5_000,
  /** Sites in one row of `site_pages`: the checkpoint of the enrichment. */
  sitesPerPage: 50,
  /** So long what one task has read of a site serves others. */
  siteCacheDays: 7,
  siteCacheRunsMax: 50,
  /** An area that touches more whole degrees than this asks every site itself. */
  siteCacheCellsMax: 80,
  siteCachePagesKept: 8,
} as const;
