import { modelLimits } from "#domain/limits/model.ts";

/** Lets nobody ask a provider for a while after it has failed several times in a row of seconds. */
export interface Breaker {
  isOpen: () => boolean;
  failed: () => void;
  answered: () => void;
}

export function breaker(now: () => number): Breaker {
  let failures: number[] = [];
  let openUntil = 0;
  return {
    isOpen: () => now() < openUntil,
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
  };
}
