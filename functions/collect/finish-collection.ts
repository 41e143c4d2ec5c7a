import type { TaskRow } from "#collections/tasks.ts";
import { outermost, tileAreasM2 } from "#domain/area/tiles.ts";
import type { SiteCoverage } from "#domain/enrichment/site-result.ts";
import { AppError } from "#domain/errors.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { joinTiles } from "#domain/listing/join-tiles.ts";
import { placeInSuburbs } from "#domain/listing/place-in-suburbs.ts";
import { type CollectedListing, isKnown } from "#domain/listing/receipts.ts";
import { sourceNames } from "#domain/listing/source-names.ts";
import { chargeForSites, chargeMicros } from "#domain/money/pricing.ts";
import { createSuppressions } from "#domain/opt-out/suppressions.ts";
import { type Changes, changesBetween } from "#domain/task/changes.ts";
import type { CoverageReport } from "#domain/task/task.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import type { TilePages } from "#shared/adapters/tile-pages.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import type { Collected, TileDeps } from "./tile-work.ts";

export type FinishDeps = Pick<
  TileDeps,
  "tasks" | "listings" | "ledger" | "boundaries" | "giveMemoryBack" | "warn"
> &
  Pick<Stores, "suppressions">;

/** A task's data so far: its businesses with twins merged, and its sources' reports. */
export interface Merged {
  listings: CollectedListing[];
  tiles: Pick<TilePages, "sourceUpdatedAt" | "outside" | "unreadable">[];
  merged: number;
  overture: CoverageReport["overture"];
}

/** A run as it ended; `sites` is null where none was to be read. */
export type Run = Pick<Collected, "done" | "dead"> & { content: Merged; sites: SitesRead | null };
export interface SitesRead {
  done: number;
  total: number;
  coverage: SiteCoverage;
}

/**
 * Writes the snapshot and settles: the share of the area that was delivered, and of the sites that
 * were read, is charged, the rest of the hold returns. Returns how many listings there are.
 */
export async function finishCollection(
  task: TaskRow,
  end: Run & { epoch: number; isCanceled: boolean },
  deps: FinishDeps,
): Promise<number> {
  if (end.done.length === 0) {
    await giveUp(task, end.isCanceled ? null : new AppError("source/unavailable"), deps);
    return 0;
  }
  const { columns, found } = await deliver(task, end, `${task.$id}.${end.epoch}`, deps);
  await deps.ledger.settle(task, {
    // A run that finds nothing costs nothing.
    chargedMicros: found === 0 ? 0 : chargeFor(task, end),
    task: { status: end.isCanceled ? "canceled" : "success", ...columns },
  });
  return found;
}

function chargeFor(task: TaskRow, { done, sites }: Run): number {
  const doneM2 = tileAreasM2(task, outermost(done)).reduce((sum, area) => sum + area, 0);
  const forArea = chargeMicros(task.price_micros, doneM2, task.area_m2);
  return task.tier === 2 ? chargeForSites(forArea, sites?.done ?? 0, sites?.total ?? 0) : forArea;
}

/** Makes one snapshot of all collected data; returns the summary for the task's row. */
export async function deliver(task: TaskRow, run: Run, snapshotId: string, deps: FinishDeps) {
  const { tiles, merged, overture } = run.content;
  if (run.content.listings.length > workerLimits.memoryGivenBackFrom) deps.giveMemoryBack();
  const listings = await inSuburbs(task, run.content.listings, deps);
  const sum = (of: "outside" | "unreadable"): number =>
    tiles.reduce((total, tile) => total + tile[of], 0);
  const total = run.done.length + run.dead.length;
  const coverage = report(listings, task, {
    tiles: { total, done: run.done.length, dead: run.dead.length },
    merged,
    overture,
    outsideDropped: sum("outside"),
    unreadable: sum("unreadable"),
    sourceUpdatedAt:
      tiles
        .map((tile) => tile.sourceUpdatedAt)
        .sort()
        .at(-1) || null,
    changes: await changesSince(task, listings, deps),
    sites: run.sites?.coverage ?? null,
  });
  const tier = task.tier === 2 ? 2 : 1;
  await deps.listings.saveSnapshot(snapshotId, {
    listings,
    meta: { taskId: task.$id, name: task.name, niche: task.niche, tier, coverage },
  });
  const columns = {
    tiles_done: run.done.length,
    tiles_total: total,
    found: listings.length,
    enriched: run.sites?.done ?? 0,
    sites_total: run.sites?.total ?? 0,
    coverage: JSON.stringify(coverage),
    snapshot_id: snapshotId,
  };
  return { columns, found: listings.length };
}

/** The businesses of all tiles, each once. Empties `read`, so that a page is freed with its last row. */
export function mergedTiles({ read }: Pick<Collected, "read">): Merged {
  const tiles = read.map(({ sourceUpdatedAt, outside, unreadable }) => ({
    sourceUpdatedAt,
    outside,
    unreadable,
  }));
  return { ...joinTiles(read.splice(0)), tiles, overture: null };
}

/** Adds suburbs from the map's boundaries. They are an extra: the run succeeds without them. */
async function inSuburbs(
  task: TaskRow,
  listings: CollectedListing[],
  { boundaries, warn }: FinishDeps,
): Promise<CollectedListing[]> {
  if (listings.every(({ suburb }) => suburb !== null)) return listings;
  try {
    return placeInSuburbs(listings, await boundaries(task));
  } catch (failure) {
    if (!(failure instanceof SourceFailure)) throw failure;
    warn("suburbs", task.$id, failure);
    return listings;
  }
}

/** Against the run this one repeats; without that run's listings the task is as good as a first one. */
async function changesSince(
  task: TaskRow,
  listings: readonly CollectedListing[],
  deps: FinishDeps,
): Promise<Changes | null> {
  if (!task.previous_task_id) return null;
  const previous = await deps.tasks.get(task.previous_task_id);
  if (!previous?.snapshot_id) return null;
  try {
    const before = await deps.listings.readSnapshot(previous);
    // Businesses withheld from one snapshot are neither new nor gone in the other.
    const { withholds } = createSuppressions(await deps.suppressions.withheld());
    return changesBetween(
      before.listings,
      listings.filter((listing) => !withholds(listing)),
    );
  } catch (error) {
    deps.warn("previous run", task.$id, error);
    return null;
  }
}

/** Ends a task that delivered nothing: the whole hold returns. Without a failure it was canceled. */
export async function giveUp(
  task: TaskRow,
  failure: AppError | null,
  deps: Pick<TileDeps, "ledger">,
): Promise<void> {
  await deps.ledger.settle(task, {
    chargedMicros: 0,
    task: {
      status: failure ? "failed" : "canceled",
      failure_code: failure?.code ?? null,
      failure_detail: failure?.detail ?? null,
    },
  });
}

type ReportPart = Omit<CoverageReport, "byType" | "unmatchedTypes" | "unnamed" | "with" | "source">;

function report(
  listings: readonly CollectedListing[],
  task: TaskRow,
  part: ReportPart,
): CoverageReport {
  const types: { type: string; sent: string }[] = JSON.parse(task.tags);
  const byType = Object.fromEntries(types.map(({ type }) => [type, 0]));
  const known = { phone: 0, website: 0, hours: 0, email: 0, address: 0 };
  let unnamed = 0;
  // Each listing once: all of them together are more than the processor has at hand.
  for (const listing of listings) {
    for (const type of listing.categories) byType[type] = (byType[type] ?? 0) + 1;
    if (!isKnown(listing, "name")) unnamed += 1;
    if (isKnown(listing, "phone")) known.phone += 1;
    if (isKnown(listing, "website")) known.website += 1;
    if (listing.hours_known) known.hours += 1;
    if (isKnown(listing, "emails")) known.email += 1;
    if (isKnown(listing, "street") && isKnown(listing, "house_number")) known.address += 1;
  }
  return {
    ...part,
    byType,
    unmatchedTypes: task.niche.filter((sent) => !types.some((type) => type.sent === sent)),
    unnamed,
    with: known,
    source: part.overture?.state === "read" ? sourceNames.both : sourceNames.osm,
  };
}
