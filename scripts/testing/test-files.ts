import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "../project-root.ts";

/**
 * Rules that take seconds each: simulations, fuzzing, whole contracts, real processes and waits.
 * `npm test -- quick` leaves them out.
 */
export const heavyRounds: readonly string[] = [
  "tests/simulation/**",
  "tests/scripts/local-appwrite/**",
  "tests/scripts/contract/contract.test.ts",
  "tests/scripts/{backup,deploy,sample}/**",
  "tests/scripts/{ask,correct-ledger,enrich,match}.test.ts",
  "tests/scripts/stand-ins/{sites,overpass}/**",
  "tests/functions/_shared/{crawler,deletion,model}/**",
  "tests/functions/collect/**",
  "tests/functions/_shared/domain/real-map-data.test.ts",
  "tests/functions/_shared/domain/query/plan-differential.test.ts",
];

const secondsFile = join(projectRoot, "tests", "seconds.json");

/** Seconds a file took when they were last measured (`npm test -- --times`), by its path. */
export const readSeconds = (): Record<string, number> =>
  JSON.parse(readFileSync(secondsFile, "utf8"));

export function writeSeconds(seconds: Record<string, number>): void {
  const sorted = Object.entries(seconds).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(secondsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** As the file of seconds and every message name it. */
export const pathOf = (moduleId: string): string => relative(projectRoot, moduleId);
