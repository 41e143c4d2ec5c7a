import { overpassLimits } from "#domain/limits/overpass.ts";
import { workerLimits } from "#domain/limits/worker.ts";

/** How a task gets on with a map service that is busy or out of reach, in milliseconds. */
export interface SourceWaits {
  /** A worker that gets no whole answer for so long ends. */
  patienceMs: number;
  /** Between two tries of one worker: doubled each time, up to the maximum. */
  retryBaseMs: number;
  retryMaxMs: number;
  /** Before the next worker is started: as long as the task has waited, within these. */
  wakeAfterMinMs: number;
  wakeAfterMaxMs: number;
  /** Then the task ends with the data it has. */
  giveUpAfterMs: number;
}

/** `pace`: 1, or a share of it for a service that stands in for the real one. */
export const sourceWaits = (pace: number): SourceWaits => ({
  patienceMs: workerLimits.sourcePatienceMs * pace,
  retryBaseMs: overpassLimits.retryBaseMs * pace,
  retryMaxMs: overpassLimits.retryMaxMs * pace,
  wakeAfterMinMs: workerLimits.wakeAfterMinMs * pace,
  wakeAfterMaxMs: workerLimits.wakeAfterMaxMs * pace,
  giveUpAfterMs: workerLimits.sourceWaitMaxMs * pace,
});

/** When to ask again: between half and all of a limit that doubles, and not before the service wants it. */
export function retryAfterMs(
  { tries, askedForMs, random }: { tries: number; askedForMs: number; random: number },
  { retryBaseMs, retryMaxMs }: SourceWaits,
): number {
  const limit = Math.min(retryMaxMs, retryBaseMs * 2 ** (tries - 1));
  return Math.max(Math.min(askedForMs, retryMaxMs), limit * (0.5 + random / 2));
}

/** When to start the next worker of a task that has waited so long. */
export const wakeAfterMs = (
  waitedMs: number,
  { wakeAfterMinMs, wakeAfterMaxMs }: SourceWaits,
): number => Math.min(wakeAfterMaxMs, Math.max(wakeAfterMinMs, waitedMs));
