import type { Stores } from "#shared/adapters/stores.ts";

/** A worker's exclusive right to work on a task, kept alive by a heartbeat. */
export interface Lease {
  epoch: number;
  /** How many epochs before it, of those looked at, made no progress. */
  stuck: number;
  /** Whether the lease may have passed to somebody else: then this worker stops writing. */
  lost: () => boolean;
  /** Stops the heartbeat: the lease runs out. */
  stop: () => void;
  /**
   * Ends the lease before its time: the next worker may begin at once. Of a task that waits the
   * epoch does not count as one without progress.
   */
  giveBack: (end?: { waits: boolean }) => Promise<void>;
}

export type LeaseOutcome =
  | { kind: "owned"; lease: Lease }
  | { kind: "taken" }
  | { kind: "poisoned" };

type Deps = Pick<Stores, "tasks" | "now"> & {
  leaseMs: number;
  epochsWithoutProgress: number;
  /** Runs again and again until the returned function is called. */
  every: (ms: number, run: () => void) => () => void;
  warn: (...parts: unknown[]) => void;
};

/**
 * Creates the claim row of the next epoch. An older lease must be over by a third of its length,
 * so that two machines whose clocks differ by less never both own a task.
 */
export async function takeLease(
  taskId: string,
  tilesDone: number,
  { tasks, now, leaseMs, epochsWithoutProgress, every, warn }: Deps,
): Promise<LeaseOutcome> {
  // Read the clock before the rows: a lease that had expired then stays expired, however long they
  // took.
  const askedAt = now().getTime();
  const claims = await tasks.claimsOf(taskId);
  const last = claims.at(-1);
  if (last && last.lease_until_ms + leaseMs / 3 > askedAt) return { kind: "taken" };
  const stuck = claims.slice(-epochsWithoutProgress).filter((row) => row.tiles_done === tilesDone);
  const epoch = (last?.epoch ?? -1) + 1;
  let leaseUntilMs = now().getTime() + leaseMs;
  const owned = await tasks.claim(taskId, {
    epoch,
    leaseUntilMs,
    tilesDone,
  });
  if (!owned) return { kind: "taken" };
  if (stuck.length >= epochsWithoutProgress) return { kind: "poisoned" };

  // An expired lease stays expired: a process that was suspended may find its task in other hands.
  let isOver = false;
  const lost = (): boolean => {
    isOver ||= now().getTime() > leaseUntilMs;
    return isOver;
  };
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating || lost()) return;
    isBeating = true;
    try {
      // Counted from the certain value: an extension whose answer was lost makes the lease longer,
      // never shorter.
      const missing = Math.max(0, now().getTime() + leaseMs - leaseUntilMs);
      const extended = await tasks.extendLease(taskId, epoch, missing);
      if (!lost()) leaseUntilMs = extended ?? 0;
    } catch (error) {
      warn("heartbeat", taskId, error);
    }
    isBeating = false;
  };
  const stop = every(leaseMs / 4, () => void beat());
  return {
    kind: "owned",
    lease: {
      epoch,
      stuck: stuck.length,
      lost,
      stop,
      async giveBack(end = { waits: false }) {
        stop();
        if (lost()) return;
        isOver = true;
        try {
          await tasks.endLease(taskId, epoch, end);
        } catch (error) {
          // Then it runs out.
          warn("end of a lease", taskId, error);
        }
      },
    },
  };
}
