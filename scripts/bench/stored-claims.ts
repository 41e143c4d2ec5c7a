import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import type { Found } from "#domain/enrichment/page.ts";
import { fold } from "#domain/text/fold.ts";
import { add, type Score } from "./enrich-quality.ts";
import { factsOf, type StoredSite } from "./stored-sites.ts";

/** One value as returned, for somebody who reads whether its sentence says so. */
export interface Claim {
  site: string;
  field: "services" | "areas";
  value: string;
  method: string;
  page: string;
  sentence: string;
}

export interface ClaimScores {
  /** Labels name core services and areas only: other values count as neither. */
  recalls: Map<string, Score>;
  /** Fields whose labels are complete. */
  scores: Map<string, Score>;
  claims: Claim[];
}

/** Services, areas and the smaller facts of the sites, against their labels. */
export function scoreClaims(
  sites: readonly StoredSite[],
  facts: (site: StoredSite) => SiteFacts = factsOf,
): ClaimScores {
  const recalls = new Map<string, Score>();
  const scores = new Map<string, Score>();
  const claims: Claim[] = [];
  for (const stored of sites) {
    const { site, labels } = stored;
    const found = facts(stored);
    for (const [field, wanted] of [
      ["services", labels.services],
      ["areas", labels.areaServed],
    ] as const) {
      recall(recalls, field, site, valuesOf(found[field]), wanted);
      claims.push(...found[field].map((one) => claimOf(site, field, one)));
    }
    const exact = (field: string, values: readonly string[], wanted: readonly string[]): void =>
      add(scores, field, site, values.map(fold), wanted.map(fold));
    exact("founders", valuesOf(found.founders), labels.founders);
    exact("year", one(found.foundingYear?.value), one(labels.foundingYear));
    exact("payments", valuesOf(found.payments), labels.payments);
    exact("currencies", valuesOf(found.currencies), labels.currencies);
    exact("price range", one(found.priceRange?.value), one(labels.priceRange));
  }
  return { recalls, scores, claims };
}

const valuesOf = (found: readonly Found<string>[]): string[] => found.map(({ value }) => value);
const one = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined ? [] : [String(value)];

const claimOf = (
  site: string,
  field: Claim["field"],
  { value, method, page, snippet }: Found<string>,
): Claim => ({ site, field, value, method, page, sentence: snippet });

function recall(
  scores: Map<string, Score>,
  field: string,
  site: string,
  values: readonly string[],
  wanted: readonly string[],
): void {
  const right = wanted.filter((label) => values.some((value) => isAlike(label, value)));
  add(scores, field, site, right, [...wanted]);
}

/**
 * Whether a value names a label: both folded, their small words and plural endings dropped, all
 * words of the shorter one are among those of the longer one. `Gas Leaks` names `gas leak repair`.
 */
export function isAlike(label: string, value: string): boolean {
  const [a, b] = [wordsOf(label), wordsOf(value)];
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  return short.size > 0 && [...short].every((word) => long.has(word));
}

const small = new Set(
  "a an and the of for in on to with your our all & und der die das für et de des du la le les y en el los las".split(
    " ",
  ),
);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && !small.has(word))
      .map((word) => word.replace(/ies$/, "y").replace(/(?<=\p{L}{3})s$/u, "")),
  );
