import { isNumberField, type Measure, type NumberField, type ValueField } from "../plan/plan.ts";
import type { Columns } from "./columns.ts";
import { matchAll } from "./match.ts";
import type { Clock } from "./open.ts";

/** One number over some rows; null when none of them has a value. Unknown values are left out. */
export const measureOf = (
  measure: Measure,
  rows: readonly number[],
  columns: Columns,
  clock: Clock,
): number | null => measuring(measure, columns, clock)(rows);

/** The same for many groups of rows: what all of them need is found once. */
export function measuring(
  { fn, field, of }: Measure,
  columns: Columns,
  clock: Clock,
): (rows: readonly number[]) => number | null {
  if (fn === "count") return (rows) => rows.length;
  if (fn === "share") {
    const part = matchAll(of, columns, clock);
    return (rows) => shareOf(part, rows);
  }
  if (field === undefined) return () => null;
  if (fn === "distinct") return (rows) => distinctIn(field, rows, columns);
  if (!isNumberField(field)) return () => null;
  return (rows) => ofNumbers(fn, numbersIn(field, rows, columns));
}

function shareOf(part: Uint8Array, rows: readonly number[]): number | null {
  let inPart = 0;
  for (const row of rows) if (part[row] === 1) inPart++;
  return rows.length === 0 ? null : (100 * inPart) / rows.length;
}

export function numbersIn(field: NumberField, rows: readonly number[], columns: Columns): number[] {
  const numbers = columns.numbers(field);
  const values: number[] = [];
  for (const row of rows) {
    const value = numbers[row] ?? Number.NaN;
    if (!Number.isNaN(value)) values.push(value);
  }
  return values;
}

function ofNumbers(fn: Measure["fn"], values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  switch (fn) {
    case "sum":
      return sum;
    case "avg":
      return sum / values.length;
    case "min":
      return values.reduce((least, value) => Math.min(least, value));
    case "max":
      return values.reduce((most, value) => Math.max(most, value));
    case "median": {
      const sorted = Float64Array.from(values).sort();
      const middle = Math.floor(sorted.length / 2);
      const upper = sorted[middle] ?? 0;
      return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
    }
    default:
      return null;
  }
}

/** Different values; of types, the first of each row, as in a table by type. */
function distinctIn(
  field: NumberField | ValueField,
  rows: readonly number[],
  columns: Columns,
): number {
  if (isNumberField(field)) return new Set(numbersIn(field, rows, columns)).size;
  const { starts, codes } = columns.values(field === "category" ? "primary" : field);
  const seen = new Set<number>();
  for (const row of rows) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) seen.add(codes[at] ?? 0);
  }
  return seen.size;
}
