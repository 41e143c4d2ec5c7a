import { maskOf } from "./cues/classes.ts";
import { isGivenName } from "./given-names.ts";
import type { Features } from "./near.ts";
import type { Sentence } from "./passages.ts";

const claimMaxChars = 60;
const wordsMax = 8;
const beginning = maskOf(["found", "start", "self"]);
const since = maskOf(["since"]);
const others = maskOf(["others", "award", "member", "media", "role", "career", "house", "took"]);

/**
 * A statement outside of any story: "Est. 1987", "Established | 1989", "Cerrajeros desde 1962", a
 * heading, an entry of a footer or a list. Readers believe these first.
 */
export function claimFeatures({ tokens, cues, line }: Sentence): Features {
  const words = tokens.filter(({ word }) => word !== "");
  const isRow = line.text.includes("|") && line.text.length < claimMaxChars;
  const isApart =
    ["head", "header", "nav", "footer", "aside"].includes(line.region) ||
    line.level > 0 ||
    line.isItem ||
    isRow ||
    line.text.length < claimMaxChars;
  if (!isApart || words.length > wordsMax) return {};
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

const ages =
  /(?<![\d.,])(\d{2,3})\s?(?:\+\s?)?(?:-year|years?|jahren?|ans|annees|anos|سنه|سنة|عاما|عام)(?!\p{L})/gu;

/** The years a text says its business has been there: "over 40 years". `text` is folded. */
export const agesIn = (text: string): number[] =>
  [...text.matchAll(ages)].map(([, age]) => Number(age)).filter((age) => age >= 10);
