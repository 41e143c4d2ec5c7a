import { fold } from "../../../text/fold.ts";
import { isTraderOrHouse } from "../../areas/traders.ts";
import { firstMatches } from "../../first-matches.ts";
import { isFirstName } from "../../first-names.ts";
import { type Identity, likeness } from "../../identity.ts";
import type { Line } from "../../page.ts";
import { sentencesOf } from "../../services/sentences.ts";
import { tradeIn } from "../../services/trades.ts";
import { isArticle, isReview } from "../../third-parties.ts";
import { arabicCaption } from "./arabic-people.ts";
import {
  anyWord,
  founderOf,
  founderThen,
  introductions,
  leads,
  opensBusiness,
  saysFounder,
  thenFounder,
} from "./founders.ts";
import {
  isPerson,
  peopleAtEnd,
  peopleAtStart,
  personOf,
  soleNameIn,
  withoutTitles,
} from "./people.ts";

const leadsMax = 5;

/** A person whom a line, or the line above its caption, calls a founder in so many words. */
export interface ToldPerson {
  name: string;
  isCaption: boolean;
}

/** The people whom phrases like "founded by" tell at a line. */
export const toldPeople = (
  lines: readonly Line[],
  at: number,
  identity: Identity,
): ToldPerson[] => {
  const line = lines[at];
  if (line === undefined || isReview(line.path) || isArticle(line.path)) return [];
  return [
    ...written(line, identity).map((name) => ({ name, isCaption: false })),
    ...captioned(line, lines[at - 1]?.text ?? "").map((name) => ({ name, isCaption: true })),
  ];
};

function written({ text }: Line, identity: Identity): string[] {
  if (text.length > 2_500 || !anyWord.test(text)) return [];
  const plain = withoutTitles(text);
  const sentences = sentencesOf(plain);
  const speakers = firstMatches(introductions, plain, leadsMax).flatMap(({ 0: lead, index }) =>
    peopleAtStart(plain.slice(index + lead.length)),
  );
  return [
    ...speakers,
    ...sentences.flatMap((sentence, at) => namedIn(sentence, identity, sentences[at - 1] ?? "")),
  ];
}

/** "She opened the shop", "en 1983 abrió la tienda": the person is named before. */
const pronounOnly =
  /^[^\p{L}]*(?:(?:\p{Ll}|In|Im|En|Dann|Then|Later|Después|Luego|Back|De retour)[^.;!?]{0,50}?[\s,]|)(?:he|she|they|er|sie|il|elle|ils|elles|él|ella|(?:en|in) \d{4})$/iu;

/** `previous`: the sentence before, which may name whom a pronoun means. */
function namedIn(sentence: string, identity: Identity, previous: string): string[] {
  if (!anyWord.test(sentence) || sentence.length > 600) return [];
  const names: string[] = [];
  for (const pattern of leads) {
    for (const { 0: lead, index } of firstMatches(pattern, sentence, leadsMax)) {
      if (!isOthers(sentence.slice(0, index), identity)) {
        names.push(...peopleAtStart(sentence.slice(index + lead.length)));
      }
    }
  }
  for (const { 0: lead, index } of firstMatches(founderThen, sentence, leadsMax)) {
    const after = sentence.slice(index + lead.length);
    const of = / of (\p{Lu}.*\p{L})/u.exec(lead)?.[1];
    if (of !== undefined && likeness(of, identity) < 0.34) continue;
    if (!/^(?:of|der|des|von|du|de|del)\s/u.test(after)) names.push(...peopleAtStart(after));
  }
  for (const { index } of firstMatches(thenFounder, sentence, leadsMax)) {
    const after = sentence.slice(index);
    if (!isOthersPart(after, identity)) names.push(...peopleAtEnd(sentence.slice(0, index)));
  }
  for (const { 0: verb, index, groups } of firstMatches(opensBusiness, sentence, leadsMax)) {
    const name = capitals.exec(groups?.name ?? "")?.[0] ?? "";
    const [noun = ""] = (groups?.name ?? "").split(" ");
    const isOurs =
      groups?.business !== undefined ||
      (isOwnNoun(noun) && (/^\p{Ll}/u.test(noun) || /(?:gründete|eröffnete)/i.test(verb))) ||
      likeness(name, identity) >= 0.5;
    // "Dana Pruitt, who founded the company"
    const before = sentence
      .slice(0, index)
      .replace(/,?\s(?:who|qui|quien(?:es)?)(?: \p{Ll}+)?$/u, "");
    if (!isOurs) continue;
    const atEnd = peopleAtEnd(before);
    const sole = soleNameIn(pronounOnly.test(before) ? previous : before);
    names.push(...(atEnd.length > 0 ? atEnd : sole));
  }
  names.push(...arabicCaption(sentence));
  return names;
}

const capitals = /^\p{Lu}[\p{L}'’&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'’&-]*)){0,4}/u;

/** "Northern Cones Inc. was founded": a company before the verb that is not this one. */
function isOthers(before: string, identity: Identity): boolean {
  const noun = /^(?:The|This|That|Der|Die|Das|La|Le|El) (\p{L}+)/u.exec(before)?.[1];
  if (noun !== undefined && /^\p{Ll}/u.test(noun) && !isOwnNoun(noun)) return true;
  if (othersWord.test(before)) return true;
  const subject =
    /(\p{Lu}[\p{L}'’&.-]+(?: (?:&|and|of|the|\p{Lu}[\p{L}'’&.-]+)){0,5}),?\s+(?:was|were|is|wurde|wurden|a été|fue|fu|è stata|werd)\s*(?:\d{4}\s*)?$/u.exec(
      before,
    )?.[1];
  if (subject === undefined || /^(The|Our|We|It|Die|Der|Das|Unser|La|Le|El)\b/u.test(subject)) {
    return false;
  }
  return likeness(subject, identity) < 0.5;
}

const ownNoun =
  /^(original|family|current|local|company|firm|business|agency|practice|shop|store|clinic|salon|studio|restaurant|bakery|school|caf[eé]|bar|inn|hotel|workshop|garage|nursery|gallery|office|team|brand|house|entreprise|société|maison|boutique|agence|empresa|tienda|casa|clínica|negocio|despacho|estudio|academia|taller|cocina|librairie|comptoir|école|hôtel|boulangerie|betrieb|unternehmen|firma|praxis|laden|geschäft|haus|cabinet|atelier)$/i;

const isOwnNoun = (noun: string): boolean =>
  ownNoun.test(noun) || isTraderOrHouse(fold(noun)) || tradeIn(noun) === 3;
const othersWord =
  /(?<!\p{L})(suppliers?|partners?|manufacturers?|mentor|franchisor|fournisseurs?|partenaires?|lieferant\p{L}*|hersteller|proveedor\p{L}*|socios?)(?!\p{L})/iu;

/** "founder of the Red Cross": somebody else's. */
function isOthersPart(after: string, identity: Identity): boolean {
  const other = founderOf.exec(after)?.[1];
  return other !== undefined && /^\p{Lu}/u.test(other) && likeness(other, identity) < 0.34;
}

/** A name with "Founder" below it, and a text below a name that says so of him or her. */
function captioned({ text, heading }: Line, before: string): string[] {
  if (!saysFounder.test(text)) return [];
  const name = personOf(before) ?? personOf(heading);
  if (name === null) return [];
  const isCaption =
    text.length <= 60 && personOf(before) !== null && peopleAtStart(text).length === 0;
  const [first = ""] = name.split(" ");
  // Two capitals above a caption may be anything.
  if (!name.split(/[^\p{L}]+/u).some(isFirstName) && !text.includes(`${first} `)) return [];
  const isAbout =
    text.length > 60 &&
    new RegExp(
      `^(?:${escaped(first)}|He|She|As|After|In|Er|Sie|Als|Nach|Il|Elle|En|Él|Ella|Tras)(?!\\p{L})`,
      "u",
    ).test(text) &&
    !/(?<!\p{L})(of|der|de) (?!(?:the|our|this)\b)\p{Lu}/u.test(saysFounder.exec(text)?.[0] ?? "");
  return (isCaption || isAbout) && isPerson(name) ? [name] : [];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
