import { createHash } from "node:crypto";
import type { PageMark } from "#domain/enrichment/site-result.ts";
import type { Sitemap } from "#domain/enrichment/sitemap.ts";
import type { Answer } from "./guarded-fetch.ts";

/** A server's own marks of a page may be of any length; longer ones aren't worth their place. */
const headerMaxChars = 200;

/** Enough of an answer to know later whether the page is still the same. */
export function markOf(url: string, { etag, lastModified, body }: Answer): PageMark {
  return { url, etag: short(etag), lastModified: short(lastModified), hash: hashOf(body) };
}

/** Whether a page is as it was: by its server's word, or by its bytes. */
export const isAsMarked = ({ hash }: PageMark, { status, body }: Answer): boolean =>
  status === 304 || (status === 200 && hashOf(body) === hash);

/** A sitemap's dates change more often than its pages do. */
export const sitemapMarkOf = (
  url: string,
  { etag, lastModified }: Answer,
  sitemap: Sitemap,
): PageMark => ({
  url,
  etag: short(etag),
  lastModified: short(lastModified),
  hash: hashOf(JSON.stringify(sitemap)),
  isSitemap: true,
});

const hashOf = (body: Uint8Array | string): string =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

const short = (header: string | null): string | null =>
  header !== null && header.length <= headerMaxChars ? header : null;
