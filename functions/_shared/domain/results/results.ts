import { clockIn, zoneOf } from "#domain/query/clock.ts";
import type { Columns } from "#domain/query/engine/columns.ts";
import { type Mask, rowsIn } from "#domain/query/engine/match.ts";
import { type Condition, isNumberField } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import {
  type Contact,
  contacts,
  type FacetField,
  type Filters,
  facetFields,
  isContactable,
  isOpen,
} from "./filters.ts";
import { both, foundBy, maskOf } from "./masks.ts";
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
export const rowsFor = (filters: Filters, preset: Preset): readonly number[] =>
  inOrder(rowsIn(foundBy(filters, preset)()), filters.order, preset);

/** Each facet is counted without itself: one sees what adding a value would bring. */
export function facetsFor(filters: Filters, preset: Preset): Facets {
  const found = foundBy(filters, preset);
  const all = found();
  const choicesOf = (field: FacetField): Choice[] => {
    const chosen = new Set(filters.values[field]);
    const counts = countValues(field, chosen.size > 0 ? found(field) : all, preset.columns);
    return [...counts]
      .map(([value, rows]) => ({ value, rows }))
      .filter(({ value, rows }) => rows > 0 || chosen.has(value))
      .sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1));
  };
  const alsoWith = (facet: "isContactable" | "isOpenNow", condition: Condition): number =>
    rowsIn(both(found(facet), maskOf(facet, [condition], preset))).length;
  return {
    values: Object.fromEntries(
      facetFields.map((field) => [field, choicesOf(field)]),
    ) as Facets["values"],
    has: contacts.map((value) => {
      const present = preset.columns.present(value);
      return { value, rows: rowsIn(both(all, present)).length };
    }),
    contactable: alsoWith("isContactable", isContactable),
    openNow: alsoWith("isOpenNow", isOpen),
  };
}

function countValues(field: FacetField, found: Mask, columns: Columns): Map<string, number> {
  if (isNumberField(field)) return countNumbers(columns.numbers(field), found);
  const { starts, codes, values } = columns.values(field);
  const counts = new Uint32Array(values.length);
  // Most columns of the map's tags are empty.
  const rows = values.length === 0 ? 0 : found.length;
  for (let row = 0; row < rows; row++) {
    if (found[row] !== 1) continue;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return new Map(values.map((value, code) => [value, counts[code] ?? 0]));
}

/** Every number that any business has, and how many of these rows have it. */
function countNumbers(numbers: Float64Array, found: Mask): Map<string, number> {
  const counts = new Map<number, number>();
  for (let row = 0; row < numbers.length; row++) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value))
      counts.set(value, (counts.get(value) ?? 0) + (found[row] === 1 ? 1 : 0));
  }
  return new Map([...counts].map(([value, rows]) => [String(value), rows]));
}
