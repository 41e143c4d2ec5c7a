import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../../../../scripts/project-root.ts";
import { depth } from "../../../../depth.ts";

interface Measured {
  same: number;
  merged: number;
  seconds: number;
  moreMb: number;
}

test("as many businesses as a preset may hold are compared in less than 400 MB", async () => {
  const script = join(projectRoot, "tests", "steps", "conflation-process.ts");
  // A small heap: else garbage of any size is counted.
  const given = [
    "--max-old-space-size=430",
    "--max-semi-space-size=8",
    script,
    String(depth.mostListings),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  const { same, merged, seconds, moreMb } = JSON.parse(stdout) as Measured;
  console.log(
    `${depth.mostListings} and as many: ${merged} merged of ${same}, ${seconds} s, ${moreMb} MB`,
  );
  expect(Math.abs(merged - same)).toBeLessThan(same * 0.01);
  expect(moreMb).toBeLessThan(400);
  // Each with each would take hours.
  expect(seconds).toBeLessThan(60);
}, 180_000);
