import { createRandom } from "../stand-ins/index.ts";
import { liveAs } from "./people/user-script.ts";
import { randomFaults } from "./platform/faults.ts";
import { usualPlaces } from "./platform/place-source.ts";
import type { Production } from "./production.ts";
import { type RunResult, runWorld } from "./run-world.ts";
import type { User } from "./services.ts";

/** One run of a small world: a few people, one platform, faults by chance. Same seed, same run. */
export function runSchedule(
  { seed, number }: { seed: number; number: number },
  production: Production,
  { isLogged = false, hasPlaces = false } = {},
): Promise<RunResult> {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  const faults = randomFaults(random);
  const welcomeUsd = random.pick([0, 0.5, 5]);
  const users = people(random.between(1, 3), random.chance(0.15));
  const placesIn = hasPlaces ? usualPlaces : null;
  const place = { random, faults, production, welcomeUsd, isLogged, placesIn };
  return runWorld(place, async (world, services) => {
    await Promise.all(users.map((user) => liveAs(user, world, services)));
  });
}

/** Now and then one person has two accounts with the same address. */
const people = (count: number, areTwins: boolean): User[] =>
  ["ada", "bob", "cyd"].slice(0, count).map((userId, index) => ({
    userId,
    email: areTwins && index === 1 ? "ADA@example.test" : `${userId}@example.test`,
  }));
