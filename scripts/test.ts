import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStale } from "./build.ts";
import { findChromium, installChromium } from "./chromium.ts";
import { projectRoot } from "./project-root.ts";

// The whole suite: rules and the local stack first, the browser journeys last. Arguments go to
// Vitest, so `npm test -- pricing` runs the files whose path has that word.
interface Counts {
  passed: number;
  failed: number;
}

await buildStale();
const chromium = findChromium() ?? installChromium();
const filters = process.argv.slice(2);

const node = run("node");
const journeys = chromium ? run("journeys") : undefined;
if (!journeys) {
  console.log(
    "The browser journeys were not run: no Chromium was found, and none could be installed.",
  );
}
const missing = !journeys && process.env.CI === "true" ? 1 : 0;
const passed = node.passed + (journeys?.passed ?? 0);
const failed = node.failed + (journeys?.failed ?? 0) + missing;
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
  try {
    const counts = JSON.parse(readFileSync(report, "utf8"));
    const failed =
      Number(counts.numFailedTests) +
      Number(counts.numFailedTestSuites > 0 && counts.numFailedTests === 0);
    // A run that fails without a failed test (an error outside of any) still counts as one failure.
    return { passed: counts.numPassedTests, failed: failed || (status === 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
