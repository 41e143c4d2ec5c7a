import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { crawlSite, isSiteUnchanged } from "#shared/crawler/crawl-site.ts";
import { type Crawler, createCrawler } from "#shared/crawler/create-crawler.ts";
import {
  type LoopbackSites,
  serveLoopbackSites,
} from "../../../../scripts/bench/loopback-sites.ts";

type Body = string | Buffer | { redirect: string };
let files: Record<string, Body>;
let server: LoopbackSites;
let crawler: Crawler;

beforeEach(async () => {
  files = {
    "/": '<title>Quarry Lane Roofing</title><p>Roofs.</p><a href="/contact">Contact</a>',
    "/contact": "<p>contact</p>",
    "/about-us": "<p>about</p>",
    "/our-services": "<p>services</p>",
    "/areas-we-serve": "<p>areas</p>",
  };
  server = await serveLoopbackSites(() => (request, response) => {
    const file = files[request.url ?? ""];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === "object" && "redirect" in file)
      response.writeHead(302, { location: file.redirect }).end();
    else {
      const isXml = /sitemap/.test(request.url ?? "");
      response.writeHead(200, { "content-type": isXml ? "application/xml" : "text/html" });
      response.end(file);
    }
  });
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

const at = (path: string): string => server.address("quarry", path);
const visit = () => crawlSite(at("/"), crawler);
const asked = (): string[] => server.requests.map(({ path }) => path);
const urlset = (...paths: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${path.startsWith("http") ? path : at(path)}</loc></url>`)
    .join("")}</urlset>`;
const index = (...paths: string[]): string =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${path.startsWith("http") ? path : at(path)}</loc></sitemap>`).join("")}</sitemapindex>`;
const robots = (...paths: string[]): string =>
  paths.map((path) => `Sitemap: ${path.startsWith("http") ? path : at(path)}\n`).join("");
const unlinked = ["/areas-we-serve", "/our-services", "/about-us"];

describe("the sitemap of a site", () => {
  test("leads to pages that no link leads to, best first", async () => {
    files["/sitemap.xml"] = urlset("/", "/contact", "/gallery", ...unlinked, "/blog/our-services");
    const { pages } = await visit();
    expect(asked()).toEqual([
      ...["/robots.txt", "/", "/sitemap.xml"],
      ...["/contact", "/about-us", "/our-services", "/areas-we-serve"],
    ]);
    expect(pages).toHaveLength(5);
  });

  test("is not asked for where links lead to the pages that say most", async () => {
    files["/"] =
      '<a href="/contact">Contact</a><a href="/about-us">About us</a><a href="/our-services">Services</a>';
    files["/sitemap.xml"] = urlset(...unlinked);
    await visit();
    expect(asked()).not.toContain("/sitemap.xml");
  });

  test("is found by robots.txt, through an index, plain pages before posts", async () => {
    files["/robots.txt"] = robots("/sitemap_index.xml");
    files["/sitemap_index.xml"] = index("/post-sitemap.xml", "/page-sitemap.xml", "/x-sitemap.xml");
    files["/page-sitemap.xml"] = urlset(...unlinked);
    await visit();
    expect(asked().slice(2, 5)).toEqual([
      "/sitemap_index.xml",
      "/page-sitemap.xml",
      "/x-sitemap.xml",
    ]);
    expect(asked()).toEqual(expect.arrayContaining(unlinked));
  });

  test("may be packed, or lines of text", async () => {
    files["/robots.txt"] = robots("/sitemap.xml.gz", "/sitemap.txt");
    files["/sitemap.xml.gz"] = gzipSync(urlset("/about-us"));
    files["/sitemap.txt"] = `${at("/our-services")}\n${at("/areas-we-serve")}\n`;
    await visit();
    expect(asked()).toEqual(expect.arrayContaining(unlinked));
  });

  test("never leads off the site, or to a place the guard refuses", async () => {
    files["/robots.txt"] = robots(
      "http://other.localhost/sitemap.xml",
      "http://169.254.169.254/sitemap.xml",
      "/sitemap.xml",
    );
    files["/sitemap.xml"] = urlset(
      "http://127.0.0.1/about-us",
      "http://other.localhost/our-services",
      "file:///etc/about-us",
      "/areas-we-serve",
    );
    const { pages } = await visit();
    expect(new Set(server.requests.map(({ host }) => host))).toEqual(new Set(["quarry.localhost"]));
    expect(pages.map(({ ref }) => new URL(ref).pathname)).toEqual([
      "/",
      "/contact",
      "/areas-we-serve",
    ]);
  });

  test("that redirects to this machine is left out, and so are pages robots.txt forbids", async () => {
    files["/sitemap.xml"] = { redirect: `http://127.0.0.1:${server.port}/sitemap.xml` };
    expect((await visit()).pages).toHaveLength(2);
    files["/robots.txt"] = "User-agent: *\nDisallow: /about-us\n";
    files["/sitemap.xml"] = urlset("/about-us", "/our-services");
    expect((await visit()).pages).toHaveLength(3);
    expect(asked()).not.toContain("/about-us");
  });

  test.each<[string, () => Body]>([
    ["is no XML", () => "\u0000<<<&&&"],
    ["nests without end", () => "<urlset>".repeat(200_000)],
    ["is longer than the cap", () => urlset(...unlinked) + " ".repeat(crawlLimits.sitemapMaxBytes)],
    ["unpacks to more than the cap", () => gzipSync(Buffer.alloc(60_000_000, urlset("/about-us")))],
    [
      "hides its addresses in entities that grow",
      () =>
        `<!DOCTYPE x [<!ENTITY a "${at("/about-us")}"><!ENTITY b "&a;&a;&a;&a;">]><urlset><url><loc>&a;</loc></url><url><loc>&b;</loc></url></urlset>`,
    ],
  ])("that %s leaves the linked pages as they are", async (_, body) => {
    files["/sitemap.xml"] = body();
    const { status, pages } = await visit();
    expect([status, pages.length]).toEqual(["answered", 2]);
  });

  test("costs three requests at most, whatever leads to whatever, and six pages stay six", async () => {
    const many = Array.from({ length: 40 }, (_, number) => `/sitemap${number}.xml`);
    for (const path of many) files[path] = index(...many);
    files["/robots.txt"] = robots(...many);
    await visit();
    expect(asked().filter((path) => path.includes("sitemap"))).toHaveLength(
      crawlLimits.sitemapFilesMax,
    );
    const kinds = ["about", "services", "prices", "areas", "booking", "team", "imprint"];
    const listed = kinds.flatMap((kind) => [`/${kind}`, `/${kind}/more`]);
    for (const path of listed) files[path] = `<p>${path}</p>`;
    files["/robots.txt"] = "";
    files["/sitemap.xml"] = urlset(...listed);
    expect((await visit()).pages).toHaveLength(crawlLimits.sitePagesMax);
  });

  test("is part of what a later visit compares: its pages are, its dates aren't", async () => {
    files["/sitemap.xml"] = urlset("/about-us");
    const { marks } = await visit();
    expect(await isSiteUnchanged(marks, crawler)).toBe(true);
    files["/sitemap.xml"] = urlset("/about-us").replace("</loc>", "</loc><lastmod>2026</lastmod>");
    expect(await isSiteUnchanged(marks, crawler)).toBe(true);
    files["/sitemap.xml"] = urlset("/about-us", "/our-services");
    expect(await isSiteUnchanged(marks, crawler)).toBe(false);
  });
});
