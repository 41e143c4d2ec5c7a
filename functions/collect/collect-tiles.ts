import type { TaskRow } from "#collections/tasks.ts";
import { contains } from "#domain/area.ts";
import type { TypeTags } from "#domain/categories.ts";
import { positionOf } from "#domain/element.ts";
import { limits } from "#domain/limits.ts";
import { toListing } from "#domain/normalise.ts";
import { boundsOf, childrenOf, rootTile, tileAreasM2 } from "#domain/tiles.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";

export type TileDeps = Pick<Stores, "tasks" | "listings" | "ledger" | "now"> & {
  leaseMs: number;
  progressEveryMs: number;
  source: ListingSource;
  /** ISO 3166-1 alpha-2 */
  countryAt: (lat: number, lon: number) => string | null;
  hashHex: (text: string) => string;
  warn: (...parts: unknown[]) => void;
};

export interface Collected {
  stopped: "all-done" | "canceled" | "too-many-dead" | "time-is-up" | "lost";
  done: string[];
  dead: string[];
  /** Elements the source sent from outside the area, as ways that only touch it. */
  outside: number;
}

interface Progress {
  done: Map<string, number>;
  dead: Set<string>;
  pending: string[];
  outside: number;
  writtenAt: number;
}

/** Goes through the tiles that are not done yet; each one done is a checkpoint. */
export async function collectTiles(
  task: TaskRow,
  lost: () => boolean,
  deps: TileDeps,
): Promise<Collected> {
  const types: TypeTags[] = JSON.parse(task.tags);
  const progress = await resumeProgress(task.$id, deps);
  const endsAt = deps.now().getTime() + limits.workerBudgetS * 1000;
  const stop = (stopped: Collected["stopped"]): Collected => ({
    stopped,
    done: [...progress.done.keys()],
    dead: [...progress.dead],
    outside: progress.outside,
  });

  for (;;) {
    const path = progress.pending.shift();
    if (path === undefined) return stop("all-done");
    if (lost()) return stop("lost");
    if ((await deps.tasks.get(task.$id))?.cancel_requested) return stop("canceled");
    if (tooManyDead(progress)) return stop("too-many-dead");
    if (deps.now().getTime() > endsAt) return stop("time-is-up");
    await collectTile(task, path, types, progress, deps);
    await writeProgress(task.$id, progress, deps);
  }
}

/** What the rows say is done; everything else below the root is pending. */
async function resumeProgress(taskId: string, deps: TileDeps): Promise<Progress> {
  const done = new Map(
    (await deps.listings.doneTiles(taskId)).map((tile) => [tile.path, tile.count]),
  );
  const dead = new Set((await deps.tasks.deadTiles(taskId)).map((tile) => tile.tile));
  const ended = [...done.keys(), ...dead];
  const pending: string[] = [];
  const visit = (path: string): void => {
    if (done.has(path) || dead.has(path)) return;
    const children = childrenOf(path);
    // A tile with anything ended below it had been split.
    if (ended.some((end) => children.some((child) => end.startsWith(child))))
      children.forEach(visit);
    else pending.push(path);
  };
  visit(rootTile);
  return { done, dead, pending, outside: 0, writtenAt: 0 };
}

async function collectTile(
  task: TaskRow,
  path: string,
  types: TypeTags[],
  progress: Progress,
  deps: TileDeps,
): Promise<void> {
  const bounds = boundsOf(task, path);
  const tags = types.flatMap((type) => type.tags);
  const children = childrenOf(path);
  try {
    const count = await deps.source.count(bounds, tags);
    if (count > limits.tileMaxElements && children.length > 0) {
      progress.pending.unshift(...children);
      return;
    }
    const listings = count === 0 ? empty : await listingsOf(task, path, types, deps);
    await deps.listings.savePages(task.$id, { path, ...listings });
    progress.outside += listings.outside;
    progress.done.set(path, listings.listings.length);
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.kind === "too-big" && children.length > 0) {
      progress.pending.unshift(...children);
      return;
    }
    deps.warn("tile", task.$id, path, error.kind, error.message);
    await deps.tasks.markDead(task.$id, {
      path,
      areaM2: tileAreasM2(task, [path])[0] ?? 0,
      attempts: limits.tileAttempts,
      reason: `${error.kind}: ${error.message}`,
    });
    progress.dead.add(path);
  }
}

const empty = { sourceUpdatedAt: "", listings: [], outside: 0 };

async function listingsOf(task: TaskRow, path: string, types: TypeTags[], deps: TileDeps) {
  const answer = await deps.source.collect(
    boundsOf(task, path),
    types.flatMap((type) => type.tags),
  );
  // By the whole area, not by the tile: the middle of a bent way can lie in a tile that the way
  // itself does not touch. What two tiles send is dropped when the tiles are merged.
  const inside = answer.elements.filter((element) => contains(task, positionOf(element)));
  const context = {
    types,
    tier: 1 as const,
    countryAt: deps.countryAt,
    hashHex: deps.hashHex,
    sourceUpdatedAt: answer.sourceUpdatedAt,
    collectedAt: deps.now().toISOString(),
  };
  return {
    sourceUpdatedAt: answer.sourceUpdatedAt,
    listings: inside.flatMap((element) => toListing(element, context) ?? []),
    outside: answer.elements.length - inside.length,
  };
}

/** One tile has just been taken from the pending ones. */
function tooManyDead({ dead, done, pending }: Progress): boolean {
  return dead.size / (dead.size + done.size + pending.length + 1) > limits.deadTilesShareMax;
}

async function writeProgress(taskId: string, progress: Progress, deps: TileDeps): Promise<void> {
  const now = deps.now().getTime();
  if (now - progress.writtenAt < deps.progressEveryMs) return;
  progress.writtenAt = now;
  const { done, dead, pending } = progress;
  await deps.tasks.update(taskId, {
    tiles_done: done.size,
    tiles_total: done.size + dead.size + pending.length,
    found: [...done.values()].reduce((sum, count) => sum + count, 0),
  });
}
