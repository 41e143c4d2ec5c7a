import { gunzipSync } from "node:zlib";
import robotsModule from "robots-parser";
import { choosePages, isPoorlyLinked } from "#domain/enrichment/choose-pages.ts";
import { decodePage } from "#domain/enrichment/decode-page.ts";
import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import type { Page } from "#domain/enrichment/page.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { type SiteState, siteStateOf } from "#domain/enrichment/site-state.ts";
import { readSitemap, type Sitemap } from "#domain/enrichment/sitemap.ts";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { quotedPages } from "#domain/refinement/quoted-pages.ts";

/** The package's types describe an ES module; it is CommonJS, where the function is the module. */
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

export interface RobotsFile {
  /** The address of the robots.txt. */
  url: string;
  body: Uint8Array;
}

interface RobotsQuestion extends RobotsFile {
  robot: string;
  page: string;
}

export interface PageBytes {
  url: string;
  body: Uint8Array;
  contentType: string | null;
}

export interface ReadHome {
  page: Page;
  /** Where the page sends its visitors at once. */
  movedTo: string | null;
  /** The pages of the site worth reading next. */
  further: string[];
  /** Its links leave out pages that say most: its sitemap may have them. */
  isPoorlyLinked: boolean;
  state: SiteState;
}

/**
 * All work on the bytes of a stranger's site, by name. Each job is pure, exchanges only
 * transferable data, and may hang or throw: only the reading thread calls them.
 */
export const readJobs = {
  isAllowed: ({ url, body, robot, page }: RobotsQuestion): boolean =>
    robotsParser(url, new TextDecoder().decode(body)).isAllowed(page, robot) !== false,

  sitemapsOf: ({ url, body }: RobotsFile): string[] =>
    robotsParser(url, new TextDecoder().decode(body)).getSitemaps(),

  sitemap: ({ url, body }: RobotsFile): Sitemap =>
    readSitemap(new TextDecoder().decode(unpacked(body)), url),

  page: ({ url, body, contentType }: PageBytes): Page =>
    readPage({ url, ref: url, html: decodePage(body, contentType) }),

  home: (bytes: PageBytes): ReadHome => {
    const page = readJobs.page(bytes);
    return {
      page,
      movedTo: movedTo(page, bytes.url),
      state: siteStateOf(page),
      further: choosePages(page, page.ref, furtherMax),
      isPoorlyLinked: isPoorlyLinked(page, page.ref),
    };
  },

  choose: ({ home, listed }: { home: Page; listed: string[] }): string[] =>
    choosePages(home, home.ref, furtherMax, listed),

  facts: enrichPages,

  quotations: quotedPages,
};

const furtherMax = crawlLimits.sitePagesMax - 1;

/** Throws where a small file would unpack to a huge one. */
const unpacked = (body: Uint8Array): Uint8Array =>
  body[0] === 0x1f && body[1] === 0x8b
    ? gunzipSync(body, { maxOutputLength: crawlLimits.sitemapMaxBytes })
    : body;

/** `<meta http-equiv="refresh" content="0; url=/start">` // => the address, made absolute */
function movedTo(page: Page, base: string): string | null {
  const refresh = page.meta.get("refresh");
  const target = /^\s*[0-5]?\s*;\s*url\s*=\s*['"]?([^'"]+)/i.exec(refresh ?? "")?.[1]?.trim();
  const frame =
    page.lines.length < 3 ? page.links.find(({ path }) => path === "frame")?.href : undefined;
  const next = target ?? frame;
  if (next === undefined || !URL.canParse(next, base)) return null;
  const url = new URL(next, base).href;
  return url === base ? null : url;
}
