import type { Forest } from "../../functions/_shared/domain/learning/forest.ts";
import { baseOf, type Competition, type Sample, type Slopes, slopesOf } from "./competition.ts";

/** How many trees, and which features each may ask for. */
export interface Growth {
  trees: number;
  leaves: number;
  shareOfFeatures: number;
  /** Whether trees may ask for a feature at all; every one if it is missing. */
  mayAsk?: (name: string) => boolean;
}

const rate = 0.04;
const binsMax = 16;
const leafMin = 8;
const smoothing = 2;
const shareOfSamples = 0.7;

interface Table {
  names: string[];
  /** By feature: each sample's bin, and each bin's highest value. */
  bins: Uint8Array[];
  highest: number[][];
  /** By feature: the samples that aren't in its lowest bin. */
  above: Int32Array[];
}
interface Leaf {
  samples: number[];
  split: Split | null;
  value: number;
}
interface Split {
  gain: number;
  feature: number;
  bin: number;
}
type Node = { leaf: Leaf } | { feature: number; threshold: number; below: Node; above: Node };

/** Gradient-boosted trees for "is this candidate a true one". Deterministic. */
export function fitForest(competitions: readonly Competition[], growth: Growth): Forest {
  const samples = competitions.flatMap((one) => one.samples);
  const table = tableOf(samples, growth.mayAsk ?? (() => true));
  const random = randomFrom(7);
  const count = samples.length;
  const scores = new Float64Array(count);
  const base = baseOf(competitions);
  const trees: number[][] = [[-1, base]];
  scores.fill(base / 1_000);
  for (let tree = 0; tree < growth.trees; tree++) {
    const slopes = slopesOf(competitions, scores);
    const chosen = [...samples.keys()].filter(() => random() < shareOfSamples);
    const features = [...table.names.keys()].filter(() => random() < growth.shareOfFeatures);
    const root = grow(table, slopes, { chosen, features, growth });
    const flat = flattened(root);
    trees.push(flat);
    for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + valueAt(flat, table, at);
  }
  return withoutUnused({ names: table.names, trees });
}

function tableOf(samples: readonly Sample[], mayAsk: (name: string) => boolean): Table {
  const names = [...new Set(samples.flatMap(({ features }) => Object.keys(features)))]
    .filter(mayAsk)
    .sort();
  const table: Table = { names: [], bins: [], highest: [], above: [] };
  for (const name of names) {
    const values = samples.map(({ features }) => Math.round((features[name] ?? 0) * 1_000));
    const distinct = [...new Set(values)].sort((a, b) => a - b);
    if (distinct.length < 2) continue;
    const highest =
      distinct.length <= binsMax
        ? distinct
        : [
            ...new Set(
              Array.from(
                { length: binsMax },
                (_, bin) =>
                  distinct[Math.floor(((bin + 1) * (distinct.length - 1)) / binsMax)] ?? 0,
              ),
            ),
          ];
    table.names.push(name);
    table.highest.push(highest);
    const bins = Uint8Array.from(values, (value) => highest.findIndex((most) => value <= most));
    table.bins.push(bins);
    table.above.push(Int32Array.from([...bins.keys()].filter((at) => (bins[at] ?? 0) > 0)));
  }
  return table;
}

/** Splits the leaf that gains most until there are enough leaves. */
function grow(
  table: Table,
  slopes: Slopes,
  { chosen, features, growth }: { chosen: number[]; features: number[]; growth: Growth },
): Node {
  const leafOf = (samples: number[]): Leaf => ({
    samples,
    split: bestSplit(table, slopes, samples, features),
    value: 0,
  });
  let root: Node = { leaf: leafOf(chosen) };
  for (let leaves = 1; leaves < growth.leaves; leaves++) {
    const best = leavesOf(root).reduce((a, b) =>
      (b.split?.gain ?? 0) > (a.split?.gain ?? 0) ? b : a,
    );
    if (best.split === null) break;
    const { feature, bin } = best.split;
    const bins = table.bins[feature] ?? new Uint8Array();
    root = replaced(root, best, {
      feature,
      threshold: table.highest[feature]?.[bin] ?? 0,
      below: { leaf: leafOf(best.samples.filter((at) => (bins[at] ?? 0) <= bin)) },
      above: { leaf: leafOf(best.samples.filter((at) => (bins[at] ?? 0) > bin)) },
    });
  }
  for (const leaf of leavesOf(root)) {
    const [gradient, curvature] = sumsOf(slopes, leaf.samples);
    leaf.value = Math.round((-1_000 * rate * gradient) / (curvature + smoothing));
  }
  return root;
}

function bestSplit(
  table: Table,
  slopes: Slopes,
  samples: readonly number[],
  features: readonly number[],
): Split | null {
  const [all, curved] = sumsOf(slopes, samples);
  const score = (gradient: number, curvature: number): number =>
    gradient ** 2 / (curvature + smoothing);
  let best: Split | null = null;
  const isHere = new Uint8Array(slopes.gradient.length);
  for (const at of samples) isHere[at] = 1;
  const sums: Sums = {
    gradients: new Float64Array(binsMax + 1),
    curvatures: new Float64Array(binsMax + 1),
    counts: new Uint32Array(binsMax + 1),
  };
  const { gradients, curvatures, counts } = sums;
  for (const feature of features) {
    addUp(sums, table, feature, slopes, isHere);
    gradients[0] = all - sumOf(gradients);
    curvatures[0] = curved - sumOf(curvatures);
    counts[0] = samples.length - sumOf(counts);
    let [left, leftCurved, leftCount] = [0, 0, 0];
    for (let bin = 0; bin < (table.highest[feature]?.length ?? 1) - 1; bin++) {
      left += gradients[bin] ?? 0;
      leftCurved += curvatures[bin] ?? 0;
      leftCount += counts[bin] ?? 0;
      if (leftCount < leafMin || samples.length - leftCount < leafMin) continue;
      const gain =
        score(left, leftCurved) + score(all - left, curved - leftCurved) - score(all, curved);
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin };
    }
  }
  return best;
}

interface Sums {
  gradients: Float64Array;
  curvatures: Float64Array;
  counts: Uint32Array;
}

const sumOf = (values: Float64Array | Uint32Array): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return sum;
};

/** Sums by bin, but for the lowest one. */
function addUp(
  { gradients, curvatures, counts }: Sums,
  table: Table,
  feature: number,
  slopes: Slopes,
  isHere: Uint8Array,
): void {
  gradients.fill(0);
  curvatures.fill(0);
  counts.fill(0);
  const bins = table.bins[feature] ?? new Uint8Array();
  const above = table.above[feature] ?? new Int32Array();
  for (let each = 0; each < above.length; each++) {
    const at = above[each] ?? 0;
    if (isHere[at] === 0) continue;
    const bin = bins[at] ?? 0;
    gradients[bin] = (gradients[bin] ?? 0) + (slopes.gradient[at] ?? 0);
    curvatures[bin] = (curvatures[bin] ?? 0) + (slopes.curvature[at] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
}

function sumsOf({ gradient, curvature }: Slopes, samples: readonly number[]): [number, number] {
  let [first, second] = [0, 0];
  for (const at of samples) {
    first += gradient[at] ?? 0;
    second += curvature[at] ?? 0;
  }
  return [first, second];
}

const leavesOf = (node: Node): Leaf[] =>
  "leaf" in node ? [node.leaf] : [...leavesOf(node.below), ...leavesOf(node.above)];

function replaced(node: Node, leaf: Leaf, by: Node): Node {
  if ("leaf" in node) return node.leaf === leaf ? by : node;
  return { ...node, below: replaced(node.below, leaf, by), above: replaced(node.above, leaf, by) };
}

/** As `Forest` has it. */
function flattened(root: Node): number[] {
  const numbers: number[] = [];
  const write = (node: Node): void => {
    if ("leaf" in node) {
      numbers.push(-1, node.leaf.value);
      return;
    }
    const at = numbers.push(node.feature, node.threshold, 0) - 1;
    write(node.below);
    numbers[at] = numbers.length;
    write(node.above);
  };
  write(root);
  return numbers;
}

function valueAt(tree: readonly number[], table: Table, sample: number): number {
  let at = 0;
  while ((tree[at] ?? -1) >= 0) {
    const feature = tree[at] ?? 0;
    const value = table.highest[feature]?.[table.bins[feature]?.[sample] ?? 0] ?? 0;
    at = value > (tree[at + 1] ?? 0) ? (tree[at + 2] ?? 0) : at + 3;
  }
  return (tree[at + 1] ?? 0) / 1_000;
}

/** Only the features that are asked for, in the order they are asked first. */
function withoutUnused({ names, trees }: Forest): Forest {
  const places = new Map<number, number>();
  const used: string[] = [];
  const renamed = trees.map((tree) => {
    const copy = [...tree];
    const visit = (at: number): void => {
      const feature = copy[at] ?? -1;
      if (feature < 0) return;
      if (!places.has(feature)) places.set(feature, used.push(names[feature] ?? "") - 1);
      copy[at] = places.get(feature) ?? 0;
      visit(at + 3);
      visit(copy[at + 2] ?? 0);
    };
    visit(0);
    return copy;
  });
  return { names: used, trees: renamed };
}

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
