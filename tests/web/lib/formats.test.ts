import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../scripts/project-root.ts";
import {
  cellNumberText,
  clockText,
  compareTexts,
  dayText,
  listText,
  momentText,
  numberText,
  percentText,
  shortNumberText,
} from "../../../web/src/lib/formats.ts";

test("a date names its month and a time has 24 hours, whatever the browser's language", () => {
  const at = new Date(2026, 10, 4, 13, 5);
  expect(dayText(at)).toBe("4 Nov 2026");
  expect(momentText(at.toISOString())).toBe("4 Nov 2026, 13:05");
  expect(clockText(at.getTime())).toBe("13:05");
});

test("numbers have commas for thousands and a point", () => {
  expect([numberText(1_234.5678), numberText(1_234.5678, 2), numberText(0, 4)]).toEqual([
    "1,234.568",
    "1,234.57",
    "0",
  ]);
  expect([cellNumberText(1987), cellNumberText(12_345), cellNumberText(4.25)]).toEqual([
    "1987",
    "12,345",
    "4.25",
  ]);
  expect([percentText(0.126), shortNumberText(1_234)]).toEqual(["13%", "1.2k"]);
});

test("texts are listed and ordered as English does", () => {
  expect(listText(["a name", "a type"])).toBe("a name and a type");
  expect(["b10", "B9", "a"].sort(compareTexts)).toEqual(["a", "B9", "b10"]);
});

test("no other file of the site writes dates or numbers by a language of its own", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "web/src"],
    { cwd: projectRoot, encoding: "utf8" },
  ).split("\n");
  const strays = files
    .filter((file) => /\.tsx?$/.test(file) && file !== "web/src/lib/formats.ts")
    .filter((file) =>
      /\btoLocale(Date|Time)?String\b|\bIntl\./.test(readFileSync(join(projectRoot, file), "utf8")),
    );
  expect(strays).toEqual([]);
});
