import { gzipSync } from "node:zlib";
import type { BusinessFacts } from "./business-facts.ts";
import { pagesOf } from "./site-pages.ts";

interface SiteFile {
  contentType: string;
  body: string | Buffer;
}

const xml = { contentType: "application/xml; charset=utf-8" };

/** `robots.txt` and the sitemaps of a site; `null` = there is none at this path. */
export function siteFile(facts: BusinessFacts, path: string, origin: string): SiteFile | null {
  const { sitemap } = facts;
  const named = { index: "/sitemap_index.xml", packed: "/sitemap.xml.gz", usual: null };
  const first = sitemap === null ? null : named[sitemap];
  if (path === "/robots.txt") {
    const line = first === null ? "" : `Sitemap: ${origin}${first}\n`;
    return { contentType: "text/plain", body: `User-agent: *\nDisallow: /private/\n${line}` };
  }
  if (sitemap === "index" && path === "/sitemap_index.xml")
    return { ...xml, body: indexOf(["/post-sitemap.xml", "/page-sitemap.xml"], origin) };
  if (sitemap === "index" && path === "/page-sitemap.xml")
    return { ...xml, body: pageListOf(facts, origin) };
  if (sitemap === "usual" && path === "/sitemap.xml")
    return { ...xml, body: pageListOf(facts, origin) };
  if (sitemap === "packed" && path === "/sitemap.xml.gz")
    return { contentType: "application/x-gzip", body: gzipSync(pageListOf(facts, origin)) };
  return null;
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const listed = (tag: string, paths: readonly string[], origin: string): string =>
  paths.map((path) => `<${tag}><loc>${origin}${path}</loc></${tag}>`).join("\n");

const indexOf = (paths: readonly string[], origin: string): string =>
  `<?xml version="1.0"?><sitemapindex ${schema}>${listed("sitemap", paths, origin)}</sitemapindex>`;

const pageListOf = (facts: BusinessFacts, origin: string): string =>
  `<?xml version="1.0"?><urlset ${schema}>${listed("url", Object.keys(pagesOf(facts)), origin)}</urlset>`;
