import type { Columns } from "#domain/query/engine/columns.ts";
import { type Mask, matchAll } from "#domain/query/engine/match.ts";
import type { Condition } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";
import { conditionsOf, type Facet, type Filters } from "./filters.ts";

interface Kept {
  key: string;
  mask: Mask;
}

const kept = new WeakMap<Columns, Map<Facet, Kept>>();

/**
 * The rows that meet a facet's conditions. The last one of each facet is kept, so that typing a name
 * searches the names alone.
 */
export function maskOf(
  facet: Facet,
  conditions: readonly Condition[],
  { columns, clock }: Preset,
): Mask {
  const before = kept.get(columns) ?? new Map<Facet, Kept>();
  kept.set(columns, before);
  const key = JSON.stringify([conditions, facet === "isOpenNow" ? clock : null]);
  const known = before.get(facet);
  if (known?.key === key) return known.mask;
  const mask = matchAll({ and: [...conditions] }, columns, clock);
  before.set(facet, { key, mask });
  return mask;
}

/** 1 where both are. */
export function both(one: Mask, other: Mask): Mask {
  const mask = new Uint8Array(one.length);
  for (let row = 0; row < mask.length; row++) if (one[row] === 1 && other[row] === 1) mask[row] = 1;
  return mask;
}

/** The rows that meet all facets but one: 1 for each. */
export function foundBy(filters: Filters, preset: Preset): (without?: Facet) => Mask {
  const masks = conditionsOf(filters).map(([facet, conditions]) => ({
    facet,
    mask: maskOf(facet, conditions, preset),
  }));
  const all: Mask = new Uint8Array(preset.columns.size).fill(1);
  return (without) =>
    masks.reduce((found, { facet, mask }) => (facet === without ? found : both(found, mask)), all);
}
