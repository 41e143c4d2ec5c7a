import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { crawlSite } from "#shared/crawler/crawl-site.ts";
import { type Crawler, createCrawler } from "#shared/crawler/create-crawler.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
  siteOf,
} from "../../../../scripts/bench/loopback-sites.ts";

const sites: Record<string, SiteHandler> = {};
let server: LoopbackSites;
let crawler: Crawler;

beforeEach(async () => {
  server = await serveLoopbackSites((name) => sites[name]);
  crawler = aCrawler({});
});

/** Patient, unless a test says otherwise: what hangs is given up, what is slow is not. */
function aCrawler(over: { gapMs?: number; budgetMs?: number }): Crawler {
  return createCrawler({
    contactUrl: "https://areascout.example/bot",
    localSites: { suffix: ".localhost", port: server.port },
    gapMs: 20,
    budgetMs: 30_000,
    ...over,
  });
}
afterEach(async () => {
  await crawler.close();
  await server.close();
});

const pathsOf = (name: string): string[] =>
  server.requests.filter(({ host }) => host === `${name}.localhost`).map(({ path }) => path);
const link = (href: string, text: string): string => `<li><a href="${href}">${text}</a></li>`;

describe("the crawler", () => {
  test("reads the home page and the pages that say most, in several languages", async () => {
    sites.bistro = siteOf({
      "/": `<nav>${link("/karte.pdf", "Karte")}${link("/blog/1", "Blog")}${link("/ueber-uns", "Über uns")}${link("/impressum", "Impressum")}${link("/kontakt", "Kontakt")}${link("https://elsewhere.example/kontakt", "Kontakt")}${link("/leistungen", "Leistungen")}</nav>`,
      "/kontakt": "<p>kontakt</p>",
      "/impressum": "<p>impressum</p>",
      "/ueber-uns": "<p>wir</p>",
      "/leistungen": "<p>alles</p>",
    });
    const { status, pages } = await crawlSite(server.address("bistro"), crawler);
    expect(status).toBe("answered");
    expect(pathsOf("bistro")).toEqual([
      "/robots.txt",
      "/",
      "/kontakt",
      "/impressum",
      "/ueber-uns",
      "/leistungen",
    ]);
    expect(pages).toHaveLength(5);
  });

  test("reads at most six pages of a site and names its contact page in every request", async () => {
    const links = [
      "contact",
      "about",
      "services",
      "prices",
      "booking",
      "team",
      "history",
      "imprint",
    ];
    const pages = Object.fromEntries(links.map((name) => [`/${name}`, `<p>${name}</p>`]));
    sites.large = siteOf({ "/": links.map((name) => link(`/${name}`, name)).join(""), ...pages });
    const crawl = await crawlSite(server.address("large"), crawler);
    expect(crawl.pages).toHaveLength(6);
    expect(
      server.requests.every(({ userAgent }) =>
        userAgent.includes("+https://areascout.example/bot"),
      ),
    ).toBe(true);
  });

  test("asks one host at most once a gap", async () => {
    const slow = aCrawler({ gapMs: 150 });
    sites.calm = siteOf({
      "/": link("/contact", "Contact") + link("/about", "About"),
      "/contact": "c",
      "/about": "a",
    });
    await crawlSite(server.address("calm"), slow);
    await slow.close();
    const times = server.requests.map(({ at }) => at);
    expect(times).toHaveLength(5);
    // When a request arrives says little of when it was sent: host-turns.test has the exact gaps.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150);
  });

  test("S8: a site whose robots.txt forbids us is left alone", async () => {
    sites.closed = siteOf({ "/robots.txt": "User-agent: *\nDisallow: /", "/": "<p>secret</p>" });
    expect((await crawlSite(server.address("closed"), crawler)).status).toBe("refused");
    expect(pathsOf("closed")).toEqual(["/robots.txt"]);
  });

  test("S8: a rule for us alone counts, and a forbidden page is skipped", async () => {
    sites.partly = siteOf({
      "/robots.txt": "User-agent: AreascoutBot\nDisallow: /contact\n\nUser-agent: *\nDisallow: /",
      "/": link("/contact", "Contact") + link("/about", "About"),
      "/contact": "no",
      "/about": "yes",
    });
    await crawlSite(server.address("partly"), crawler);
    expect(pathsOf("partly")).toEqual(["/robots.txt", "/", "/sitemap.xml", "/about"]);
  });

  test("S8: a robots.txt that can't be had forbids; one that is not there allows", async () => {
    sites.failing = (request, response) =>
      response
        .writeHead(request.url === "/robots.txt" ? 503 : 200, { "content-type": "text/html" })
        .end("<p>x</p>");
    expect((await crawlSite(server.address("failing"), crawler)).status).toBe("refused");
    sites.none = siteOf({ "/": "<p>open</p>" });
    expect((await crawlSite(server.address("none"), crawler)).status).toBe("answered");
  });

  test("S8: of a robots.txt of five megabytes the first half is read, and rules in it count", async () => {
    const long = `User-agent: *\nDisallow: /\n${"# nothing\n".repeat(524_288)}`;
    sites.wordy = siteOf({ "/robots.txt": long, "/": "<p>x</p>" });
    expect((await crawlSite(server.address("wordy"), crawler)).status).toBe("refused");
  });

  test("S8: a robots.txt that leads to this machine is not followed", async () => {
    sites.trap = (request, response) =>
      request.url === "/robots.txt"
        ? response.writeHead(302, { location: `http://127.0.0.1:${server.port}/x` }).end()
        : response.writeHead(200, { "content-type": "text/html" }).end("<p>x</p>");
    expect((await crawlSite(server.address("trap"), crawler)).status).toBe("refused");
    expect(server.requests.map(({ host }) => host)).toEqual(["trap.localhost"]);
  });

  test("an address that is none of the public web is blocked, and says why", async () => {
    for (const address of [
      "http://127.0.0.1/",
      "http://localhost:9/",
      "nonsense",
      "ftp://a.example/",
    ]) {
      const { status, note } = await crawlSite(address, crawler);
      expect([status, note.length > 0]).toEqual(["blocked", true]);
    }
  });

  test("a site that hangs, breaks, or is no page is dead, with a reason", async () => {
    sites.hanging = () => {};
    sites.broken = (_, response) => response.destroy();
    sites.error = (request, response) =>
      response.writeHead(request.url === "/robots.txt" ? 404 : 500).end();
    sites.pdf = (request, response) =>
      request.url === "/robots.txt"
        ? response.writeHead(404).end()
        : response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
    const hasty = aCrawler({ budgetMs: 1_500 });
    for (const name of ["hanging", "broken", "error", "pdf"]) {
      const { status, note } = await crawlSite(server.address(name), hasty);
      expect([name, status, note.length > 0]).toEqual([name, "dead", true]);
    }
    await hasty.close();
  });

  test("a further page that fails takes nothing from what was read", async () => {
    sites.half = (request, response) => {
      if (request.url === "/contact") response.destroy();
      else
        siteOf({
          "/": link("/contact", "Contact") + link("/about", "About"),
          "/about": "<p>us</p>",
        })(request, response);
    };
    const { status, pages } = await crawlSite(server.address("half"), crawler);
    expect([status, pages.length]).toEqual(["answered", 2]);
  });

  test("S7: a page with a character set that does not exist is read all the same", async () => {
    sites.odd = (request, response) =>
      request.url === "/"
        ? response
            .writeHead(200, { "content-type": "text/html; charset=klingon" })
            .end("<p>Café</p>")
        : response.writeHead(404).end();
    const { pages } = await crawlSite(server.address("odd"), crawler);
    expect(pages[0]?.lines[0]?.text).toBe("Café");
  });

  test("a page in an old character set is read in it", async () => {
    const bytes = Buffer.from("<meta charset=windows-1252><p>Caf\xe9 \x80</p>", "latin1");
    sites.old = (request, response) =>
      request.url === "/"
        ? response.writeHead(200, { "content-type": "text/html" }).end(bytes)
        : response.writeHead(404).end();
    const { pages } = await crawlSite(server.address("old"), crawler);
    expect(pages[0]?.lines[0]?.text).toBe("Café €");
  });

  test("a page that only sends on is followed", async () => {
    sites.gate = siteOf({
      "/": '<meta http-equiv="refresh" content="0; url=/start">',
      "/start": "<p>in</p>",
    });
    const { pages } = await crawlSite(server.address("gate"), crawler);
    expect(pages[0]?.ref).toBe(server.address("gate", "/start"));
  });
});
