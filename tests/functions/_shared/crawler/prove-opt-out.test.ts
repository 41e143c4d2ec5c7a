import { afterEach, beforeEach, expect, test } from "vitest";
import { type Crawler, createCrawler } from "#shared/crawler/create-crawler.ts";
import { proveOptOut } from "#shared/crawler/prove-opt-out.ts";
import {
  type LoopbackSites,
  type SiteHandler,
  serveLoopbackSites,
} from "../../../../scripts/bench/loopback-sites.ts";

const code = "a1b2c3d4e5f6a7b8";
const sites: Record<string, SiteHandler> = {};
let server: LoopbackSites;
let crawler: Crawler;

beforeEach(async () => {
  server = await serveLoopbackSites((name) => sites[name]);
  const localSites = { suffix: ".localhost", port: server.port };
  crawler = createCrawler({ contactUrl: "https://areascout.example/bot", localSites, gapMs: 5 });
});
afterEach(async () => {
  await crawler.close();
  await server.close();
});

const prove = (name: string): Promise<string | null> =>
  proveOptOut(name, code, crawler, (site) => server.address(site));

test("a request is proved by the well-known file", async () => {
  sites.lune = ({ url }, response) =>
    url === "/.well-known/areascout-opt-out.txt"
      ? response.writeHead(200, { "content-type": "text/plain" }).end(`${code}\n`)
      : response.writeHead(404).end();
  expect(await prove("lune")).toBe("file");
});

test("a request is proved by a tag on the home page", async () => {
  sites.sol = ({ url }, response) =>
    url === "/"
      ? response
          .writeHead(200, { "content-type": "text/html" })
          .end(`<head><meta name="areascout-opt-out" content="${code}"></head>`)
      : response.writeHead(404).end();
  expect(await prove("sol")).toBe("meta");
});

test("another code, no answer, or an address of this machine proves nothing", async () => {
  sites.other = (_, response) =>
    response.writeHead(200, { "content-type": "text/plain" }).end("0000111122223333");
  sites.broken = (_, response) => response.destroy();
  expect([await prove("other"), await prove("broken")]).toEqual([null, null]);
  expect(await proveOptOut("127.0.0.1", code, crawler)).toBeNull();
});
