import { setTimeout as wait } from "node:timers/promises";

/** At most one request a gap to one host, whoever asks; and one site a host at a time. */
export interface HostTurns {
  /** Waits for the host's next turn. */
  next(host: string, signal: AbortSignal): Promise<void>;
}

export function createHostTurns(gapMs: number): HostTurns {
  const free = new Map<string, number>();
  return {
    async next(host, signal) {
      const now = performance.now();
      const at = Math.max(now, free.get(host) ?? 0);
      free.set(host, at + gapMs);
      if (free.size > 5_000) forget(free, now);
      if (at > now) await wait(at - now, undefined, { signal });
    },
  };
}

function forget(free: Map<string, number>, now: number): void {
  for (const [host, at] of free) if (at < now) free.delete(host);
}
