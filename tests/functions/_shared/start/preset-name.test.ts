import { expect, test } from "vitest";
import { taskLimits } from "#domain/limits/task.ts";
import { nameKeyOf } from "#shared/start/preset-name.ts";

test("names that look alike have one key", () => {
  expect(nameKeyOf("Cafés  Berlin")).toBe(nameKeyOf("CAFES BERLIN"));
});

test.each(["카페 ", "ß", "ﷺ", "Bäckerei "])(
  "long names of %j that differ at their end have different keys, which fit",
  (word) => {
    const stem = word.repeat(taskLimits.presetNameMaxChars).slice(0, 100);
    const keys = ["(2026-11-28)", "(2026-11-28, 2)"].map((end) => nameKeyOf(`${stem} ${end}`));
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key.length).toBeLessThanOrEqual(taskLimits.presetNameMaxChars);
  },
);
