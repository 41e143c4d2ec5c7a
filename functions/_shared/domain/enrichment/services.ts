import type { Places } from "./areas/own-places.ts";
import { knownPlaces } from "./areas/titles.ts";
import { businessesOf } from "./business.ts";
import { compacted, type Identity, wordsOf } from "./identity.ts";
import { evidenceOn, type Found, type Page, type Thing } from "./page.ts";
import { isBareWord } from "./services/bare-words.ts";
import { amongServices, inMenus, summaryWords } from "./services/menus.ts";
import { hasOwnName, sameService } from "./services/own-name.ts";
import { isVenue, phraseOf } from "./services/phrase.ts";
import { inGroups } from "./services/scored.ts";
import { inBreadcrumbs, inPriceLists, inSections } from "./services/sections.ts";
import { inSentences, inTitles, siteNamesOf } from "./services/sentences.ts";
import { isTradeWord } from "./services/trades.ts";
import { type Statement, textsOf, thingsIn } from "./structured-data.ts";

const servicesMax = 20;

/** Pages of reading matter: they tell of work, not of the business's own. */
const readingMatter =
  /\/(blog|news|articles?|press|tag|category|author|aktuelles|actualites|noticias|20\d\d)(\/|$)/i;

/**
 * The services the business names: as stated, under headings and in menus that say so, in price
 * lists, and where a trade's words name them in headings, titles and sentences. Surest first.
 */
export function servicesOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  places: Places,
): Found<string>[] {
  const own = pages.filter(({ url }) => url === null || !readingMatter.test(url));
  const said = summaryWords(own, identity);
  const listed = own.flatMap((page) => [
    ...inSections(page),
    ...inMenus(page, said),
    ...inBreadcrumbs(page),
    ...inPriceLists(page),
  ]);
  const siteNames = siteNamesOf(own);
  const named = own
    .flatMap((page) => [
      ...inTitles(page, siteNames),
      ...inSentences(page),
      ...inGroups(page, places),
    ])
    .filter(({ value }) => !hasNameOf(value, identity));
  const found = [...listed, ...named].flatMap((one) => withoutPlaces(one, places));
  const byName = new Map<string, Found<string>>();
  const sure = found.filter(({ method }) => method !== amongServices);
  const others = found.filter(({ method }) => method === amongServices);
  for (const one of [...stated(statements), ...sure, ...others]) {
    const name = sameService(one.value);
    const isOwnName =
      identity.compact.includes(compacted(one.value)) || hasOwnName(one.value, identity);
    if (!byName.has(name) && !isOwnName) byName.set(name, one);
  }
  return withoutLabels([...byName.values()]).slice(0, servicesMax);
}

const ofLabels = /^(?:menu|menu among services|title|heading|breadcrumb)$/;
const lessSure = /^(?:menu among services|title|heading|breadcrumb)$/;

/** A menu's or a heading's single word is often a page's name, or a part of a fuller one. */
const withoutLabels = (found: readonly Found<string>[]): Found<string>[] =>
  found.filter(({ value, method }) => {
    if (!ofLabels.test(method) || /\s/.test(value)) return true;
    const word = sameService(value);
    const isPart = found.some(
      (other) =>
        other.method !== method &&
        /\s/.test(other.value) &&
        sameService(other.value).split(" ").includes(word),
    );
    return !(isPart && lessSure.test(method)) && !isBareWord(value);
  });

/** Whether a word that is none of a trade is one of the business's name. */
const hasNameOf = (value: string, { compact }: Identity): boolean =>
  wordsOf(value).some(
    (word) =>
      !isTradeWord(word) &&
      compact.some((name) => (word.length > 3 ? name.includes(word) : name.startsWith(word))),
  );

/** "Bathroom Design Kent" is bathroom design; a place amid other words makes it no service. */
function withoutPlaces(found: Found<string>, places: Places): Found<string>[] {
  let { value } = found;
  if (/\b[A-Z]{1,2}\d{1,2}\b/.test(value)) return [];
  const known = knownPlaces(value, places);
  if (known.length === 0) return [found];
  for (const { name } of known.toReversed()) {
    if (value.endsWith(name)) value = value.slice(0, -name.length);
  }
  for (const { name } of known) if (value.startsWith(name)) value = value.slice(name.length);
  const phrase = phraseOf(value.replace(/\s+(in|of|à|en|a|im|near|around)\s*$/iu, ""));
  const isOnlyWork = phrase?.trade === 3 && knownPlaces(phrase.value, places).length === 0;
  return isOnlyWork && !isVenue(phrase.value) ? [{ ...found, value: phrase.value }] : [];
}

function stated(statements: readonly Statement[]): Found<string>[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) => {
    const offers = thingsIn(
      thing,
      "makesOffer",
      "hasOfferCatalog",
      "availableService",
      "medicalSpecialty",
      "department",
    );
    const named = [
      ...textsOf(thing, "knowsAbout", "serviceType"),
      ...offers.flatMap((offer) => offered(offer, 0)),
    ];
    return named
      .flatMap(serviceNames)
      .map((value) => ({ value, ...evidenceOn(page, method, `service: ${value}`) }));
  });
}

/** Names inside a catalogue of offers: those of the things offered, not of the catalogue. */
function offered(thing: Thing, depth: number): string[] {
  if (depth > 4) return [];
  const inner = thingsIn(thing, "itemOffered", "itemListElement", "hasOfferCatalog", "item");
  return inner.length > 0
    ? inner.flatMap((each) => offered(each, depth + 1))
    : textsOf(thing, "name", "serviceType");
}

/** The text as the name of a service; nothing where it is none. */
export function serviceNames(text: string): string[] {
  const phrase = phraseOf(text);
  return phrase ? [phrase.value] : [];
}
