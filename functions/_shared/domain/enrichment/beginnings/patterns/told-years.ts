import { type Identity, likeness, wordsOf } from "../../identity.ts";
import type { Line } from "../../page.ts";
import { tradeIn } from "../../services/trades.ts";
import { isArticle, isReview } from "../../third-parties.ts";
import { isCustomersVoice, plainYears } from "./voices.ts";
import {
  afterYear,
  founded,
  isHabit,
  isThereSince,
  labelled,
  nextClause,
  otherBeginnings,
  ourselves,
  since,
  sinceWe,
  storyBegins,
  withCustomers,
} from "./years.ts";

const taglineMaxChars = 60;

/** A year that a line tells in so many words; from 2 on it is probably the beginning. */
export interface ToldYear {
  value: number;
  score: number;
}

/** The years of a line that phrases like "founded in" or "since" tell. */
export function toldYears(line: Line, identity: Identity): ToldYear[] {
  const text = plainYears(line.text);
  const isOthers = isReview(line.path) || isArticle(line.path) || isCustomersVoice(line.text);
  if (!/(1[0-9]|20)\d{2}/.test(text) || isOthers) return [];
  const plain = { ...line, text };
  return [
    ...read(plain, labelled, 4, identity),
    ...read(plain, founded, 3, identity),
    ...read(plain, storyBegins, 3, identity),
    ...read(plain, afterYear, 3, identity),
    ...read(plain, since, 2, identity),
  ];
}

function read(
  { text, level, region }: Line,
  pattern: RegExp,
  weight: number,
  identity: Identity,
): ToldYear[] {
  const isProminent = level > 0 || ["header", "footer", "head"].includes(region);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = Number(match.slice(1).find((group) => /^\d{4}$/.test(group ?? "")));
    const sentence = sentenceAround(text, match.index, match[0].length);
    if (
      otherBeginnings.test(sentence.replace(withCustomers, " ")) ||
      foundsAnother(sentence, identity)
    )
      return [];
    const speaksOfUs = ourselves.test(sentence) || namesUs(sentence, identity);
    if (pattern === since && !beganThen(sentence, level > 0 || region === "head", identity)) {
      return [];
    }
    // "Since 1992, people have …" in a long text may speak of anybody.
    if (!speaksOfUs && sentence.length > taglineMaxChars) return [];
    const score =
      weight +
      (speaksOfUs ? 1 : 0) +
      (isProminent ? 0.5 : 0) -
      (isForeign(sentence, identity) ? 3 : 0);
    return [{ value, score }];
  });
}

/** Whether a clause with "since" is about the business, not about a tool, a habit or a title. */
function beganThen(sentence: string, isHeading: boolean, identity: Identity): boolean {
  if (isHabit.test(sentence.replace(nextClause, "$1"))) return false;
  if (isThereSince.test(sentence) || sinceWe.test(sentence)) return true;
  if (sentence.length > taglineMaxChars) return false;
  const rest = sentence
    .replace(since, "")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return rest === "" || isHeading || namesUs(rest, identity) || tradeIn(rest) === 3;
}

const sentenceEnds = /[.!?؟](?=\s|$)|[;؛|·•]|\s[–—-]\s/gu;
/** A point after one of these ends no sentence. */
const shortened = /(?:(?<!\p{L})(?:est|estd|gegr|dr|dra|sr|sra|st|inc|co|ltd|\p{L}))$/iu;

function sentenceAround(text: string, at: number, length: number): string {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnds)) {
    if (end === "." && shortened.test(text.slice(Math.max(0, index - 8), index))) continue;
    if (index >= at + length) return text.slice(start, index);
    if (index < at) start = index + end.length;
  }
  return text.slice(start);
}

const namesUs = (sentence: string, identity: Identity): boolean =>
  wordsOf(sentence).some((word) => word.length >= 4 && identity.words.has(word));

/** "My mentor founded the Whitlow Institute": something else with a name. */
function foundsAnother(sentence: string, identity: Identity): boolean {
  const other =
    /\b(?:founded|established|opened|started) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:&|and|of|\p{Lu}[\p{L}'’-]+)){1,4})/u.exec(
      sentence,
    )?.[1];
  return other !== undefined && likeness(other, identity) < 0.5;
}

/** A company named in the sentence that is not this one: a franchisor, a supplier. */
function isForeign(sentence: string, identity: Identity): boolean {
  const company =
    /((?:\p{Lu}[\p{L}'’&-]+\s+){1,4})(?:Inc|Ltd|LLC|GmbH|AG|Corp|Corporation|Company|S\.?A|SpA|SRL|B\.?V)\b/u.exec(
      sentence,
    )?.[1];
  return company !== undefined && likeness(company, identity) < 0.5;
}
