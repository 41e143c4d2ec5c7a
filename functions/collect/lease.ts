import type { Stores } from "#shared/adapters/stores.ts";

/** A worker's exclusive right to work on a task, kept alive by a heartbeat. */
export interface Lease {
  epoch: number;
  /** Whether the lease may have passed to somebody else: then this worker stops writing. */
  lost: () => boolean;
  /** Stops the heartbeat. */
  end: () => void;
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
  // The clock is read before the rows: what was over then stays over, however long they took.
  const askedAt = now().getTime();
  const claims = await tasks.claimsOf(taskId);
  const last = claims.at(-1);
  if (last && Date.parse(last.lease_until) + leaseMs / 3 > askedAt) return { kind: "taken" };
  const stuck = claims.slice(-epochsWithoutProgress).filter((row) => row.tiles_done === tilesDone);
  const epoch = (last?.epoch ?? -1) + 1;
  const until = () => new Date(now().getTime() + leaseMs);
  let leaseUntil = until();
  const owned = await tasks.claim(taskId, {
    epoch,
    leaseUntil: leaseUntil.toISOString(),
    tilesDone,
  });
  if (!owned) return { kind: "taken" };
  if (stuck.length >= epochsWithoutProgress) return { kind: "poisoned" };

  // Once over it stays over: a process that stood still may find its task in other hands.
  let isOver = false;
  const lost = (): boolean => {
    isOver ||= now().getTime() > leaseUntil.getTime();
    return isOver;
  };
  // One at a time: a slow renewal that overtook its successor would shorten the lease.
  let isBeating = false;
  const beat = async (): Promise<void> => {
    if (isBeating || lost()) return;
    isBeating = true;
    const next = until();
    try {
      await tasks.heartbeat(taskId, epoch, next.toISOString());
      if (!lost()) leaseUntil = next;
    } catch (error) {
      warn("heartbeat", taskId, error);
    }
    isBeating = false;
  };
  const stop = every(leaseMs / 4, () => void beat());
  return {
    kind: "owned",
    lease: { epoch, lost, end: stop },
  };
}
