import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readDump } from "../index.ts";

const folder = mkdtempSync(join(tmpdir(), "areascout-dump-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (text: string): string => {
  const file = join(folder, "town-2026-11.overpass.json");
  writeFileSync(file, text);
  return file;
};

describe("a dump", () => {
  test("is read with its name, its date and the box around its elements", () => {
    const elements = [
      { type: "node", id: 1, lat: 1, lon: 10, tags: {} },
      { type: "way", id: 2, center: { lat: 3, lon: 8 }, tags: {} },
    ];
    const osm3s = { timestamp_osm_base: "2026-11-01T00:00:00Z" };
    expect(readDump(fileWith(JSON.stringify({ osm3s, elements })))).toEqual({
      name: "town",
      elements,
      osmTimestamp: "2026-11-01T00:00:00Z",
      bounds: { north: 3, south: 1, east: 10, west: 8 },
    });
  });

  test.each([
    ["no JSON", "<html>", "town-2026-11.overpass.json can't be read as JSON."],
    ["nothing", "null", 'is no answer of an Overpass server: "elements" or'],
    ["no date", '{"elements": []}', 'is no answer of an Overpass server: "elements" or'],
    ["no elements", '{"osm3s": {"timestamp_osm_base": "2026"}}', "is no answer of an Overpass"],
  ])("with %s is refused with a sentence", (_, text, sentence) => {
    expect(() => readDump(fileWith(text))).toThrow(sentence);
  });
});
