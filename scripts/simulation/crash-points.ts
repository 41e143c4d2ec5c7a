import { createRandom } from "../stand-ins/index.ts";
import type { Violation } from "./checks/checker.ts";
import { liveOnce } from "./people/whole-story.ts";
import { oneFault, type Point, type RequestFault } from "./platform/faults.ts";
import { usualPlaces } from "./platform/place-source.ts";
import type { Production } from "./production.ts";
import { runWorld } from "./run-world.ts";

/** What is done to each request, one at a time; the last two mean something for writes only. */
const faultsFor = ({ writes }: Point): readonly RequestFault[] => [
  "crash-before",
  "crash-after",
  "lost-reply",
  ...(writes ? (["refused", "applied-late"] as const) : []),
];

export interface CrashPoints {
  /** Requests of one undisturbed run of everything the product does with money. */
  points: readonly Point[];
  runs: number;
  failures: readonly { point: Point; fault: RequestFault; violations: readonly Violation[] }[];
}

const seed = 20_261_121;

/**
 * Repeats one story once for every request in it, or one of so many, and every fault, and checks each
 * run to its end.
 */
export async function tryEveryPoint(
  production: Production,
  { hasPlaces = false, oneOf = 1 } = {},
): Promise<CrashPoints> {
  const placesIn = hasPlaces ? usualPlaces : null;
  const play = (faults: ReturnType<typeof oneFault>) =>
    runWorld(
      { random: createRandom(seed), faults, production, welcomeUsd: 1, isLogged: false, placesIn },
      liveOnce,
    );
  const points: Point[] = [];
  const undisturbed = await play(oneFault(null, (point) => points.push(point)));
  if (undisturbed.violations.length > 0) throw new Error("the story fails without any fault");

  const failures: { point: Point; fault: RequestFault; violations: readonly Violation[] }[] = [];
  let runs = 0;
  const chosen = points.filter((_, at) => at % oneOf === 0);
  for (const at of chosen) {
    for (const fault of faultsFor(at)) {
      const { violations, faults } = await play(oneFault({ at, fault }));
      if (faults[fault] === 0) throw new Error(`${at.process} never sent request ${at.number}`);
      runs += 1;
      if (violations.length > 0) failures.push({ point: at, fault, violations });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { points, runs, failures };
}
