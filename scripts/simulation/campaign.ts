import type { Violation } from "./checks/checker.ts";
import { type FaultCounts, type FaultKind, faultKinds, noCounts } from "./platform/faults.ts";
import type { Production } from "./production.ts";
import { runSchedule } from "./schedule.ts";

export interface Failure {
  /** Together with the seed it replays the schedule. */
  number: number;
  violations: readonly Violation[];
}

export interface Campaign {
  schedules: number;
  steps: number;
  faults: FaultCounts;
  failures: readonly Failure[];
}

/** Runs schedules one after the other; ends early at the given number of failures. */
export async function runCampaign(
  {
    seed,
    from = 0,
    to,
    failuresMax = 10,
    hasPlaces = false,
  }: { seed: number; from?: number; to: number; failuresMax?: number; hasPlaces?: boolean },
  production: Production,
): Promise<Campaign> {
  const faults = noCounts();
  const failures: Failure[] = [];
  let steps = 0;
  let number = from;
  for (; number < to && failures.length < failuresMax; number++) {
    const result = await runSchedule({ seed, number }, production, { hasPlaces });
    steps += result.steps;
    for (const kind of faultKinds) faults[kind] += result.faults[kind];
    if (result.violations.length > 0) failures.push({ number, violations: result.violations });
    // The event loop gets a turn: a test runner must be able to hear from its worker.
    if (number % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { schedules: number - from, steps, faults, failures };
}

export const crashesOf = (faults: FaultCounts): number =>
  (["crash-before", "crash-after", "time-out"] as const satisfies FaultKind[]).reduce(
    (sum, kind) => sum + faults[kind],
    0,
  );
