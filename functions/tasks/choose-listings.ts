import { AppError } from "#domain/errors.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { inOrder, type Order } from "#domain/results/order.ts";
import { presetFrom } from "#domain/results/results.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";

/** The requested businesses and their order, not yet validated. */
export interface Chosen {
  /** A plan's `where`; all of them without it. */
  filter?: unknown;
  /** A plan's `sort`; the preset's own order without it. */
  sort?: unknown;
  /** As the results' table has it; `null`: the most complete first. */
  order?: Order | null;
  /** Only these of them. */
  ids?: readonly string[] | undefined;
  /** All but these. */
  without?: readonly string[] | undefined;
}

/**
 * The businesses of a preset that match a filter: filter and order are a plan's `where` and `sort`,
 * validated and run like a question's, so a file matches the count on the screen. Each is built when
 * it is consumed.
 */
export function chooseListings(
  snapshot: Snapshot,
  chosen: Chosen,
  now: Date,
): { count: number; listings: Iterable<Listing> } {
  const found = chooseRows(snapshot, chosen, now);
  const isSelected = chosen.ids !== undefined || chosen.without !== undefined;
  const rows = isSelected ? selectedOf(presetFrom(snapshot, now), chosen, found) : found;
  const { listings } = snapshot;
  if (rows === null) return { count: listings.length, listings };
  return { count: rows.length, listings: listingsAt(snapshot, rows) };
}

/** Ids that are not among the rows (any more) are left out. */
function selectedOf(
  { columns, rows: size }: Preset,
  { ids, without }: Chosen,
  found: readonly number[] | null,
): readonly number[] {
  const rowsOf = (some: readonly string[]): Set<number> =>
    new Set(some.flatMap((id) => columns.rowOf(id) ?? []));
  const rows = found ?? Array.from({ length: size }, (_, row) => row);
  const only = ids && rowsOf(ids);
  const left = rowsOf(without ?? []);
  return rows.filter((row) => (only?.has(row) ?? true) && !left.has(row));
}

/** The rows alone, in their order; `null` for all in the preset's own order. */
export function chooseRows(
  snapshot: Snapshot,
  { filter, sort, order }: Chosen,
  now: Date,
): readonly number[] | null {
  const isAsked = (part: unknown): boolean => part !== undefined && part !== null;
  if (!isAsked(filter) && !isAsked(sort) && order === undefined) return null;
  const { listings } = snapshot;
  const clock = clockIn(zoneOf(listings, now), now);
  const plan = {
    v: 2,
    op: "list",
    output: "text",
    ...(isAsked(filter) ? { where: filter } : {}),
    ...(isAsked(sort) ? { sort } : {}),
  };
  const key = JSON.stringify([plan, clock, order]);
  const known = latest.get(listings);
  if (known?.key === key) return known.rows;
  const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
  const checked = validatePlan(plan, preset);
  if ("problem" in checked) {
    const { path, problem } = checked.problem;
    throw new AppError("request/malformed", {
      values: { problem: [path.replace(/^where/, "filter"), problem].filter(Boolean).join(": ") },
    });
  }
  const found = runPlan(checked.plan, preset.columns, clock).rows;
  const rows = order === undefined ? found : inOrder(found, order, preset);
  latest.set(listings, { key, rows });
  return rows;
}

/** Pages of one list are read one after the other: it is sorted once. */
const latest = new WeakMap<Snapshot["listings"], { key: string; rows: readonly number[] }>();

function* listingsAt(
  { listings }: Snapshot,
  rows: readonly number[],
): Generator<Listing, undefined> {
  for (const row of rows) {
    const listing = listings.at(row);
    if (listing) yield listing;
  }
  return undefined;
}
