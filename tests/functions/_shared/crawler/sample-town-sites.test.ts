import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepResults } from "#domain/enrichment/kept-results.ts";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import type { SiteSigns } from "#domain/enrichment/site-signs.ts";
import { withSites } from "#domain/enrichment/with-sites.ts";
import { columnsOf, type Listing, type ListingColumn } from "#domain/listing/listing.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { enrichSite } from "#shared/crawler/enrich-site.ts";
import { withMail } from "#shared/crawler/mail-lookup.ts";
import {
  createSites,
  mailZone,
  sampleTown,
  siteTakesMail,
  startNameServer,
  trapNameOf,
} from "../../../../scripts/stand-ins/index.ts";
import { listing } from "../domain/query/sample-preset.ts";

const sites = createSites(sampleTown().businesses);
/** Few, so that none waits for the others' pages to be read. */
const visitors = 6;
let server: Server;
let results: Map<string, SiteResult>;

beforeAll(async () => {
  server = createServer((req, res) => {
    if (!sites.handle(req, res)) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const names = await startNameServer(mailZone(sites.hosts));
  const crawlerWith = (budgetMs: number) =>
    createCrawler({
      contactUrl: "https://areascout.example/bot",
      localSites: { suffix: "-ellory.example", port, isAll: true },
      gapMs: 1,
      budgetMs,
      mailDns: names.address,
    });
  // Who never ends is given up soon; the others may take their time on a busy machine.
  const crawlers = { endless: crawlerWith(3_000), other: crawlerWith(60_000) };
  const now = () => new Date("2026-11-21T12:00:00Z");
  const left = [...sites.hosts];
  const read: SiteResult[] = [];
  const visitor = async (): Promise<void> => {
    for (let host = left.shift(); host !== undefined; host = left.shift()) {
      const request = { site: `https://${host}/`, country: "GB" };
      const isEndless = /^(endless|dripping|silent)$/.test(trapNameOf(host) ?? "");
      const crawler = isEndless ? crawlers.endless : crawlers.other;
      const result = await enrichSite(request, { crawler, refine: null, offer: null, now });
      read.push(await withMail(result, crawler.mail));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  results = new Map(read.map((result) => [new URL(result.site).hostname, result]));
  await Promise.all([crawlers.endless.close(), crawlers.other.close()]);
  names.close();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const good = () => sites.hosts.filter((host) => trapNameOf(host) === null);

/** Precision and recall of what was read against what the owners wrote, over all good sites. */
function score(valuesOf: (host: string) => { found: string[]; wanted: string[] }) {
  let [right, found, wanted] = [0, 0, 0];
  for (const host of good()) {
    const values = valuesOf(host);
    right += values.found.filter((value) => values.wanted.includes(value)).length;
    found += values.found.length;
    wanted += values.wanted.length;
  }
  return { precision: right / found, recall: right / wanted, n: wanted };
}

describe("the sites of the sample town", () => {
  test.each([
    ["robots", "refused"],
    ["robots for us alone", "refused"],
    ["robots with an error", "refused"],
    ["redirects that end", "answered"],
    ["redirects without end", "dead"],
    ["redirect to this machine", "blocked"],
    ["redirect to the private network", "blocked"],
    ["redirect to the platform's metadata", "blocked"],
    ["broken", "dead"],
    ["an error", "dead"],
    ["gone", "dead"],
    ["no page", "dead"],
    ["parked", "parked"],
    ["dripping", "dead"],
    ["silent", "dead"],
    ["scripts alone", "answered"],
  ])("one with “%s” is %s", (trap, status) => {
    const hosts = sites.hosts.filter((host) => trapNameOf(host) === trap);
    expect(hosts.map((host) => [host, results.get(host)?.status])).toEqual(
      hosts.map((host) => [host, status]),
    );
  });

  test("that answer are read as their owners mean them", () => {
    const factsOf = (host: string) => results.get(host)?.facts;
    const written = (host: string) => sites.describe(host)?.facts;
    const emails = score((host) => ({
      found: factsOf(host)?.emails.map(({ value }) => value.value) ?? [],
      wanted: written(host)?.emails.map(({ value }) => value) ?? [],
    }));
    const phones = score((host) => ({
      found: factsOf(host)?.phones.map(({ value }) => value.value) ?? [],
      wanted: [written(host)?.phone, written(host)?.fax, written(host)?.second?.number].flatMap(
        (number) => number?.replaceAll(" ", "") ?? [],
      ),
    }));
    const faxes = score((host) => ({
      found: (factsOf(host)?.phones ?? []).flatMap(({ value }) =>
        value.label === "fax" ? value.value : [],
      ),
      wanted: [written(host)?.fax].flatMap((number) => number?.replaceAll(" ", "") ?? []),
    }));
    const socials = score((host) => ({
      found: factsOf(host)?.socials.map(({ value }) => value.network) ?? [],
      wanted: written(host)?.socials.map(({ network }) => network) ?? [],
    }));
    const statuses = good().filter((host) => results.get(host)?.status !== "answered");
    console.log(JSON.stringify({ sites: good().length, emails, phones, faxes, socials }));
    expect(statuses).toEqual([]);
    expect(faxes.n).toBeGreaterThan(20);
    for (const { precision, recall, n } of [emails, phones, faxes, socials]) {
      expect(n).toBeGreaterThanOrEqual(faxes.n);
      expect(precision).toBeGreaterThanOrEqual(0.95);
      expect(recall).toBeGreaterThanOrEqual(0.95);
    }
  });

  /** The columns a website may fill. */
  const columns: readonly ListingColumn[] = [...columnsOf({ tier: 2 }), "rating", "review_count"];
  const isKnown = (value: Listing[ListingColumn]): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== null;

  test.each(columns)("tell “%s” of some businesses and not of others", (column) => {
    const businesses = [...results.values()].map(({ site: website, country }) =>
      listing(website, { website, country }),
    );
    const rows = withSites(businesses, keepResults(results.values()), null);
    const known = rows.filter((row) => isKnown(row[column]));
    expect(known.length).toBeGreaterThan(5);
    expect(known.length).toBeLessThan(rows.length);
    for (const { website, receipts } of known) {
      expect(receipts[column]?.ref).toMatch(
        new RegExp(`^(https?://)?${new URL(website ?? "").hostname}(/|$)`),
      );
    }
  });

  test("hide pages that only a sitemap of each kind names, and these are read", () => {
    const mapped = good().filter((host) =>
      results.get(host)?.marks?.some((mark) => mark.isSitemap),
    );
    const kinds = mapped.map((host) => sites.describe(host)?.facts.sitemap);
    expect(new Set(kinds)).toEqual(new Set(["usual", "index", "packed"]));
    const few = mapped.filter((host) => (results.get(host)?.pagesRead ?? 0) < 4);
    expect(mapped.length - few.length).toBeGreaterThan(20);
  });

  test("have mail that arrives or doesn't, as the name server of each has it", () => {
    const answered = good().map((host) => [host, results.get(host)?.mail?.[host] ?? null]);
    expect(answered).toEqual(good().map((host) => [host, siteTakesMail(host)]));
    expect(new Set(answered.map(([, mail]) => mail))).toEqual(new Set(["yes", "no", null]));
  });

  const signs = [
    "onlineBooking",
    "shop",
    "advertising",
    "contactForm",
    "newestYear",
    "isForPhones",
    "hasSearchText",
    "objection",
  ] as const satisfies readonly (keyof SiteSigns)[];
  test.each(signs)("show “%s” on some and not on others", (sign) => {
    const read = [...results.values()].flatMap(({ facts }) => facts?.signs ?? []);
    const shown = read.filter((all) => all[sign]).length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(read.length);
  });

  test("are in five languages, some of them translated into others", () => {
    const said = good().map((host) => results.get(host)?.facts?.signs?.languages?.value ?? []);
    expect([...new Set(said.map(([own]) => own))].sort()).toEqual(["ar", "de", "en", "es", "fr"]);
    const translated = said.filter((languages) => languages.length > 1).length;
    expect(translated).toBeGreaterThan(10);
    expect(translated).toBeLessThan(said.length / 2);
  });

  test("that run on scripts alone tell nothing, and nobody writes to one that is parked or objects", () => {
    const scripts = sites.hosts.filter((host) => trapNameOf(host) === "scripts alone");
    for (const host of scripts) {
      expect(results.get(host)?.facts).toMatchObject({ emails: [], phones: [], services: [] });
    }
    const unwanted = [...results.values()].filter(
      ({ facts }) => facts?.signs?.closed || facts?.signs?.objection,
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(unwanted.length).toBeGreaterThan(5);
    expect(new Set(unwanted.map(({ facts }) => facts?.marketingFit?.value.value))).toEqual(
      new Set(["No"]),
    );
  });
});
