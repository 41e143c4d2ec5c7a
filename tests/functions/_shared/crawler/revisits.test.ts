import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { type Crawler, createCrawler } from "#shared/crawler/create-crawler.ts";
import { enrichListings } from "#shared/crawler/enrich-listings.ts";
import { enrichSite } from "#shared/crawler/enrich-site.ts";
import { emptyListing } from "../../../../scripts/bench/empty-listing.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
} from "../../../../scripts/bench/loopback-sites.ts";

let server: LoopbackSites;
let crawler: Crawler;
let pages: Record<string, string>;
let bytes: number;
let isMarked: boolean;

const words = "We mend roofs of slate, tile and tin all over the valley. ".repeat(60);

beforeEach(async () => {
  bytes = 0;
  isMarked = true;
  pages = {
    "/": `<title>Redgate</title><p>${words}</p><p>Phone: (212) 555-0123</p><a href="/contact">Contact</a>`,
    "/contact": `<p>${words}</p><a href="mailto:info@redgate.com">Mail</a>`,
  };
  server = await serveLoopbackSites(() => handler);
  crawler = createCrawler({
    contactUrl: "https://areascout.example/bot",
    localSites: { suffix: ".localhost", port: server.port },
    gapMs: 5,
    budgetMs: 30_000,
  });
});
afterEach(async () => {
  await crawler.close();
  await server.close();
});

/** Counts the bytes of its bodies; answers 304 where the visitor knows the page's mark. */
const handler: SiteHandler = (request, response) => {
  const page = pages[request.url ?? ""];
  if (page === undefined) {
    response.writeHead(404).end();
    return;
  }
  const etag = `"${createHash("sha256").update(page).digest("hex").slice(0, 12)}"`;
  const head = { "content-type": "text/html", ...(isMarked ? { etag } : {}) };
  const isKnown = isMarked && request.headers["if-none-match"] === etag;
  if (!isKnown) bytes += Buffer.byteLength(page);
  response.writeHead(isKnown ? 304 : 200, head).end(isKnown ? undefined : page);
};

const monday = new Date("2026-11-02T12:00:00Z");
const laterMonday = new Date("2026-11-23T12:00:00Z");
const request = () => ({ site: server.address("redgate"), country: "US" });
const visit = (now: Date, before: SiteResult | null = null): Promise<SiteResult> =>
  enrichSite(request(), { crawler, refine: null, offer: null, now: () => now }, before);
const contactsOf = ({ facts }: SiteResult): unknown[] => [
  facts?.phones.map(({ value }) => value.value),
  facts?.emails.map(({ value }) => value.value),
];

describe("a site that was read before", () => {
  test("costs less than a third of the bytes where nothing has changed, and keeps its facts", async () => {
    const first = await visit(monday);
    const firstBytes = bytes;
    bytes = 0;
    const second = await visit(laterMonday, first);
    expect(firstBytes).toBeGreaterThan(6_000);
    expect(bytes).toBeLessThanOrEqual(0.3 * firstBytes);
    expect(second).toEqual({ ...first, at: laterMonday.toISOString() });
    expect(contactsOf(second)).toEqual([["+12125550123"], ["info@redgate.com"]]);
  });

  test("is read again where one of its pages has changed", async () => {
    const first = await visit(monday);
    pages["/contact"] = `<p>${words}</p><a href="mailto:office@redgate.com">Mail</a>`;
    const second = await visit(laterMonday, first);
    expect(contactsOf(second)).toEqual([["+12125550123"], ["office@redgate.com"]]);
  });

  test("is known by its bytes where the server marks no versions", async () => {
    isMarked = false;
    const first = await visit(monday);
    expect(await visit(laterMonday, first)).toEqual({ ...first, at: laterMonday.toISOString() });
    pages["/"] = "<title>Redgate</title><p>Phone: (212) 555-0188</p>";
    expect(contactsOf(await visit(laterMonday, first))).toEqual([["+12125550188"], []]);
  });

  test("is read again by newer rules, and where a page of it is gone", async () => {
    const first = await visit(monday);
    bytes = 0;
    const byOldRules = { ...first, version: 0 };
    expect(contactsOf(await visit(laterMonday, byOldRules))).toEqual(contactsOf(first));
    expect(bytes).toBeGreaterThan(6_000);
    delete pages["/contact"];
    expect(contactsOf(await visit(laterMonday, first))).toEqual([["+12125550123"], []]);
  });

  test("isn't asked for its pages within a week, and is after it", async () => {
    const first = await visit(monday);
    const asked = server.requests.length;
    const run = (now: Date) =>
      enrichListings([{ ...emptyListing("a", request().site), country: "US" }], {
        crawler,
        refine: null,
        offer: null,
        checkpoints: { read: async () => {}, write: async () => {} },
        known: async () => first,
        isForbidden: () => false,
        now: () => now,
        mayGoOn: async () => "go-on",
      });
    await run(new Date(monday.getTime() + 6 * 86_400_000));
    expect(server.requests.length).toBe(asked);
    const { listings } = await run(laterMonday);
    expect(server.requests.length).toBeGreaterThan(asked);
    expect(listings[0]).toMatchObject({ phone: "+12125550123" });
  });
});
