import { type RunningQuery, statusText } from "./pages.ts";

export interface Slots {
  /** Waits for a free slot; `null` when none came free in time. The answer frees it again. */
  take: (query: { maxBytes: number; timeoutSeconds: number }) => Promise<(() => void) | null>;
  running: () => number;
  /** `closedForMs` > 0: as a client sees it that has to wait that long. */
  status: (closedForMs: number) => string;
  close: () => void;
}

const shownAfterUseMs = 10_000;

/** The real server's quota: so many queries at once, others wait a while and are then refused. */
export function createSlots(limit: number, queueWaitMs: number): Slots {
  const running = new Set<RunningQuery>();
  const waiting = new Set<() => void>();
  const timers = new Set<NodeJS.Timeout>();
  let lastUsedMs: number[] = [];
  let lastPid = 26_000;

  const start = (query: { maxBytes: number; timeoutSeconds: number }): (() => void) => {
    lastPid += 1;
    const entry: RunningQuery = {
      pid: lastPid,
      maxBytes: query.maxBytes,
      timeoutSeconds: query.timeoutSeconds,
      startedMs: Date.now(),
    };
    running.add(entry);
    return () => {
      if (!running.delete(entry)) return;
      lastUsedMs = [...lastUsedMs, Date.now()].slice(-limit);
      const [next] = waiting;
      next?.();
    };
  };
  return {
    take(query) {
      if (running.size < limit) return Promise.resolve(start(query));
      return new Promise((resolve) => {
        const done = (result: (() => void) | null): void => {
          waiting.delete(wake);
          clearTimeout(timer);
          timers.delete(timer);
          resolve(result);
        };
        const wake = (): void => done(start(query));
        const timer = setTimeout(() => done(null), queueWaitMs);
        timers.add(timer);
        waiting.add(wake);
      });
    },
    running: () => running.size,
    status(closedForMs) {
      const nowMs = Date.now();
      const notRunning = Math.max(0, limit - running.size);
      const used = lastUsedMs.filter((ms) => nowMs - ms < shownAfterUseMs).slice(-notRunning);
      const recent = notRunning > 0 ? used : [];
      const isClosed = closedForMs > 0;
      return statusText({
        nowMs,
        limit,
        free: isClosed ? 0 : notRunning - recent.length,
        availableAfterMs: isClosed
          ? Array.from({ length: notRunning }, () => nowMs + closedForMs)
          : recent,
        running: [...running],
      });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      waiting.clear();
    },
  };
}
