import type { Weights } from "../../functions/_shared/domain/enrichment/beginnings/model.ts";
import type { Features } from "../../functions/_shared/domain/enrichment/beginnings/near.ts";

/** Candidates of which one that is true may be chosen, or none: a page's years, a person's mentions. */
export type Choice = readonly { features: Features; isTrue: boolean }[];

const steps = 400;
const firstRate = 0.2;

/**
 * Weights by which a true candidate is chosen with most likelihood, against the others and against
 * "none", which scores 0; large weights cost `penalty`. Deterministic (Adam from zero).
 */
export function fitWeights(choices: readonly Choice[], penalty: number): Weights {
  const names = [
    ...new Set(
      choices.flatMap((choice) => choice.flatMap(({ features }) => Object.keys(features))),
    ),
  ].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const sparse = choices.map((choice) =>
    choice.map(({ features, isTrue }) => ({
      isTrue,
      entries: Object.entries(features)
        .filter(([, value]) => value !== 0)
        .map(([name, value]) => [place.get(name) ?? 0, value] as const),
    })),
  );
  const bias = place.get("bias") ?? -1;
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const spread = new Float64Array(names.length);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight, at) => (at === bias ? 0.01 : penalty) * weight);
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

type Sparse = readonly { isTrue: boolean; entries: readonly (readonly [number, number])[] }[];

function addGradient(choice: Sparse, weights: Float64Array, gradient: Float64Array): void {
  const likelihoods = choice.map(({ entries }) =>
    Math.exp(entries.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, 0)),
  );
  const all = likelihoods.reduce((sum, one) => sum + one, 1);
  const isAnyTrue = choice.some(({ isTrue }) => isTrue);
  const trueOnes = likelihoods.reduce((sum, one, at) => sum + (choice[at]?.isTrue ? one : 0), 0);
  for (const [at, { isTrue, entries }] of choice.entries()) {
    const one = likelihoods[at] ?? 0;
    const wanted = isAnyTrue && isTrue ? one / trueOnes : 0;
    const error = one / all - wanted;
    for (const [name, value] of entries) gradient[name] = (gradient[name] ?? 0) + error * value;
  }
}
