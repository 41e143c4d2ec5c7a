import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchFiles } from "../../../scripts/local-stack/search-files.ts";
import { serveSite } from "../../../scripts/local-stack/site.ts";

const root = mkdtempSync(join(tmpdir(), "areascout-site-"));
writeFileSync(join(root, "_spa.html"), "shell");
writeFileSync(join(root, "robots.txt"), "robots");
const settingsAt = (at: string) => ({
  endpoint: `${at}/v1`,
  apiOrigin: at,
  geocoder: { url: "https://places.example" },
  tiles: { url: "https://tiles.example/{z}/{x}/{y}.png" },
  paddle: { standIn: "/stand-ins/paddle/paddle.js" },
});
const server = createServer(serveSite(root, settingsAt));
let origin = "";

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = async (path: string) => {
  const response = await fetch(origin + path);
  return [response.status, await response.text()];
};

test("files are served as they are, screens by the shell, and a missing asset is no page", async () => {
  expect(await ask("/robots.txt")).toEqual([200, "robots"]);
  expect(await ask("/preset/abc")).toEqual([200, "shell"]);
  expect(await ask("/assets/gone.js")).toEqual([404, "404 Not Found"]);
  expect(await ask("/..%2f..%2fetc/passwd.txt")).toEqual([404, "404 Not Found"]);
});

test("a search engine is told of every page that can be read, and of none that needs an account", () => {
  const built = mkdtempSync(join(tmpdir(), "areascout-search-"));
  mkdirSync(join(built, "pricing"));
  writeFileSync(join(built, "index.html"), "");
  writeFileSync(join(built, "pricing", "index.html"), "");
  const files = searchFiles("https://areascout.example", built);
  rmSync(built, { recursive: true });
  expect(files["/sitemap.xml"]?.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://areascout.example/",
    "<loc>https://areascout.example/pricing/",
  ]);
  expect(files["/robots.txt"]).toContain("Sitemap: https://areascout.example/sitemap.xml\n");
  expect(files["/robots.txt"]).toContain("Disallow: /chat\n");
});

test("text of some length is sent compressed to whoever can read it, pictures and small files as they are", async () => {
  const script = "export const town = 'Port Ellory';\n".repeat(200);
  writeFileSync(join(root, "town.js"), script);
  writeFileSync(join(root, "town.png"), Buffer.alloc(5000));
  const sent = async (path: string, accepted: string) => {
    const reply = await fetch(origin + path, { headers: { "accept-encoding": accepted } });
    const text = await reply.text();
    return [reply.headers.get("content-encoding"), reply.headers.get("vary"), text.length];
  };
  expect(await sent("/town.js", "gzip, br")).toEqual(["br", "accept-encoding", script.length]);
  expect(await sent("/town.js", "gzip")).toEqual(["gzip", "accept-encoding", script.length]);
  expect(await sent("/town.js", "br;q=0, identity")).toEqual([
    null,
    "accept-encoding",
    script.length,
  ]);
  expect(await sent("/town.png", "br")).toEqual([null, null, 5000]);
  expect(await sent("/robots.txt", "br")).toEqual([null, null, "robots".length]);
});

test("a page names the address it is asked at, and nothing else of a request gets into it", async () => {
  mkdirSync(join(root, "terms"));
  writeFileSync(
    join(root, "terms", "index.html"),
    '<link rel="canonical" href="/terms" /><meta property="og:image" content="/open-graph.png" />' +
      '<a href="/pricing">',
  );
  expect((await ask("/terms"))[1]).toBe(
    `<link rel="canonical" href="${origin}/terms" />` +
      `<meta property="og:image" content="${origin}/open-graph.png" /><a href="/pricing">`,
  );
  const { hostname, port } = new URL(origin);
  const strange = await new Promise<string>((done, failed) => {
    const asked = request(
      { hostname, port, path: "/terms", headers: { host: 'x"><script>' } },
      (reply) => {
        let body = "";
        reply.on("data", (piece) => {
          body += piece;
        });
        reply.on("end", () => done(body));
      },
    );
    asked.on("error", failed);
    asked.end();
  });
  expect(strange).not.toContain("script");
  expect(strange).toContain("http://localhost/open-graph.png");
});

test("no page may be framed, and each asks the addresses of its settings alone", async () => {
  const policy = (content: string) =>
    `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
  writeFileSync(join(root, "page.html"), policy("connect-src 'self'; img-src 'self' data:"));
  for (const path of ["/page.html", "/terms", "/chat", "/robots.txt"]) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  }
  const socket = origin.replace("http", "ws");
  expect((await ask("/page.html"))[1]).toBe(
    policy(
      `connect-src 'self' ${origin} ${socket} https://places.example; ` +
        "img-src 'self' data: blob: https://tiles.example",
    ),
  );
});

test("while the site is built again a visitor is asked for patience, and the server lives on", async () => {
  rmSync(join(root, "_spa.html"));
  expect(await ask("/chat")).toEqual([503, expect.stringContaining("being built")]);
  writeFileSync(join(root, "_spa.html"), "new shell");
  expect(await ask("/chat")).toEqual([200, "new shell"]);
  writeFileSync(join(root, "_spa.html"), "shell");
});
