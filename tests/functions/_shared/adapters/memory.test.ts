import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "../../../steps/memory-process.ts");
const flags = ["--max-old-space-size=256", "--max-semi-space-size=4"];

test("a process that takes much gives back what it freed, one that takes little is left alone", () => {
  const said = execFileSync(process.execPath, [...flags, program], { encoding: "utf8" });
  const { before, spared, after } = JSON.parse(said) as Record<string, number>;
  expect(before).toBeLessThan(240);
  expect(Math.abs((spared ?? 0) - (before ?? 0))).toBeLessThan(2);
  expect((before ?? 0) - (after ?? 0)).toBeGreaterThan(15);
});
