import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SiteResult } from "#domain/enrichment/site-result.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { enrichSite } from "#shared/crawler/enrich-site.ts";
import { createSites, sampleTown, trapNameOf } from "../../../../scripts/stand-ins/index.ts";

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
  const crawlerWith = (budgetMs: number) =>
    createCrawler({
      contactUrl: "https://areascout.example/bot",
      localSites: { suffix: "-ellory.example", port, isAll: true },
      gapMs: 1,
      budgetMs,
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
      read.push(await enrichSite(request, { crawler, refine: null, now }));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  results = new Map(read.map((result) => [new URL(result.site).hostname, result]));
  await Promise.all([crawlers.endless.close(), crawlers.other.close()]);
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
      found: factsOf(host)?.phones.map(({ value }) => `${value.label} ${value.value}`) ?? [],
      wanted: [
        `main ${written(host)?.phone}`,
        ...(written(host)?.fax ? [`fax ${written(host)?.fax}`] : []),
      ].map((line) => line.replace(/ (?=\d)/g, "")),
    }));
    const socials = score((host) => ({
      found: factsOf(host)?.socials.map(({ value }) => value.network) ?? [],
      wanted: written(host)?.socials.map(({ network }) => network) ?? [],
    }));
    const statuses = good().filter((host) => results.get(host)?.status !== "answered");
    console.log(JSON.stringify({ sites: good().length, emails, phones, socials }));
    expect(statuses).toEqual([]);
    for (const { precision, recall, n } of [emails, phones, socials]) {
      expect(n).toBeGreaterThan(200);
      expect(precision).toBeGreaterThanOrEqual(0.95);
      expect(recall).toBeGreaterThanOrEqual(0.95);
    }
  });
});
