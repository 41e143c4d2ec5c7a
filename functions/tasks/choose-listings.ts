import { AppError } from "#domain/errors.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import { clockIn, zoneOf } from "#domain/query/clock.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";

/**
 * The businesses of a preset that match a filter, in the preset's order: the filter is a plan's
 * `where`, validated and run like a question's, so a file matches the count on the screen. Each is
 * built when it is consumed.
 */
export function chooseListings(
  snapshot: Snapshot,
  filter: unknown,
  now: Date,
): { count: number; listings: Iterable<Listing> } {
  const { listings } = snapshot;
  if (filter === undefined || filter === null) return { count: listings.length, listings };
  const clock = clockIn(zoneOf(listings, now), now);
  const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
  const checked = validatePlan({ v: 2, op: "list", where: filter, output: "text" }, preset);
  if ("problem" in checked) {
    const { path, problem } = checked.problem;
    throw new AppError("request/malformed", {
      values: { problem: [path.replace(/^where/, "filter"), problem].filter(Boolean).join(": ") },
    });
  }
  const { rows } = runPlan(checked.plan, preset.columns, clock);
  return { count: rows.length, listings: rowsOf(snapshot, rows) };
}

function* rowsOf({ listings }: Snapshot, rows: readonly number[]): Generator<Listing, undefined> {
  for (const row of rows) {
    const listing = listings.at(row);
    if (listing) yield listing;
  }
  return undefined;
}
