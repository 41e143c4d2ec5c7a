import type { TaskRow } from "#collections/tasks.ts";
import { type Changes, changesBetween } from "#domain/changes.ts";
import { deriveAddresses } from "#domain/derive-address.ts";
import { AppError } from "#domain/errors.ts";
import type { ListingWithReceipts } from "#domain/listing.ts";
import { mergeTwins } from "#domain/merge.ts";
import { chargeMicros } from "#domain/pricing.ts";
import type { CoverageReport } from "#domain/task.ts";
import { outermost, tileAreasM2 } from "#domain/tiles.ts";
import type { Collected, TileDeps } from "./collect-tiles.ts";

type FinishDeps = Pick<TileDeps, "tasks" | "listings" | "ledger" | "warn">;

/**
 * Merges the tiles, writes the snapshot and settles: the share of the area that was delivered is
 * charged, the rest of the hold returns. Returns how many listings there are.
 */
export async function finishCollection(
  task: TaskRow,
  end: Collected & { epoch: number },
  deps: FinishDeps,
): Promise<number> {
  if (end.done.length === 0) {
    await giveUp(
      task,
      end.stopped === "canceled" ? null : new AppError("source/unavailable"),
      deps,
    );
    return 0;
  }
  const { columns, found } = await deliver(task, end, `${task.$id}.${end.epoch}`, deps);
  const doneM2 = tileAreasM2(task, outermost(end.done)).reduce((sum, area) => sum + area, 0);
  await deps.ledger.settle(task, {
    // A run that finds nothing costs nothing.
    chargedMicros: found === 0 ? 0 : chargeMicros(task.price_micros, doneM2, task.area_m2),
    task: { status: end.stopped === "canceled" ? "canceled" : "success", ...columns },
  });
  await deps.tasks.removeClaims(task.$id);
  return found;
}

/** Makes one snapshot of all tiles that are done; returns what the task's row says of it. */
export async function deliver(
  task: TaskRow,
  end: Pick<Collected, "done" | "dead" | "read">,
  snapshotId: string,
  deps: FinishDeps,
) {
  const { listings, tiles, merged } = await mergedTiles(task, end, deps);
  const sum = (of: "outside" | "unreadable"): number =>
    tiles.reduce((total, tile) => total + tile[of], 0);
  const total = end.done.length + end.dead.length;
  const coverage = report(listings, task, {
    tiles: { total, done: end.done.length, dead: end.dead.length },
    merged,
    outsideDropped: sum("outside"),
    unreadable: sum("unreadable"),
    sourceUpdatedAt:
      tiles
        .map((tile) => tile.sourceUpdatedAt)
        .sort()
        .at(-1) || null,
    changes: await changesSince(task, listings, deps),
  });
  await deps.listings.saveSnapshot(snapshotId, {
    listings,
    meta: { taskId: task.$id, name: task.name, niche: task.niche, tier: 1, coverage },
  });
  const columns = {
    tiles_done: end.done.length,
    tiles_total: total,
    found: listings.length,
    coverage: JSON.stringify(coverage),
    snapshot_id: snapshotId,
  };
  return { columns, found: listings.length };
}

async function mergedTiles(
  task: TaskRow,
  end: Pick<Collected, "done" | "read">,
  { listings: store }: FinishDeps,
) {
  const isOwn = end.read.length === end.done.length;
  const read = isOwn ? end.read : await store.readTiles(task.$id);
  const { listings, merged } = mergeTwins(read.flatMap((tile) => tile.listings));
  const tiles = read.map(({ sourceUpdatedAt, outside, unreadable }) => ({
    sourceUpdatedAt,
    outside,
    unreadable,
  }));
  return { listings: deriveAddresses(listings), tiles, merged };
}

/** Against the run this one repeats; without that run's listings the task is as good as a first one. */
async function changesSince(
  task: TaskRow,
  listings: readonly ListingWithReceipts[],
  deps: FinishDeps,
): Promise<Changes | null> {
  if (!task.previous_task_id) return null;
  const previous = await deps.tasks.get(task.previous_task_id);
  if (!previous?.snapshot_id) return null;
  try {
    const before = await deps.listings.readSnapshot(previous);
    return changesBetween(before.listings, listings);
  } catch (error) {
    deps.warn("previous run", task.$id, error);
    return null;
  }
}

/** Ends a task that delivered nothing: the whole hold returns. Without a failure it was canceled. */
export async function giveUp(
  task: TaskRow,
  failure: AppError | null,
  deps: Pick<TileDeps, "ledger" | "tasks">,
): Promise<void> {
  await deps.ledger.settle(task, {
    chargedMicros: 0,
    task: {
      status: failure ? "failed" : "canceled",
      failure_code: failure?.code ?? null,
      failure_detail: failure?.detail ?? null,
    },
  });
  await deps.tasks.removeClaims(task.$id);
}

type ReportPart = Omit<CoverageReport, "byType" | "unmatchedTypes" | "unnamed" | "with" | "source">;

function report(
  listings: readonly ListingWithReceipts[],
  task: TaskRow,
  part: ReportPart,
): CoverageReport {
  const types: { type: string; sent: string }[] = JSON.parse(task.tags);
  const byType = Object.fromEntries(types.map(({ type }) => [type, 0]));
  for (const { categories } of listings) {
    for (const type of categories) byType[type] = (byType[type] ?? 0) + 1;
  }
  const count = (test: (listing: ListingWithReceipts) => boolean): number =>
    listings.filter(test).length;
  return {
    ...part,
    byType,
    unmatchedTypes: task.niche.filter((sent) => !types.some((type) => type.sent === sent)),
    unnamed: count((listing) => listing.name === null),
    with: {
      phone: count((listing) => listing.phone !== null),
      website: count((listing) => listing.website !== null),
      hours: count((listing) => listing.hours_known),
      email: count((listing) => listing.emails.length > 0),
      address: count((listing) => listing.street !== null && listing.house_number !== null),
    },
    source: "OpenStreetMap",
  };
}
