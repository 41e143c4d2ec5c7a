import { allLexicons } from "../lexicons/all.ts";
import { filtersOf, isText, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { Language, Lexicon } from "../reader/lexicon.ts";
import type { Asked, Reading } from "../reader/read-question.ts";
import { notCollectedRefusal, tierRefusal } from "../reader/tier.ts";
import { keyOf, piecesOf } from "../reader/tokens.ts";
import { englishWords } from "./english-words.ts";
import { type ChartReading, readingsOf, unknownWords } from "./read-chart.ts";
import { type Stretch, withoutParts } from "./remarks.ts";

/** Readings that cost about the same and differ: neither is answered. */
const marginMin = 0.15;
const choicesMax = 3;
/** With more words left out the rest is no longer the question. */
const leftOutMax = 3;

interface Context extends Asked {
  preset: Preset;
  lexicon: Lexicon;
}

/**
 * A question as a plan when every word of it has its use in one clear reading, else its readings to
 * choose from; `offers`: also one without unknown words, which takes as long again.
 */
export function readByChart(
  { question, before }: Asked,
  preset: Preset,
  { language, offers }: { language: Language; offers: boolean },
): Reading | undefined {
  const lexicon = allLexicons().find((each) => each.language === language);
  if (language !== "en" || !lexicon || saysUnsayable(question, language)) return undefined;
  const context: Context = { question, preset, lexicon, ...(before ? { before } : {}) };
  const readings = clearest(context);
  const [only, ...others] = readings;
  if (only && others.length === 0) return readingOf(only, preset, language);
  if (readings.length > choicesMax) return undefined;
  const choices = readings.map(({ plan }) => plan);
  if (only) {
    return {
      language,
      refusal: { refuse: "needs_clarification", about: [] },
      choices,
      isUnread: true,
    };
  }
  return offers ? withoutUnknown(context, language) : undefined;
}

/** The best reading and all that are as good. */
function clearest({ question, before, preset, lexicon }: Context): ChartReading[] {
  const all = readingsOf(question, preset, lexicon, { before });
  const [best] = all;
  if (!best) return [];
  return (
    all
      .filter(({ cost }) => cost - best.cost < marginMin)
      // Without businesses of its own it may belong to the question before.
      .filter(({ isWhole, isFollowUp }) => !before || isWhole || isFollowUp)
  );
}

function readingOf(reading: ChartReading, preset: Preset, language: Language): Reading {
  const { plan, assumed, corrected, isFollowUp } = reading;
  const refusal = notCollectedRefusal(plan, preset) ?? tierRefusal(plan, preset);
  if (refusal) return { language, refusal };
  const understood = corrected.map(({ typed, meant }) => ({ words: typed, as: meant }));
  return { language, plan, understood, assumed: [...assumed], isFollowUp };
}

/** The question without what nothing knows, as something to choose. */
function withoutUnknown(context: Context, language: Language): Reading | undefined {
  const { question, preset, lexicon } = context;
  const unknown = unknownWords(question, preset, lexicon);
  if (unknown.length === 0) return undefined;
  const words = unknown.length <= leftOutMax ? unknown : [];
  for (const spans of [words, sentencesWith(unknown, question)]) {
    const [only, ...others] = spans.length > 0 ? clearest(without(spans, context)) : [];
    if (!only || others.length > 0 || isEverything(only.plan)) continue;
    if (!only.isWhole && !only.isFollowUp) continue;
    const about = spans.map(({ start, end }) => shortened(question.slice(start, end)));
    const refusal = { refuse: "not_understood" as const, about };
    return { language, refusal, choices: [only.plan], isUnread: true };
  }
  return undefined;
}

const without = (spans: readonly Stretch[], context: Context): Context => ({
  ...context,
  question: withoutParts(context.question, spans),
});

/** "I sell websites here." before the question itself: whole sentences, or the part before a dash. */
function sentencesWith(unknown: readonly Stretch[], question: string): Stretch[] {
  const sentences = [...question.matchAll(/[^.!?:;]+?(?:[.!?:;]+(?:\s|$)|\s[-–]\s|$)/g)].map(
    ({ 0: text, index }) => ({ start: index, end: index + text.length }),
  );
  const dropped = sentences.filter(({ start, end }) =>
    unknown.some((word) => word.start >= start && word.end <= end),
  );
  return dropped.length < sentences.length ? dropped : [];
}

const aboutMaxChars = 60;
const shortened = (text: string): string => {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/[\s.!?:;–-]+$/, "")
    .trim();
  return line.length > aboutMaxChars ? `${line.slice(0, aboutMaxChars)}…` : line;
};

/** A list of all businesses doesn't count as a reading of the rest. */
const isEverything = ({ op, where }: Plan): boolean =>
  (op === "list" || op === "count") && where === undefined;

/** Kinds of the lexicon's phrases in a question, longer ones and the words in them. */
export function kindsIn(question: string, language: Language): Set<string> {
  const lexicon = allLexicons().find((each) => each.language === language);
  const words = piecesOf(question).flatMap(({ kind, text }) => (kind === "word" ? [text] : ["|"]));
  const kinds = new Set<string>();
  for (let from = 0; lexicon && from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + lexicon.longest); to++) {
      const kind = lexicon.meanings.get(words.slice(from, to).join(" "))?.kind;
      if (kind !== undefined) kinds.add(kind);
    }
  }
  return kinds;
}

/**
 * Whether all that a question is refused for is part of a longer phrase of another meaning: the name
 * of a business the plan asks for, "how many times more", "seats outside".
 */
export function isInLonger(question: string, plan: Plan, language: Language): boolean {
  const lexicon = allLexicons().find((each) => each.language === language);
  const names = [
    plan.target?.name ?? "",
    ...filtersOf(plan).flatMap((filter) =>
      isText(filter) && filter.f === "name" ? filter.text : [],
    ),
  ].map(keyOf);
  const isOther = (phrase: string): boolean => names.includes(phrase) || englishWords.has(phrase);
  const stretches = stretchesOf(question, lexicon?.longest ?? 0);
  const refused = stretches.filter(({ key }) => lexicon?.meanings.get(key)?.kind === "refuse");
  const others = stretches.filter(({ key }) => isOther(key));
  return (
    refused.length > 0 &&
    refused.every(({ from, to }) =>
      others.some(
        (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
      ),
    )
  );
}

function stretchesOf(question: string, most: number): { key: string; from: number; to: number }[] {
  const words = piecesOf(question).map(({ kind, text }) => (kind === "word" ? text : "|"));
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (__, more) => {
      const to = from + more + 1;
      return { key: words.slice(from, to).join(" "), from, to };
    }),
  );
}

/** "you have", "we know": the column beside it makes a condition. */
export const saysKnown = (question: string): boolean =>
  stretchesOf(question, knownWordsMax).some(({ key }) =>
    englishWords.get(key)?.some(({ kind }) => kind === "weknow"),
  );
const knownWordsMax = 4;

/** The phrases of one kind in a question, without those inside a longer one of it. */
export function timesOf(kind: string, question: string, language: Language): number {
  const lexicon = allLexicons().find((each) => each.language === language);
  const found = stretchesOf(question, lexicon?.longest ?? 0).filter(
    ({ key }) => lexicon?.meanings.get(key)?.kind === kind,
  );
  const isInside = (one: (typeof found)[number]): boolean =>
    found.some((other) => other !== one && other.from <= one.from && other.to >= one.to);
  return found.filter((one) => !isInside(one)).length;
}

/** Phrases of which each word is known and the whole is not: "best value", "instead of". */
const saysUnsayable = (question: string, language: Language): boolean =>
  kindsIn(question, language).has("unsaid");
