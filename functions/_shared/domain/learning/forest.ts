/** Named quantities of a candidate; one that is missing is 0. */
export type Features = Record<string, number>;

/**
 * Trees that ask whether a feature is above a threshold. A tree is a list of numbers: the feature's
 * place in `names`, the threshold, where the branch for "above" begins, and then the other branch;
 * a leaf is -1 and its value. Thresholds and values are in thousandths.
 */
export interface Forest {
  names: readonly string[];
  trees: readonly (readonly number[])[];
}

/** As a file holds it: "name name …", and trees as "number,…;number,…". */
export interface PackedForest {
  names: string;
  trees: string;
}

export const packedForest = ({ names, trees }: Forest): PackedForest => ({
  names: names.join(" "),
  trees: trees.map((tree) => tree.join(",")).join(";"),
});

export const unpackedForest = ({ names, trees }: PackedForest): Forest => ({
  names: names.split(" "),
  trees: trees.split(";").map((tree) => tree.split(",").map(Number)),
});

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
