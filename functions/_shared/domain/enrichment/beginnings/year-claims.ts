import type { Features } from "../../learning/forest.ts";
import { maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import type { Sentence, Token } from "./passages.ts";

const claimMaxChars = 60;
const wordsMax = 8;
const labelWordsMax = 4;
const beginning = maskOf(["found", "start", "self"]);
const since = maskOf(["since"]);
const others = maskOf(["others", "award", "member", "media", "role", "career", "house", "took"]);

/**
 * A statement outside of any story: "Est. 1987", "Established | 1989", "Cerrajeros desde 1962", a
 * heading, an entry of a footer or a list, a year below its label. Readers believe these first.
 * `previous`: the sentence before.
 */
export function claimFeatures(sentence: Sentence, previous?: Sentence): Features {
  const { line } = sentence;
  const label = labelOf(sentence, previous);
  const words = wordsIn(sentence);
  const isRow = label !== null || (line.text.includes("|") && line.text.length < claimMaxChars);
  const isApart =
    ["head", "header", "nav", "footer", "aside"].includes(line.region) ||
    line.level > 0 ||
    line.isItem ||
    isRow ||
    line.text.length < claimMaxChars;
  if (!isApart || words.length > wordsMax) return {};
  const cues = sentence.cues | (label?.cues ?? 0);
  const isOfPerson = words.some(({ text }) => isGivenName(text));
  const isClean = (cues & others) === 0 && !isOfPerson;
  const begins = (cues & beginning) !== 0;
  const hasSince = (cues & since) !== 0;
  return {
    claim: 1,
    ...(begins && isClean && { claimBegin: 1 }),
    ...(hasSince && isClean && { claimSince: 1 }),
    ...(isRow && begins && { claimRow: 1 }),
    ...(isOfPerson && (begins || hasSince) && { claimOfPerson: 1 }),
  };
}

const wordsIn = ({ tokens }: Sentence): Token[] => [...tokens.filter(({ word }) => word !== "")];

/** "Year of foundation" in a line of its own, above a line with nothing but numbers. */
function labelOf(sentence: Sentence, previous: Sentence | undefined): Sentence | null {
  if (previous === undefined || previous.lineAt !== sentence.lineAt - 1) return null;
  const isBare = wordsIn(sentence).every(({ word }) => /^\d/.test(word));
  return isBare && wordsIn(previous).length <= labelWordsMax ? previous : null;
}

/** Without any of these nothing around a year speaks of a beginning. */
const evidence = [
  ...["begin", "step", "since", "self", "idea", "kin", "modest", "business=", "jubilee", "ofAge"],
  ...["isStated", "isClaimed", "isTold", "echo", "echoOpen", "timeline", "underOwn"],
  ...["found", "start", "self", "step", "idea"].flatMap((cue) => [`${cue}+`, `${cue}-`]),
  ...["found^", "start^", "history^", "firstOfSection"],
];

/** "Price list 2014": an entry with a year, without any sign of a beginning. */
export const isBareEntry = (features: Features): boolean =>
  features.claim === 1 && evidence.every((name) => (features[name] ?? 0) === 0);

const ages =
  /(?<![\d.,])(\d{2,3})\s?(?:\+\s?)?(?:-year|years?|jahren?|ans|annees|anos|سنه|سنة|عاما|عام)(?!\p{L})/gu;

/** The years a text says its business has been there: "over 40 years". `text` is folded. */
export const agesIn = (text: string): number[] =>
  [...text.matchAll(ages)].map(([, age]) => Number(age)).filter((age) => age >= 10);
