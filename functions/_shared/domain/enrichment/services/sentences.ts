import { firstMatches } from "../first-matches.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { isArticle, isReview } from "../third-parties.ts";
import { isBuffet } from "./function-words.ts";
import { isOnlyTrade, isVenue, type Phrase, phraseOf } from "./phrase.ts";
import { leadIn, notOffered } from "./topics.ts";

const lineMaxChars = 1_500;
const listMaxChars = 400;
const sentenceMinChars = 15;
/** More lists than this nobody writes in a sentence; each is read to its end. */
const leadsMax = 5;

/** "We are a full service catering company": the work a business calls itself by. */
const callsItself =
  /(?<!\p{L})(?:(?:is|are) (?:an?|the|your|one of the|[\p{L}]+['’]s)|as an?|your) ((?:[\p{L}&'’-]+ ){1,7})(?:company|firm|business|contractors?|specialists?|services?|practice|agency|experts?|provider|shop)(?!\p{L})/giu;
/** "Bouncy castle rentals are available": a sentence that offers its subject. */
const isAvailable =
  /^(?:Our |All )?((?:[\p{L}&'’-]+ ){1,6})(?:is|are) (?:also )?available(?!\p{L})/u;

function ofDescriptions(sentence: string): string[] {
  if (sentence.length < sentenceMinChars || notOffered.test(sentence)) return [];
  const described = firstMatches(callsItself, sentence, leadsMax).flatMap(([, words = ""]) =>
    words.split(/ (?:and|&) /),
  );
  return [...described, isAvailable.exec(sentence)?.[1] ?? ""].flatMap((words) => {
    const phrase = phraseOf(
      words.replace(/^.*\b(?:full[- ]service|premier|owned|operated)\s/iu, ""),
    );
    return phrase && isSure(phrase) && /\s/.test(phrase.value) ? [phrase.value] : [];
  });
}

/** Services that sentences list after words such as "we offer". */
export function inSentences(page: Page): Found<string>[] {
  const texts = [
    { text: page.meta.get("description") ?? "", path: "", method: "meta description" },
    ...page.lines.map(({ text, path }) => ({ text, path, method: "text" })),
  ];
  return texts.flatMap(({ text, path, method }) => {
    if (text.length < 20 || text.length > lineMaxChars || isReview(path) || isArticle(path)) {
      return [];
    }
    return sentencesOf(text).flatMap((sentence) =>
      [...listedIn(sentence), ...ofDescriptions(sentence)].map((value) => ({
        value,
        ...evidenceOn(page, method, text, value),
      })),
    );
  });
}

/** Sentences; a point after an initial or a title ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(
    /(?<=[.!?؟])(?<!(?:^|[\s.(])(?:\p{Lu}|[zudoi]|St|Ste|Ft|Mt|Dr|Mr|Mrs|Ms|Prof|No|Inc|Co)\.)\s+(?=\P{Ll})/u,
  );

export const separators =
  /\s*[,;•·|،؛]\s*(?:(?:and|or|und|oder|sowie|et|ou|y|o|e|en|as well as|plus|و)\s+)?|\s+(?:and|or|und|oder|sowie|et|ou|y|as well as|plus|including|through to)\s+|\s+و(?=\p{L})/u;
/** Words after which a phrase is about somebody, some place or an end. */
export const rest =
  /\s+(?:for|to|in|with|at|on|from|by|that|which|who|using|so|while|across|throughout|within|near|around|when|where|is|are|at|as|because|if|including|such as|für|bis|zu|zur|zum|mit|im|bei|an|auf|aus|von|nach|die|der|das|sind|ist|pour|sans|dès|à|au|aux|avec|chez|dans|sur(?! mesure)|par|qui|para|con|sin|por|que|a(?! medida)|al|sin|في|من|على|مع|إلى)\s.*$|\s(?:بأ|بال|لجميع|لكل|لل)\p{L}+.*$/u;

const ofGoods =
  /^(?:sales?|supply|repair|installation|verkauf|reparatur|vente|réparation|pose|venta|reparación|verkoop|reparatie)(?!\p{L})/iu;

function listedIn(sentence: string): string[] {
  if (sentence.length < sentenceMinChars || notOffered.test(sentence) || /["“”„«»]/.test(sentence))
    return [];
  return firstMatches(leadIn, sentence, leadsMax).flatMap(({ 0: lead, index }) => {
    const listed = sentence.slice(index + lead.length, index + lead.length + listMaxChars);
    if (isBuffet(listed)) return [];
    // "From fittings to repairs" lists its ends.
    const isRange = /\bfrom\s*$/i.test(lead) || /^(?:every|any)thing from /i.test(listed);
    // "Pose de parquet" amid a sentence is one of its services itself.
    if (index > 2 && ofGoods.test(lead)) return [];
    const parts = (isRange ? listed.replaceAll(" to ", ", ") : listed)
      .replace(/[.!?؟]\s*$/, "")
      .split(separators);
    const phrases: Phrase[] = [];
    for (const part of parts) {
      const name = part.replace(/^.*\b(?:including|such as|like|from)\s+/iu, "").replace(rest, "");
      const phrase = phraseOf(name);
      const isName = phrase !== null && phrase.value.split(" ").length <= 5;
      if (isName && phrase.trade >= 2 && !isVenue(phrase.value)) phrases.push(phrase);
      // Such a word makes the rest its objects: "interiors for bars, spas and hotels".
      if (rest.test(part)) break;
    }
    const names = phrases.some(isSure) ? phrases.map(({ value }) => value) : [];
    const isOne = names[0]?.includes(" ") && (parts.length === 1 || /p[eé][cz]iali/i.test(lead));
    return names.length >= 2 || isOne ? names : [];
  });
}

const isSure = ({ value, trade }: Phrase): boolean => trade === 3 && !isVenue(value);

/** The parts of titles: "Boiler Repair | Otter Lane". */
export function inTitles(page: Page, siteNames: ReadonlySet<string>): Found<string>[] {
  const found: Found<string>[] = [];
  for (const part of titleParts(page.title)) {
    if (siteNames.has(part)) continue;
    const phrase = phraseOf(part.replace(rest, ""));
    const count = phrase?.value.split(" ").length ?? 0;
    // A single word is as likely a part of the business's name.
    if (
      phrase &&
      isSure(phrase) &&
      (siteNames.size > 0 || isOnlyTrade(phrase.value)) &&
      count <= 5 &&
      (count > 1 || phrase.value.length >= 9)
    ) {
      found.push({ value: phrase.value, ...evidenceOn(page, "title", page.title) });
    }
    if (/\s(for|für|pour|para)\s/.test(part)) break;
  }
  return found;
}

/** The parts that different titles of a site have in common: its name. */
export function siteNamesOf(pages: readonly Page[]): ReadonlySet<string> {
  const titles = [...new Set(pages.map(({ title }) => title))].map((title) => titleParts(title));
  const [first = [], ...others] = titles;
  return new Set(
    [first, ...others]
      .flat()
      .filter((part) => titles.filter((parts) => parts.includes(part)).length >= 2),
  );
}

export const titleParts = (title: string): string[] =>
  title.split(/\s+[-–—:|·•»«]+\s*|\s*[|»«·•,]\s*|:\s+/u).filter((part) => part.length >= 3);
