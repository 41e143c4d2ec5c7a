import { conflationLimits as limits } from "../limits/conflation.ts";
import { createBlocks } from "./blocks.ts";
import { type Evidence, evidenceOf, type Look, sharersIn } from "./evidence.ts";
import { farKeysOf, nearKeysOf } from "./keys.ts";
import type { Peers } from "./peers.ts";
import { countOf, type Prepare, type Prepared } from "./prepared.ts";

/** A row of each side, by number, and the evidence for the pair. */
export interface Found {
  one: number;
  other: number;
  evidence: Evidence;
}

/**
 * Pairs of a row of each side that are worth a judgement; within one side each comes twice. `peers`: each
 * side's peers in the other side; a row's few are compared whatever their names.
 */
export function findPairs(
  prepared: Prepare,
  look: Look,
  peers: readonly [Peers, Peers] | null = null,
): Found[] {
  const [left = [], right = left] = prepared.sides;
  const sharers = sharersIn(prepared.sides);
  const nearKeys = (row: Prepared): number[] => nearKeysOf(row, prepared);
  // Within one side each row is found and looks for others: its keys are made once.
  const kept = left === right ? left.map(nearKeys) : null;
  const near = createBlocks(right, limits.nearM, (row, at) => kept?.[at] ?? nearKeys(row));
  const far = look.distanceM > limits.nearM ? createBlocks(right, look.distanceM, farKeysOf) : null;
  const peersOf = peers && bothWays(peers, right.length);
  return left.flatMap((row, one) => {
    const rows = new Set(near.near(row, kept?.[one] ?? nearKeys(row)));
    for (const other of far?.near(row, farKeysOf(row)) ?? []) rows.add(other);
    for (const other of peersOf?.(one) ?? []) rows.add(other);
    return [...rows].flatMap((other): Found[] => {
      const candidate = right[other];
      if (!candidate || candidate === row) return [];
      const evidence = evidenceOf(row, candidate, prepared, sharers, look);
      return evidence === null ? [] : [{ one, other, evidence }];
    });
  });
}

/** The few peers of a row, and the rows that have it among their few. */
function bothWays(
  [ofLeft, ofRight]: readonly [Peers, Peers],
  rightRows: number,
): (one: number) => readonly number[] {
  const ofOne = new Map<number, number[]>();
  for (let other = 0; other < rightRows; other++) {
    for (const one of ofRight.few(other)) ofOne.set(one, [...(ofOne.get(one) ?? []), other]);
  }
  return (one) => [...ofLeft.few(one), ...(ofOne.get(one) ?? [])];
}

/** Names that several rows of one side have. */
export function chainsIn(sides: readonly (readonly Prepared[])[]): ReadonlySet<string> {
  return new Set(
    sides.flatMap((side) => {
      const rows = countOf(side.flatMap(({ names }) => names.full?.joined ?? []));
      return [...rows].flatMap(([name, count]) => (count >= limits.chainRows ? [name] : []));
    }),
  );
}

/** By the place of a pair: the most of the other pairs that either of its rows has. */
export function rivalsIn(
  { sides }: Pick<Prepare, "sides">,
  found: readonly Pick<Found, "one" | "other">[],
  values: Float64Array,
): (at: number) => number {
  const [left = [], right = left] = sides;
  const ones = found.map(({ one }) => one);
  const others = found.map(({ other }) => other);
  const ofOne = mostOfOthers(ones, values, left.length);
  const ofOther = mostOfOthers(others, values, right.length);
  return (at) => {
    const own = values[at] ?? 0;
    return Math.max(ofOne(ones[at] ?? 0, own), ofOther(others[at] ?? 0, own));
  };
}

/** The most of a row's other pairs: of the row's number and the pair's own value. */
function mostOfOthers(
  rows: readonly number[],
  values: Float64Array,
  count: number,
): (row: number, own: number) => number {
  // Numbers only: lists for each row would fill the memory.
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  for (const [at, row] of rows.entries()) {
    const value = values[at] ?? Number.NEGATIVE_INFINITY;
    next[row] = Math.max(next[row] ?? value, Math.min(best[row] ?? value, value));
    best[row] = Math.max(best[row] ?? value, value);
  }
  return (row, own) => (own === best[row] ? next[row] : best[row]) ?? Number.NEGATIVE_INFINITY;
}
