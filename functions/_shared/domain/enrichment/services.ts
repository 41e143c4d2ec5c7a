import { knownPlaces } from "./areas/titles.ts";
import { businessesOf } from "./business.ts";
import { eachOnce } from "./each-once.ts";
import { compacted, type Identity, wordsOf } from "./identity.ts";
import { evidenceOn, type Found, type Page, type Thing } from "./page.ts";
import { inMenus } from "./services/menus.ts";
import { isVenue, phraseOf } from "./services/phrase.ts";
import { inHeadings, inPriceLists, inRuns, inSections } from "./services/sections.ts";
import { inSentences, inTitles } from "./services/sentences.ts";
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
  places: ReadonlySet<string>,
): Found<string>[] {
  const own = pages.filter(({ url }) => url === null || !readingMatter.test(url));
  const listed = own.flatMap((page) => [
    ...inSections(page),
    ...inMenus(page),
    ...inPriceLists(page),
  ]);
  const named = own
    .flatMap((page) => [
      ...inTitles(page),
      ...inHeadings(page),
      ...inRuns(page),
      ...inSentences(page),
    ])
    .filter(({ value }) => !hasNameOf(value, identity));
  const found = [...listed, ...named].flatMap((one) => withoutPlaces(one, places));
  return eachOnce(
    [...stated(statements), ...found].filter(
      ({ value }) => !identity.compact.includes(compacted(value)),
    ),
    servicesMax,
  );
}

/** Whether a word that is none of a trade is one of the business's name. */
const hasNameOf = (value: string, { compact }: Identity): boolean =>
  wordsOf(value).some(
    (word) =>
      !isTradeWord(word) &&
      compact.some((name) => (word.length > 3 ? name.includes(word) : name.startsWith(word))),
  );

/** "Bathroom Design Kent" is bathroom design; a place amid other words makes it no service. */
function withoutPlaces(found: Found<string>, places: ReadonlySet<string>): Found<string>[] {
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
