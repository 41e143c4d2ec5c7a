import { describe, expect, test } from "vitest";
import { allMutants, mutated, runMutant } from "../../scripts/simulation/mutants/all-mutants.ts";
import { runSchedule } from "../../scripts/simulation/schedule.ts";

const seed = 3;

describe("a mistake in the money code is noticed", () => {
  test("there are at least 20 of them, each with its own name", () => {
    const names = new Set(allMutants.map(({ name }) => name));
    expect(names.size).toBe(allMutants.length);
    expect(names.size).toBeGreaterThanOrEqual(20);
  });

  test.each(allMutants.map((mutant) => [mutant.name, mutant] as const))("%s", async (_, mutant) => {
    const { killers, violations } = await runMutant(mutant, { seed });
    expect(killers, "it survived").not.toEqual([]);
    const unnamed = violations.filter(({ invariant }) => !mutant.breaks.includes(invariant));
    expect(unnamed, `it should break ${mutant.breaks.join(", ")} only`).toEqual([]);
  });
});

test("a schedule that fails can be played again, step by step", async () => {
  const [mutant] = allMutants;
  if (!mutant) throw new Error("there is no mutant");
  const play = (number: number) =>
    runSchedule({ seed, number }, mutated(mutant), { isLogged: true });
  let number = 0;
  let first = await play(number);
  while (first.violations.length === 0 && number < 100) first = await play(++number);
  expect(first.violations).not.toEqual([]);
  expect(first.log.length).toBeGreaterThan(0);
  expect(await play(number)).toEqual(first);
});
