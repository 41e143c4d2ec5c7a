import {
  type Features,
  type Forest,
  forestScore,
  type PackedForest,
} from "../../learning/forest.ts";

/** Weights by feature; `bias` is the constant. */
export type Weights = Readonly<Record<string, number>>;

/** The trees' score counts; one of their features is the weights' score. */
export interface Model {
  weights: Weights;
  forest: Forest;
}

/** Probabilities from which on a value is given: for one that phrases tell plainly, and any other. */
export interface Thresholds {
  sure: number;
  unsure: number;
}
/** As a file holds it; weights are "name weight,…". */
export interface Packed extends PackedForest {
  weights: string;
  thresholds: Thresholds;
}

const scoreMax = 50;

export function linearScore(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum;
}

/** The feature that gives trees the weights' score. */
export const scoreFeature = "~score";
export const scaledScore = (score: number): number => 1 / (1 + Math.exp(-score / 2));

/** How much likelier than "none of them" a candidate is. */
export function likelihood(features: Features, { weights, forest }: Model): number {
  const told = { ...features, [scoreFeature]: scaledScore(linearScore(features, weights)) };
  return Math.exp(Math.min(forestScore(told, forest), scoreMax));
}

export const linearLikelihood = (features: Features, weights: Weights): number =>
  Math.exp(Math.min(linearScore(features, weights), scoreMax));
