import { getDomain } from "tldts";
import { fold } from "../text/fold.ts";
import { parseUrl } from "../text/parse-url.ts";
import { remembered } from "../text/remembered.ts";
import type { Page } from "./page.ts";

/** The owner of the site, as far as its own pages tell. */
export interface Identity {
  /** Registrable domains of the site itself. */
  domains: ReadonlySet<string>;
  name: string | null;
  /** Folded words of the business's name, its domain and its titles. */
  words: ReadonlySet<string>;
  /** The same run together: `betterbuilders`. */
  compact: readonly string[];
}

/** The registrable domain of a host or address: `www.cafe.co.uk` // => `cafe.co.uk` */
export const domainOf = (host: string): string | null =>
  getDomain(host, { validateHostname: true });

/** The registrable domain of a whole address: `//www.cafe.co.uk/menu` // => `cafe.co.uk` */
export const domainOfAddress = remembered((address) => {
  const url = parseUrl(address.startsWith("//") ? `https:${address}` : address);
  return url === null ? null : domainOf(url.hostname);
});

const platforms =
  /(^|\.)(google|facebook|twitter|x|instagram|linkedin|youtube|schema|w3|wordpress|wix|wixsite|squarespace|jimdo(free)?|weebly|blogspot|github|shopify|webflow|godaddysites|business\.site)\.(com|org|io|net|site)$/;

/** The registrable domains under which a site names itself. */
export function domainsOf(site: string, pages: readonly Page[]): ReadonlySet<string> {
  const hosts = pages.flatMap((page) => [
    page.url,
    page.meta.get("canonical"),
    page.meta.get("og:url"),
  ]);
  return new Set(
    [site, ...hosts].flatMap((host) => {
      const domain = host?.includes(".") ? domainOf(host) : null;
      return domain && !platforms.test(domain) ? [domain] : [];
    }),
  );
}

/** `stated`: its names in the site's structured data and on the map. */
export function identityOf(
  site: string,
  pages: readonly Page[],
  stated: readonly string[],
): Identity {
  const domains = domainsOf(site, pages);
  const names = [...stated, ...pages.flatMap((page) => page.meta.get("og:site_name") ?? [])];
  const labels = [...domains, site].map((domain) => domain.split(".")[0] ?? "");
  const titles = pages.slice(0, 3).map(({ title }) => title);
  const words = new Set(
    [...names, ...titles, ...labels]
      .flatMap((text) => wordsOf(text))
      .filter((word) => !dull.has(word)),
  );
  const compact = [...labels, ...names].map(compacted).filter((text) => text.length >= 4);
  return { domains, name: names[0] ?? null, words, compact: [...new Set(compact)] };
}

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);

export const compacted = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, "");

const dull = new Set(
  "the and for with your our www com net org home page welcome contact about services service info shop online best new from llc ltd inc gmbh und der die das les des une pour del los las con het een van".split(
    " ",
  ),
);

/** How well a handle, a domain or a name matches this business: 0 not at all, 1 fully. */
export function likeness(text: string, { words, compact }: Identity): number {
  const own = compacted(text);
  if (own.length < 3) return 0;
  if (compact.some((name) => own.includes(name) || (own.length >= 5 && name.includes(own))))
    return 1;
  const parts = wordsOf(text.replace(/([a-z])([A-Z])/g, "$1 $2")).filter((word) => !dull.has(word));
  const hits = parts.filter((word) => words.has(word)).length;
  const bySplit = parts.length === 0 ? 0 : hits / parts.length;
  let covered = 0;
  for (const word of words) if (word.length >= 4 && own.includes(word)) covered += word.length;
  return Math.min(1, Math.max(bySplit, covered / own.length));
}
