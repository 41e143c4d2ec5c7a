import type { Features } from "../../functions/_shared/domain/learning/forest.ts";

export interface Sample {
  features: Features;
  isTrue: boolean;
}
/** Samples of which at most one value is true: they compete, also with "none of them". */
export interface Competition {
  samples: readonly Sample[];
  /** How much it counts. */
  importance: number;
}

/** First and second derivatives of the loss, by sample. */
export interface Slopes {
  gradient: Float64Array;
  curvature: Float64Array;
}

/** The score, in thousandths, of a sample about which nothing is known. */
export function baseOf(competitions: readonly Competition[]): number {
  let [no, yes] = [1, 1];
  for (const { samples, importance } of competitions)
    for (const { isTrue } of samples) {
      if (isTrue) yes += importance;
      else no += importance;
    }
  return Math.round(1_000 * Math.log(yes / no));
}

/**
 * The loss is the negative log-likelihood. True samples share the probability that one of them is
 * chosen: a mention that says nothing needs no high score beside one that does.
 */
export function slopesOf(competitions: readonly Competition[], scores: Float64Array): Slopes {
  const gradient = new Float64Array(scores.length);
  const curvature = new Float64Array(scores.length);
  let first = 0;
  for (const { samples, importance } of competitions) {
    let [all, right] = [1, 0];
    for (const [place, { isTrue }] of samples.entries()) {
      const mass = Math.exp(scores[first + place] ?? 0);
      all += mass;
      if (isTrue) right += mass;
    }
    for (const [place, { isTrue }] of samples.entries()) {
      const mass = Math.exp(scores[first + place] ?? 0);
      const probability = mass / all;
      gradient[first + place] = importance * (probability - (isTrue ? mass / right : 0));
      curvature[first + place] = importance * probability * (1 - probability);
    }
    first += samples.length;
  }
  return { gradient, curvature };
}
