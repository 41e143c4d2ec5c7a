import { networkOf } from "../listing/website.ts";
import { decoded } from "../text/decoded.ts";
import { fold } from "../text/fold.ts";
import { parseUrl } from "../text/parse-url.ts";
import { type Business, domainOf } from "./business.ts";
import type { Name } from "./names.ts";
import { isPlain } from "./shared-name.ts";

/**
 * The letters of its links that may spell a business's name: the host without its ending, unless it is a
 * network's, and the path: `https://www.zoe-wine.example/about` // => "zoewine about"
 */
export const lettersOfLinks = (links: readonly string[]): string =>
  [...new Set(links.map(lettersOf))].filter((text) => text !== "").join(" ");

function lettersOf(link: string): string {
  const url = parseUrl(link);
  if (!url) return "";
  const labels = url.hostname.replace(/^www\./, "").split(".");
  const host = networkOf(url.href) === null ? labels.slice(0, -1).join("") : "";
  return [host, ...url.pathname.split("/")].map(asLetters).join(" ").trim();
}

const asLetters = (text: string): string => fold(decoded(text)).replace(/[^\p{L}\p{N}]+/gu, "");

const wordMinLetters = 3;

/** How much of a name a link spells, from 0 to 1: by the letters of its words that tell. */
export function spelledIn(
  letters: string,
  name: Name | null,
  isOfPlace: (word: string) => boolean,
): number {
  if (letters === "" || name === null) return 0;
  let [all, found] = [0, 0];
  for (const word of name.words) {
    if (word.length < wordMinLetters || isPlain(word) || isOfPlace(word)) continue;
    all += word.length;
    if (letters.includes(word)) found += word.length;
  }
  if (all > 0) return found / all;
  return name.words.length > 1 && letters.includes(name.joined) ? 1 : 0;
}

/**
 * Whether two businesses of one site link to one page of it or to two; "site" where either links to the
 * site alone. `null`: they have no site in common.
 */
export function agreementOfPages(one: Business, other: Business): "one" | "site" | "two" | null {
  if (one.domain === null || one.domain !== other.domain) return null;
  const [ones, others] = [pagesOf(one), pagesOf(other)];
  if (ones.some((page) => page !== "" && others.includes(page))) return "one";
  const isWhole = [ones, others].some((pages) => pages.length === 0 || pages.includes(""));
  return isWhole ? "site" : "two";
}

/** Whether a site they share has no page of both: also where one has the site itself. */
export function haveOwnPages(one: Business, other: Business): boolean {
  if (one.domain === null || one.domain !== other.domain) return false;
  const others = pagesOf(other);
  return !pagesOf(one).some((page) => others.includes(page));
}

/** Paths on its own site; "" = the site itself, in whatever language. */
const pagesOf = ({ links, domain }: Business): string[] =>
  links.flatMap((link) => (domainOf(link) === domain ? pageOf(link) : []));

function pageOf(link: string): string {
  const path = parseUrl(link)?.pathname ?? "";
  const parts = decoded(path).toLowerCase().split("/");
  return parts.filter((part) => part !== "" && !notPages.test(part)).join("/");
}
const notPages = /^(?:[a-z]{2}(?:[-_][a-z]{2})?|(?:index|home|default)(?:\.\w+)?)$/;
