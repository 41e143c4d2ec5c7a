import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stampOf } from "../../scripts/build.ts";

const root = mkdtempSync(join(tmpdir(), "areascout-build-"));

beforeAll(() => {
  write("package-lock.json", "{}");
  write("web/src/app.tsx", "the app");
  write("functions/api/main.ts", "the function");
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a changed source, a new one and another lock file make the build stale", () => {
  const stamps = [stampOf("web", root)];
  for (const file of ["web/src/app.tsx", "web/public/mark.svg", "package-lock.json"]) {
    write(file, "changed");
    stamps.push(stampOf("web", root));
  }
  expect(new Set(stamps).size).toBe(4);
});

test.each(["web", "functions"])(
  "what tools write beside the sources of %s is no source",
  (part) => {
    const before = stampOf(part, root);
    for (const file of ["tsconfig.tsbuildinfo", "dist/main.js", "node_modules/a/b.ts", "run.log"]) {
      write(`${part}/${file}`, "written by a tool");
    }
    expect(stampOf(part, root)).toBe(before);
  },
);

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
