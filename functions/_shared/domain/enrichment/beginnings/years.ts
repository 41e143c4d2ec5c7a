import { businessesOf } from "../business.ts";
import type { Identity } from "../identity.ts";
import { evidenceOn, type Found, type Page } from "../page.ts";
import { type Statement, textsOf } from "../structured-data.ts";
import type { Features } from "./near.ts";
import { type Sentence, storyOf } from "./passages.ts";
import { yearFeatures, yearPattern } from "./year-features.ts";

export interface YearCandidate extends Found<number> {
  features: Features;
  /** Missing for one of the page's structured data. */
  sentence?: Sentence;
}

const yearMin = 1500;
const sectionLines = 12;

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
            },
          ]
        : [];
    }),
  );
  const written = pages.flatMap((page) => writtenYears(page, identity, thisYear));
  const all = [...stated, ...written].filter(({ value }) => value >= yearMin && value <= thisYear);
  compare(all, new Set(stated.map(({ value }) => value)));
  return all;
}

function writtenYears(page: Page, identity: Identity, thisYear: number): YearCandidate[] {
  const story = storyOf(page);
  return story.lines.flatMap((line, lineAt) => {
    if (!/(?:1[5-9]|20|[١٢])[\d٠-٩]{2}/.test(line.text)) return [];
    return story.sentencesOf(lineAt).flatMap((sentence) =>
      sentence.tokens.flatMap((token, at): YearCandidate[] => {
        if (!yearPattern.test(token.text) || !isAlone(sentence, at)) return [];
        const value = Number(token.text);
        return [
          {
            value,
            ...evidenceOn(page, "text", line.text, token.text),
            features: yearFeatures({ story, sentence, at, identity, thisYear }),
            sentence,
          },
        ];
      }),
    );
  });
}

/** Not a part of a number: `2.019`, `12/1987`, `DIN 1988-300`. */
function isAlone({ tokens }: Sentence, at: number): boolean {
  const [before, token, after, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined) return false;
  const touches = before?.end === token.at && /^[\d.,/+\p{L}€$£#]/u.test(before.text);
  const isTouched =
    after?.at === token.end &&
    (/^[\p{L}€$£%]/u.test(after.text) ||
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
  for (const { value, features, sentence, page } of all) {
    if (sentence === undefined) continue;
    const section = told.filter(
      (other) =>
        other.page === page &&
        Math.abs((other.sentence?.lineAt ?? 0) - sentence.lineAt) <= sectionLines,
    );
    const leads = section.filter((other) => other.features.lead === 1);
    const first = Math.min(...section.map((other) => other.value));
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
