import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";

test("of the names on pages and by authors left out, nine in ten taken are services", async () => {
  const script = join(projectRoot, "scripts/train-services.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: projectRoot });
  const rows = [...stdout.matchAll(/^(.+): precision ([\d.]+) .* recall ([\d.]+) /gmu)];
  expect(rows.map(([, what]) => what)).toEqual(["10 folds", "one author left out", "as stored"]);
  for (const [, , precision, recall] of rows) {
    expect(Number(precision)).toBeGreaterThanOrEqual(90);
    expect(Number(recall)).toBeGreaterThanOrEqual(55);
  }
});
