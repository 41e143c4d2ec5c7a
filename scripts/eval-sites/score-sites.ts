import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import type { Found } from "#domain/enrichment/page.ts";
import { fold } from "#domain/text/fold.ts";
import type { SiteLabels } from "./labelled-sites.ts";
import type { ReadSite } from "./read-sites.ts";

export interface Score {
  values: number;
  /** Of the values. */
  right: number;
  labels: number;
  /** Of the labels. */
  found: number;
}

interface Field {
  name: string;
  found: (facts: SiteFacts) => Found<string | number>[];
  wanted: (labels: SiteLabels) => (string | number)[];
  isSame: (value: string, label: string) => boolean;
  /** Labels name the most important values only: a further one may be right. */
  isOpen?: true;
}

const one = <T>(value: T | null): T[] => (value === null ? [] : [value]);
const isEqual = (value: string, label: string): boolean => fold(value) === fold(label);

/** The words of a name, without their endings in the plural. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=...)s$/, "")),
  );

/** One says the other's words; a value that is shorter than its label says half of it at least. */
function saysSame(value: string, label: string): boolean {
  const [told, wanted] = [wordsOf(value), wordsOf(label)];
  if (told.size === 0 || wanted.size === 0) return false;
  const isWithin = (part: Set<string>, whole: Set<string>) => [...part].every((w) => whole.has(w));
  return isWithin(wanted, told) || (isWithin(told, wanted) && 2 * told.size >= wanted.size);
}

/** `Cortez, Colorado` // => `Cortez` */
const town = (text: string): string => text.split(",")[0] ?? "";
const mentionsAll = (value: string, label: string): boolean =>
  label.split("\n").every((word) => fold(value).includes(fold(word)));

export const fields: readonly Field[] = [
  {
    name: "description",
    found: (facts) => one(facts.description),
    wanted: (labels) => one(labels.descriptionMustMention.join("\n") || null),
    isSame: mentionsAll,
  },
  {
    name: "services",
    found: (facts) => facts.services,
    wanted: (labels) => labels.services,
    isSame: saysSame,
    isOpen: true,
  },
  {
    name: "areas",
    found: (facts) => facts.areas,
    wanted: (labels) => labels.areaServed,
    isSame: (value, label) => saysSame(town(value), town(label)),
    isOpen: true,
  },
  {
    name: "founders",
    found: (facts) => facts.founders,
    wanted: (labels) => labels.founders,
    isSame: isEqual,
  },
  {
    name: "foundingYear",
    found: (facts) => one(facts.foundingYear),
    wanted: (labels) => one(labels.foundingYear),
    isSame: isEqual,
  },
  {
    name: "priceRange",
    found: (facts) => one(facts.priceRange),
    wanted: (labels) => one(labels.priceRange),
    isSame: isEqual,
  },
  {
    name: "payments",
    found: (facts) => facts.payments,
    wanted: (labels) => labels.payments,
    isSame: isEqual,
  },
  {
    name: "currencies",
    found: (facts) => facts.currencies,
    wanted: (labels) => labels.currencies,
    isSame: isEqual,
  },
];

/** The values of one field over all sites against their labels. */
export function scoreField(
  { name, found, wanted, isSame }: Field,
  sites: readonly ReadSite[],
  factsOf: (site: ReadSite) => SiteFacts,
): Score {
  const score = { values: 0, right: 0, labels: 0, found: 0 };
  for (const read of sites) {
    const labels = wanted(read.site.labels).map(String);
    // A site that no word is asked of says nothing about descriptions.
    if (name === "description" && labels.length === 0) continue;
    const values = found(factsOf(read)).map(({ value }) => String(value));
    score.values += values.length;
    score.labels += labels.length;
    score.right += values.filter((value) => labels.some((label) => isSame(value, label))).length;
    score.found += labels.filter((label) => values.some((value) => isSame(value, label))).length;
  }
  return score;
}
