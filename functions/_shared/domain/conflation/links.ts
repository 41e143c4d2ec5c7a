import { networkOf } from "../listing/website.ts";
import { withoutTracking } from "../overture/contacts.ts";
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
 * "one" or "two": the pages of a site that two businesses link to. "start": both link to the site alone, or
 * to an address that doesn't tell the page. "site": one of them does, or its page is within the other's.
 * `null`: they have no site in common.
 */
export function agreementOfPages(
  one: Business,
  other: Business,
): "one" | "two" | "start" | "site" | null {
  if (one.domain === null || one.domain !== other.domain) return null;
  const [ones, others] = [pagesOf(one), pagesOf(other)];
  if (ones.some((page) => page !== "" && others.includes(page))) return "one";
  if (ones.includes("") && others.includes("")) return "start";
  const areKnown = ones.length > 0 && others.length > 0;
  const areApart = ones.every((page) => others.every((like) => areTwo(page, like)));
  return areKnown && areApart ? "two" : "site";
}

/** A page within another one is of the same business: "stores/417" and "stores/417/hours". */
const areTwo = (page: string, other: string): boolean =>
  page !== "" &&
  other !== "" &&
  !`${page}/`.startsWith(`${other}/`) &&
  !`${other}/`.startsWith(`${page}/`);

/** Its pages on its own site, by host and path; "" = the site itself, or an address that doesn't tell. */
const pagesOf = ({ links, domain }: Business): string[] =>
  links.flatMap((link) => (domainOf(link) === domain ? pageOf(link) : []));

function pageOf(link: string): string {
  const url = parseUrl(withoutTracking(link));
  // The query or the fragment may say which page it is.
  if (url?.search !== "" || url.hash.includes("/")) return "";
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/\.\w+$/, "");
  const [first = "", ...more] = path.split("/").filter((part) => part !== "");
  const parts = [...(language.test(first) ? [] : [first]), ...more].filter(
    (part) => part !== "" && !startPage.test(part),
  );
  return parts.length === 0 ? "" : [url.hostname.replace(/^www\./, ""), ...parts].join("/");
}
const language = /^[a-z]{2}(?:[-_][a-z]{2})?$/;
const startPage = /^(?:index|home|default)$/;
