import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "../project-root.ts";

/** The one journey in another browser than Chromium: a part of full runs alone. */
export const firefoxFile = "tests/journeys/firefox.test.ts";

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

const quickSecondsMax = 3;

/**
 * `npm test -- quick` leaves out rules that took longer (simulations, fuzzing, real processes) and
 * the local Appwrite's own suite: few changes touch it.
 */
export const leftOutOfQuick = (): string[] => [
  "scripts/local-appwrite/**",
  ...Object.entries(readSeconds())
    .filter(([, seconds]) => seconds > quickSecondsMax)
    .map(([path]) => path),
];
