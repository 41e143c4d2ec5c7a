import { packedForest, unpackedForest } from "../../learning/forest.ts";
import { founders, year } from "./learnt.ts";
import type { Model, Packed, Thresholds } from "./model.ts";

interface Trained {
  model: Model;
  thresholds: Thresholds;
}
let known: { year: Trained; founders: Trained } | undefined;

/** The reader's models, unpacked when they are first asked for. */
export function trained(): { year: Trained; founders: Trained } {
  known ??= { year: unpacked(year), founders: unpacked(founders) };
  return known;
}

export const packed = ({ weights, forest }: Model, thresholds: Thresholds): Packed => ({
  weights: Object.entries(weights)
    .map(([name, weight]) => `${name} ${weight}`)
    .join(","),
  ...packedForest(forest),
  thresholds,
});

const unpacked = ({ weights, names, trees, thresholds }: Packed): Trained => ({
  model: {
    weights: Object.fromEntries(
      weights.split(",").map((entry) => {
        const [name = "", weight] = entry.split(" ");
        return [name, Number(weight)];
      }),
    ),
    forest: unpackedForest({ names, trees }),
  },
  thresholds,
});
