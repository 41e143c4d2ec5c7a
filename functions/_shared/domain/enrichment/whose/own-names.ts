import { fold } from "../../text/fold.ts";
import { compacted, domainOf } from "../identity.ts";
import type { Page } from "../page.ts";
import { areForeign, isTradeWord, tradesIn } from "./trades.ts";

/** The names a business goes by on its own site, run together: `otterlaneinn`. */
export interface OwnNames {
  whole: readonly string[];
  /** The same without the words for its trade: `otterlane`. */
  cores: readonly string[];
  /** Parts of the home page's title and its first heading: names only as they are. */
  titles: readonly string[];
  trades: ReadonlySet<string>;
}

const legal =
  /(?<!\p{L})(inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|ug|ag|kg|ohg|gbr|e\.?k|e\.?v|sarl|sas|sasu|eurl|s\.?a|s\.?l\.?u?|s\.?r\.?l\.?s?|s\.?p\.?a|b\.?v|n\.?v|v\.?o\.?f|lda|aps|a\/s|ab|oy|mbh & co)\.?(?!\p{L})/giu;
const charsMin = 4;

/** From the names it is known by elsewhere, its domain, its titles and its copyright line. */
export function ownNamesOf(
  site: string,
  pages: readonly Page[],
  known: readonly string[],
): OwnNames {
  const names = [
    ...known,
    ...labelsOf(site, pages),
    ...pages.flatMap(({ meta }) => meta.get("og:site_name") ?? meta.get("application-name") ?? []),
    ...titleNames(pages, labelsOf(site, pages)),
    ...pages.flatMap(copyrightNames),
  ];
  const whole = names.map(plain).filter((name) => name.length >= charsMin);
  const cores = names.map(core).filter((name) => name.length >= charsMin + 1);
  const trades = new Set(names.flatMap((name) => [...tradesIn(name)]));
  return {
    whole: [...new Set(whole)],
    cores: [...new Set(cores)],
    titles: titlesOf(pages[0]),
    trades,
  };
}

const titlesOf = (home: Page | undefined): string[] =>
  [...parts(home?.title ?? ""), home?.lines.find(({ level }) => level === 1)?.text ?? ""]
    .map(plain)
    .filter((name) => name.length >= charsMin);

/** More names of the business, once its own structured data is known. */
export const withNames = (names: OwnNames, more: readonly string[]): OwnNames => ({
  ...names,
  whole: [...new Set([...names.whole, ...more.map(plain).filter((one) => one.length >= charsMin)])],
  cores: [...new Set([...names.cores, ...more.map(core).filter((one) => one.length > charsMin)])],
  trades: new Set([...names.trades, ...more.flatMap((name) => [...tradesIn(name)])]),
});

/** Whether a text is, or begins with, or holds the business's own name. */
export function isOwnName(text: string, { whole, cores, titles, trades }: OwnNames): boolean {
  const name = plain(text);
  if (name.length < charsMin) return false;
  if (titles.includes(name)) return true;
  if (whole.some((each) => name.includes(each) || (name.length >= 6 && each.startsWith(name))))
    return true;
  // "Harbor Hotel" and "Harbor Museum" share a town, not an owner.
  if (areForeign(tradesIn(text), trades)) return false;
  return cores.some((each) => name.includes(each));
}

export const plain = (name: string): string =>
  compacted(name.replace(legal, " ")).replace(/^(?:the|la|le|les|el|il|die|der|das)(?=.{5})/, "");

const core = (name: string): string =>
  compacted(
    fold(name.replace(legal, " "))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => !isTradeWord(word))
      .join(""),
  );

const labelsOf = (site: string, pages: readonly Page[]): string[] =>
  [site, ...pages.flatMap(({ url }) => url ?? [])].flatMap((address) => {
    const domain = address.includes(".") ? domainOf(address) : address;
    const label = domain?.split(".")[0] ?? "";
    return label.length >= charsMin ? [label] : [];
  });

const parts = (title: string): string[] =>
  title
    .split(/\s*[|•·»«:]\s*|\s+[–—-]\s+/)
    .map((part) => part.trim())
    .filter((part) => part.length >= charsMin && part.length <= 50);

/** The part that all titles share, or the one that resembles the domain. */
function titleNames(pages: readonly Page[], labels: readonly string[]): string[] {
  const perPage = pages.map(({ title }) => parts(title));
  return perPage.flatMap((titles, page) =>
    titles.filter(
      (part) =>
        labels.some((label) => resembles(part, label)) ||
        perPage.some((others, at) => at > page && others.some((one) => plain(one) === plain(part))),
    ),
  );
}

/** `Pelham Law Group` beside `pelhamlaw` or `plg`. */
function resembles(name: string, label: string): boolean {
  const one = plain(name);
  const two = compacted(label);
  if (one.length < charsMin) return false;
  if (one.includes(two) || two.includes(one)) return true;
  const initials = fold(name)
    .split(/[^\p{L}]+/u)
    .map((word) => word[0] ?? "")
    .join("");
  return initials.length >= 3 && initials === two;
}

const copyright =
  /(?:©|\(c\)|copyright)\s*(?:©|\(c\)|by)?\s*(?:\d{4}(?:\s*[-–]\s*\d{2,4})?)?\s*(?:by|von|par)?\s*((?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|the|und|et|de|la)(?:\s+(?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|the|und|et|de|la)){0,5})/u;

const copyrightNames = ({ lines }: Page): string[] =>
  lines.flatMap(({ text, region }) => {
    if (region !== "footer" && text.length > 200) return [];
    const name =
      copyright
        .exec(text)?.[1]
        ?.replace(/\s*All Rights.*$/i, "")
        .trim() ?? "";
    return name.length >= charsMin && !/^(all|alle|tous|todos|tutti|copyright)\b/i.test(name)
      ? [name]
      : [];
  });
