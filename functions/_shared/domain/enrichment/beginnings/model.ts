import type { Features } from "./near.ts";

/** Weights by feature; `bias` is the constant. */
export type Weights = Readonly<Record<string, number>>;

/** How much likelier than "none of them" a candidate is. */
export function likelihood(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return Math.exp(Math.min(sum, 50));
}
