import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { runList } from "#domain/query/engine/list.ts";
import { matchAll, rowsIn } from "#domain/query/engine/match.ts";
import { type Condition, isNumberField } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import {
  type Contact,
  conditionOf,
  contacts,
  type Facet,
  type FacetField,
  type Filters,
  facetFields,
  isContactable,
} from "./filters.ts";
import { inOrder } from "./order.ts";

/** A value one can choose, and how many businesses it would leave with all other filters kept. */
export interface Choice<T extends string = string> {
  value: T;
  rows: number;
}

export interface Facets {
  values: Readonly<Record<FacetField, Choice[]>>;
  has: Choice<Contact>[];
  contactable: number;
  openNow: number;
}

/** The engine is the chat's own, so that the screen and an answer never differ. */
export const presetFrom = (snapshot: Snapshot, now: Date): Preset =>
  presetOf(snapshot, clockIn(zoneOf(snapshot.listings, now), now));

/** The rows that the filters find, in the order of the table. */
export function rowsFor(filters: Filters, preset: Preset): readonly number[] {
  const where = conditionOf(filters);
  const { rows } = runList(
    { v: 2, op: "list", output: "text", ...(where ? { where } : {}) },
    preset.columns,
    preset.clock,
  );
  return inOrder(rows, filters.order, preset);
}

/** Each facet is counted without itself: one sees what adding a value would bring. */
export function facetsFor(filters: Filters, preset: Preset): Facets {
  const found = (condition: Condition | undefined): number[] =>
    rowsIn(matchAll(condition, preset.columns, preset.clock));
  const all = found(conditionOf(filters));
  const choicesOf = (field: FacetField): Choice[] => {
    const chosen = new Set(filters.values[field]);
    const rows = chosen.size > 0 ? found(conditionOf(filters, field)) : all;
    const counts = countValues(field, rows, preset);
    return [...counts]
      .map(([value, rows]) => ({ value, rows }))
      .filter(({ value, rows }) => rows > 0 || chosen.has(value))
      .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1));
  };
  const alsoWith = (facet: Facet, condition: Condition): number => {
    const others = conditionOf(filters, facet);
    return found({ and: [...(others && "and" in others ? others.and : []), condition] }).length;
  };
  return {
    values: Object.fromEntries(
      facetFields.map((field) => [field, choicesOf(field)]),
    ) as Facets["values"],
    has: contacts.map((value) => {
      const present = preset.columns.present(value);
      return { value, rows: all.filter((row) => present[row] === 1).length };
    }),
    contactable: alsoWith("isContactable", isContactable),
    openNow: alsoWith("isOpenNow", { open: "now" }),
  };
}

function countValues(
  field: FacetField,
  rows: readonly number[],
  { columns }: Preset,
): Map<string, number> {
  if (isNumberField(field)) return countNumbers(columns.numbers(field), rows);
  const { starts, codes, values } = columns.values(field);
  const counts = new Uint32Array(values.length);
  for (const row of rows) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return new Map(values.map((value, code) => [value, counts[code] ?? 0]));
}

/** Every number that any business has, and how many of these rows have it. */
function countNumbers(numbers: Float64Array, rows: readonly number[]): Map<string, number> {
  const known = numbers.filter((value) => !Number.isNaN(value));
  const counts = new Map([...new Set(known)].map((value) => [String(value), 0]));
  for (const row of rows) {
    const value = String(numbers[row]);
    const before = counts.get(value);
    if (before !== undefined) counts.set(value, before + 1);
  }
  return counts;
}
