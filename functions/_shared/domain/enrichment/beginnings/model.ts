import type { Features } from "./near.ts";

/** Weights by feature; `bias` is the constant. */
export type Weights = Readonly<Record<string, number>>;

/**
 * Trees that ask whether a feature is above a threshold. A tree is a list of numbers: the feature's
 * place in `names`, the threshold, where the branch for "above" begins, and then the other branch;
 * a leaf is -1 and its value. Thresholds and values are in thousandths.
 */
export interface Forest {
  names: readonly string[];
  trees: readonly (readonly number[])[];
}

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
/** As a file holds it: "name weight,…", "name name …", and trees as "number,…;number,…". */
export interface Packed {
  weights: string;
  names: string;
  trees: string;
  thresholds: Thresholds;
}

const scoreMax = 50;

export function linearScore(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum;
}

export function forestScore(features: Features, { names, trees }: Forest): number {
  const values = new Int32Array(names.length);
  for (let at = 0; at < names.length; at++) {
    values[at] = Math.round((features[names[at] ?? ""] ?? 0) * 1_000);
  }
  let sum = 0;
  for (const tree of trees) {
    let at = 0;
    while ((tree[at] ?? -1) >= 0) {
      const isAbove = (values[tree[at] ?? 0] ?? 0) > (tree[at + 1] ?? 0);
      at = isAbove ? (tree[at + 2] ?? 0) : at + 3;
    }
    sum += tree[at + 1] ?? 0;
  }
  return sum / 1_000;
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
