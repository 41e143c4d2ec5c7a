import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "./build.ts";
import { findChromium, installChromium } from "./chromium.ts";
import { projectRoot } from "./project-root.ts";

// The whole suite: the rules first, then the running product, the browser journeys last. Arguments
// go to Vitest, so `npm test -- pricing` runs the files whose path has that word.
interface Counts {
  passed: number;
  failed: number;
}

await buildStale();
const chromium = findChromium() ?? installChromium();
const filters = process.argv.slice(2);

const runs = [run("rules"), run("local-stack")];
if (chromium) runs.push(run("journeys"));
else {
  console.log("The browser journeys were not run: there is no Chromium, and none was installable.");
  // Elsewhere a person reads that line; where a machine judges, what did not run has failed.
  if (process.env.CI === "true") runs.push({ passed: 0, failed: 1 });
}
const passed = runs.reduce((sum, counts) => sum + counts.passed, 0);
const failed = runs.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function run(project: string): Counts {
  const report = join(mkdtempSync(join(tmpdir(), "areascout-tests-")), "report.json");
  const { status } = spawnSync(
    process.execPath,
    [
      join(projectRoot, "node_modules", "vitest", "vitest.mjs"),
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      "--passWithNoTests",
      ...filters,
    ],
    {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    },
  );
  return countsOf(report, status === 0);
}

function countsOf(report: string, succeeded: boolean): Counts {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    // A run can fail without a failed test, by an error outside of any: that is a failure too.
    const failed = Math.max(numFailedTests, succeeded ? 0 : 1);
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
