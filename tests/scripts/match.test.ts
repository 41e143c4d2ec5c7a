import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";

const answers = (input: string): unknown[] =>
  execFileSync(process.execPath, [join(projectRoot, "scripts/match.ts"), "--json"], {
    cwd: projectRoot,
    input,
    encoding: "utf8",
  })
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe("npm run match", () => {
  test("each line of standard input gives one line of JSON, in order, unknown words too", () => {
    const [dentist, unknown, blank, bakery] = answers("Dentist\nqqqq\n\nBäckerei");
    expect(dentist).toEqual({
      phrase: "Dentist",
      matches: [
        { label: "Dentist", tags: [{ amenity: "dentist" }, { healthcare: "dentist" }], score: 1 },
      ],
      near: expect.any(Array),
    });
    expect(unknown).toEqual({ phrase: "qqqq", matches: [], near: [] });
    expect(blank).toEqual({ phrase: "", matches: [], near: [] });
    expect(JSON.stringify(bakery)).toMatch(
      /^\{"phrase":"Bäckerei","matches":\[\{"label":"Bakery","tags":\[\{"shop":"bakery"\}\]/,
    );
  });

  test("nothing in gives nothing out", () => expect(answers("")).toEqual([]));
});
