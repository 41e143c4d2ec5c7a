import type { Features } from "../../learning/forest.ts";
import { type Identity, wordsOf } from "../identity.ts";
import type { Line } from "../page.ts";
import { cueClasses, maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import { addMask, at as cue, type Nearness, nearest, nearnessOf } from "./near.ts";
import type { Sentence, Story } from "./passages.ts";
import { peopleIn } from "./people.ts";
import { headingCues, namesAtCue, ownName, placeFeatures } from "./sentence-signs.ts";

export const yearPattern = /^(?:1[5-9]|20)\d\d$/;
/** Older stories than this are of houses and monasteries, more recent ones of new shops. */
const oldBefore = 1930;
const recentYears = 6;
const shortMaxChars = 60;
const earlyLines = 12;

const inSentence = cueClasses.filter(
  (name) => !["by", "iam", "history", "team", "me", "they"].includes(name),
);
const inContext = [
  "found",
  "start",
  "self",
  "step",
  "modest",
  "kin",
  "others",
  "career",
  "change",
  "house",
  "award",
  "history",
  "own",
  "me",
  "idea",
  "life",
] as const;
const inHeading = [
  "found",
  "start",
  "others",
  "award",
  "media",
  "team",
  "history",
  "customer",
  "change",
] as const;

/** A year at a token of a sentence. */
interface YearPlace {
  story: Story;
  sentence: Sentence;
  at: number;
  identity: Identity;
  thisYear: number;
}

/** The surroundings of a year. */
export function yearFeatures(place: YearPlace): Features {
  const { story, sentence, at, identity } = place;
  const { tokens, line } = sentence;
  const previous = story.before(sentence);
  const next = story.after(sentence);
  // A year alone on its line belongs to the words after it.
  const isAlone = tokens.filter(({ word }) => word !== "").length === 1;
  const told = isAlone && next ? { ...sentence, tokens: [...tokens, ...next.tokens] } : sentence;
  const near = nearnessOf(told, at, at + 1);
  const own = ownName(sentence, identity);
  const features: Features = { bias: 1, ...placeFeatures(sentence, own) };
  for (const name of inSentence) {
    const most = nearest(near, name);
    if (most > 0) features[name] = most;
  }
  for (const name of ["since", "found", "start", "career", "change", "copy"] as const) {
    features[`${name}<`] = cue(near.before, name);
    features[`${name}>`] = cue(near.after, name);
  }
  addMask(features, near.clause & maskOf(inSentence), "=");
  addMask(features, (previous?.cues ?? 0) & maskOf(inContext), "-");
  addMask(features, (next?.cues ?? 0) & maskOf(inContext), "+");
  addMask(features, headingCues(line.heading) & maskOf(inHeading), "^");
  const signs = { near, own, isAlone, previous, next, clean: cleanOf(near) };
  return Object.assign(
    features,
    ofBeginnings(place, signs),
    ofForm(place, signs),
    ofSince(place, signs, features),
  );
}

interface Signs {
  near: Nearness;
  own: number;
  isAlone: boolean;
  previous: Sentence | undefined;
  next: Sentence | undefined;
  /** 1 with nothing near that speaks against a beginning. */
  clean: number;
}

const badOf = (near: Nearness): number =>
  nearest(near, "others", "change", "house", "award", "member", "media", "career", "role", "took");
const cleanOf = (near: Nearness): number =>
  1 - Math.max(badOf(near), cue(near.before, "copy"), nearest(near, "customer"));

function ofBeginnings({ sentence, at, identity }: YearPlace, signs: Signs): Features {
  const { near, own, isAlone, previous, clean } = signs;
  const begin = nearest(near, "found", "start", "self");
  const step = nearest(near, "step", "modest");
  const bad = badOf(near);
  const words = sentence.tokens.filter(({ word }) => word !== "");
  const beganBefore = (previous?.cues ?? 0) & maskOf(["found", "start", "self", "step"]) ? 1 : 0;
  const clauseBegins = near.clause & maskOf(["found", "start", "self"]) ? 1 : 0;
  const clauseOurs = near.clause & maskOf(["own", "business", "me"]) ? 1 : 0;
  const isBare = (sentence.cues & maskOf(inSentence)) === 0 ? 1 : 0;
  const proper = properNames(sentence, identity);
  const persons = peopleIn(sentence).filter(({ name }) =>
    isGivenName(name.split(" ")[0] ?? ""),
  ).length;
  return {
    begin,
    net: Math.max(0, begin - bad),
    beginOurs: begin * Math.max(own, nearest(near, "own", "business", "me")),
    beginStep: Math.max(begin, step) * (nearest(near, "kin", "they") > 0 ? 1 : 0),
    beginProper:
      begin *
      (proper > 0 && own === 0 && nearest(near, "own", "business", "me", "kin", "they") < 0.1
        ? 1
        : 0),
    beginOthers: begin * nearest(near, "others"),
    beginClause: clauseBegins * Math.max(clauseOurs, own),
    stepOurs: step * Math.max(own, nearest(near, "own", "business", "me", "kin", "they")),
    stepClean: step * clean,
    stepTwice:
      cue(near.before, "step") + cue(near.after, "step") > 0.5 && nearest(near, "modest") > 0.2
        ? 1
        : 0,
    echo: isBare * beganBefore * (words.length <= 7 ? 1 : 0),
    echoOpen: beganBefore * (words.length <= 9 ? 1 : 0) * clean,
    answers: /[?؟]\s*$/u.test(previous?.text ?? "") ? beganBefore : 0,
    leadBegin: at === 0 ? begin : 0,
    leadOurs:
      at === 0
        ? begin * Math.max(own, nearest(near, "own", "business", "me"), persons > 0 ? 1 : 0)
        : 0,
    persons: Math.min(1, persons / 3),
    personBegin: persons > 0 ? begin : 0,
    aloneBegin: isAlone ? Math.max(begin, step) : 0,
  };
}

function ofSince(
  { sentence, at, identity }: YearPlace,
  { near, own, clean }: Signs,
  place: Features,
): Features {
  const { tokens, text } = sentence;
  const since = cue(near.before, "since");
  const words = tokens.filter(({ word }) => word !== "");
  const proper = properNames(sentence, identity);
  const isShort = text.length < shortMaxChars ? 1 : 0;
  const isEarly = sentence.lineAt < earlyLines ? 1 : 0;
  const isOutside = Math.max(place.top ?? 0, place.footer ?? 0, place.heading ?? 0);
  return {
    sinceClean: since * clean,
    sinceShort: since * isShort * clean,
    sinceTop: since * isOutside * clean,
    sinceOurs: since * clean * Math.max(own, nearest(near, "own", "business")),
    sinceEarly: since * clean * isEarly,
    sinceTail: since > 0.8 && at >= tokens.length - 2 ? clean : 0,
    sinceOnly: since > 0.8 && words.length <= 2 ? 1 : 0,
    sincePlain: since * clean * (proper === 0 ? 1 : 0),
    sinceProper: since * (proper > 0 && own === 0 ? 1 : 0),
    sinceFirst: since > 0.8 && at <= 2 ? 1 : 0,
    sinceUnderOwn: since * clean * (place.underOwn ?? 0),
    sincePerson: since * Math.max(place.underPerson ?? 0, place.namesPerson ?? 0),
    properBeforeSince: since > 0.8 ? properBefore(sentence, at, identity) : 0,
  };
}

function ofForm(
  { sentence, at, identity, thisYear }: YearPlace,
  { isAlone, next, previous }: Signs,
): Features {
  const { tokens, text } = sentence;
  const value = Number(tokens[at]?.text);
  return {
    early: sentence.lineAt < earlyLines ? 1 : 0,
    short: text.length < shortMaxChars ? 1 : 0,
    attribution: /^["”»“]?\s?[—–-]\s?\p{Lu}/u.test(next?.text ?? "") ? 1 : 0,
    range: isRange(sentence, at) ? 1 : 0,
    dated: isDated(sentence, at) ? 1 : 0,
    inBrackets: /\([^)]*$/.test(text.slice(0, (tokens[at]?.at ?? 0) - (tokens[0]?.at ?? 0)))
      ? 1
      : 0,
    lead: at === 0 ? 1 : 0,
    ...wordBefore(sentence, at),
    ...namesAtCue(sentence, at, identity),
    underPerson: underPerson(sentence, previous) ? 1 : 0,
    underOwn: isOwnHeading(sentence.line, identity) ? 1 : 0,
    "~age": Math.min(1, (thisYear - value) / 200),
    namesPerson: startsWithName(sentence, at) ? 1 : 0,
    arabic: /\p{Script=Arabic}/u.test(text) ? 1 : 0,
    "~words": Math.min(1, tokens.length / 40),
    "~place": Math.min(1, at / 40),
    "~sentence": Math.min(1, sentence.at / 6),
    alone: isAlone ? 1 : 0,
    last: at >= tokens.length - 2 ? 1 : 0,
    old: value < oldBefore ? 1 : 0,
    recent: value > thisYear - recentYears ? 1 : 0,
    manyYears: tokens.filter((token) => yearPattern.test(token.text)).length > 2 ? 1 : 0,
  };
}

const wordsBefore = {
  in: /^(?:in|im|en|jahr|jahre|year|annee|ano|عام|سنه|سنة|al)$/u,
  article: /^(?:a|an|the|un|une|una|ein|eine|einen|einem|einer|el|la|le|der|die|das|den)$/u,
  of: /^(?:of|from|de|del|von|vom|d|aus|dating)$/u,
  month:
    /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|okt|dez|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|autumn|fall|winter|fruhjahr|fruhling|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|ربيع|صيف|خريف|شتاء)$/u,
  joined: /^(?:and|und|et|y|e|or|oder|ou|o|to|bis|a|al)$/u,
} as const;

/** The kind of word before a year: "in 1987", "a 1987 van". */
function wordBefore({ tokens }: Sentence, at: number): Features {
  const features: Features = {};
  const before = tokens[at - 1];
  if (before === undefined) return features;
  for (const [name, words] of Object.entries(wordsBefore)) {
    if (words.test(before.word)) features[`${name}|`] = 1;
  }
  const next = tokens[at + 1];
  const isThing =
    /^\p{Lu}/u.test(next?.text ?? "") && (next?.at ?? 0) - (tokens[at]?.end ?? 0) === 1;
  if (isThing && wordsBefore.article.test(before.word)) features.make = 1;
  if (/^[\p{P}]$/u.test(before.text)) features["sign|"] = 1;
  return features;
}

/** A card of the team: the line or the heading above is somebody's name. */
function underPerson({ line }: Sentence, previous: Sentence | undefined): boolean {
  const isName = (text: string): boolean =>
    /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text) &&
    isGivenName(text.split(" ")[0] ?? "");
  return isName(line.heading) || (previous !== undefined && isName(previous.text.trim()));
}

/** A slogan below the business's own name. */
function isOwnHeading({ heading }: Line, identity: Identity): boolean {
  const words = wordsOf(heading);
  return words.length > 0 && words.every((word) => identity.words.has(word));
}

/** "Kit: here since 2020" */
function startsWithName({ tokens }: Sentence, at: number): boolean {
  const first = tokens[0];
  return first !== undefined && at > 0 && /^\p{Lu}/u.test(first.text) && isGivenName(first.text);
}

/** How many names other than the business's a sentence has; German writes all nouns with capitals. */
function properNames({ tokens }: Sentence, { words }: Identity): number {
  let count = 0;
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined) continue;
    const isPair = /^\p{Lu}\p{Ll}/u.test(before.text) && /^\p{Lu}\p{Ll}/u.test(token.text);
    if (isPair && !words.has(token.word) && token.cues === 0) count += 1;
  }
  return count;
}

/** "Bobath seit 2002", "Anna Kurz, Leiterin seit 2011": a name that is not the business's. */
function properBefore({ tokens }: Sentence, at: number, { words }: Identity): number {
  const before = tokens.slice(Math.max(0, at - 5), at - 1);
  return before.some(({ text, word }) => /^\p{Lu}/u.test(text) && !words.has(word)) ? 1 : 0;
}

function isRange({ tokens }: Sentence, at: number): boolean {
  const isDash = (text = ""): boolean => /^[–—-]$/.test(text);
  const isYear = (text = ""): boolean => /^\d{2,4}$/.test(text);
  return (
    (isDash(tokens[at + 1]?.text) && isYear(tokens[at + 2]?.text)) ||
    (isDash(tokens[at - 1]?.text) && isYear(tokens[at - 2]?.text))
  );
}

/** "3. Mai 1987", "3 May 1987", "May 3, 1987" */
function isDated({ tokens }: Sentence, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return (
    before.some((text) => /^\d{1,2}$/.test(text)) &&
    before.some((text) => /^\p{L}{3,}$/u.test(text))
  );
}
