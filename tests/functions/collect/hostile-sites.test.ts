import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { createCrawler } from "#shared/crawler/create-crawler.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { type LoopbackSites, serveLoopbackSites } from "../../../scripts/bench/loopback-sites.ts";
import { collectionWorld } from "../../steps/collection-world.ts";
import { node } from "../../steps/map-element.ts";

const suffix = "-ellory.example";
const many = 2_000_000;
const repeated = (text: string, chars = many): string =>
  text.repeat(Math.ceil(chars / text.length));
const jsonLd = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const robots = (lines: string): Record<string, string> => ({
  "/robots.txt": lines,
  "/": "<p>Hi</p>",
});
const agents = Array.from({ length: 12_000 }, (_, at) => `User-agent: a${at}`);
const rules = Array.from({ length: 12_000 }, (_, at) => `Disallow: /${at}`);

/** What a site can send to whoever reads it, as much as is read of a page. */
const hostile: Record<string, Record<string, string>> = {
  "nested-json": { "/": jsonLd(repeated("{", 8_000)) },
  "nested-lists": { "/": jsonLd(repeated("[", 100_000)) },
  "nested-tags": { "/": repeated("<div>") },
  "nested-links": { "/": repeated("<a href=x>") },
  "nested-items": { "/": repeated("<i itemscope itemprop='a b'>") },
  "open-scripts": { "/": repeated("<script>") },
  "open-comments": { "/": repeated("<!--") },
  spaces: { "/": `<p>${repeated(" ")}x</p>` },
  signs: { "/": `<p>${repeated("a@")}</p>` },
  digits: { "/": repeated("<p>0 0 0 0 0 0 0 0 0 0 0 0</p>") },
  names: { "/": `<p>${repeated("Anna Maria ")}</p>` },
  "robots-memory": robots([...agents, ...rules].join("\n")),
  "robots-stars": robots(`User-agent: *\nDisallow: /${repeated("*a", 400_000)}`),
};
const healthy = Array.from({ length: 30 }, (_, at) => `shop${at}`);

let server: LoopbackSites;
beforeAll(async () => {
  server = await serveLoopbackSites((host) => (request, response) => {
    const name = host.replace(suffix, "");
    const page = (hostile[name] ?? shop(name))[request.url ?? ""];
    const type = request.url === "/robots.txt" ? "text/plain" : "text/html";
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(page);
  });
});
afterAll(() => server.close());

const shop = (name: string): Record<string, string> => ({
  "/": `<title>${name}</title><a href="mailto:info@${name}${suffix}">Mail</a><a href="/contact">Contact</a>`,
  "/contact": "<p>Phone: +44 20 7946 0123</p>",
});

/** A map of businesses with these sites. */
const mapOf = (names: readonly string[]): ListingSource => ({
  count: async () => names.length,
  countInside: async () => ({ each: [], total: 0 }),
  collect: async () => ({
    elements: names.map((name, at) => {
      const tags = { amenity: "restaurant", name, website: `https://${name}${suffix}/` };
      return node(at + 1, tags, { lat: 0.001 + at / 200, lon: 0.5 });
    }),
    dropped: 0,
    sourceUpdatedAt: "2026-11-21",
  }),
});

test("hostile sites cost a collection nothing but themselves", async () => {
  // They stand before, between and behind the others.
  const names = [...Object.keys(hostile), ...healthy].sort((a, b) =>
    (a.at(-1) ?? "") < (b.at(-1) ?? "") ? -1 : 1,
  );
  const world = collectionWorld(mapOf(names));
  const localSites = { suffix, port: server.port, isAll: true };
  const openCrawler = () =>
    createCrawler({
      contactUrl: "https://areascout.example/bot",
      localSites,
      gapMs: 1,
      processorMs: 1_500,
    });
  await world.queue("t", { north: 1, south: 0, east: 1, west: 0 }, { tier: 2 });
  expect(await runCollection("t", { ...world.deps, openCrawler })).toEqual({
    outcome: "finished",
    found: names.length,
  });
  const listings = await world.listings("t");
  const read = listings.filter(({ emails, phone }) => emails.length > 0 && phone !== null);
  expect(read.map(({ name }) => name).sort()).toEqual([...healthy].sort());
  const { sites } = JSON.parse((await world.task("t")).coverage);
  expect(sites).toMatchObject({ found: names.length, allowed: names.length, unread: 0 });
});
