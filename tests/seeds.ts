import { appendFileSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { projectRoot } from "../scripts/project-root.ts";

/**
 * The number every random test of this run starts from: fixed by default, another one in each full
 * run (`TEST_SEED`, printed at its start). `SEED=` repeats a run.
 */
export const runSeed = Number(process.env.SEED || process.env.TEST_SEED || 0);

/** A test's own seed, so that two tests of one run don't draw the same numbers. */
export const seedOf = (salt: number): number => (runSeed + salt) % 0x7fffffff;

const failedSeeds: Record<string, string[]> = JSON.parse(
  readFileSync(join(projectRoot, "tests", "failed-seeds.json"), "utf8"),
);

/** Seeds that this test has failed with before; every run tries them first. */
export const seedsThatFailed = (): readonly string[] => failedSeeds[thisTest()] ?? [];

/** The runner adds it to `failed-seeds.json`. */
export function rememberSeed(seed: string): void {
  const file = process.env.TEST_SEED_LOG;
  if (file) appendFileSync(file, `${JSON.stringify({ test: thisTest(), seed })}\n`);
}

function thisTest(): string {
  const { testPath = "", currentTestName = "" } = expect.getState();
  return `${relative(projectRoot, testPath)} > ${currentTestName}`;
}
