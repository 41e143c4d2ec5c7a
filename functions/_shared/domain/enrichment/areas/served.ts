import { fold } from "../../text/fold.ts";
import { firstMatches } from "../first-matches.ts";
import { isFirstName } from "../first-names.ts";
import { evidenceOn, type Found, type Line, type Page } from "../page.ts";
import { sentencesOf } from "../services/sentences.ts";
import { isArticle, isCredit, isReview } from "../third-parties.ts";
import { arabicPlaces, isArabic } from "./arabic-places.ts";
import { isFamousPlace, isStateCode } from "./gazetteer.ts";
import { elsewhere, located, wished } from "./lead-ins.ts";
import { isKnown, type Places } from "./own-places.ts";
import { placesAtStart } from "./place-lists.ts";
import { beforePlaces, isOfOthers, servingHeading, tellsOfServing } from "./serving-words.ts";

const lineMaxChars = 1_500;
/** More lists of places than this nobody writes in a sentence. */
const listsMax = 8;
/** A list of places begins soon below its heading. */
const linesBelowMax = 30;

/** Places that sentences say the business goes to, and sentences and lists below a heading about it. */
export function inServingWords(page: Page, places: Places): Found<string>[] {
  let heading = { text: "", level: 0, at: 0 };
  return page.lines.flatMap((line, at) => {
    const { text, level } = line;
    if (level > 0 && (level <= Math.max(heading.level, 6) || !servingHeading.test(heading.text))) {
      heading = { text, level, at };
    }
    if (!isRead(line)) return [];
    const isBelow =
      level === 0 && at - heading.at <= linesBelowMax && servingHeading.test(heading.text);
    const neighbours = [page.lines[at - 1], page.lines[at + 1]];
    const isListed = line.isItem && neighbours.some((one) => one?.isItem);
    const found = isBelow
      ? below(text, isListed, places)
      : sentencesOf(text).flatMap((sentence) => inSentence(sentence, places));
    if (found.length === 0 || isCredit(page.lines, at, found[0] ?? "")) return [];
    const shown = isBelow ? `${heading.text}: ${text}` : text;
    const method = isBelow && line.isItem ? "list under areas" : "text";
    return found.map((value) => ({ value, ...evidenceOn(page, method, shown, value) }));
  });
}

const isRead = ({ text, region, path }: Line): boolean =>
  region !== "nav" &&
  text.length >= 3 &&
  text.length <= lineMaxChars &&
  !isReview(path) &&
  !isArticle(path) &&
  !/^["“„«»]|cookie/i.test(text);

function inSentence(sentence: string, places: Places): string[] {
  const isAboutUs = !elsewhere.test(sentence.replace(/^I(?= )/, ""));
  return isAboutUs && tellsOfServing(sentence) ? ofLists(listsIn(sentence), places) : [];
}

function below(text: string, isListed: boolean, places: Places): string[] {
  const row = ofRow(text, isListed);
  if (row.length > 0) return row;
  return sentencesOf(text).flatMap((sentence) => {
    if (isOfOthers(sentence)) return [];
    const first = ofRow(sentence, false);
    if (first.length > 0) return first;
    const lists = listsIn(sentence);
    return tellsOfServing(sentence) || lists.some((names) => names.length >= 2)
      ? ofLists(lists, places)
      : [];
  });
}

/** The lists of names behind a preposition; "La Puebla de Arces" has one of its own. */
function listsIn(sentence: string): string[][] {
  let end = 0;
  return firstMatches(beforePlaces, sentence, listsMax).flatMap(({ 0: before, index }) => {
    if (index < end) return [];
    const from = index + before.length;
    const said = sentence.slice(Math.max(0, index - 100), from).trimEnd();
    const isElsewhere = located.test(said) || wished.test(said);
    const names = isElsewhere ? [] : namesAt(sentence.slice(from));
    // "Honey of Lisle" comes from there; "the houses of Lisle and Harwood" are served.
    if (names.length === 0 || (names.length === 1 && /^de\s/.test(before))) return [];
    const last = names.at(-1) ?? "";
    end = sentence.indexOf(last, from) + last.length;
    return [names];
  });
}

/** One list that surely is of places makes the sentence one about places. */
function ofLists(lists: string[][], places: Places): string[] {
  const all = lists.flat();
  const isAnyKnown = all.some((name) => isKnown(name, places));
  const names = isAnyKnown ? all : all.filter(isNoOtherNoun);
  return isAnyKnown || names.length >= 2 ? names : [];
}

/** "Bedford: $6", "Lisle | 5 €", "Lisle, Harwood and Ash": a line that is places to its end or its price. */
function ofRow(text: string, isListed: boolean): string[] {
  if (isArabic(text)) {
    const isList = isListed || text.split(/[،,|·]/).length >= 3;
    return isList && text.length <= 200 ? arabicPlaces(text, isListed) : [];
  }
  if (/:\s*$/.test(text)) return [];
  const cells = text.split(/\s[|–—]\s|:\s/);
  const read = cells.map((cell) => placesAtStart(cell));
  const [first] = read;
  if (!first?.isWhole) return [];
  // "Founder: Ann Lisle" has a label.
  const isAll = !/:\s/.test(text) && read.every(({ isWhole }) => isWhole);
  if (!isAll && !terms.test(cells.slice(1).join(" "))) return [];
  const names = isAll ? read.flatMap((one) => one.names) : first.names;
  return names.filter((name) => isNoOtherNoun(name) && !isStateCode(name));
}

/** Terms for a place in a row: a fare, a fee, days. */
const terms =
  /\d|[€£$]|free|gratis|kostenlos|frei|gratuit|offert|incluid|مجان|(?:mon|tues|wednes|thurs|fri|satur|sun)day|daily|täglich|diario|mismo día/iu;

const namesAt = (text: string): string[] =>
  (isArabic(text) ? arabicPlaces(text) : placesAtStart(text).names).filter(
    (name) => !isStateCode(name),
  );

/** Neither a common noun of German nor somebody's first name. */
const isNoOtherNoun = (name: string): boolean =>
  isFamousPlace(name) || !(isFirstName(fold(name)) || commonNoun.test(name));

const commonNoun =
  /^(?:\p{L}+(?:ungen|ung|heiten|heit|keit|schaft|tionen|tion|häuser|häusern|räume|räumen|wohnungen|betriebe|betrieben|firmen|praxen|büros|schulen|geräte|kunden)|ruhe|kürze|regel|notfall|absprache|vereinbarung|anfrage|wunsch|hause?|not|handarbeit|eigenregie|bau|dach|keller|garten|gärten|altbau|neubau|industrie|gewerbe|handwerk|haushalt|haushalte|haushalten|zusammenarbeit|uhr|euro|tagen|wochen|stunden|minuten|jahren|maß|qualität|preis|preisen|werkstatt|team|familie|meister|beruf|alltag|urlaub|winter|sommer|frühling|herbst|bestellung|termin|ort|nähe|umkreis|umgebung|stadt|land|region)$/iu;
