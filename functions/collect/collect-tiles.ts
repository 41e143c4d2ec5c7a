import type { TaskRow } from "#collections/tasks.ts";
import { contains } from "#domain/area.ts";
import type { TypeTags } from "#domain/categories.ts";
import { positionOf } from "#domain/element.ts";
import { limits } from "#domain/limits.ts";
import { toListing } from "#domain/normalise.ts";
import { boundsOf, childrenOf, rootTile, tileAreasM2 } from "#domain/tiles.ts";
import type { TilePages } from "#shared/adapters/listing-store.ts";
import { countIdOf } from "#shared/adapters/quote-store.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";

export type TileDeps = Pick<Stores, "tasks" | "listings" | "ledger" | "quotes" | "now"> & {
  listingsMax: number;
  leaseMs: number;
  progressEveryMs: number;
  source: ListingSource;
  /** ISO 3166-1 alpha-2 */
  countryAt: (lat: number, lon: number) => string | null;
  hashHex: (text: string) => string;
  warn: (...parts: unknown[]) => void;
};

export interface Collected {
  stopped: "all-done" | "canceled" | "too-many-dead" | "too-many-listings" | "time-is-up" | "lost";
  done: string[];
  dead: string[];
  /** Listings so far, twins not merged; or what was counted, when that is more. */
  found: number;
  /** What this worker has read itself; tiles an earlier one did are in their pages only. */
  read: TilePages[];
}

interface Progress {
  done: Map<string, number>;
  dead: Set<string>;
  pending: string[];
  read: TilePages[];
  /** The largest tile that was counted. */
  counted: number;
  writtenAt: number;
}

/** What a worker may do: nothing once its lease is lost, nothing new after its time. */
export interface Shift {
  lost: () => boolean;
  endsAt: number;
}

/** Goes through the tiles that are not done yet; each one done is a checkpoint. */
export async function collectTiles(
  task: TaskRow,
  { lost, endsAt }: Shift,
  deps: TileDeps,
): Promise<Collected> {
  const types: TypeTags[] = JSON.parse(task.tags);
  const progress = await resumeProgress(task.$id, deps);
  const stop = (stopped: Collected["stopped"]): Collected => ({
    stopped,
    done: [...progress.done.keys()],
    dead: [...progress.dead],
    found: atLeast(progress),
    read: progress.read,
  });

  for (;;) {
    if (atLeast(progress) > deps.listingsMax) return stop("too-many-listings");
    const path = progress.pending.shift();
    if (path === undefined) return stop("all-done");
    const isCanceled = (await deps.tasks.get(task.$id))?.cancel_requested;
    // Asked last, so that no wait lies between the answer and the tile.
    if (lost()) return stop("lost");
    if (isCanceled) return stop("canceled");
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
  return { done, dead, pending, read: [], counted: 0, writtenAt: 0 };
}

async function collectTile(
  task: TaskRow,
  path: string,
  types: TypeTags[],
  progress: Progress,
  deps: TileDeps,
): Promise<void> {
  const split = (): boolean => {
    const children = childrenOf(path);
    progress.pending.unshift(...children);
    return children.length > 0;
  };
  try {
    const count = await countOf(task, path, types, deps);
    progress.counted = Math.max(progress.counted, count);
    if (count > deps.listingsMax || (count > limits.tileMaxElements && split())) return;
    const read = count === 0 ? empty : await readTile(task, path, types, deps);
    const tile: TilePages = { path, ...read };
    await deps.listings.savePages(task.$id, tile);
    progress.read.push(tile);
    progress.done.set(path, tile.listings.length);
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.kind === "too-big" && split()) return;
    if (error.kind === "no-turn") {
      progress.pending.unshift(path);
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

/** The whole area may have been counted for a quote or by the start: then nothing is asked again. */
async function countOf(
  task: TaskRow,
  path: string,
  types: TypeTags[],
  deps: TileDeps,
): Promise<number> {
  if (path === rootTile) {
    const known = await deps.quotes.read(countIdOf({ bounds: task, types }, deps.now()));
    if (known?.kind === "too-big") throw new SourceFailure("too-big", "it could not be counted");
    if (known) return known.total;
  }
  return deps.source.count(
    boundsOf(task, path),
    types.flatMap((type) => type.tags),
  );
}

const empty = { sourceUpdatedAt: "", listings: [], outside: 0, unreadable: 0 };

async function readTile(task: TaskRow, path: string, types: TypeTags[], deps: TileDeps) {
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
    unreadable: answer.dropped,
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
    found: foundIn(progress),
  });
}

const atLeast = (progress: Progress): number => Math.max(foundIn(progress), progress.counted);

const foundIn = ({ done }: Progress): number =>
  [...done.values()].reduce((sum, count) => sum + count, 0);
