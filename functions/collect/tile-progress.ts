import type { TaskRow } from "#collections/tasks.ts";
import { childrenOf, rootTile } from "#domain/area/tiles.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import type { TilePages } from "#shared/adapters/tile-pages.ts";
import type { SourceFailure } from "#shared/collectors/collector.ts";
import type { TileDeps } from "./tile-work.ts";

/** How far a task's tiles are, as its worker knows it. */
export interface Progress {
  /** Listings by tile. */
  done: Map<string, number>;
  dead: Set<string>;
  pending: string[];
  /** Tiles being asked for. */
  asked: Set<string>;
  /** The same tiles in columns. */
  read: TilePages[];
  /** The largest tile that was counted. */
  counted: number;
  writtenAt: number;
  /** The problem since a tile was last read completely; null = none. */
  trouble: Trouble | null;
  /** ISO time since when the task says that it waits; null while it does not. */
  waitingSince: string | null;
}

export interface Trouble {
  /** When the first question that failed was asked. */
  since: number;
  tries: number;
  /** The last one. */
  failure: SourceFailure;
}

/** The tiles whose pages are there and whole are done; everything else below the root is pending. */
export async function resumeProgress(task: TaskRow, deps: TileDeps): Promise<Progress> {
  // A tile whose pages can't be read is not done.
  const read = await deps.listings.readTiles(task.$id);
  const done = new Map(read.map(({ path, pages }) => [path, listingsIn(pages)]));
  const dead = new Set((await deps.tasks.deadTiles(task.$id)).map((tile) => tile.tile));
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
  return {
    done,
    dead,
    pending,
    asked: new Set(),
    read,
    counted: 0,
    writtenAt: 0,
    trouble: null,
    waitingSince: task.waiting_for === "map-service" ? task.waiting_since : null,
  };
}

export const listingsIn = (pages: TilePages["pages"]): number =>
  pages.reduce((sum, { size }) => sum + size, 0);

/** Of all tiles known, those that can't be had. */
export function tooManyDead({ dead, done, pending, asked }: Progress): boolean {
  const all = dead.size + done.size + pending.length + asked.size;
  return dead.size / all > workerLimits.deadTilesShareMax;
}

/** Writes how far the task is, now and then. */
export async function writeProgress(
  taskId: string,
  progress: Progress,
  deps: TileDeps,
): Promise<void> {
  const now = deps.now().getTime();
  if (now - progress.writtenAt < deps.progressEveryMs) return;
  progress.writtenAt = now;
  await deps.tasks.update(taskId, columnsOf(progress));
}

/** Says that the task waits for the map service, once. */
export async function sayWaiting(
  taskId: string,
  progress: Progress,
  deps: TileDeps,
): Promise<void> {
  if (progress.waitingSince !== null || !progress.trouble) return;
  progress.waitingSince = new Date(progress.trouble.since).toISOString();
  progress.writtenAt = deps.now().getTime();
  await deps.tasks.update(taskId, {
    ...columnsOf(progress),
    waiting_for: "map-service",
    waiting_since: progress.waitingSince,
  });
}

/** A tile was read whole: nothing is waited for any more. */
export async function goOn(taskId: string, progress: Progress, deps: TileDeps): Promise<void> {
  progress.trouble = null;
  if (progress.waitingSince === null) return writeProgress(taskId, progress, deps);
  progress.waitingSince = null;
  progress.writtenAt = deps.now().getTime();
  await deps.tasks.update(taskId, { ...columnsOf(progress), ...notWaiting });
}

export const notWaiting = { waiting_for: null, waiting_since: null, wake_at: null } as const;

const columnsOf = (progress: Progress) => ({
  tiles_done: progress.done.size,
  tiles_total:
    progress.done.size + progress.dead.size + progress.pending.length + progress.asked.size,
  found: foundIn(progress),
});

/** Listings so far, twins not merged; or the count, if higher. */
export const atLeast = (progress: Progress): number =>
  Math.max(foundIn(progress), progress.counted);

/** Whether there are more listings than so many; one that two tiles sent counts once. */
export function areTooMany(progress: Progress, listingsMax: number): boolean {
  if (progress.counted > listingsMax) return true;
  if (foundIn(progress) <= listingsMax) return false;
  const ids = new Set<string | null>();
  for (const { pages } of progress.read) {
    for (const page of pages) for (const id of page.text("source_id").all()) ids.add(id);
  }
  return ids.size > listingsMax;
}

const foundIn = ({ done }: Progress): number =>
  [...done.values()].reduce((sum, count) => sum + count, 0);
