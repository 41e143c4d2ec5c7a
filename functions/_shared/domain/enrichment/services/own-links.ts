import { domainOfAddress } from "../identity.ts";
import type { Link, Page } from "../page.ts";
import { isAdvice, isCause } from "./function-words.ts";
import { topicOf } from "./topics.ts";

const elsewhere =
  /(?:^|\/)(blog|news|articles?|press|tag|tags|category|author|archives?|aktuelles|actualites|noticias|resources|library|(photo-)?gallery|portfolio|projects?|[\w-]*(topics?|handouts?|library|glossary|members)|testimonials?|reviews?|team|staff|about|cart|links|partners?|jobs|careers)(\/|$)|\/events(\/|$)|\/20\d\d\/|(?:^|\/)(contact(?!-lens)|kontakt(?!linsen)|contacto|login|search|suche|recherche)[\w-]*(\.\w{3,5})?\/?$/i;
const goods = /(^|\/)(products?|shop|store|collections?|produkte?|produits?|productos?)(\/|$)/i;
const legalPage =
  /(?:^|\/)(legal|imprint|impressum|terms|disclaimer|mentions-legales|aviso-legal)/i;
const ownShareMin = 1 / 3;
const ownLinksMin = 3;

/** Whether a link may lead to a service: within the site, and to no reading matter. */
export function isOwn(link: Link, page: Page, host: string | null): boolean {
  const { href, text, region } = link;
  if (text.length > 70 || /^(mailto|tel|javascript|sms):/i.test(href.trim())) return false;
  if (elsewhere.test(href) || (region === "footer" && legalPage.test(href))) return false;
  // The goods of a shop are countless, the departments in its menu are not.
  if (goods.test(href) && region !== "nav" && region !== "header") return false;
  if (isCause(page.lines[link.line]?.heading ?? "")) return false;
  const other = hostOf(href);
  return other === null || other === host;
}

const hostOf = (href: string): string | null =>
  /^(https?:)?\/\//i.test(href) ? domainOfAddress(href) : null;

/** The domain a page is of; of a page without an address the one that most of its links lead to. */
export function ownHost(page: Page): string | null {
  if (page.url && URL.canParse(page.url)) return domainOfAddress(page.url);
  const counts = new Map<string, number>();
  for (const { href } of page.links) {
    const host = hostOf(href);
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const isOwnHost = most && most[1] >= Math.max(ownLinksMin, page.links.length * ownShareMin);
  return isOwnHost ? most[0] : null;
}

/** A submenu with more such titles than this is reading matter throughout. */
const adviceMax = 1;

/** The entries of menus below which advice is listed: "How to sell", "Guide to mortgages". */
export function parentsOfAdvice(page: Page, parents: readonly string[]): ReadonlySet<string> {
  const titles = new Map<string, Set<string>>();
  for (const { line, text } of page.links) {
    const parent = parents[line] ?? "";
    if (parent === "" || topicOf(parent) !== null || !isAdvice(text)) continue;
    titles.set(parent, (titles.get(parent) ?? new Set()).add(text));
  }
  return new Set([...titles].filter(([, own]) => own.size > adviceMax).map(([parent]) => parent));
}
