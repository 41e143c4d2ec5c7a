import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../project-root.ts";

export interface CheckResult {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

const bin = (name: string): string => join(projectRoot, "node_modules", ".bin", name);

/** As `npm run check`, one by one. */
const checks: readonly { name: string; command: readonly string[] }[] = [
  { name: "types", command: [bin("tsc"), "-b", "tsconfig.json", "web/tsconfig.json"] },
  { name: "lint", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "generated files", command: [process.execPath, "scripts/generate.ts", "--check"] },
  { name: "unused code", command: [bin("knip")] },
  { name: "oldest browsers", command: [process.execPath, "scripts/floor.ts"] },
];

/** Types, lint, generated files, unused code, oldest browsers: all at once. */
export const runChecks = (): Promise<CheckResult[]> =>
  Promise.all(checks.map(({ name, command }) => runCheck(name, command)));

async function runCheck(name: string, [file = "", ...args]: readonly string[]) {
  const started = performance.now();
  const end = (passed: boolean, output: string): CheckResult => ({
    name,
    passed,
    seconds: (performance.now() - started) / 1_000,
    output,
  });
  try {
    const options = { cwd: projectRoot, maxBuffer: 64 * 1_024 * 1_024 };
    const { stdout, stderr } = await promisify(execFile)(file, args, options);
    return end(true, stdout + stderr);
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return end(false, stdout + stderr || String(error));
  }
}
