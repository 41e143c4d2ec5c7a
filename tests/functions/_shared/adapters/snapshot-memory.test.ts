import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = join(import.meta.dirname, "../../../steps/many-presets-process.ts");

/** On such a machine Node lets the heap grow to half of its memory. */
function askAbout(presets: number, { rows, memoryMb }: { rows: number; memoryMb: number }) {
  const flags = ["--expose-gc", `--max-old-space-size=${memoryMb / 2}`];
  const said = execFileSync(
    process.execPath,
    [...flags, program, String(presets), String(rows), String(memoryMb)],
    {
      encoding: "utf8",
    },
  );
  return JSON.parse(said) as { counted: number; used: number };
}

test.each([
  { rows: 100, presets: 40 },
  { rows: 1_000, presets: 20 },
  { rows: 10_000, presets: 3 },
])(
  "presets of $rows businesses are counted at no less than the memory that they and their indexes take",
  ({ rows, presets }) => {
    const { counted, used } = askAbout(presets, { rows, memoryMb: 2_000 });
    expect(counted).toBeGreaterThan(used);
  },
);

test("a process answers about more presets than there is room for, one after the other", () => {
  expect(askAbout(170, { rows: 1_000, memoryMb: 512 }).counted).toBeGreaterThan(0);
});
