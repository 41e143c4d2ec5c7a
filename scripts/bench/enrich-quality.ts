import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { answerOf, type EnrichAnswer } from "#domain/enrichment/enrichment.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { fold } from "#domain/text/fold.ts";
import type { OwnSite } from "./own-sites/labels.ts";

/** Right, wrong and missed values of one field, and of those found how many are labelled right. */
export interface Score {
  right: number;
  wrong: number;
  missed: number;
  labelled: number;
  examples: string[];
}

export const precision = ({ right, wrong }: Score): number =>
  right + wrong === 0 ? 1 : right / (right + wrong);
export const recall = ({ right, missed }: Score): number =>
  right + missed === 0 ? 1 : right / (right + missed);

export function answerTo({ site, country, html }: OwnSite): EnrichAnswer {
  const page = readPage({ url: `https://${site}/`, ref: `https://${site}/`, html });
  return answerOf(site, enrichPages({ site, country, pages: [page], thisYear: 2026 }));
}

/** Scores every field of the invented sites against what they were made to say. */
export function scoreOwnSites(
  sites: readonly OwnSite[],
  answer: (site: OwnSite) => EnrichAnswer,
): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const site of sites) {
    const got = answer(site);
    const { labels } = site;
    const compare = (field: string, found: readonly string[], wanted: readonly string[]): void =>
      add(scores, field, site.site, found.map(fold), wanted.map(fold));
    compare(
      "emails",
      got.emails.map(({ value }) => value),
      labels.emails.map(({ value }) => value),
    );
    compare(
      "phones",
      got.phones.map(({ value }) => value),
      labels.phones.map(({ value }) => value),
    );
    compare("socials", Object.values(got.socials), Object.values(labels.socials));
    compare("payments", got.payments, labels.payments);
    compare("currencies", got.currencies, labels.currencies);
    compare("services", got.services, labels.services);
    compare("areaServed", got.areaServed, labels.areaServed);
    compare("founders", got.founders, labels.founders);
    for (const field of ["priceRange", "foundingYear", "rating", "reviewCount"] as const) {
      compare(field, one(got[field]), one(labels[field]));
    }
    const names = labels.description !== null && got.description?.includes(labels.description);
    compare(
      "description",
      got.description === null ? [] : [names ? "it" : "another"],
      one(labels.description && "it"),
    );
    compare("fit", one(got.marketingFit?.value ?? null), [labels.fit]);
    labelled(
      scores,
      "emails",
      got.emails.map(({ value, role }) => [value, role]),
      labels.emails.map(({ value, role }) => [value, role]),
    );
    labelled(
      scores,
      "phones",
      got.phones.map(({ value, label }) => [value, label.split(":")[0] ?? ""]),
      labels.phones.map(({ value, label }) => [value, label]),
    );
  }
  return scores;
}

const one = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);

/** Adds one site's values of a field to its score. */
export function add(
  scores: Map<string, Score>,
  field: string,
  site: string,
  found: string[],
  wanted: string[],
): void {
  const score = scores.get(field) ?? { right: 0, wrong: 0, missed: 0, labelled: 0, examples: [] };
  const wrong = found.filter((value) => !wanted.includes(value));
  const missed = wanted.filter((value) => !found.includes(value));
  score.right += found.length - wrong.length;
  score.wrong += wrong.length;
  score.missed += missed.length;
  score.examples.push(
    ...wrong.map((value) => `${site} +${value}`),
    ...missed.map((value) => `${site} -${value}`),
  );
  scores.set(field, score);
}

function labelled(
  scores: Map<string, Score>,
  field: string,
  found: string[][],
  wanted: string[][],
): void {
  const score = scores.get(field);
  const byValue = new Map(wanted.map(([value = "", label = ""]) => [value, label]));
  for (const [value = "", label = ""] of found) {
    if (!score || !byValue.has(value)) continue;
    if (byValue.get(value) === label) score.labelled++;
    else score.examples.push(`${value} ${label} instead of ${byValue.get(value)}`);
  }
}
