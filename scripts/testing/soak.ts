import { buildStale } from "../build.ts";
import { runFiles } from "./run-files.ts";

/**
 * Runs the files again and again, each round with other delays, another processor speed and other
 * random numbers; ends at the first failure. Gives whether there was none.
 */
export async function soak(filters: readonly string[], rounds: number): Promise<boolean> {
  const fixed = process.env.SEED;
  const first = Number(fixed ?? Date.now() % 1_000_000);
  for (let round = 0; round < rounds; round += 1) {
    const seed = String(first + (fixed ? 0 : round));
    process.env.SOAK_SEED = seed;
    process.env.SEED = seed;
    console.log(`\nRound ${round + 1} of ${rounds}, seed ${seed}`);
    const { passed, failed, errors } = await runFiles({
      filters,
      retriesJourneys: false,
      orderSeed: Number(seed),
      async prepare(found) {
        if (found.some(({ project }) => project.name !== "rules")) {
          await buildStale();
          process.env.BUILT_BY_TEST_RUN = "true";
        }
        return found;
      },
    });
    const [problem] = [...failed.map(({ name, message }) => `${name}\n  ${message}`), ...errors];
    if (problem || passed === 0) {
      console.log(`\nFirst failure, seed ${seed}: ${problem ?? "no test matches"}`);
      console.log(`Again: SEED=${seed} npm test -- soak ${filters.join(" ")}`);
      console.log(`\n${passed} passed, ${Math.max(1, failed.length + errors.length)} failed`);
      return false;
    }
  }
  console.log(`\n${rounds} rounds, no failure.\n${rounds} passed, 0 failed`);
  return true;
}
