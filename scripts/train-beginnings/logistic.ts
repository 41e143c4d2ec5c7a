import type { Weights } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import type { Features } from "../../functions/_shared/domain/learning/forest.ts";

/** Candidates of which one that is true may be chosen, or none: a page's years, a person's mentions. */
export type Choice = readonly { features: Features; isTrue: boolean }[];

const steps = 400;
const firstRate = 0.2;

/**
 * Weights by which a true candidate is chosen with most likelihood, against the others and against
 * "none", which scores 0; large weights cost `penalty`. Deterministic (Adam from zero).
 * `importance` says how much a choice counts; 1 when it is missing.
 */
export function fitWeights(
  choices: readonly Choice[],
  penalty: number,
  importance: readonly number[] = [],
): Weights {
  const names = [
    ...new Set(
      choices.flatMap((choice) => choice.flatMap(({ features }) => Object.keys(features))),
    ),
  ]
    .filter((name) => !name.startsWith("~"))
    .sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const sparse = choices.map((choice, at) => ({
    importance: importance[at] ?? 1,
    candidates: choice.map(({ features, isTrue }) => sparseOf(features, isTrue, place)),
  }));
  const bias = place.get("bias") ?? -1;
  const weights = new Float64Array(names.length);
  const gradient = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const spread = new Float64Array(names.length);
  for (let step = 1; step <= steps; step++) {
    for (let at = 0; at < names.length; at++) {
      gradient[at] = (at === bias ? 0.01 : penalty) * (weights[at] ?? 0);
    }
    for (const choice of sparse) addGradient(choice, weights, gradient);
    const rate = firstRate * (1 - step / (steps + 1));
    for (let at = 0; at < names.length; at++) {
      const slope = gradient[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      spread[at] = 0.99 * (spread[at] ?? 0) + 0.01 * slope * slope;
      const m = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const s = (spread[at] ?? 0) / (1 - 0.99 ** step);
      weights[at] = (weights[at] ?? 0) - (rate * m) / (Math.sqrt(s) + 1e-8);
    }
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1_000) / 1_000]),
  );
}

interface Sparse {
  isTrue: boolean;
  places: Int32Array;
  values: Float64Array;
}

function sparseOf(features: Features, isTrue: boolean, place: ReadonlyMap<string, number>): Sparse {
  const entries = Object.entries(features).filter(
    ([name, value]) => value !== 0 && place.has(name),
  );
  return {
    isTrue,
    places: Int32Array.from(entries, ([name]) => place.get(name) ?? 0),
    values: Float64Array.from(entries, ([, value]) => value),
  };
}

function addGradient(
  { importance, candidates }: { importance: number; candidates: readonly Sparse[] },
  weights: Float64Array,
  gradient: Float64Array,
): void {
  const likelihoods = candidates.map(({ places, values }) => {
    let sum = 0;
    for (let at = 0; at < places.length; at++) {
      sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    }
    return Math.exp(sum);
  });
  let all = 1;
  let trueOnes = 0;
  for (const [at, one] of likelihoods.entries()) {
    all += one;
    if (candidates[at]?.isTrue) trueOnes += one;
  }
  for (const [at, { isTrue, places, values }] of candidates.entries()) {
    const one = likelihoods[at] ?? 0;
    const error = importance * (one / all - (isTrue ? one / trueOnes : 0));
    for (let entry = 0; entry < places.length; entry++) {
      const name = places[entry] ?? 0;
      gradient[name] = (gradient[name] ?? 0) + error * (values[entry] ?? 0);
    }
  }
}
