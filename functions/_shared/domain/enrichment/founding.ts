import { businessesOf } from "./business.ts";
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
} from "./founding/beginnings.ts";
import { isCustomersVoice, plainYears } from "./founding/voices.ts";
import { type Identity, likeness, wordsOf } from "./identity.ts";
import { evidenceOn, type Found, type Line, type Page } from "./page.ts";
import { tradeIn } from "./services/trades.ts";
import { type Statement, textsOf } from "./structured-data.ts";
import { isArticle, isReview } from "./third-parties.ts";

const yearMin = 1000;
const taglineMaxChars = 60;

/** The year the business itself began; somebody else's year in the same text is not it. */
export function foundingYearOf(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  thisYear: number,
): Found<number> | null {
  const candidates = [
    ...stated(statements),
    ...(isFranchise(pages) ? [] : pages.flatMap((page) => written(page, identity))),
  ].filter(({ value }) => value >= yearMin && value <= thisYear);
  const best = candidates.reduce<Scored | null>(
    (a, b) => (a === null || b.score > a.score ? b : a),
    null,
  );
  return best && best.score >= 2
    ? { value: best.value, page: best.page, method: best.method, snippet: best.snippet }
    : null;
}

/** On a franchisee's site the story told is the franchisor's. */
export const isFranchise = (pages: readonly Page[]): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => /franchis(e|or|ee|es)\b/i.test(text)));

type Scored = Found<number> & { score: number };

function stated(statements: readonly Statement[]): Scored[] {
  return businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "foundingDate").flatMap((text) => {
      const value = Number(/\b(1[0-9]|20)\d{2}\b/.exec(text)?.[0]);
      return Number.isInteger(value)
        ? [{ value, page: page.ref, method, snippet: `foundingDate: ${text}`, score: 6 }]
        : [];
    }),
  );
}

function written(page: Page, identity: Identity): Scored[] {
  const head = [page.meta.get("description") ?? "", page.title].map(
    (text): Line => ({
      text,
      region: "head",
      path: "",
      heading: "",
      level: 0,
      isItem: false,
      depth: 0,
    }),
  );
  return [...head, ...page.lines].flatMap((line) => {
    const text = plainYears(line.text);
    const isOthers = isReview(line.path) || isArticle(line.path) || isCustomersVoice(line.text);
    if (!/(1[0-9]|20)\d{2}/.test(text) || isOthers) return [];
    const plain = { ...line, text };
    return [
      ...read(plain, labelled, 4, page, identity),
      ...read(plain, founded, 3, page, identity),
      ...read(plain, storyBegins, 3, page, identity),
      ...read(plain, afterYear, 3, page, identity),
      ...read(plain, since, 2, page, identity),
    ];
  });
}

function read(
  { text, level, region }: Line,
  pattern: RegExp,
  weight: number,
  page: Page,
  identity: Identity,
): Scored[] {
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
    return [{ value, ...evidenceOn(page, "text", text, match[0]), score }];
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
