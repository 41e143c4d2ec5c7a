import type { Page } from "../page.ts";
import type { OwnSite } from "../whose/own-site.ts";
import { yearsBySentence } from "./decide.ts";
import { type FounderCandidate, founderCandidates } from "./founder-candidates.ts";
import type { Weights } from "./model.ts";
import { type YearCandidate, yearCandidates } from "./years.ts";

/** The years and the people that may be a site's beginning. */
export interface Candidates {
  years: YearCandidate[];
  /** `year`: the weights by which its sentences tell the year. */
  people(year: Weights): FounderCandidate[];
}

/** A branch's year is not the business's; its people may be. */
export function candidatesIn(
  { identity, self, reach }: Pick<OwnSite, "identity" | "self" | "reach">,
  thisYear: number,
): Candidates {
  const pages = isSame(self.pages, reach.pages) ? self.pages : reach.pages;
  const years = yearCandidates(self.pages, self.statements, identity, thisYear);
  const reachYears =
    pages === self.pages ? years : yearCandidates(pages, self.statements, identity, thisYear);
  return {
    years,
    people(year) {
      const told = yearsBySentence(reachYears, year);
      return founderCandidates(pages, reach.statements, identity, (sentence) =>
        sentence === undefined ? 0 : (told.get(sentence) ?? 0),
      );
    },
  };
}

/** Both are shares of the same pages. */
const isSame = (some: readonly Page[], others: readonly Page[]): boolean =>
  some.every(({ lines }, at) => lines.length === others[at]?.lines.length);
