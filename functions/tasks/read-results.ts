import type { ResultsReply } from "#domain/contract.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import type { Columns } from "#domain/query/engine/columns.ts";
import { filtersIn } from "#domain/results/filters.ts";
import { facetsFor, presetFrom, rowsFor } from "#domain/results/results.ts";
import { knownCounts } from "#domain/results/table-columns.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { snapshotOf } from "./read-listings.ts";
import type { TaskAsked } from "./task-asked.ts";

/**
 * Counts, facets and map points of a preset's screen, for a browser that can't hold the preset:
 * computed by the same code that other browsers run. `view`: the filters as in the screen's address.
 */
export async function readResults(
  { view, ...asked }: TaskAsked & { view: string },
  deps: Pick<Stores, "tasks" | "listings" | "now">,
): Promise<ResultsReply> {
  const snapshot = await snapshotOf(asked, deps);
  const preset = presetFrom(snapshot, deps.now());
  const filters = filtersIn(new URLSearchParams(view));
  const rows = rowsFor(filters, preset);
  return {
    total: preset.rows,
    found: rows.length,
    withheld: snapshot.withheld ?? 0,
    facets: facetsFor(filters, preset),
    known: knownCounts(preset),
    clock: preset.clock,
    points: sampleOf(rows, preset.columns),
  };
}

/** Evenly picked in the order of the list, so every part of it is on the map. */
function sampleOf(rows: readonly number[], columns: Columns): ResultsReply["points"] {
  const count = Math.min(rows.length, listingLimits.mapSampleMax);
  const places = Array.from({ length: count }, (_, at) => Math.floor((at * rows.length) / count));
  const picked = places.map((place) => rows[place] ?? 0);
  const ids = columns.ids();
  return {
    places,
    ids: picked.map((row) => ids[row] ?? ""),
    lats: picked.map((row) => columns.lat[row] ?? 0),
    lons: picked.map((row) => columns.lon[row] ?? 0),
  };
}
