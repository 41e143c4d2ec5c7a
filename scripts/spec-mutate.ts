import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { buildStale } from "./build.ts";
import { projectRoot } from "./project-root.ts";
import { constants } from "./spec-mutate/constants.ts";
import type { Mutant } from "./spec-mutate/mutant.ts";
import { textMutants } from "./spec-mutate/texts.ts";
import { createRandom } from "./stand-ins/index.ts";

// `npm run spec:mutate [-- --seed N --count N]`: changes one text or constant of the built site at
// a time; the test the coverage table names for it has to turn red. Ends `N of N`.
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "30" },
  },
});

await buildStale();
const site = join(projectRoot, "web", "dist");
const workDir = mkdtempSync(join(tmpdir(), "areascout-mutants-"));
const baselines = new Map<string, Promise<Outcome>>();
try {
  const mutants = chosenMutants(Number(values.seed), Number(values.count));
  let noticed = 0;
  for (const [index, mutant] of mutants.entries()) {
    const verdict = await judge(mutant, index);
    if (verdict === "noticed") noticed += 1;
    console.log(
      `${verdict.padEnd(9)} "${mutant.find}" → "${mutant.instead}"  ${basename(mutant.file)}: ${mutant.test}`,
    );
  }
  console.log(`${noticed} of ${mutants.length}`);
  if (noticed < mutants.length) process.exitCode = 1;
} finally {
  rmSync(workDir, { recursive: true });
}

/** A third of them constants, the others texts; every one is found in the built files. */
function chosenMutants(seed: number, count: number): Mutant[] {
  const random = createRandom(seed);
  const numbers = random.shuffled(constants).slice(0, Math.ceil(count / 3));
  const texts = random
    .shuffled(textMutants(random))
    .filter((mutant) => changedFiles(mutant).size > 0)
    .slice(0, count - numbers.length);
  const lost = numbers.filter((mutant) => changedFiles(mutant).size === 0);
  if (lost.length > 0) {
    throw new Error(`Not in the built files: ${lost.map(({ find }) => find).join(", ")}`);
  }
  return [...numbers, ...texts];
}

/** The built files that hold it, changed. */
function changedFiles({ inFiles, find, instead }: Mutant): Map<string, string> {
  const changed = new Map<string, string>();
  for (const path of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!inFiles.test(basename(path))) continue;
    const content = readFileSync(join(site, path), "utf8");
    const other = content.replaceAll(find, instead);
    if (other !== content) changed.set(path, other);
  }
  return changed;
}

async function judge(mutant: Mutant, index: number): Promise<"noticed" | "SURVIVED" | "NO TEST"> {
  const key = `${mutant.file}: ${mutant.test}`;
  const baseline = baselines.get(key) ?? withoutChange(mutant);
  baselines.set(key, baseline);
  // A test that is red or unknown without any change proves nothing.
  if ((await baseline) !== "green") return "NO TEST";
  const mutated = join(workDir, `site-${index}`);
  cpSync(site, mutated, { recursive: true });
  for (const [path, content] of changedFiles(mutant)) writeFileSync(join(mutated, path), content);
  const outcome = await run(mutant, mutated);
  rmSync(mutated, { recursive: true });
  return outcome === "red" ? "noticed" : "SURVIVED";
}

/** Twice where need be: a busy machine can make a test wait too long. */
async function withoutChange(mutant: Mutant): Promise<Outcome> {
  const first = await run(mutant, site);
  return first === "green" ? first : run(mutant, site);
}

type Outcome = "green" | "red" | "unknown";

/** Runs the named test alone against the site in `siteDir`. */
async function run({ file, test }: Mutant, siteDir: string): Promise<Outcome> {
  const report = join(workDir, "report.json");
  rmSync(report, { force: true });
  const vitest = spawn(
    process.execPath,
    [
      join(projectRoot, "node_modules", "vitest", "vitest.mjs"),
      ...["run", file, "-t", pattern(test), "--reporter=json", `--outputFile=${report}`],
    ],
    { cwd: projectRoot, stdio: "ignore", env: { ...process.env, SITE_DIR: siteDir } },
  );
  await new Promise((done) => vitest.once("exit", done));
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const own = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(
      ({ title, status }) => new RegExp(`^${pattern(test)}$`).test(title) && status !== "skipped",
    );
  if (own.length === 0) return "unknown";
  return own.every(({ status }) => status === "passed") ? "green" : "red";
}

/** The name as a pattern; what a table fills in may be anything. */
function pattern(name: string): string {
  return name.replace(/[.*+?^()|[\]\\{}]/g, "\\$&").replace(/%[sid]|\$\w+/g, ".*");
}
