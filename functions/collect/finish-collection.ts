import type { TaskRow } from "#collections/tasks.ts";
import { AppError, type ErrorCode } from "#domain/errors.ts";
import type { ListingWithReceipts } from "#domain/listing.ts";
import { mergeTwins } from "#domain/merge.ts";
import { chargeMicros } from "#domain/pricing.ts";
import type { CoverageReport } from "#domain/task.ts";
import { tileAreasM2 } from "#domain/tiles.ts";
import type { Collected, TileDeps } from "./collect-tiles.ts";

/**
 * Merges the tiles, writes the snapshot and settles: the share of the area that was delivered is
 * charged, the rest of the hold returns. Returns how many listings there are.
 */
export async function finishCollection(
  task: TaskRow,
  end: Collected & { epoch: number },
  deps: TileDeps,
): Promise<number> {
  if (end.done.length === 0) {
    await giveUp(task, end.stopped === "canceled" ? null : "source/unavailable", deps);
    return 0;
  }
  const tiles = await deps.listings.readTiles(task.$id);
  const sourceUpdatedAt =
    tiles
      .map((tile) => tile.sourceUpdatedAt)
      .sort()
      .at(-1) || null;
  const { listings, merged } = mergeTwins(tiles.flatMap((tile) => tile.listings));
  const coverage = report(listings, task, {
    tiles: {
      total: end.done.length + end.dead.length,
      done: end.done.length,
      dead: end.dead.length,
    },
    merged,
    outsideDropped: end.outside,
    sourceUpdatedAt,
  });
  const snapshotId = `${task.$id}.${end.epoch}`;
  await deps.listings.saveSnapshot(snapshotId, {
    listings,
    meta: { taskId: task.$id, name: task.name, niche: task.niche, tier: 1, coverage },
  });
  const doneM2 = tileAreasM2(task, end.done).reduce((sum, area) => sum + area, 0);
  await deps.ledger.settle(task, {
    // A run that finds nothing costs nothing.
    chargedMicros:
      listings.length === 0 ? 0 : chargeMicros(task.price_micros, doneM2, task.area_m2),
    task: {
      status: end.stopped === "canceled" ? "canceled" : "success",
      tiles_done: end.done.length,
      tiles_total: end.done.length + end.dead.length,
      found: listings.length,
      coverage: JSON.stringify(coverage),
      snapshot_id: snapshotId,
    },
  });
  await deps.tasks.removeClaims(task.$id);
  return listings.length;
}

/** Ends a task that delivered nothing: the whole hold returns. Without a code it was canceled. */
export async function giveUp(
  task: TaskRow,
  code: ErrorCode | null,
  deps: Pick<TileDeps, "ledger" | "tasks">,
): Promise<void> {
  await deps.ledger.settle(task, {
    chargedMicros: 0,
    task: {
      status: code ? "failed" : "canceled",
      failure_code: code,
      failure_detail: code && new AppError(code).detail,
    },
  });
  await deps.tasks.removeClaims(task.$id);
}

type ReportPart = Pick<CoverageReport, "tiles" | "merged" | "outsideDropped" | "sourceUpdatedAt">;

function report(
  listings: readonly ListingWithReceipts[],
  task: TaskRow,
  part: ReportPart,
): CoverageReport {
  const types: { type: string; sent: string }[] = JSON.parse(task.tags);
  const count = (test: (listing: ListingWithReceipts) => boolean): number =>
    listings.filter(test).length;
  return {
    ...part,
    byType: Object.fromEntries(
      types.map(({ type }) => [type, count((listing) => listing.categories.includes(type))]),
    ),
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
