import {
  type Candidates,
  candidatesIn,
} from "../../functions/_shared/domain/enrichment/beginnings/candidates.ts";
import { personKey } from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import type { LabelledPage, ReadPage } from "./labelled-pages.ts";

export interface Example extends Candidates {
  label: LabelledPage;
  /** How much it counts. */
  importance: number;
}

const thisYear = 2026;
/** Whole sites are what the product reads. */
const importances = { site: 2, page: 1, plain: 2.5 };
/** Small pages in plain words, of which the authors of whole sites write few. */
const plainSources = ["n", "o"];

export const exampleOf = (page: ReadPage): Example => ({
  label: page.label,
  importance: importanceOf(page.label),
  ...candidatesIn(page, thisYear),
});

function importanceOf({ site, source }: LabelledPage): number {
  if (plainSources.includes(source)) return importances.plain;
  return site === undefined ? importances.page : importances.site;
}

export const isFounder = ({ label }: Example, name: string): boolean =>
  label.founders.some((founder) => personKey(founder) === personKey(name));

export const isYear = ({ label }: Example, year: number): boolean => year === label.foundingYear;
