import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { type Crawler, createCrawler } from "#shared/crawler/create-crawler.ts";
import { type EnrichListingsDeps, enrichListings } from "#shared/crawler/enrich-listings.ts";
import { emptyListing } from "../../../../scripts/bench/empty-listing.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
  siteOf,
} from "../../../../scripts/bench/loopback-sites.ts";

let server: LoopbackSites;
let crawler: Crawler;
let sites: Record<string, SiteHandler>;

beforeEach(async () => {
  sites = {};
  server = await serveLoopbackSites((name) => sites[name]);
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

const home = (name: string): string =>
  `<title>${name}</title><h1>${name}</h1><p>Phone: (212) 555-0123</p><a href="mailto:info@${name}.com">Mail</a>`;

function listingsOf(count: number): ListingWithReceipts[] {
  return Array.from({ length: count }, (_, index) => {
    sites[`site${index}`] = siteOf({ "/": home(`site${index}`) });
    return emptyListing(`id${index}`, server.address(`site${index}`));
  });
}

function depsOf(
  kept: Map<number, readonly SiteResult[]>,
  over: Partial<EnrichListingsDeps> = {},
): EnrichListingsDeps {
  return {
    crawler,
    refine: null,
    offer: null,
    checkpoints: {
      read: async (take) => {
        for (const [page, results] of kept) take(page, results);
      },
      write: async (page, results) => void kept.set(page, results),
    },
    known: async () => null,
    isForbidden: () => false,
    now: () => new Date("2026-11-21T12:00:00Z"),
    mayGoOn: async () => "go-on",
    ...over,
  };
}

const homesAsked = (): number => server.requests.filter(({ path }) => path === "/").length;

describe("the enrichment of listings", () => {
  test("a listing gets what its own site says, each value with a receipt that names the page", async () => {
    const [listing] = listingsOf(1);
    const { listings, coverage, isDone } = await enrichListings(
      listing ? [listing] : [],
      depsOf(new Map()),
    );
    expect(isDone).toBe(true);
    expect(listings[0]).toMatchObject({
      tier: 2,
      emails: [{ role: "info", value: "info@site0.com" }],
      phone: "+12125550123",
      phone_source: "web",
      phone_web: "+12125550123",
    });
    expect(listings[0]?.receipts.emails).toEqual({
      source: "website",
      ref: server.address("site0"),
      at: "2026-11-21T12:00:00.000Z",
      method: "mailto link",
    });
    expect(coverage).toEqual({
      ...{ found: 1, allowed: 1, answered: 1, withEmail: 1 },
      ...{ refused: 0, dead: 0, blocked: 0, unread: 0 },
    });
  });

  test("a parked domain isn't counted as a site, and one that only a browser fills is named", async () => {
    const listings = listingsOf(3);
    sites.site1 = siteOf({
      "/": "<title>site1.com</title><h1>The domain site1.com is for sale!</h1><p>Call (212) 555-0177</p>",
    });
    sites.site2 = siteOf({
      "/": '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
    });
    const { coverage, listings: read } = await enrichListings(listings, depsOf(new Map()));
    expect(coverage).toMatchObject({ found: 3, answered: 2, parked: 1, scripted: 1, dead: 0 });
    expect(read[1]).toMatchObject({ phone: null, phones: [], emails: [] });
  });

  test("of two businesses on one page the listing's own is read", async () => {
    sites.row = siteOf({
      "/": `<title>Dock Row</title><header>1 Dock Row</header><main><div><h3>Lamp &amp; Ladle</h3><p>9 Quay Street</p><p>(212) 555-0171</p><a href="https://lampandladle.com">Website</a></div><div><h3>Other Oven</h3><p>11 Quay Street</p><p>(212) 555-0172</p><a href="https://otheroven.com">Website</a></div></main>`,
    });
    const listing = {
      ...emptyListing("a", server.address("row")),
      ...{ name: "Lamp & Ladle", street: "Quay Street", house_number: "9" },
    };
    const { listings } = await enrichListings([listing], depsOf(new Map()));
    expect(listings[0]?.phones.map(({ value }) => value)).toEqual(["+12125550171"]);
  });

  test("a name in a site's title is a place where a listing around it is in that town", async () => {
    sites.tarn = siteOf({
      "/": "<title>Emergency plumber Ottermouth</title><p>We come at night.</p>",
    });
    const plumber = emptyListing("plumber", server.address("tarn"));
    const baker = { ...emptyListing("baker", null), city: "Ottermouth" };
    const around = await enrichListings([plumber, baker], depsOf(new Map()));
    const alone = await enrichListings([plumber], depsOf(new Map()));
    expect(around.listings[0]?.areas).toEqual(["Ottermouth"]);
    expect(alone.listings[0]?.areas).toEqual([]);
  });

  test("a number that only the site says gets its type, with the page as its receipt", async () => {
    sites.van = siteOf({ "/": "<title>Otter Removals</title><p>Call us: +44 7911 123456</p>" });
    const listing = { ...emptyListing("van", server.address("van")), country: "GB" };
    const { listings } = await enrichListings([listing], depsOf(new Map()));
    expect(listings[0]).toMatchObject({
      phone: "+447911123456",
      phone_type: "mobile",
      receipts: { phone_type: { source: "website", ref: server.address("van") } },
    });
  });

  test("addresses that only the map knows are looked up, with a site, a dead one, or none", async () => {
    const [answering] = listingsOf(1);
    const mapped = (listing: ListingWithReceipts, domain: string): ListingWithReceipts => ({
      ...listing,
      emails: [{ role: "info", value: `office@${domain}` }],
    });
    const listings = [
      mapped(answering as ListingWithReceipts, "mapped.example"),
      mapped(emptyListing("dead", server.address("nobody")), "dead.example"),
      mapped(emptyListing("bare", null), "bare.example"),
      emptyListing("mute", null),
    ];
    const asked: string[] = [];
    const mail = async (domain: string) => {
      asked.push(domain);
      return domain === "bare.example" ? ("no" as const) : ("yes" as const);
    };
    const kept = new Map<number, readonly SiteResult[]>();
    const deps = depsOf(kept, { crawler: { ...crawler, mail } });
    const told = (await enrichListings(listings, deps)).listings;
    expect(told.map(({ takes_mail }) => takes_mail)).toEqual(["yes", "yes", "no", null]);
    expect(asked.sort()).toEqual(["bare.example", "dead.example", "mapped.example", "site0.com"]);
    expect(told[2]).toMatchObject({
      tier: 2,
      receipts: { takes_mail: { source: "DNS", ref: "bare.example" } },
    });
    expect(JSON.stringify([...kept])).not.toContain("mailDomains");
  });

  test("what the map says stays beside what the site says", async () => {
    const [listing] = listingsOf(1);
    const mapped = {
      ...listing,
      phone: "+12125550199",
      phone_osm: "+12125550199",
      phone_source: "osm",
    } as ListingWithReceipts;
    const { listings } = await enrichListings([mapped], depsOf(new Map()));
    expect(listings[0]).toMatchObject({
      phone: "+12125550199",
      phone_source: "osm",
      phone_osm: "+12125550199",
      phone_web: "+12125550123",
    });
  });

  test("a site shared by many listings is visited once", async () => {
    const [one] = listingsOf(1);
    const shared = one ? [one, { ...one, id: "b" }, { ...one, id: "c" }] : [];
    const { listings } = await enrichListings(shared, depsOf(new Map()));
    expect(server.requests.filter(({ path }) => path === "/")).toHaveLength(1);
    expect(listings.every(({ emails }) => emails.length === 1)).toBe(true);
  });

  test("a run that is stopped begins no new site, and goes on behind what it has read", async () => {
    const listings = listingsOf(120);
    const kept = new Map<number, readonly SiteResult[]>();
    const stopping = depsOf(kept, { mayGoOn: async (done) => (done < 60 ? "go-on" : "stop") });
    const first = await enrichListings(listings, stopping);
    expect([first.isDone, first.sitesTotal]).toEqual([false, 120]);
    expect(first.sitesDone).toBeGreaterThanOrEqual(60);
    expect(first.sitesDone).toBeLessThan(60 + crawlLimits.sitesAtOnce);
    expect(first.coverage.unread).toBe(120 - first.sitesDone);
    const visited = homesAsked();
    const second = await enrichListings(listings, depsOf(kept));
    expect([second.isDone, second.sitesDone, kept.size]).toEqual([true, 120, 3]);
    expect(homesAsked() - visited).toBe(120 - first.sitesDone);
    const undisturbed = await enrichListings(listings, depsOf(new Map()));
    expect(second.listings).toEqual(undisturbed.listings);
  });

  test("a worker that has lost its task writes nothing more", async () => {
    const kept = new Map<number, readonly SiteResult[]>();
    await enrichListings(
      listingsOf(30),
      depsOf(kept, { mayGoOn: async (done) => (done < 10 ? "go-on" : "lost") }),
    );
    expect(kept.size).toBe(0);
  });

  test("a checkpoint that fails ends the run, and no visitor goes on behind its back", async () => {
    const listings = listingsOf(120);
    const failing = depsOf(new Map(), {
      checkpoints: {
        read: async () => {},
        write: () => Promise.reject(new Error("the platform is down")),
      },
    });
    await expect(enrichListings(listings, failing)).rejects.toThrow("the platform is down");
    const asked = homesAsked();
    expect(asked).toBeLessThan(120);
    await enrichListings(listings.slice(0, 1), depsOf(new Map()));
    expect(homesAsked()).toBe(asked + 1);
  });

  test("a site another task has read, or whose owner asked to be left out, is not asked", async () => {
    const listings = listingsOf(3);
    const kept = new Map<number, readonly SiteResult[]>();
    await enrichListings(listings, depsOf(kept));
    const before = server.requests.length;
    const read = [...kept.values()].flat();
    const again = await enrichListings(
      listings,
      depsOf(new Map(), {
        known: async ({ site }) => read.find((result) => result.site === site) ?? null,
        isForbidden: (site) => site === listings[2]?.website,
      }),
    );
    expect(server.requests.length).toBe(before);
    expect(again.coverage).toMatchObject({ found: 3, withEmail: 2, refused: 1 });
    expect(again.listings[2]?.emails).toEqual([]);
  });

  test("dead, forbidden and blocked sites are counted apart, and their listings stay", async () => {
    const listings = listingsOf(2);
    sites.site1 = (_, response) => response.destroy();
    sites.closed = siteOf({ "/robots.txt": "User-agent: *\nDisallow: /", "/": "x" });
    const others = ["http://127.0.0.1/", server.address("closed")].map((website, index) =>
      emptyListing(`o${index}`, website),
    );
    const { listings: all, coverage } = await enrichListings(
      [...listings, ...others, emptyListing("none", null)],
      depsOf(new Map()),
    );
    expect(coverage).toEqual({
      ...{ found: 4, allowed: 2, answered: 1, withEmail: 1 },
      ...{ refused: 1, dead: 1, blocked: 1, unread: 0 },
    });
    expect(all).toHaveLength(5);
  });

  test("a page of sites that is too long for its row loses a model's answers before any snippet", async () => {
    const kept = new Map<number, readonly SiteResult[]>();
    const form = { services: [{ name: "bread", snippet: "x".repeat(20_000) }] };
    const use = { answer: { key: "k", form }, tokens: 900, micros: 9_000 };
    const refine: EnrichListingsDeps["refine"] = async ({ facts }) => ({ facts, use });
    const { coverage } = await enrichListings(listingsOf(20), depsOf(kept, { refine }));
    const [results = []] = kept.values();
    expect(results).toHaveLength(20);
    for (const { model, facts } of results) {
      expect(model).toEqual({ answer: { key: "k" }, tokens: 900, micros: 9_000 });
      expect(facts?.emails[0]?.snippet).not.toBe("");
    }
    expect(coverage.model).toEqual({ asked: 20, reused: 0, tokens: 18_000, micros: 180_000 });
  });

  test("sixty sites, some hanging, broken or endless, keep the schedule and leave none behind", async () => {
    const listings = listingsOf(60);
    listings.forEach((_, index) => {
      if (index % 20 === 3) sites[`site${index}`] = () => {};
      if (index % 20 === 7) sites[`site${index}`] = (_request, response) => response.destroy();
      if (index % 20 === 11) sites[`site${index}`] = endless;
    });
    const { coverage, sitesDone } = await enrichListings(listings, depsOf(new Map()));
    expect([sitesDone, coverage.answered + coverage.dead]).toEqual([60, 60]);
    // A machine under load may lose more of them to the clock, never fewer.
    expect(coverage.dead).toBeGreaterThanOrEqual(6);
  });
});

const endless: SiteHandler = (request, response) => {
  if (request.url === "/robots.txt") return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": "text/html" });
  const chunk = Buffer.from("<p>more and more</p>".repeat(2_000));
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more);
  more();
};
