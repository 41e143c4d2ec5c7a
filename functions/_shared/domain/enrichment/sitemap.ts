import { Parser } from "htmlparser2";
import { pagesOfKinds } from "./choose-pages.ts";

export interface Sitemap {
  /** Addresses of pages worth reading, as `choosePages` tells them. */
  pages: string[];
  /** Addresses of further sitemaps, likeliest first. */
  sitemaps: string[];
}

const addressesMax = 5_000;
const sitemapsMax = 20;

const ofPages = /\b(pages?|seiten?|services?|leistungen|paginas?|main|static|misc)\b/i;
const ofOthers =
  /\b(posts?|products?|produkte?|produits?|productos?|blog|news|events?|images?|videos?|categor\w+|tags?|authors?|taxonom\w+|archives?|attachments?)\b/i;

/**
 * The addresses in a sitemap or an index of sitemaps, XML or a line each. Entities that a file
 * defines itself are not replaced. `url`: where the file is; other hosts' sitemaps are left out.
 */
export function readSitemap(text: string, url: string): Sitemap {
  const { pages, sitemaps } = /^\s*</.test(text)
    ? inXml(text)
    : { pages: inLines(text), sitemaps: [] };
  return { pages: pagesOfKinds(pages, url), sitemaps: likeliestFirst(sitemaps, url) };
}

/** The sitemaps on the host of `url`, those of plain pages first, of posts and products last. */
export const likeliestFirst = (sitemaps: readonly string[], url: string): string[] =>
  [...new Set(sitemaps)]
    .filter((address) => isOnHost(address, url))
    .map((address) => ({ address, rank: rankOf(new URL(address).pathname) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, sitemapsMax)
    .map(({ address }) => address);

const rankOf = (path: string): number => {
  const words = path.replace(/[\W_\d]+/g, " ");
  if (ofOthers.test(words)) return 2;
  return ofPages.test(words) ? 0 : 1;
};

export function isOnHost(address: string, url: string): boolean {
  return URL.canParse(address) && hostOf(address) === hostOf(url);
}

const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, "");

function inXml(text: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  let around = "";
  let address: string | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        depth += 1;
        if (name === "loc") address = "";
        else if (name === "url" || name === "sitemap") around = name;
      },
      ontext(piece) {
        if (address !== null && address.length <= 500) address += piece;
      },
      onclosetag(name) {
        depth -= 1;
        if (name !== "loc" || address === null) return;
        (around === "sitemap" ? found.sitemaps : found.pages).push(address.trim());
        address = null;
      },
    },
    { xmlMode: true },
  );
  const isOver = (): boolean =>
    depth > depthMax || found.pages.length + found.sitemaps.length >= addressesMax;
  for (let at = 0; at < text.length && !isOver(); at += pieceChars)
    parser.write(text.slice(at, at + pieceChars));
  parser.end();
  return found;
}

const pieceChars = 16_384;
/** Sitemaps are flat, and the parser's time grows with the square of the depth. */
const depthMax = 50;

const inLines = (text: string): string[] => text.split(/\s*\n\s*/, addressesMax);
