import { isFinal } from "#domain/task/task.ts";
import type { Random } from "../stand-ins/index.ts";
import type { Books } from "./checks/books.ts";
import { createChecker, type Violation } from "./checks/checker.ts";
import type { FaultCounts, Faults } from "./platform/faults.ts";
import type { PlacesIn } from "./platform/place-source.ts";
import { createWorld, type World } from "./platform/world.ts";
import type { Production } from "./production.ts";
import { createServices, leaseMs, type Services, type ServicesOptions } from "./services.ts";

export interface RunResult {
  steps: number;
  faults: FaultCounts;
  violations: readonly Violation[];
  /** Every request in order; empty unless asked for. */
  log: readonly string[];
}

const startsAt = Date.parse("2026-11-21T08:00:00Z");
const sweepEveryMs = 60_000;
/** Sweeps once nothing goes wrong any more; a lease runs out after two, an event waits for five. */
const sweepsAtRest = 30;

/** Plays what the people do, then lets nothing go wrong any more and sees whether all comes right. */
export async function runWorld(
  {
    random,
    faults,
    production,
    welcomeUsd,
    isLogged,
    map,
    placesIn = null,
  }: {
    random: Random;
    faults: Faults;
    production: Production;
    welcomeUsd: number;
    isLogged: boolean;
    /** Another map than the usual one. */
    map?: ServicesOptions["map"];
    /** The second source, which tasks read as well. */
    placesIn?: PlacesIn | null;
  },
  live: (world: World, services: Services) => Promise<void>,
): Promise<RunResult> {
  const world = createWorld({
    random,
    faults,
    skewMaxMs: leaseMs / 3 - 1,
    stallMaxMs: 2.5 * leaseMs,
    startsAt,
    log: isLogged ? [] : null,
  });
  const checker = createChecker();
  const services = createServices(world, {
    ...{ checker, production, welcomeUsd, placesIn },
    ...(map && { map }),
  });
  const isOver = (): boolean => checker.violations.length > 0;
  const sweeps = keepSweeping(world, services);

  let isLived = false;
  void live(world, services).then(() => {
    isLived = true;
  });
  await world.play(() => isOver() || isLived);
  const restsAt = world.now() + random.between(0, 2 * leaseMs);
  await world.play(() => isOver() || world.now() >= restsAt);
  faults.stop();
  const last = sweeps.count + sweepsAtRest;
  const isDone = (): boolean => services.isQuiet() && allEnded(checker.books);
  await world.play(() => isOver() || sweeps.count >= last || isDone());
  if (!isOver()) checker.atRest(services.unfinished());
  const { violations } = checker;
  return { steps: world.steps(), faults: faults.counts, violations, log: world.log ?? [] };
}

const allEnded = ({ tasks }: Books): boolean =>
  [...tasks.values()].every(({ status }) => isFinal(status));

function keepSweeping(world: World, services: Services): { count: number } {
  const sweeps = { count: 0 };
  const again = (): void =>
    world.later(sweepEveryMs, () => {
      sweeps.count += 1;
      void services.sweep();
      again();
    });
  again();
  return sweeps;
}
