import type { Found, Page } from "../page.ts";
import type { OwnSite } from "../whose/own-site.ts";
import { candidatesIn } from "./candidates.ts";
import { type Judged, judgePeople, judgeYears } from "./decide.ts";
import type { Thresholds } from "./model.ts";
import { isSamePerson } from "./people.ts";
import { trained } from "./trained.ts";

const foundersMax = 6;

export interface Beginnings {
  foundingYear: Found<number> | null;
  founders: Found<string>[];
}

/** The year a business began in and the people who began it, as a trained reader of its pages sees it. */
export function beginningsOf(
  site: Pick<OwnSite, "identity" | "self" | "reach">,
  thisYear: number,
): Beginnings {
  const { years, people } = candidatesIn(withoutFranchisor(site), thisYear);
  const { year, founders } = trained();
  const [best] = judgeYears(years, year.model);
  const kept: Found<string>[] = [];
  for (const one of judgePeople(people(year.model.weights), founders.model)) {
    const isKnown = kept.some(({ value }) => isSamePerson(value, one.candidate.value));
    if (isLikely(one, founders.thresholds) && !isKnown) kept.push(foundOf(one.candidate));
  }
  return {
    foundingYear: best && isLikely(best, year.thresholds) ? foundOf(best.candidate) : null,
    founders: kept.slice(0, foundersMax),
  };
}

const isLikely = (
  { candidate, probability }: Judged<{ isSure: boolean }>,
  { sure, unsure }: Thresholds,
): boolean => probability >= (candidate.isSure ? sure : unsure);

const foundOf = <T>({ value, page, method, snippet }: Found<T>): Found<T> => ({
  value,
  page,
  method,
  snippet,
});

/** On a franchisee's site the story told is the franchisor's. */
function withoutFranchisor(
  site: Pick<OwnSite, "identity" | "self" | "reach">,
): Pick<OwnSite, "identity" | "self" | "reach"> {
  if (!isFranchise(site.reach.pages)) return site;
  return {
    ...site,
    self: { ...site.self, pages: [] },
    reach: { ...site.reach, pages: [] },
  };
}

const isFranchise = (pages: readonly Page[]): boolean =>
  pages.some(({ lines }) => lines.some(({ text }) => /franchis(e|or|ee|es)\b/i.test(text)));
