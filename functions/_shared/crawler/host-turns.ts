import { setTimeout as wait } from "node:timers/promises";

/** At most one request per gap to a host over all callers, and one site per host at a time. */
export interface HostTurns {
  /** Waits for the host's next turn. */
  next(host: string, signal: AbortSignal): Promise<void>;
}

interface Clock {
  /** Milliseconds that never go back. */
  now: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

export function createHostTurns(gapMs: number, clock: Clock = realClock): HostTurns {
  const free = new Map<string, number>();
  return {
    async next(host, signal) {
      const now = clock.now();
      const at = Math.max(now, free.get(host) ?? 0);
      free.set(host, at + gapMs);
      if (free.size > 5_000) forget(free, now);
      if (at > now) await clock.wait(at - now, signal);
    },
  };
}

function forget(free: Map<string, number>, now: number): void {
  for (const [host, at] of free) if (at < now) free.delete(host);
}
