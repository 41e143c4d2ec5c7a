import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { enrichListings } from "#shared/crawler/enrich-listings.ts";
import type { CrawlOutput } from "./crawl.ts";
import { emptyListing } from "./empty-listing.ts";

// The crawler alone: its memory is measured from outside nothing but itself.
const [port = "", count = "0"] = process.argv.slice(2);
const crawler = createCrawler({
  contactUrl: "https://areascout.example/bot",
  localSites: { suffix: ".localhost", port: Number(port) },
});
const listings = Array.from({ length: Number(count) }, (_, index) =>
  emptyListing(`id${index}`, `http://site${index}.localhost:${port}/`),
);
let rssMb = 0;
const sampler = setInterval(() => {
  rssMb = Math.max(rssMb, process.memoryUsage().rss / 1_048_576);
}, 100);
const started = performance.now();
const { sitesDone, coverage } = await enrichListings(listings, {
  crawler,
  refine: null,
  offer: null,
  checkpoints: { read: async () => {}, write: async () => {} },
  known: async () => null,
  isForbidden: () => false,
  now: () => new Date(),
  mayGoOn: async () => "go-on",
});
clearInterval(sampler);
await crawler.close();
const output: CrawlOutput = {
  sitesDone,
  answered: coverage.answered,
  dead: coverage.dead,
  tookMs: performance.now() - started,
  rssMb,
};
process.send?.(output, () => process.exit(0));
