import {
  type Judged,
  judgePeople,
  judgeYears,
} from "../../functions/_shared/domain/enrichment/beginnings/decide.ts";
import type { Thresholds } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import { type Example, isFounder, isYear } from "./examples.ts";
import { train } from "./train.ts";

/** A value with its probability, and whether a reader agrees. */
export interface Prediction {
  id: string;
  value: string;
  probability: number;
  /** Whether phrases tell it plainly. */
  isSure: boolean;
  isRight: boolean;
  snippet: string;
}
export interface Predictions {
  years: Prediction[];
  founders: Prediction[];
}

/** Predictions for the sites of groups of authors, each group read as all other authors teach. */
export function leaveAuthorsOut(
  examples: readonly Example[],
  groups: readonly (readonly string[])[],
): Predictions {
  const found: Predictions = { years: [], founders: [] };
  for (const group of groups) {
    const isLeftOut = ({ label }: Example): boolean => group.includes(label.source);
    const { year, founders } = train(examples.filter((example) => !isLeftOut(example)));
    for (const example of examples.filter(isLeftOut)) {
      const [best] = judgeYears(example.years, year);
      if (best)
        found.years.push(predictionOf(example, best, isYear(example, best.candidate.value)));
      for (const one of judgePeople(example.people(year.weights), founders)) {
        found.founders.push(predictionOf(example, one, isFounder(example, one.candidate.value)));
      }
    }
  }
  return found;
}

const predictionOf = (
  { label }: Example,
  { candidate, probability }: Judged<{ value: string | number; isSure: boolean; snippet: string }>,
  isRight: boolean,
): Prediction => ({
  id: label.id,
  value: String(candidate.value),
  probability,
  isSure: candidate.isSure,
  isRight,
  snippet: candidate.snippet,
});

export interface Share {
  given: number;
  right: number;
}

export const isGiven = (
  { isSure, probability }: Prediction,
  { sure, unsure }: Thresholds,
): boolean => probability >= (isSure ? sure : unsure);

export function shareAt(predictions: readonly Prediction[], thresholds: Thresholds): Share {
  const given = predictions.filter((one) => isGiven(one, thresholds));
  return { given: given.length, right: given.filter(({ isRight }) => isRight).length };
}

const steps = Array.from({ length: 30 }, (_, at) => Math.round(40 + 2 * at) / 100);

export interface Aim {
  precision: number;
  /** How much likelier a value has to be that no plain phrase tells. */
  untoldMargin: number;
}

/** The thresholds that give most right values, of those by which values are right so often. */
export function thresholdsFor(
  predictions: readonly Prediction[],
  { precision, untoldMargin }: Aim,
): Thresholds {
  let best: { thresholds: Thresholds; share: Share } | undefined;
  for (const sure of steps) {
    for (const unsure of steps) {
      if (unsure < sure + untoldMargin) continue;
      const share = shareAt(predictions, { sure, unsure });
      if (share.right < precision * share.given) continue;
      const isBetter =
        best === undefined ||
        share.right > best.share.right ||
        (share.right === best.share.right && share.given < best.share.given);
      if (isBetter) best = { thresholds: { sure, unsure }, share };
    }
  }
  return best?.thresholds ?? { sure: 1, unsure: 1 };
}
