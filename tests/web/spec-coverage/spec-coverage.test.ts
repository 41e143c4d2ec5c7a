import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../../scripts/project-root.ts";
import { constants as alteredConstants } from "../../../scripts/spec-mutate/constants.ts";
import { sharedFile } from "../../steps/shared-data.ts";
import { sections } from "./all-sections.ts";
import { quotedTexts, type Shown } from "./coverage.ts";

const shown = sections.flatMap((section) => section.shown);
const rules = shown.flatMap((one) => one.rules);

/** Every test of a file, and every step of one, by its name as written, `%s` and `$name` included. */
function testNames(file: string): Set<string> {
  const path = join(projectRoot, file);
  if (!existsSync(path)) return new Set();
  const code = readFileSync(path, "utf8");
  // `test("…"`, and the name behind a table: `test.each(…)("…"`, `test.for(…)("…"`.
  const names = code.matchAll(
    /\b(?:step|test)(?:\.(?:each|for)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*("(?:[^"\\]|\\.)*")/g,
  );
  return new Set([...names].map(([, literal]) => JSON.parse(literal ?? '""') as string));
}

describe("the specification, rule by rule", () => {
  test.each(sections)("every rule of §$section, $title, has a test that exists", (section) => {
    const missing = section.shown.filter(({ file, test: name }) => !testNames(file).has(name));
    expect(missing.map(describeOne)).toEqual([]);
    expect(section.shown.filter((one) => one.rules.length === 0)).toEqual([]);
  });

  test("every constant that is altered in the built files names a test that exists", () => {
    const missing = alteredConstants.filter(({ file, test: name }) => !testNames(file).has(name));
    expect(missing.map(describeOne)).toEqual([]);
  });

  test("each of the nine sections has its rules, each rule once in its section", () => {
    expect(sections.map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const section of sections) {
      const own = section.shown.flatMap((one) => one.rules);
      expect(own.filter((rule, index) => own.indexOf(rule) !== index)).toEqual([]);
    }
    console.log(`${rules.length} rules, ${new Set(shown.map(describeOne)).size} tests`);
    expect(rules.length).toBeGreaterThan(250);
  });

  test("every sentence and constant the specification quotes or counts is in the table", () => {
    const file = sharedFile("spec.md");
    if (!file) return;
    const spec = readFileSync(file, "utf8");
    const body = spec.slice(spec.indexOf("\n## 1."));
    const table = rules.join("\n").toLowerCase();
    const quoted = quotedTexts(body)
      .filter((text) => !text.includes("\n"))
      .flatMap((text) => text.split(" / "));
    expect(quoted.length).toBeGreaterThan(60);
    expect(quoted.filter((text) => !table.includes(text.toLowerCase()))).toEqual([]);
    const [, constantsPart = ""] = body.split("\n## 9.");
    const constants = constantsPart.match(/\d+(?:\.\d+)?/g) ?? [];
    expect(constants.length).toBeGreaterThan(40);
    const numbers = new Set(table.match(/\d+(?:\.\d+)?/g));
    expect(constants.filter((number) => !numbers.has(number))).toEqual([]);
  });
});

const describeOne = ({ file, test: name }: Pick<Shown, "file" | "test">): string =>
  `${file}: ${name}`;
