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
  warn: (...parts: unknown[]) => void;
};

/**
 * Creates the claim row of the next epoch. An older lease must be over by a third of its length,
 * so that two machines whose clocks differ by less never both own a task.
 */
export async function takeLease(
  taskId: string,
  tilesDone: number,
  { tasks, now, leaseMs, epochsWithoutProgress, warn }: Deps,
): Promise<LeaseOutcome> {
  const claims = await tasks.claimsOf(taskId);
  const last = claims.at(-1);
  if (last && Date.parse(last.lease_until) + leaseMs / 3 > now().getTime())
    return { kind: "taken" };
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

  const beat = async (): Promise<void> => {
    const next = until();
    try {
      await tasks.heartbeat(taskId, epoch, next.toISOString());
      leaseUntil = next;
    } catch (error) {
      warn("heartbeat", taskId, error);
    }
  };
  const timer = setInterval(() => void beat(), leaseMs / 4);
  return {
    kind: "owned",
    lease: {
      epoch,
      lost: () => now().getTime() > leaseUntil.getTime(),
      end: () => clearInterval(timer),
    },
  };
}
