import { overtureLimits } from "#domain/limits/overture.ts";

export interface RowRange {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * A few ranges that hold all of the rows, which are in order: apart only where many rows lie between
 * them, as each range is decoded from the start of its page.
 */
export function rangesOfRows(rows: readonly number[]): RowRange[] {
  return fewRanges(rows.map((row) => ({ start: row, end: row + 1 })));
}

/** The same for ranges, which are in order. */
export function fewRanges(given: readonly RowRange[]): RowRange[] {
  const gaps = given.slice(1).map(({ start }, at) => start - (given[at]?.end ?? start));
  const largest = gaps.toSorted((a, b) => b - a)[overtureLimits.rowRangesMax - 1] ?? 0;
  const gapMax = Math.max(overtureLimits.rowGapMax, largest);
  const ranges: RowRange[] = [];
  for (const { start, end } of given) {
    const last = ranges.at(-1);
    if (last && start - last.end <= gapMax) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
