import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../scripts/project-root.ts";
import {
  cellNumberText,
  clockText,
  compareTexts,
  dayText,
  km2Text,
  listText,
  momentText,
  numberText,
  percentText,
  shortNumberText,
} from "../../../web/src/lib/formats.ts";
import { holds } from "../../property.ts";

test("a date names its month and a time has 24 hours, whatever the browser's language", () => {
  const at = new Date(2026, 10, 4, 13, 5);
  expect(dayText(at)).toBe("4 Nov 2026");
  expect(momentText(at.toISOString())).toBe("4 Nov 2026, 13:05");
  expect(clockText(at.getTime())).toBe("13:05");
});

test("a broken date says that it is unknown", () => {
  expect([dayText("soon"), clockText(Number.NaN)]).toEqual(["unknown date", "unknown time"]);
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

test("an area has as many decimals as its size asks for, wherever it is shown", () => {
  expect([0.00421, 0.5, 14.283, 999.994, 1_234.5, 9_999.6].map(km2Text)).toEqual([
    "0.0042 km²",
    "0.5 km²",
    "14.28 km²",
    "999.99 km²",
    "1,235 km²",
    "10,000 km²",
  ]);
});

describe("what is written by hand reads as the browser itself would write it", () => {
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat("en-GB", options);
    return (value: number) => format.format(value).replace(/^-0$/, "0");
  };
  const value = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -20_000, max: 20_000 }),
    fc.integer(),
    // Halves at the last place, which binary fractions miss.
    fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.nat(4)).map(([n, d]) => (n + 0.5) / 10 ** d),
  );

  test("numbers", () => {
    const byDigits = [0, 1, 2, 3, 4].map((maximumFractionDigits) =>
      written({ maximumFractionDigits }),
    );
    const inCell = written({ useGrouping: "min2", maximumFractionDigits: 2 });
    holds(
      fc.property(value, fc.nat(4), (number, digits) => {
        expect(numberText(number, digits)).toBe(byDigits[digits]?.(number));
        expect(cellNumberText(number)).toBe(inCell(number));
      }),
      { numRuns: 1_000 },
    );
  });

  test("shares and short numbers", () => {
    const percent = written({ style: "percent", maximumFractionDigits: 0 });
    const short = written({ notation: "compact", maximumFractionDigits: 1 });
    const shares = fc.tuple(fc.nat(1_000), fc.integer({ min: 1_000, max: 2_000 }));
    holds(
      fc.property(shares, fc.nat(999_949), ([part, whole], count) => {
        expect(percentText(part / whole)).toBe(percent(part / whole));
        expect(shortNumberText(count)).toBe(short(count));
      }),
      { numRuns: 1_000 },
    );
  });

  test("moments", () => {
    const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
    const range = { min: new Date(2000, 0), max: new Date(2099, 0), noInvalidDate: true };
    holds(
      fc.property(fc.date(range), (at) => {
        expect(momentText(at)).toBe(moment.format(at));
      }),
    );
  });
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
