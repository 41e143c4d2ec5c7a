import { limits } from "#domain/limits.ts";

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
      failures = [...failures.filter((then) => at - then < limits.modelRestMs), at];
      if (failures.length < limits.modelFailuresMax) return;
      openUntil = at + limits.modelRestMs;
      failures = [];
    },
    answered() {
      failures = [];
    },
  };
}
