import {
  type Judged,
  judgePeople,
  judgeYears,
  personKey,
  yearsBySentence,
} from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import {
  type FounderCandidate,
  founderCandidates,
} from "../../functions/_shared/domain/enrichment/beginnings/founder-candidates.ts";
import type { Weights } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import {
  type YearCandidate,
  yearCandidates,
} from "../../functions/_shared/domain/enrichment/beginnings/years.ts";
import type { ReadPage } from "./labelled-pages.ts";
import { type Choice, fitWeights } from "./logistic.ts";

interface Example extends ReadPage {
  years: YearCandidate[];
  /** The same with the pages' branches, for founders. */
  reachYears: YearCandidate[];
}
interface BothWeights {
  year: Weights;
  founders: Weights;
}
/** A value with its probability, and whether a reader agrees. */
export interface Prediction {
  id: string;
  value: string;
  probability: number;
  isRight: boolean;
  snippet: string;
}
interface Predictions {
  years: Prediction[];
  founders: Prediction[];
}

const thisYear = 2026;
const penalties = { year: 2, founders: 1 };

export const exampleOf = (page: ReadPage): Example => ({
  ...page,
  years: yearCandidates(page.pages, page.statements, page.identity, thisYear),
  reachYears: yearCandidates(page.reach, [], page.identity, thisYear),
});

function trainOn(examples: readonly Example[]): BothWeights {
  const year = fitWeights(
    examples.map(({ years, label }) =>
      years.map(({ value, features }) => ({ features, isTrue: value === label.foundingYear })),
    ),
    penalties.year,
  );
  const founders = fitWeights(
    examples.flatMap((example) => peopleOf(example, year)),
    penalties.founders,
  );
  return { year, founders };
}

function peopleOf(example: Example, year: Weights): Choice[] {
  const people = new Map<string, FounderCandidate[]>();
  for (const one of candidatesOf(example, year)) {
    people.set(personKey(one.value), [...(people.get(personKey(one.value)) ?? []), one]);
  }
  return [...people.values()].map((mentions) =>
    mentions.map(({ features, value }) => ({ features, isTrue: isFounder(example, value) })),
  );
}

function candidatesOf(example: Example, year: Weights): FounderCandidate[] {
  const told = yearsBySentence(example.reachYears, year);
  return founderCandidates(example.reach, example.statements, example.identity, (sentence) =>
    sentence === undefined ? 0 : (told.get(sentence) ?? 0),
  );
}

const isFounder = ({ label }: Example, name: string): boolean =>
  label.founders.some((founder) => personKey(founder) === personKey(name));

/** Predictions for pages that the weights weren't trained on; `groupOf` names the pages left out together. */
export function crossValidate(
  examples: readonly Example[],
  groupOf: (example: Example, at: number) => string,
): Predictions {
  const groups = examples.map(groupOf);
  const found: Predictions = { years: [], founders: [] };
  for (const group of new Set(groups)) {
    const weights = trainOn(examples.filter((_, at) => groups[at] !== group));
    for (const example of examples.filter((_, at) => groups[at] === group)) {
      const best = judgeYears(example.years, weights.year)[0];
      if (best) {
        const isRight = best.candidate.value === example.label.foundingYear;
        found.years.push(predictionOf(example, best, isRight));
      }
      for (const one of judgePeople(candidatesOf(example, weights.year), weights.founders)) {
        found.founders.push(predictionOf(example, one, isFounder(example, one.candidate.value)));
      }
    }
  }
  return found;
}

const predictionOf = (
  { label }: Example,
  { candidate, probability }: Judged<YearCandidate | FounderCandidate>,
  isRight: boolean,
): Prediction => ({
  id: label.id,
  value: String(candidate.value),
  probability,
  isRight,
  snippet: candidate.snippet,
});

export interface Share {
  threshold: number;
  values: number;
  right: number;
}

/** The lowest threshold, in steps of 0.01, from which on the values are right at least so often. */
export function thresholdFor(predictions: readonly Prediction[], precision: number): Share {
  for (let step = 1; step < 100; step++) {
    const share = shareAt(predictions, step / 100);
    if (share.values > 0 && share.right / share.values >= precision) return share;
  }
  return shareAt(predictions, 1);
}

function shareAt(predictions: readonly Prediction[], threshold: number): Share {
  const given = predictions.filter(({ probability }) => probability >= threshold);
  return {
    threshold,
    values: given.length,
    right: given.filter(({ isRight }) => isRight).length,
  };
}
