import type { Features } from "../../learning/forest.ts";
import { fold } from "../../text/fold.ts";
import { businessesOf } from "../business.ts";
import type { Identity } from "../identity.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { type Statement, textsOf } from "../structured-data.ts";
import { jubileeYears } from "./jubilee-years.ts";
import { isPlanned, linesOf, type Sentence, storyOf } from "./passages.ts";
import { toldYears } from "./patterns/told-years.ts";
import { isHabit } from "./patterns/years.ts";
import { wordsAround } from "./words-around.ts";
import { agesIn, claimFeatures, isBareEntry } from "./year-claims.ts";
import { yearFeatures, yearPattern } from "./year-features.ts";

export interface YearCandidate extends Found<number> {
  features: Features;
  /** Missing for one of the page's structured data. */
  sentence?: Sentence;
  /** How plainly phrases tell it, 0 for not at all; see `toldYears`. */
  told: number;
  /** Whether phrases tell it, no other year more plainly, and there are hardly other years. */
  isSure: boolean;
}

const yearMin = 1500;
const sectionLines = 12;
const candidatesMax = 300;
/** From here on phrases tell a year plainly. */
const toldMin = 2;
/** More years on a site than these are a story, in which phrases mislead. */
const plainYears = 2;
const toldSteps = [1, 2, 2.5, 3, 4, 5];

/** Every year that a business's pages name, described by its surroundings. */
export function yearCandidates(
  pages: readonly Page[],
  statements: readonly Statement[],
  identity: Identity,
  thisYear: number,
): YearCandidate[] {
  const stated = businessesOf(statements).flatMap(({ thing, page, method }) =>
    textsOf(thing, "foundingDate").flatMap((text): YearCandidate[] => {
      const value = Number(/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.exec(text)?.[0]);
      return Number.isInteger(value)
        ? [
            {
              value,
              page: page.ref,
              method,
              snippet: `foundingDate: ${text}`,
              features: { bias: 1, stated: 1 },
              told: 0,
              isSure: true,
            },
          ]
        : [];
    }),
  );
  const written = pages
    .flatMap((page) => writtenYears(page, identity, thisYear))
    .slice(0, candidatesMax);
  const all = [...stated, ...written].filter(({ value }) => value >= yearMin && value <= thisYear);
  compare(all, new Set(stated.map(({ value }) => value)));
  holdAgainstAges(all, pages, thisYear);
  return all.filter(({ features }) => !isBareEntry(features));
}

function writtenYears(page: Page, identity: Identity, thisYear: number): YearCandidate[] {
  const story = storyOf(page);
  return story.lines.flatMap((line, lineAt) => {
    if (!/[\d٠-٩]{2}/.test(line.text)) return [];
    const told = toldYears(line, identity);
    const past = story.sentencesOf(lineAt).filter((sentence) => !isPlanned(sentence));
    const [first] = past;
    if (first === undefined) return [];
    const spokenFor = jubileeYears(line, identity).map(
      ({ value, text, features }): YearCandidate => ({
        ...{ value, ...evidenceOn(page, "text", line.text, text), features },
        ...{ sentence: first, told: 0, isSure: false },
      }),
    );
    const written = past.flatMap((sentence) =>
      sentence.tokens.flatMap((token, at): YearCandidate[] => {
        if (!yearPattern.test(token.text) || !isAlone(sentence, at)) return [];
        const value = Number(token.text);
        return [
          {
            value,
            ...evidenceOn(page, "text", line.text, line.text.slice(token.at, token.end)),
            features: {
              ...yearFeatures({ story, sentence, at, identity, thisYear }),
              ...claimFeatures(sentence, story.before(sentence)),
              ...wordsAround(sentence, at, at + 1),
            },
            sentence,
            told: Math.max(
              0,
              ...told.filter((one) => one.value === value).map(({ score }) => score),
            ),
            isSure: false,
          },
        ];
      }),
    );
    return [...written, ...spokenFor];
  });
}

/** Letters of a model's name, "A1998"; a longer word lost only the space before it. */
const isMark = /^\p{L}{1,3}$/u;
const isAnnoDomini = /^م$/u;

/** `18/11/2012`, `3.5.1987` */
const isOfDate = (tokens: Sentence["tokens"], at: number): boolean =>
  /^\d{1,2}([./-])\d{1,2}\1$/.test(
    tokens
      .slice(Math.max(0, at - 4), at)
      .map(({ text }) => text)
      .join(""),
  );

/** Not a part of a number: `2.019`, `12/1987`, `DIN 1988-300`. */
function isAlone({ tokens }: Sentence, at: number): boolean {
  const [before, token, after, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined) return false;
  // "416 939 1530", "427-1769"
  const isDash = before !== undefined && /^[–.)-]$/.test(before.text);
  const number = (isDash ? tokens[at - 2] : before)?.text ?? "";
  if (/^\d{3,}$/.test(number) && !yearPattern.test(number)) return false;
  const touches =
    before?.end === token.at &&
    !isOfDate(tokens, at) &&
    (/^[\d.,/+€$£#]/u.test(before.text) || isMark.test(before.text));
  const isTouched =
    after?.at === token.end &&
    (/^[€$£%]/u.test(after.text) ||
      (isMark.test(after.text) && !isAnnoDomini.test(after.text)) ||
      (/^[.,/]$/.test(after.text) && next?.at === after.end && /^\d/.test(next.text)));
  return !touches && !isTouched;
}

/** A candidate's place among the others. */
function compare(all: readonly YearCandidate[], stated: ReadonlySet<number>): void {
  const told = all.filter(({ sentence }) => sentence && sentence.line.region !== "footer");
  const earliest = Math.min(...told.map(({ value }) => value));
  const begun = told.filter(
    ({ features }) => (features.begin ?? 0) > 0.3 || (features.since ?? 0) > 0.8,
  );
  const earliestBegun = Math.min(...begun.map(({ value }) => value));
  const plainest = Math.max(...all.map((one) => one.told));
  const mostTold = plainest < toldMin ? undefined : all.find((one) => one.told === plainest)?.value;
  const claimed = new Set(
    all.flatMap(({ value, features }) => (features.claimBegin === 1 ? value : [])),
  );
  const values = [...new Set(told.map(({ value }) => value))];
  const distinct = values.length;
  for (const one of all) {
    const { value, features, sentence, page } = one;
    if (sentence === undefined) continue;
    features["~years"] = Math.min(1, distinct / 8);
    features["~earlier"] = Math.min(1, values.filter((other) => other < value).length / 8);
    if (mostTold !== undefined) features[value === mostTold ? "isTold" : "otherTold"] = 1;
    if (one.told === 0 && (features["since<"] ?? 0) > 0.8) features.sinceUntold = 1;
    if (isHabit.test(sentence.text)) features.habit = 1;
    for (const least of toldSteps) if (one.told >= least) features[`told${least}`] = 1;
    one.isSure = value === mostTold && distinct <= plainYears;
    const section = told.filter(
      (other) =>
        other.page === page &&
        Math.abs((other.sentence?.lineAt ?? 0) - sentence.lineAt) <= sectionLines,
    );
    const leads = section.filter((other) => other.features.lead === 1);
    const first = Math.min(...section.map((other) => other.value));
    if (claimed.has(value)) features.isClaimed = 1;
    else if (claimed.size > 0) features.otherClaimed = 1;
    features.isStated = stated.has(value) ? 1 : 0;
    features.otherStated = stated.size > 0 && !stated.has(value) ? 1 : 0;
    features.earliest = value === earliest ? 1 : 0;
    features.earliestBegun = value === earliestBegun ? 1 : 0;
    features.only = told.length === 1 && value === earliest ? 1 : 0;
    features.repeated = all.filter((other) => other.value === value).length > 1 ? 1 : 0;
    features.firstOfSection = section.length > 1 && value === first ? 1 : 0;
    features.laterThanBegun = value > earliestBegun ? 1 : 0;
    features.timeline = features.lead === 1 && leads.length >= 3 ? 1 : 0;
    features.timelineFirst =
      features.timeline === 1 && value === Math.min(...leads.map((other) => other.value)) ? 1 : 0;
  }
}

const agesMax = 20;
/** A page may have been written some time ago. */
const pageAgeMax = 3;

/** "Over 40 years" on a site that was written in 2025 speaks for 1984. */
function holdAgainstAges(
  all: readonly YearCandidate[],
  pages: readonly Page[],
  thisYear: number,
): void {
  if (all.length === 0) return;
  const ages = pages
    .flatMap((page) =>
      linesOf(page).flatMap(({ text }) => (/\d/.test(text) ? agesIn(fold(text)) : [])),
    )
    .slice(0, agesMax);
  const latest = Math.max(...all.map(({ value }) => value));
  for (const { value, features, sentence } of all) {
    if (sentence === undefined) continue;
    const isOfAge = ages.some((age) => {
      const year = value + age;
      return Math.abs(year - latest) <= 1 || (year <= thisYear && year > thisYear - pageAgeMax);
    });
    if (isOfAge) features.ofAge = 1;
    else if (ages.length > 0) features.ofOtherAge = 1;
  }
}
