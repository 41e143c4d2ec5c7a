import { fold } from "../../text/fold.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { sentencesOf, titleParts } from "../services/sentences.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { isCountry, isRegion } from "./gazetteer.ts";
import { elsewhere, located, wished } from "./lead-ins.ts";
import { isKnown, type Places } from "./own-places.ts";
import { isOfPerson } from "./persons.ts";
import { placesAtStart } from "./place-lists.ts";
import { isOfOthers } from "./serving-words.ts";
import { isStreet } from "./streets.ts";
import { goesOut, isTrader, isTraderOrHouse } from "./traders.ts";

interface Statement {
  place: string;
  /** The title names several: "Plumber in Halstow & Brenwick". */
  isAmongOthers: boolean;
}

const nameOfPlace =
  /(?:(?:St|Ft|Mt|Ste)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:(?:de|la|am|an der|of|on|upon|im) )?\p{Lu}[\p{L}'’-]+){0,3}|\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,2}/gu;

/** Places in a text that the business's addresses or a gazetteer know. */
export function knownPlaces(text: string, places: Places): { name: string; index: number }[] {
  return [...text.matchAll(nameOfPlace)].flatMap(({ 0: run, index }) => {
    const words = run.split(" ");
    const found: { name: string; index: number }[] = [];
    // The longest known name wins, wherever in a run of capitals it begins.
    for (let from = 0; from < words.length; from++) {
      for (let count = Math.min(4, words.length - from); count > 0; count--) {
        const name = words.slice(from, from + count).join(" ");
        if (!isKnown(name, places) || isStreet(name)) continue;
        if (count === 1 && isOfPerson(words, from, text.slice(index + run.length))) continue;
        const start = words.slice(0, from).join(" ").length;
        found.push({ name, index: index + start + (from > 0 ? 1 : 0) });
        from += count - 1;
        break;
      }
    }
    return found;
  });
}

/** Places in the same part of a title as the trade: "Plumber in Leeds", not "Plumber | Leeds". */
function statementsIn(text: string, places: Places): Statement[] {
  return titleParts(text).flatMap((part, at) => {
    const words = fold(part).split(/[^\p{L}]+/u);
    if (!words.some(isTrader)) return [];
    const named = knownPlaces(part, places).filter(({ name, index }, order) => {
      const before = part.slice(0, index);
      const after = part.slice(index + name.length);
      if (located.test(before) || /^[\s-]*based\b/iu.test(after)) return false;
      // The region behind a town says where the town is: "London UK".
      const isTownsRegion =
        isRegion(name) && (order > 0 || at > 0) && !/\b(in|of)\s*$/u.test(before);
      return !isTownsRegion && !isAdjective(before, name, after);
    });
    const isAmongOthers = named.length > 1;
    // Customers come to a dentist in Leeds: that is an address.
    const isServed = isAmongOthers || words.some(goesOut);
    return named
      .filter(({ name }) => isServed || isCountry(name))
      .map(({ name }) => ({ place: name, isAmongOthers }));
  });
}

/** In "The UK tax system" the name describes the system. */
const isAdjective = (before: string, name: string, after: string): boolean => {
  const next = /^ (\p{L}+)/u.exec(after)?.[1];
  return isRegion(name) && /\bthe $/iu.test(before) && next !== undefined && !isTrader(fold(next));
};

/** Places that titles and headings join to a trade: "Plumber in Leeds", "Larkford Lawyer". */
export function inTitles(page: Page, places: Places): (Found<string> & Statement)[] {
  const heads = page.lines.filter(
    ({ text, level, region, path }) =>
      text.length <= 100 &&
      (level === 1 || level === 2 || (region === "header" && /\s/.test(text))) &&
      region !== "nav" &&
      !isReview(path) &&
      !isArticle(path),
  );
  const ofHeads = heads
    .slice(0, 12)
    .flatMap(({ text }) =>
      statementsIn(text, places).map((one) => ({ ...one, text, method: "heading" })),
    )
    .filter(({ place }) => places.own.has(fold(place)));
  const ofTitle = statementsIn(page.title, places).map((one) => ({
    ...one,
    text: page.title,
    method: "title",
  }));
  return [...ofTitle, ...ofHeads].map(({ text, method, ...statement }) => ({
    ...statement,
    value: statement.place,
    ...evidenceOn(page, method, text, statement.place),
  }));
}

/** Places where a sentence joins them to the trade: "your lawyer in Denver". */
export function inSentences(page: Page, places: Places): Found<string>[] {
  const texts = [
    { text: page.meta.get("description") ?? "", path: "", method: "meta description" },
    ...page.lines
      .filter(({ text, region }) => text.length >= 30 && text.length <= 1_000 && region !== "nav")
      .map(({ text, path }) => ({ text, path, method: "text" })),
  ];
  return texts.flatMap(({ text, path, method }) => {
    if (isReview(path) || isArticle(path)) return [];
    return sentencesOf(text).flatMap((sentence) =>
      sentence.length < 15 || elsewhere.test(sentence) || isHistory(sentence)
        ? []
        : saidIn(sentence, places).map((value) => ({
            value,
            ...evidenceOn(page, method, text, value),
          })),
    );
  });
}

/** "Before that he founded a clinic in Toledo in 2005" */
const isHistory = (sentence: string): boolean =>
  isOfOthers(sentence) || /(?<!\d)(?:1[89]|20)\d\d(?!\d)|©/u.test(sentence);

function saidIn(sentence: string, places: Places): string[] {
  return knownPlaces(sentence, places).flatMap(({ name, index }) => {
    const before = sentence.slice(Math.max(0, index - 40), index);
    const after = sentence.slice(index + name.length, index + name.length + 60);
    if (located.test(before) || wished.test(sentence.slice(0, index))) return [];
    const trade = joined.exec(before)?.[1];
    // "Harrow Catering in Orange County" is somebody's name.
    // "The top floor of Providence Mill" says where something is.
    const isAnyNoun =
      !/ of /u.test(before.slice(-5)) &&
      trade !== undefined &&
      (places.own.has(fold(name)) || /^\p{Ll}/u.test(trade));
    const isNoun = trade !== undefined && (isAnyNoun ? isTrader : isTraderOrHouse)(fold(trade));
    if (isNoun) {
      const [first, ...others] = placesAtStart(sentence.slice(index)).names;
      // "Larkford Wexbridge" is two names without a comma.
      const isRun = first?.startsWith(`${name} `) && !places.own.has(fold(first));
      return isRun || first === undefined ? [name] : [first, ...others];
    }
    if (praised.test(after)) return [name];
    const house = /^ (?:\p{L}+ ){0,2}?(\p{L}+)/u.exec(after)?.[0].trim().split(" ") ?? [];
    return places.own.has(fold(name)) &&
      !isRegion(name) &&
      house.some((word) => isTraderOrHouse(fold(word)))
      ? [name]
      : [];
  });
}

const joined =
  /(\p{L}+)\s+(?:in|of|à|en|im|a|around|für|omgeving|في)\s*(?:the |downtown |greater |central |omgeving )?$/u;
const praised =
  /^['’]s (?:premier|leading|best|favou?rite|finest|largest|oldest|most|only|number|no\b|#1|top|own)/u;
