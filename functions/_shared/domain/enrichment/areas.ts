import { fold } from "../text/fold.ts";
import {
  areaHeading,
  elsewhere,
  leadIns,
  located,
  surroundings,
  wished,
} from "./areas/lead-ins.ts";
import { isKnown, type Places } from "./areas/own-places.ts";
import { isOwnName } from "./areas/persons.ts";
import { placeIn, placesAtStart } from "./areas/place-lists.ts";
import { inServingWords } from "./areas/served.ts";
import { inSentences, inTitles } from "./areas/titles.ts";
import { isTrader } from "./areas/traders.ts";
import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { firstMatches } from "./first-matches.ts";
import type { Identity } from "./identity.ts";
import { evidenceOn, type Found, type Page, type Thing } from "./page.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";
import { isArticle, isCredit, isReview } from "./third-parties.ts";

const areasMax = 30;
/** More lists of places than this nobody writes in a line; each is read to its end. */
const leadsMax = 8;

/**
 * Where the business works: as structured data states it, as its sentences, lists and titles say.
 * The town of its address alone is where it is, not where it works.
 */
export function areasOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  places: Places,
  identity: Identity,
): Found<string>[] {
  const said = [
    ...stated(statements),
    ...pages.flatMap((page) => [
      ...written(page, places),
      ...beforeSurroundings(page),
      ...underHeadings(page),
      ...inLinks(page),
      ...inServingWords(page, places),
    ]),
  ];
  const titled = pages.flatMap((page) => inTitles(page, places));
  const several = titled.filter(({ isAmongOthers }) => isAmongOthers);
  const joined = [...said, ...several, ...pages.flatMap((page) => inSentences(page, places))];
  const found = joined.length > 0 ? joined : titled;
  const names = new Set(found.map(({ value }) => value));
  return eachOnce(
    found
      .filter(({ value, method }) => !isOwnName(value, identity, method === "title"))
      .filter(({ value }) => !value.includes(", ") || !names.has(value.split(", ")[0] ?? ""))
      .map(({ value, page, method, snippet }) => ({ value, page, method, snippet })),
    areasMax,
  );
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const offers = thingsIn(thing, "makesOffer", "hasOfferCatalog").flatMap((offer) =>
      textsOf(offer, "areaServed"),
    );
    return [...textsOf(thing, "areaServed", "serviceArea"), ...circles(thing), ...offers]
      .flatMap((text) => text.split(/\s*[,;]\s*/))
      .flatMap((text) => placeIn(text)?.name ?? [])
      .map((value) => ({ value, page: page.ref, method, snippet: `areaServed: ${value}` }));
  });
}

const circles = (thing: Thing): string[] =>
  thingsIn(thing, "areaServed", "serviceArea").flatMap((area) =>
    textsOf(area, "addressLocality", "addressRegion", "description"),
  );

function written(page: Page, places: Places): Found<string>[] {
  const texts = [{ text: page.meta.get("description") ?? "", path: "" }, ...page.lines];
  return texts.flatMap(({ text, path }, at) => {
    if (text.length > 1_500 || isReview(path) || isArticle(path) || /^["“„«]/.test(text)) return [];
    return firstMatches(leadIns, text, leadsMax).flatMap(({ 0: lead, index, groups }) => {
      const isOthers = at > 0 && isCredit(page.lines, at - 1, lead.trim());
      if (isOthers || isOfOthers(text, index, lead)) return [];
      const rest = text.slice(index + lead.length);
      const { names } = placesAtStart(rest);
      const isSure =
        groups?.strong !== undefined ||
        names.length >= 3 ||
        isArea.test(rest) ||
        names.some((name) => isCertain(name, places));
      return isSure
        ? names.map((value) => ({ value, ...evidenceOn(page, "text", text, value) }))
        : [];
    });
  });
}

/** Before or in the lead-in somebody else, or where customers wish to go. */
const isOfOthers = (text: string, at: number, lead: string): boolean => {
  const before = sentenceBefore(text, at);
  return elsewhere.test(before) || wished.test(before + lead);
};

const isArea =
  /^(?:the )?(?:greater |whole |entire )?\p{Lu}[\p{L} '’-]{2,40}? (?:areas?|region|valley)(?!\p{L})/u;
const listBefore = /.*\s(?:in|im Raum|à|en|around|across)\s+(?=\p{Lu})(.+)$/u;

/** The list in front of "and surrounding villages", from its "in" on. */
function beforeSurroundings(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, path }, at) => {
    if (text.length > 1_500 || isReview(path) || isArticle(path)) return [];
    return firstMatches(surroundings, text, leadsMax).flatMap(({ index }) => {
      const before = text.slice(Math.max(0, index - 200), index);
      const list = listBefore.exec(before)?.[1];
      if (list === undefined || elsewhere.test(sentenceBefore(text, index))) return [];
      if (isCredit(page.lines, at, list) || located.test(before.slice(0, -list.length))) return [];
      const { names, isWhole } = placesAtStart(list);
      return isWhole
        ? names.map((value) => ({ value, ...evidenceOn(page, "text", text, value) }))
        : [];
    });
  });
}

const isCertain = (name: string, places: Places): boolean =>
  / Count(y|ies)$/i.test(name) || name.split(", ").some((part) => isKnown(part, places));

const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 200), at)
    .split(/[.!?]\s/)
    .at(-1) ?? "";

const listLines = 40;

/** The lines below a heading, or below a line such as "Serving Kent:", that are places throughout. */
function underHeadings(page: Page): Found<string>[] {
  return page.lines.flatMap(({ text, path, level, region }, at) => {
    if (text.length > 80 || isReview(path) || region === "nav") return [];
    if (!areaHeading.test(text) && !opensList(text)) return [];
    const found: Found<string>[] = [];
    let misses = 0;
    for (const line of page.lines.slice(at + 1, at + listLines)) {
      const isNextHeading = line.level > 0 && line.level <= Math.max(level, 1);
      if (isNextHeading || (/\p{L}:\s/u.test(line.text) && !line.isItem)) break;
      const { names, isWhole } = placesAtStart(withoutTrader(line.text));
      if (names.length === 0 && line.isItem && ++misses <= 2) continue;
      if (names.length === 0 || (!isWhole && names.length < 3)) break;
      for (const value of names) {
        found.push({
          value,
          ...evidenceOn(page, "list under areas", `${text}: ${line.text}`, value),
        });
      }
      if (!isWhole) break;
    }
    return found;
  });
}

/** "Serving Kent:", "Rent a car in:" */
const opensList = (text: string): boolean =>
  /:\s*$/.test(text) &&
  (text.search(leadIns) >= 0 ||
    (/\s(in|en|à)\s*:\s*$/.test(text) &&
      fold(text)
        .split(/[^\p{L}]+/u)
        .some(isTrader)));

/** "Electrician in St Merryn" // => "St Merryn" */
const withoutTrader = (text: string): string =>
  text.replace(/^[\p{L} &-]{3,40}\s(?:in|à|en|im|a)\s(?=\p{Lu})/u, "");

const folder =
  /\/(service-areas?|areas?(-we-serve|-served|-covered)?|locations?-served|cities-served|coverage|einzugsgebiet|zones?-d-?intervention|zonas?)\/[^/?#]+/i;

/** Links to a page for each place: `/service-areas/selworth`. */
function inLinks(page: Page): Found<string>[] {
  return page.links.flatMap(({ href, text }) => {
    if (!folder.test(href) || text.length > 60) return [];
    const place = placeIn(withoutTrader(text));
    return place?.isWhole
      ? [
          {
            value: place.name,
            ...evidenceOn(page, "link to an area", `${text} (${href.slice(0, 80)})`),
          },
        ]
      : [];
  });
}
