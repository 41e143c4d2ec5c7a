import isSame from "fast-deep-equal";
import { neverKnown } from "./answer/never-known.ts";
import { isInLonger, kindsIn, readByChart, saysKnown, timesOf } from "./chart/chart-reader.ts";
import { isBeside, remarksIn, withoutParts } from "./chart/remarks.ts";
import { meantBy } from "./did-you-mean.ts";
import { ownComparison } from "./own-comparison.ts";
import { ownPlaceIn } from "./own-place.ts";
import { filtersOf, isNumberField, isValue, leavesOf, type Plan } from "./plan/plan.ts";
import type { Preset } from "./plan/preset.ts";
import type { Refusal } from "./plan/refusal.ts";
import type { Language } from "./reader/lexicon.ts";
import { namesOf } from "./reader/names.ts";
import { type Asked, type Reading, readQuestion } from "./reader/read-question.ts";
import { readAsCuisine } from "./reword/cuisine-type.ts";
import {
  askedOfThose,
  asksHoursOfThose,
  plainEnglish,
  withoutHedges,
} from "./reword/plain-english.ts";
import { plainWords, readFramed, readReworded } from "./reword/read-reworded.ts";
import { settledPlaces } from "./settle-places.ts";
import { readAboutData } from "./talk/about-data.ts";
import { readSmallTalk } from "./talk/small-talk.ts";
import { withTimesAsked } from "./times-asked.ts";

/**
 * A question as a plan or a refusal; the chart reads it where the rules before it can't. An unread
 * question is read once more with a likelier spelling.
 */
export function readAsked(asked: Asked, preset: Preset): Reading {
  const reading = readSettled(asked, preset);
  if (!("refusal" in reading) || (reading.choices?.length ?? 0) > 1) return reading;
  const { refusal, language } = reading;
  if (!reading.isUnread && refusal.reason !== "unknown_place") return reading;
  const meant = meantBy(asked.question, refusal, { preset, language });
  const other = meant && readSettled({ ...asked, question: meant.question }, preset);
  return other && "plan" in other ? { ...reading, meant: { ...meant, plan: other.plan } } : reading;
}

function readSettled(asked: Asked, preset: Preset): Reading {
  const inContext = inOwnPlace(asked, preset) ?? besideRemarks(asked, preset);
  const reading =
    ownComparison(
      inContext,
      asked,
      preset,
      (alone) => inOwnPlace(alone, preset) ?? besideRemarks(alone, preset),
    ) ?? inContext;
  const read = "plan" in reading ? [reading.plan] : (reading.choices ?? []);
  const found = read.map((plan) => withTimesAsked(plan, asked.question));
  const { language } = reading;
  const settled = found.flatMap((plan) => settledPlaces(plan, preset)).filter(isFirstOfItsKind);
  const isOffered = !("plan" in reading);
  const choices = isOffered ? settled.filter((plan) => hasAnswer(plan, preset)) : settled;
  const [plan, ...others] = choices;
  if (!plan) return withoutChoices(reading);
  if (others.length > 0) {
    const about = "refusal" in reading ? reading.refusal.about : [];
    return { language, refusal: { refuse: "needs_clarification", about }, choices, isUnread: true };
  }
  if ("plan" in reading) return { ...reading, plan };
  const isWhole = found.length > 1;
  if (!isWhole) return { ...reading, choices };
  return { language, plan, understood: [], assumed: [], isFollowUp: false };
}

function withoutChoices(reading: Reading): Reading {
  if ("plan" in reading) return reading;
  const { choices: _, ...rest } = reading;
  return rest;
}

/** Nothing is offered that needs a value nobody has: "the best rated" where there are no ratings. */
const hasAnswer = (plan: Plan, preset: Preset): boolean =>
  neverKnown(plan, preset) === null &&
  (plan.sort ?? []).every(({ by }) => !isNumberField(by) || preset.known(by) > 0);

/** Keeps the first of plans that differ in nothing but the words they came from. */
export const isFirstOfItsKind = (plan: Plan, at: number, all: readonly Plan[]): boolean =>
  all.findIndex((other) => isSame({ ...other, said: [] }, { ...plan, said: [] })) === at;

/** The same question of the whole preset, where it names the place that the preset is named after. */
function inOwnPlace(asked: Asked, preset: Preset): Reading | undefined {
  const place = ownPlaceIn(asked.question, preset);
  if (!place) return undefined;
  const question = withoutParts(asked.question, [place]);
  const reading = besideRemarks({ ...asked, question }, preset);
  const isWhole = "plan" in reading && !reading.isFollowUp && reading.plan.op !== "meta";
  return isWhole ? { ...reading, wholePlace: place.text } : undefined;
}

/** Leaves out remarks of the person about themselves, if the rest reads whole. */
function besideRemarks(asked: Asked, preset: Preset): Reading {
  const reading = readByEither(asked, preset);
  const isOpen = "refusal" in reading && (reading.isUnread || isOfWords(reading.refusal));
  const remarks = isOpen && reading.language === "en" ? remarksIn(asked.question, preset) : [];
  if (remarks.length === 0) return reading;
  const question = withoutParts(asked.question, remarks);
  const rest = readByEither({ ...asked, question }, preset, false);
  if (!("plan" in rest) || rest.language !== "en" || !isBeside(rest.plan, remarks)) return reading;
  return { ...rest, leftOut: remarks.map(({ text }) => text) };
}

/** A refusal for words of another subject; they may belong to a remark or a longer phrase. */
const isOfWords = ({ refuse }: Refusal): boolean =>
  refuse === "out_of_scope" || refuse === "no_such_field";

function readByEither(asked: Asked, preset: Preset, offers = true): Reading {
  const reading = readAsTyped(
    { ...asked, question: withoutHedges(asked.question) },
    preset,
    offers,
  );
  if (reading.language !== "en") return reading;
  if ("plan" in reading) return ofThoseBefore(reading, asked, preset) ?? reading;
  if (!reading.isUnread && !isOfWords(reading.refusal)) return reading;
  return inPlainWords(asked, preset) ?? reading;
}

/** "which have a phone", after an answer: of those, where it names no businesses of its own. */
function ofThoseBefore(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  if (!asked.before || !("plan" in reading)) return undefined;
  if (asksHoursOfThose(asked.question)) {
    const found = readByChart(asked, preset, { language: reading.language, offers: false });
    return found && "plan" in found && found.plan.select ? found : undefined;
  }
  if (reading.isFollowUp) return undefined;
  const { op, where, target } = reading.plan;
  const isOpen = (op === "list" || op === "count") && where !== undefined && !target;
  const question = isOpen ? askedOfThose(asked.question) : undefined;
  const kinds = kindsIn(asked.question.replace(/\bones?\b/i, ""), reading.language);
  const isOwn = filtersOf(reading.plan)
    .flatMap(leavesOf)
    .some((leaf) => isValue(leaf) || "how" in leaf);
  if (question === undefined || isOwn || kinds.has("subject")) return undefined;
  const found = readAsTyped({ ...asked, question }, preset, false);
  return "plan" in found && found.isFollowUp ? found : undefined;
}

/** In plainer words, only if these are read to the last one. */
function inPlainWords(asked: Asked, preset: Preset): Reading | undefined {
  const question = plainEnglish(asked.question);
  if (question === asked.question) return undefined;
  const reading = readAsTyped({ ...asked, question }, preset, false);
  const isRead = "plan" in reading || (reading.choices?.length ?? 0) > 1;
  return isRead && reading.language === "en" ? reading : undefined;
}

function readAsTyped(asked: Asked, preset: Preset, offers: boolean): Reading {
  const smallTalk = readSmallTalk(asked.question, namesOf(preset));
  if (smallTalk) return smallTalk;
  const reading = readQuestion(asked, preset);
  const aboutData = dataQuestion(reading, asked, preset);
  if (aboutData) return aboutData;
  if (!("refusal" in reading)) {
    return (
      comparedSets(reading, asked, preset) ??
      knownOnly(reading, asked, preset) ??
      twoCounts(reading, asked, preset) ??
      moreOften(reading, asked, preset) ??
      ownRanking(reading, asked, preset)
    );
  }
  const { language } = reading;
  const cuisine = asCuisine(reading, asked, preset);
  if (cuisine) return cuisine;
  const isPlain = reading.isUnread || reading.refusal.reason === "type_not_collected";
  const reworded = isPlain
    ? readReworded(asked, preset, language)
    : isOfWords(reading.refusal)
      ? readFramed(asked.question, preset, language)
      : undefined;
  if (reworded) {
    const question = plainWords(asked.question, language);
    return asCuisine(reworded, { ...asked, question }, preset) ?? reworded;
  }
  // "all of them" after nothing, and one of several of a name: the chart may know better.
  const isOpen = ["no_plan_before", "same_name"].includes(reading.refusal.reason ?? "");
  // "pizza joints": no type here, but a cuisine.
  if (reading.refusal.reason === "type_not_collected") {
    const found = readByChart(asked, preset, { language: reading.language, offers: false });
    return found && "plan" in found && isOfValue(found.plan) ? found : reading;
  }
  if (reading.isHour) {
    const found = readByChart(asked, preset, { language: reading.language, offers: false });
    return found && "plan" in found ? found : reading;
  }
  if (isOfWords(reading.refusal)) {
    const found = readByChart(asked, preset, { language: reading.language, offers: false });
    const isNamed =
      found && "plan" in found && isInLonger(asked.question, found.plan, found.language);
    if (isNamed) return found;
  }
  if (!reading.isUnread && !isOpen) return reading;
  return readByChart(asked, preset, { language: reading.language, offers }) ?? reading;
}

/** A type of restaurant that was refused, as the cuisine of those that were collected. */
function asCuisine(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  if (!("refusal" in reading) || reading.refusal.reason !== "type_not_collected") return undefined;
  const { language, refusal } = reading;
  const found = readAsCuisine(asked, refusal.about[0] ?? "", preset, (changed) =>
    readPlainly(changed, preset, language),
  );
  return found && { ...found, language };
}

/** By the rules of the language, with its everyday words put plainly where they need it. */
function readPlainly(asked: Asked, preset: Preset, language: Language): Reading {
  const reading = readQuestion(asked, preset);
  return "plan" in reading ? reading : (readReworded(asked, preset, language) ?? reading);
}

const isOfValue = (plan: Plan): boolean =>
  filtersOf(plan)
    .flatMap(leavesOf)
    .some((leaf) => isValue(leaf) && leaf.f === "cuisine");

/** A question about the data itself, unless the rules read more in it. */
function dataQuestion(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  const found = mayBeAboutData(reading, asked)
    ? readAboutData(asked.question, preset, reading.language, asked.before !== undefined)
    : undefined;
  if (!found || !("refusal" in reading || isOfPreset(found.plan))) return undefined;
  return { ...found, understood: [], assumed: [], isFollowUp: false };
}

/**
 * A refusal that names a column or a business of the preset has understood the question. After an
 * answer what can be read belongs to that.
 */
function mayBeAboutData(reading: Reading, { before }: Asked): boolean {
  if ("plan" in reading) return before === undefined && reading.plan.op !== "meta";
  const { refuse, reason } = reading.refusal;
  return refuse !== "no_data_in_tier" && reason !== "not_collected" && reason !== "same_name";
}

/** "de dónde salen los datos" is about the data, whatever "salen" may be a slip for. */
const isOfPreset = ({ op, about }: Plan): boolean =>
  op === "meta" && about !== "coverage" && about !== "columns";

/** "where you have a phone and a website" asks for those that have both, not for two columns. */
function knownOnly(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  const isOfColumns = "plan" in reading && reading.plan.op === "list" && reading.plan.select;
  if (!isOfColumns || !saysKnown(asked.question)) return undefined;
  const found = readByChart(asked, preset, { language: reading.language, offers: false });
  return found && "plan" in found && !found.plan.select ? found : undefined;
}

/** "was ist häufiger, Hotels oder Cafés" compares the two: no list of both. */
function comparedSets(reading: Reading, { question }: Asked, preset: Preset): Reading | undefined {
  if (!("plan" in reading) || !["count", "list"].includes(reading.plan.op)) return undefined;
  return readFramed(plainWords(question, reading.language), preset, reading.language);
}

/** "how many are open and how many closed" asks for two numbers: one plan before may mix them. */
function twoCounts(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  const isOne = "plan" in reading && ["count", "list"].includes(reading.plan.op);
  if (!isOne || timesOf("count", asked.question, reading.language) < 2) return undefined;
  const found = readByChart(asked, preset, { language: reading.language, offers: false });
  return found && "plan" in found && found.plan.op === "compare" ? found : undefined;
}

/** "A or B more often have a site" asks for shares, not for numbers. */
function moreOften(reading: Reading, asked: Asked, preset: Preset): Reading | undefined {
  const isOfCounts = "plan" in reading && reading.plan.op === "compare" && isCounted(reading.plan);
  const isOften = /\bmore (?:often|likely|frequently)\b|\bproportionally\b/i.test(asked.question);
  if (!isOfCounts || !isOften || reading.language !== "en") return undefined;
  const found = readByChart(asked, preset, { language: reading.language, offers: false });
  return found && "plan" in found && found.plan.measure?.fn === "share" ? found : undefined;
}

const isCounted = ({ measure }: Plan): boolean => measure === undefined || measure.fn === "count";

/** "the 5 rarest suburbs" is a question of its own, whatever came before; "per suburb" isn't. */
function ownRanking(reading: Reading, { question, before }: Asked, preset: Preset): Reading {
  if (!before || !("plan" in reading) || !reading.isFollowUp) return reading;
  const kinds = kindsIn(question, reading.language);
  if (!ranking.some((kind) => kinds.has(kind)) || referring.some((kind) => kinds.has(kind))) {
    return reading;
  }
  const alone = readQuestion({ question }, preset);
  return "plan" in alone && alone.plan.op === "group" ? alone : reading;
}

const ranking = ["common", "rare", "leading"];
const referring = ["pron", "their", "whatabout", "only", "now_", "and", "rest"];
