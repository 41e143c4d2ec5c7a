import type { TaskRow } from "#collections/tasks.ts";
import { childrenOf } from "#domain/area/tiles.ts";
import type { ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import { bury } from "./dead-tiles.ts";
import { readTile, type TileOutcome } from "./read-tile.ts";
import { retryAfterMs, type SourceWaits } from "./source-waits.ts";
import {
  areTooMany,
  atLeast,
  goOn,
  listingsIn,
  type Progress,
  resumeProgress,
  sayWaiting,
  type Trouble,
  tooManyDead,
  writeProgress,
} from "./tile-progress.ts";
import type { Collected, Shift, TileDeps } from "./tile-work.ts";

interface Work {
  task: TaskRow;
  shift: Shift;
  progress: Progress;
  deps: TileDeps;
  watch: CancelWatch;
}

/**
 * Goes through the tiles that are not done yet; each one done is a checkpoint. A tile without a
 * whole answer is tried again after the others.
 */
export async function collectTiles(
  task: TaskRow,
  shift: Shift,
  deps: TileDeps,
): Promise<Collected> {
  const progress = await resumeProgress(task, deps);
  const watch = watchCancel(task, shift, deps);
  try {
    const stopped = await goThrough({ task, shift, progress, deps, watch });
    if (stopped === "waiting") await sayWaiting(task.$id, progress, deps);
    return {
      stopped,
      done: [...progress.done.keys()],
      dead: [...progress.dead],
      pending: progress.pending,
      found: atLeast(progress),
      read: progress.read,
      waitingSince: progress.waitingSince,
      trouble: progress.trouble && reasonOf(progress.trouble.failure),
    };
  } finally {
    watch.stop();
  }
}

async function goThrough(work: Work): Promise<Collected["stopped"]> {
  const { progress, deps, watch } = work;
  const second = { asking: Promise.resolve(), failures: [] as unknown[] };
  try {
    for (;;) {
      await watch.look();
      // The tile of a second question that failed is in no list: the next worker finds it by the rows.
      if (second.failures.length > 0) throw second.failures[0];
      // Check the lease last: nothing may await between the check and the question.
      const stopped = whyStop(work);
      const path = stopped ? undefined : progress.pending.shift();
      if (path === undefined) {
        if (stopped && progress.asked.size === 0) return stopped;
        await second.asking;
        continue;
      }
      const main = collectTile(path, deps.source, work);
      if (deps.spareSource && progress.asked.size === 1 && !progress.trouble) {
        const other = progress.pending.shift();
        if (other !== undefined) {
          const keep = (error: unknown): void => void second.failures.push(error);
          second.asking = collectTile(other, deps.spareSource, work).catch(keep);
        }
      }
      await main;
      if (progress.trouble) await pauseFor(progress.trouble, work);
    }
  } finally {
    await second.asking;
  }
}

function whyStop({ progress, shift, deps, watch }: Work): Collected["stopped"] | null {
  if (areTooMany(progress, deps.listingsMax)) return "too-many-listings";
  if (progress.pending.length + progress.asked.size === 0) return "all-done";
  if (shift.lost()) return "lost";
  if (watch.isCanceled()) return "canceled";
  if (tooManyDead(progress)) return "too-many-dead";
  const now = deps.now().getTime();
  if (now > shift.endsAt) return "time-is-up";
  return whyWait(progress, now, deps.waits);
}

/** Whether the map service has kept this worker, or this task, waiting for long enough. */
function whyWait(
  { trouble, waitingSince }: Progress,
  now: number,
  { patienceMs, giveUpAfterMs }: SourceWaits,
): Collected["stopped"] | null {
  if (!trouble) return null;
  if (waitingSince && now - Date.parse(waitingSince) >= giveUpAfterMs) return "given-up";
  if (now - trouble.since < patienceMs) return null;
  return isTurnOnly(trouble) && waitingSince === null ? "no-turn" : "waiting";
}

const isTurnOnly = ({ failure }: Trouble): boolean => failure.kind === "no-turn";

async function collectTile(path: string, source: ListingSource, work: Work): Promise<void> {
  const { task, progress, deps } = work;
  const askedAt = deps.now().getTime();
  progress.asked.add(path);
  try {
    const outcome = await readTile(task, path, source, deps);
    if (outcome.kind === "read") {
      progress.read.push(await deps.listings.savePages(task.$id, outcome.tile));
    }
    if (outcome.kind === "dead") await bury(task, [path], reasonOf(outcome.failure), deps);
    progress.asked.delete(path);
    if (outcome.kind === "put-off") {
      putOff(
        path,
        { askedAt, failure: outcome.failure, isSpare: source !== deps.source },
        progress,
      );
    } else {
      take(path, outcome, progress);
      await (outcome.kind === "read" ? goOn : writeProgress)(task.$id, progress, deps);
    }
  } finally {
    progress.asked.delete(path);
  }
}

function take(
  path: string,
  outcome: Exclude<TileOutcome, { kind: "put-off" }>,
  progress: Progress,
): void {
  if (outcome.kind === "dead") {
    progress.dead.add(path);
    return;
  }
  progress.counted = Math.max(progress.counted, outcome.count);
  if (outcome.kind === "split") progress.pending.unshift(...childrenOf(path));
  if (outcome.kind === "counted") progress.pending.unshift(path);
  if (outcome.kind !== "read") return;
  progress.done.set(path, listingsIn(outcome.tile.pages.map(({ columns }) => columns)));
}

function putOff(
  path: string,
  { askedAt, failure, isSpare }: { askedAt: number; failure: SourceFailure; isSpare: boolean },
  progress: Progress,
): void {
  if (failure.kind === "no-turn") progress.pending.unshift(path);
  else progress.pending.push(path);
  // A second question of one task is asked only where nobody is in the way.
  if (failure.kind === "no-turn" && isSpare) return;
  const { since = askedAt, tries = 0 } = progress.trouble ?? {};
  progress.trouble = { since, tries: tries + 1, failure };
}

const reasonOf = ({ kind, message }: SourceFailure): string => `${kind}: ${message}`;

/** Before the next attempt; a worker without a turn has already waited. */
async function pauseFor(trouble: Trouble, { task, shift, progress, deps, watch }: Work) {
  // A question that was ended for a cancel says nothing of the map service.
  if (isTurnOnly(trouble) || watch.isCanceled() || shift.lost()) return;
  if (trouble.tries > 1) await sayWaiting(task.$id, progress, deps);
  const { tries, failure, since } = trouble;
  const pauseMs = retryAfterMs(
    { tries, askedForMs: failure.retryAfterMs, random: deps.random() },
    deps.waits,
  );
  const endsAt = Math.min(deps.now().getTime() + pauseMs, since + deps.waits.patienceMs);
  for (;;) {
    const leftMs = endsAt - deps.now().getTime();
    if (leftMs <= 0 || watch.isCanceled() || shift.lost()) return;
    await deps.sleep(Math.min(leftMs, deps.cancelLookMs));
    await watch.look();
  }
}

interface CancelWatch {
  /** Reads whether the task is canceled. */
  look: () => Promise<void>;
  isCanceled: () => boolean;
  stop: () => void;
}

/** A canceled task, or one in other hands, needs no answer any more: its questions are ended. */
function watchCancel(task: TaskRow, { lost }: Shift, deps: TileDeps): CancelWatch {
  let isCanceled = false;
  const look = async (): Promise<void> => {
    isCanceled ||= (await deps.tasks.get(task.$id))?.cancel_requested ?? false;
  };
  const lookAndEnd = async (): Promise<void> => {
    await look();
    if (isCanceled || lost()) deps.abandonQuestions();
  };
  // The next look learns what this one missed.
  const stop = deps.every(deps.cancelLookMs, () => void lookAndEnd().catch(() => {}));
  return { look, isCanceled: () => isCanceled, stop };
}
