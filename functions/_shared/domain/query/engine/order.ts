import { filtersOf, type Plan, type Sort } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { distancesFrom } from "./geo.ts";
import { pointOf } from "./match.ts";
import { openingTimes } from "./open.ts";

export interface Ordered {
  rows: readonly number[];
  distances?: number[];
  unsortable?: number;
  tied?: number;
}

/** A row without the value it is sorted by comes last, and never among the first N. */
export function ordered(plan: Plan, matching: readonly number[], columns: Columns): Ordered {
  const { sort: sorts = [], nth } = plan;
  const limit = nth ?? plan.limit;
  const itself = limit === undefined ? undefined : selfRow(sorts, columns);
  const others = itself === undefined ? matching : matching.filter((row) => row !== itself);
  const keys = sorts.map((sort) => keysFor(sort, columns, others));
  const [main] = keys;
  const keyed = main === undefined ? others : others.filter((row) => isKnownKey(main[row]));
  const order = orderBy(sorts, keys);
  const first = rowsKept({ others, keyed, limit }, order);
  const kept = nth === undefined ? first : first.slice(nth - 1);
  const last = kept.at(-1);
  const distances = distancesFor(plan, columns, kept);
  return {
    rows: kept,
    ...(distances ? { distances: kept.map((row) => distances[row] ?? 0) } : {}),
    ...(sorts.length > 0 ? { unsortable: others.length - keyed.length } : {}),
    ...(sorts.length > 0 && limit !== undefined && last !== undefined
      ? { tied: equalsOf(last, keyed, keys) - equalsOf(last, kept, keys) }
      : {}),
  };
}

type Order = ((a: number, b: number) => number) | null;

function rowsKept(
  {
    others,
    keyed,
    limit,
  }: { others: readonly number[]; keyed: readonly number[]; limit: number | undefined },
  order: Order,
): readonly number[] {
  if (limit === undefined) return order ? others.toSorted(order) : others;
  return order ? firstOf(keyed, limit, order) : keyed.slice(0, limit);
}

/** The first N of all in their order; the others are never put in order. */
function firstOf(rows: readonly number[], most: number, order: NonNullable<Order>): number[] {
  const first: number[] = [];
  for (const row of rows) {
    const last = first.length < most ? undefined : first[most - 1];
    if (last !== undefined && order(row, last) >= 0) continue;
    if (last !== undefined) first.pop();
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(first[middle] ?? 0, row) <= 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, row);
  }
  return first;
}

/** Rows that equal this one by every key; itself is one of them. */
const equalsOf = (one: number, rows: readonly number[], keys: readonly Keys[]): number =>
  rows.reduce(
    (sum, row) => sum + Number(keys.every((key) => compared(key[row], key[one], 1) === 0)),
    0,
  );

/** The business nearest to X is not X. */
const selfRow = (sorts: readonly Sort[], columns: Columns): number | undefined =>
  sorts.flatMap(({ to }) =>
    typeof to === "object" && "id" in to ? [columns.rowOf(to.id)] : [],
  )[0];

type Key = number | string | null | undefined;
type Keys = Float64Array | readonly (string | null)[];

const isKnownKey = (key: Key): boolean => key !== null && key !== undefined && !Number.isNaN(key);

function keysFor({ by, to, days }: Sort, columns: Columns, rows: readonly number[]): Keys {
  if (by === "distance")
    return distancesFrom(columns, pointOf(to ?? "centre", columns).point, rows);
  if (by === "name") return columns.texts("name");
  if (by === "lat" || by === "lon") return columns[by];
  if (by === "opens" || by === "closes") return openingTimes(columns.hours(), by, days);
  if (by === "category" || by === "suburb" || by === "street") {
    const { starts, codes, folded } = columns.values(by === "category" ? "primary" : by);
    const keys: (string | null)[] = Array(columns.size).fill(null);
    for (const row of rows) {
      const at = starts[row] ?? 0;
      if (at !== starts[row + 1]) keys[row] = folded[codes[at] ?? 0] ?? null;
    }
    return keys;
  }
  return by === "measure" ? new Float64Array(columns.size) : columns.numbers(by);
}

/** Rows that are equal by every key stay in the order they have. */
function orderBy(sorts: readonly Sort[], keys: readonly Keys[]): Order {
  const [only] = keys;
  if (only === undefined) return null;
  if (keys.length === 1 && only instanceof Float64Array) {
    return byNumber(only, sorts[0]?.dir === "asc" ? 1 : -1);
  }
  const signs = sorts.map(({ dir }) => (dir === "asc" ? 1 : -1));
  return (a, b) => {
    for (const [at, column] of keys.entries()) {
      const result = compared(column[a], column[b], signs[at] ?? 1);
      if (result !== 0) return result;
    }
    return a - b;
  };
}

const byNumber =
  (numbers: Float64Array, sign: number) =>
  (a: number, b: number): number => {
    const [one, other] = [numbers[a] ?? Number.NaN, numbers[b] ?? Number.NaN];
    if (one < other) return -sign;
    if (one > other) return sign;
    return one === other ? a - b : Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
  };

function compared(one: Key, other: Key, sign: number): number {
  const [isOneKnown, isOtherKnown] = [isKnownKey(one), isKnownKey(other)];
  if (!isOneKnown || !isOtherKnown) return Number(isOtherKnown) - Number(isOneKnown);
  if (one === other || one == null || other == null) return 0;
  return one < other ? -sign : sign;
}

/** From the place a plan sorts by, or else filters by. */
function distancesFor(
  plan: Plan,
  columns: Columns,
  rows: readonly number[],
): Float64Array | undefined {
  const sort = plan.sort?.find(({ by }) => by === "distance");
  const near = filtersOf(plan).find((condition) => "near" in condition);
  const to = sort ? (sort.to ?? "centre") : near && "near" in near ? near.near.to : undefined;
  return to === undefined ? undefined : distancesFrom(columns, pointOf(to, columns).point, rows);
}
