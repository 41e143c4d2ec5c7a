import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "./build.ts";
import { findChromium, installChromium } from "./chromium.ts";
import { findFirefox, installFirefox } from "./firefox.ts";
import { projectRoot } from "./project-root.ts";
import { readArguments } from "./testing/arguments.ts";
import { type CheckResult, runChecks } from "./testing/checks.ts";
import { type FilesResult, runFiles } from "./testing/run-files.ts";
import { soak } from "./testing/soak.ts";
import { firefoxFile, pathOf, readSeconds, writeSeconds } from "./testing/test-files.ts";

// `npm test -- quick`, `npm test`, `npm test -- full`, each with words of paths if only some files
// are meant, and `npm test -- soak WORD`. The last line is always "N passed, N failed".
const started = performance.now();
const { depth, filters, isSoak, soakRounds, refreshesTimes } = readArguments(process.argv.slice(2));
const isWhole = filters.length === 0;
const seedLog = join(tmpdir(), `areascout-seeds-${process.pid}.jsonl`);
const evidence = join(projectRoot, ".test-results");

process.env.TEST_DEPTH = depth;
process.env.TEST_SEED_LOG = seedLog;
process.env.TEST_EVIDENCE_DIR = evidence;
if (depth === "full") process.env.TEST_SEED ??= String(Date.now() % 1_000_000);
rmSync(evidence, { recursive: true, force: true });

if (isSoak) process.exit((await soak(filters, soakRounds)) ? 0 : 1);
if (process.env.SEED || process.env.TEST_SEED) {
  console.log(`Seed of this run: ${process.env.SEED || process.env.TEST_SEED}`);
}

/** What was not run, and the browser it lacked. */
const notRun: { what: string; browser: string }[] = [];
// They take one core while the files mostly wait.
const checks = isWhole ? runChecks() : Promise.resolve([]);
const files = await runFiles({
  filters,
  retriesJourneys: depth !== "full",
  ...(depth === "full" ? { orderSeed: Number(process.env.SEED || process.env.TEST_SEED) } : {}),
  async prepare(found) {
    const rules = found.filter(({ project }) => project.name === "rules");
    if (depth === "quick" || rules.length === found.length) return rules;
    await buildStale();
    process.env.BUILT_BY_TEST_RUN = "true";
    const isJourney = ({ project }: (typeof found)[number]) => project.name === "journeys";
    const inFirefox = ({ moduleId }: (typeof found)[number]) => pathOf(moduleId) === firefoxFile;
    let able = found;
    if (able.some(inFirefox) && !hasFirefox()) able = able.filter((one) => !inFirefox(one));
    const inChromium = (one: (typeof found)[number]) => isJourney(one) && !inFirefox(one);
    if (able.some(inChromium) && !hasChromium()) able = able.filter((one) => !inChromium(one));
    return able;
  },
});
const checked = await checks;
report(files, checked);

/** Looks for a browser, and installs one where there is none and where that is possible. */
function hasChromium(): boolean {
  const chromium = findChromium({ isWhole: depth === "full" }) ?? installChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  else notRun.push({ what: "the browser journeys", browser: "Chromium" });
  return chromium !== undefined;
}

function hasFirefox(): boolean {
  const firefox = findFirefox() ?? installFirefox();
  if (firefox) process.env.FIREFOX_PATH = firefox;
  else notRun.push({ what: "the journey in Firefox", browser: "Firefox" });
  return firefox !== undefined;
}

function report({ passed, failed, flaky, errors, secondsOf }: FilesResult, all: CheckResult[]) {
  for (const { name, output, seconds } of all.filter((check) => !check.passed)) {
    console.log(`\n${name} failed after ${seconds.toFixed(0)} s:\n${output}`);
  }
  if (refreshesTimes) writeSeconds({ ...readSeconds(), ...secondsOf });
  keepFailedSeeds();
  if (flaky.length > 0) console.log("\nflaky:");
  for (const { name, message } of flaky) console.log(`  ${name}\n    ${message}`);
  const failures = [
    ...all.filter((check) => !check.passed).map(({ name }) => name),
    ...errors,
    ...failed.map(({ name }) => name),
    // Elsewhere a person reads that line; where a machine judges, what did not run has failed.
    ...(process.env.CI === "true" ? notRun.map(({ what }) => what) : []),
  ];
  for (const { what, browser } of notRun) {
    console.log(`\nNot run: ${what}. There is no ${browser}, and none was installable.`);
  }
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join("\n")}`);
  if (failed.some(({ project }) => project === "journeys") || flaky.length > 0) {
    console.log(`What the journeys met is in ${evidence}`);
  }
  const minutes = (performance.now() - started) / 60_000;
  console.log(`\n${depth} run: ${minutes.toFixed(1)} minutes`);
  const total = passed + all.length - all.filter((check) => !check.passed).length;
  console.log(`${total} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || total === 0 ? 1 : 0;
}

/** Seeds a random test failed with join those that every run tries first. */
function keepFailedSeeds(): void {
  const lines = readLines(seedLog).map(
    (line) => JSON.parse(line) as { test: string; seed: string },
  );
  rmSync(seedLog, { force: true });
  if (lines.length === 0) return;
  const file = join(projectRoot, "tests", "failed-seeds.json");
  const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  for (const { test, seed } of lines) kept[test] = [...new Set([...(kept[test] ?? []), seed])];
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`\nSeeds that failed are kept in ${file}: commit them.`);
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}
