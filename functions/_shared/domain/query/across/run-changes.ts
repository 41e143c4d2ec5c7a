import type { ListingColumn, ListingRows } from "../../listing/listing.ts";
import { differenceOf, type LeftOut, type RunDifference } from "../../task/changes.ts";
import { rowsMatching } from "../engine/list.ts";
import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { forRun } from "./run-sides.ts";

/** Two runs of one preset. */
export interface Runs {
  now: Preset;
  earlier: Preset;
  leftOut: LeftOut;
}

export interface ChangesFound {
  /** Rows of this run. */
  added: number[];
  /** Rows of the earlier run. */
  gone: number[];
  /** Rows of this run with those they were, and the columns that differ. */
  changed: RunDifference["changed"];
  /** Businesses of both runs that differ in nothing that was asked about. */
  same: number;
  /** Rows found by the filters in each run. */
  before: number;
  after: number;
}

/**
 * The differences between two runs within the plan's set. The filters apply to new, changed and
 * unchanged businesses as they are now, and to gone ones as they were.
 */
export function changesFound({ where, columns }: Plan, runs: Runs): ChangesFound {
  const { now, earlier } = runs;
  const difference = differenceIn(runs);
  const here = rowsMatching(where, now.columns, now.clock);
  const earlierWhere = where && forRun(where, now, earlier);
  const there = rowsMatching(earlierWhere, earlier.columns, earlier.clock);
  const [isHere, isThere] = [maskOf(here, now.rows), maskOf(there, earlier.rows)];
  const asked =
    columns && new Set(columns.flatMap((column) => [column, ...(saidWith[column] ?? [])]));
  const inAsked = (fields: readonly ListingColumn[]): ListingColumn[] =>
    asked ? fields.filter((field) => asked.has(field)) : [...fields];
  const known = difference.changed.filter(({ row }) => isHere[row] === 1);
  const changed = known
    .map((each) => ({ ...each, fields: inAsked(each.fields) }))
    .filter(({ fields }) => fields.length > 0);
  return {
    added: difference.added.filter((row) => isHere[row] === 1),
    gone: difference.gone.filter((row) => isThere[row] === 1),
    changed,
    same: difference.same.filter((row) => isHere[row] === 1).length + known.length - changed.length,
    before: there.length,
    after: here.length,
  };
}

/** Further columns that a question about one of them means as well. */
const saidWith: Readonly<Partial<Record<ListingColumn, readonly ListingColumn[]>>> = {
  phone: ["phones"],
  phones: ["phone"],
  hours: ["hours_raw"],
  category: ["categories"],
};

const differences = new WeakMap<ListingRows, WeakMap<ListingRows, RunDifference>>();

/** Compared once for as long as both snapshots are held. */
function differenceIn({ now, earlier, leftOut }: Runs): RunDifference {
  const [one, other] = [now.columns.listings, earlier.columns.listings];
  const known = differences.get(one) ?? new WeakMap<ListingRows, RunDifference>();
  differences.set(one, known);
  const found = known.get(other) ?? differenceOf(other, one, earlier.columns.has, leftOut);
  known.set(other, found);
  return found;
}

function maskOf(rows: readonly number[], size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (const row of rows) mask[row] = 1;
  return mask;
}
