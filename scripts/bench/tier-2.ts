import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { countryAt } from "#shared/collectors/places.ts";
import { realElements } from "../collection/map-answers.ts";
import { pointOf } from "../stand-ins/index.ts";
import { buildChild, type ChildInput, record } from "./collect-worker.ts";
import { idealScheduleMs } from "./crawl.ts";
import { mapOfSize, type SizedMap } from "./listings-of-size.ts";
import { ownSites } from "./own-sites/own-sites.ts";
import { type Measure, measureOf } from "./report.ts";

export interface Tier2Input extends ChildInput {
  /** Of the loopback sites. */
  port: number;
  gapMs: number;
  /** Site pages that earlier workers of the same run wrote. */
  pages: string[];
}

export interface Tier2Output {
  found: number;
  sites: number;
  answered: number;
  dead: number;
  unread: number;
  tookMs: number;
  maxRssMb: number;
  maxHeapMb: number;
}

/** A third of all businesses have a site. A run reads them in shifts; measured is its last one. */
const siteEvery = 3;
const sitesOfShift = 2_000;
/** Four times as many pages a second as in production: memory and turns are tried harder. */
const gapMs = crawlLimits.hostGapMs / 4;
/** As Node limits itself where a function has 1 GB. */
const heapMb = 512;
/** Of that gigabyte, with room for the server that runs the function. */
const memoryMaxMb = 900;

/** The production worker on as many businesses as there may be, a third of them with a site. */
export async function benchTier2(): Promise<Measure[]> {
  const real = realElements();
  if (real.length === 0) {
    console.error("The real map data is not on this machine: set SHARED_DIR.");
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), "areascout-tier-2-"));
  const server = fork(join(import.meta.dirname, "loopback-child.ts"), { stdio: "inherit" });
  try {
    const [{ port }] = await once(server, "message");
    const { map, before } = withSites(mapOfSize(listingLimits.maxDefault, real));
    const input: Tier2Input = {
      bounds: map.bounds,
      answers: await record(map, folder),
      port,
      gapMs,
      pages: writePages(before, folder),
    };
    const output = await runChild(input, folder);
    console.log(JSON.stringify(output));
    const { unread, tookMs, maxRssMb, sites } = output;
    if (unread > 0) throw new Error(`${unread} sites were not read`);
    return [
      measureOf(`tier 2: ${sitesOfShift} sites of the last shift, against 2 × the ideal schedule`, {
        ours: tookMs,
        limit: 2 * idealScheduleMs(sitesOfShift, gapMs),
        n: sites,
      }),
      measureOf("tier 2: memory with all sites of 100,000 listings, MB", {
        ours: maxRssMb,
        limit: memoryMaxMb,
        n: sites,
      }),
    ];
  } finally {
    server.disconnect();
    rmSync(folder, { recursive: true });
  }
}

async function runChild(input: Tier2Input, folder: string): Promise<Tier2Output> {
  const file = join(folder, "input.json");
  writeFileSync(file, JSON.stringify(input));
  const child = fork(await buildChild("tier-2-child"), [file], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    stdio: "inherit",
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`the worker ended with ${code}`);
  });
  const [output] = await Promise.race([once(child, "message"), failed]);
  return output;
}

/** Where the site and its country are read from: a site is known by both. */
const replaced = new Set(["website", "contact:website", "url", "addr:country"]);

/** `before`: the sites that earlier shifts have read, in their listings' countries. */
function withSites({ elements, bounds }: SizedMap) {
  const before: { site: string; country: string | null }[] = [];
  const everyOf = Math.floor(elements.length / siteEvery / sitesOfShift);
  let now = 0;
  const changed = elements.map((element, at) => {
    const tags = Object.fromEntries(
      Object.entries(element.tags).filter(([key]) => !replaced.has(key)),
    );
    if (at % siteEvery > 0) return { ...element, tags };
    const number = at / siteEvery;
    const isNow = number % everyOf === 0 && now < sitesOfShift;
    // The loopback server knows sites by their number: some hang, break or never end.
    const site = `http://${isNow ? `site${now++}` : `before${number}`}.localhost/`;
    const { lat, lon } = pointOf(element);
    if (!isNow) before.push({ site, country: countryAt(lat, lon) });
    return { ...element, tags: { ...tags, website: site } };
  });
  return { map: { elements: changed, bounds }, before };
}

/** As much as the invented sites say, each under another name. */
function writePages(
  sites: readonly Pick<SiteResult, "site" | "country">[],
  folder: string,
): string[] {
  const facts = ownSites.map(({ site, country, html }) => {
    const page = readPage({ url: `https://${site}/`, ref: `https://${site}/`, html });
    return enrichPages({ site, country, pages: [page], thisYear: 2026 });
  });
  const results = sites.map(
    ({ site, country }, at): SiteResult => ({
      ...{ site, country, status: "answered", note: "", pagesRead: 1 },
      at: new Date().toISOString(),
      facts: facts[at % facts.length] ?? null,
    }),
  );
  const pages = join(folder, "pages");
  mkdirSync(pages);
  const files: string[] = [];
  for (let at = 0; at < results.length; at += crawlLimits.sitesPerPage) {
    const file = join(pages, `${files.length}.json`);
    writeFileSync(file, JSON.stringify(results.slice(at, at + crawlLimits.sitesPerPage)));
    files.push(file);
  }
  return files;
}
