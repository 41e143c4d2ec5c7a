import { modelLimits } from "#domain/limits/model.ts";

/** Lets nobody ask a provider for a while: after several failures in a row, or where it asked for it. */
export interface Breaker {
  isOpen: () => boolean;
  failed: () => void;
  answered: () => void;
  /** The provider wants to be left alone for so long. */
  busy: (ms: number) => void;
  /** The rest of that time. */
  busyMs: () => number;
}

export function breaker(now: () => number): Breaker {
  let failures: number[] = [];
  let openUntil = 0;
  let busyUntil = 0;
  return {
    isOpen: () => now() < Math.max(openUntil, busyUntil),
    failed() {
      const at = now();
      failures = [...failures.filter((then) => at - then < modelLimits.restMs), at];
      if (failures.length < modelLimits.failuresMax) return;
      openUntil = at + modelLimits.restMs;
      failures = [];
    },
    answered() {
      failures = [];
    },
    busy(ms) {
      busyUntil = Math.max(busyUntil, now() + Math.min(ms, modelLimits.restMs));
    },
    busyMs: () => Math.max(0, busyUntil - now()),
  };
}
