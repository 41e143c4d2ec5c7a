import { decoded } from "../../text/decoded.ts";
import { fold } from "../../text/fold.ts";
import { isFirstName } from "../first-names.ts";
import { type Identity, wordsOf } from "../identity.ts";
import { evidenceOn, type Found, type Link, type Page } from "../page.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { isOwn, ownHost, parentsOfAdvice } from "./own-links.ts";
import { isVenue, type Phrase, phraseOf } from "./phrase.ts";
import { shareOf } from "./sections.ts";
import { isOtherTopic, topicOf } from "./topics.ts";
import type { Trade } from "./trades.ts";

const folder =
  /\/(services?|our-services|treatments?|procedures?|leistungen|unsere-leistungen|dienstleistungen|behandlungen|prestations?|nos-prestations|nos-services|soins|servicios?|tratamientos?|servizi|trattamenti|diensten|behandelingen|servicos|practice-areas?|areas-of-practice|what-we-do|rechtsgebiete|specialties|خدمات|خدماتنا)\/([^/?#]+)/i;
interface Entry {
  link: Link;
  phrase: Phrase;
  parent: string;
}

/** How an entry was read that only its neighbours show to be a service: the least sure way. */
export const amongServices = "menu among services";

/** Services among the links of menus, cards and footers. */
export function inMenus(page: Page, said: ReadonlySet<string>): Found<string>[] {
  const parents = parentsOf(page);
  const ofAdvice = parentsOfAdvice(page, parents);
  const host = ownHost(page);
  const groups: Entry[][] = [];
  let last: Entry | undefined;
  for (const link of page.links) {
    if (!isOwn(link, page, host) || isReview(link.path) || isArticle(link.path)) continue;
    const named = phraseOf(link.text) ?? phraseOfPicture(link) ?? phraseOfAddress(link);
    const phrase = named && { ...named, trade: withSupport(named, said) };
    // A link to a place on its page, or to nowhere, is a button as often as a service.
    if (phrase === null || (link.href.startsWith("#") && named?.trade !== 3)) continue;
    if (isInProse(link, page) && !/\s/.test(phrase.value)) continue;
    const entry = { link, phrase, parent: parents[link.line] ?? "" };
    const isNext =
      last !== undefined &&
      last.parent === entry.parent &&
      last.link.region === link.region &&
      link.line - last.link.line <= 3;
    if (isNext) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    last = entry;
  }
  return groups
    .filter(([first]) => !ofAdvice.has(first?.parent ?? ""))
    .flatMap((group) => chosen(page, group));
}

/** A menu's words that the page's summary uses as well name its subject. */
const withSupport = ({ value, trade }: Phrase, said: ReadonlySet<string>): Trade =>
  trade < 2 && isSubject(value, said) ? 2 : trade;

function isSubject(value: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(value);
  const isWord = words.length > 0 && words.length <= 3 && words.every((word) => said.has(word));
  return isWord && !words.some(isFirstName) && !isVenue(value) && topicOf(value) === null;
}

/** The words of titles, descriptions and keywords: a business's subject in its own words. */
export const summaryWords = (pages: readonly Page[], { compact }: Identity): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ meta }) =>
        wordsOf(`${meta.get("description") ?? ""} ${meta.get("keywords") ?? ""}`),
      )
      .filter((word) => !compact.some((name) => name.includes(word))),
  );

function chosen(page: Page, group: readonly Entry[]): Found<string>[] {
  const parent = group[0]?.parent ?? "";
  const topic = topicOf(parent);
  const isUnderServices = topic !== null;
  if (!isUnderServices && isOtherTopic(parent)) return [];
  const share = shareOf(group.map(({ phrase }) => phrase));
  const isMostly = group.length >= 4 && share >= 0.6 && group[0]?.link.region !== "footer";
  const isMenuOfServices = isUnderServices && share >= (topic === "exact" ? 0.15 : 0.3);
  return group.flatMap(({ link, phrase: { value, trade } }) => {
    const href = decoded(link.href);
    const isAmongMany = isMostly && value.split(" ").length <= 4;
    const isInFolder = folder.test(href);
    const isSure = trade >= 2 && (group.length === 1 || share >= 0.4 || isUnderServices);
    if (
      !isSure &&
      !isMenuOfServices &&
      !isAmongMany &&
      !(isInFolder && (trade > 0 || share >= 0.3))
    )
      return [];
    const isCertain = isSure || isMenuOfServices || isInFolder;
    const method = isInFolder
      ? "link to a service"
      : isUnderServices
        ? "menu under services"
        : isCertain
          ? "menu"
          : amongServices;
    const label = link.text || link.label;
    const shown = isUnderServices ? `${parent}: ${label}` : label;
    return [{ value, ...evidenceOn(page, method, `${shown} (${href.slice(0, 80)})`) }];
  });
}

/** The words of a picture that is a link, where its address says the same. */
function phraseOfPicture({ text, label, href }: Link): Phrase | null {
  // A picture's title often repeats its alternative text.
  const phrase = text === "" ? phraseOf(label.replace(/^(.{4,}?)\s+\1$/, "$1")) : null;
  if (phrase?.trade !== 3 || phrase.value.split(" ").length > 4) return null;
  const address = fold(decoded(href));
  const words = wordsOf(phrase.value);
  const said = words.filter((word) => address.includes(word.slice(0, stemChars)));
  return said.length * 2 > words.length ? phrase : null;
}
/** "Weddings" leads to `/wedding`. */
const stemChars = 5;

/** "Read more" leads to `/drain-cleaning.html`: the address says what about. */
function phraseOfAddress({ href, text }: Link): Phrase | null {
  if (
    !/^(read|learn|find out|see|view|discover|mehr|weiter|en savoir|lire|ver|leer|saber|más|lees)\b/i.test(
      text,
    )
  ) {
    return null;
  }
  const slug = decoded(href).split(/[?#]/)[0]?.replace(/\/$/, "").split("/").at(-1) ?? "";
  const words = slug.replace(/\.\w{3,5}$/, "").split(/[-_+\s]+/);
  const phrase = words.length >= 2 && words.length <= 4 ? phraseOf(words.join(" ")) : null;
  return phrase?.trade === 3 ? phrase : null;
}

/** A link among the words of a sentence: one word of it says little. */
const isInProse = ({ line, text }: Link, page: Page): boolean => {
  const around = page.lines[line]?.text ?? "";
  return around.length > text.length + 40 && /\p{Ll}+ \p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(around);
};

/** Above each line the nearest one with fewer elements around it: the entry a submenu opens from. */
function parentsOf({ lines }: Page): string[] {
  const open: { depth: number; text: string; region: string }[] = [];
  return lines.map(({ depth, text, region }) => {
    let top = open.at(-1);
    while (top && (top.depth >= depth || top.region !== region)) {
      open.pop();
      top = open.at(-1);
    }
    open.push({ depth, text, region });
    return top?.text ?? "";
  });
}
