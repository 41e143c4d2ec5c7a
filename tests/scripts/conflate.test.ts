import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";

const listings = [
  { id: "a", name: "Blue Lantern", lat: 51.5, lon: 0, phones: ["020 7946 0001"], country: "GB" },
  { id: "b", name: "Red Boat", lat: 51.5, lon: 0 },
];
const sources = [{ property: "", dataset: "meta", license: "CDLA-Permissive-2.0" }];
const places = [
  { id: "1", name: "The Blue Lantern Café", lat: 51.5002, lon: 0, confidence: 0.4 },
  { id: "2", name: "Silver Gull", lat: 51.5002, lon: 0 },
  { id: "3", name: "Hidden Bell", lat: 51.5002, lon: 0, confidence: 0.1 },
  {
    id: "4",
    geometry: { coordinates: [0, 51.5003] },
    names: { primary: "Red Boat" },
    confidence: 0.9,
    taxonomy: null,
    addresses: [{ freeform: "4 Mill Row", country: "GB" }],
    sources,
  },
];

let folder = "";
const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => JSON.stringify(row)).join("\n");
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "conflate-"));
  writeFileSync(join(folder, "listings.ndjson"), linesOf(listings));
  writeFileSync(join(folder, "places.ndjson.gz"), gzipSync(linesOf(places)));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function conflateFiles(...more: string[]): Promise<string[]> {
  const given = ["--listings", "listings.ndjson", "--places", "places.ndjson.gz", ...more];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(projectRoot, "scripts", "conflate.ts"), ...given],
    { cwd: projectRoot, env: { ...process.env, INIT_CWD: folder } },
  );
  return stdout.trim().split("\n");
}

test("two files of businesses give a line for each pair, added and dropped place, and the counts", async () => {
  const lines = (await conflateFiles()).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { merged: "a", place: "1", reason: "score", fillsOnly: true, duplicates: [] },
    { merged: "b", place: "4", fillsOnly: false },
    { added: "2", duplicates: [], perhaps: null, twin: null },
    { dropped: "3", why: "unsure" },
    { merged: 2, added: 1, perhaps: 0, twins: 0, dropped: { closed: 0, unsure: 1, duplicate: 0 } },
  ]);
});

test("pairs are drawn by a seed, both sides of each to be read", async () => {
  const drawn = await conflateFiles("--draw", "1", "--seed", "7");
  expect(drawn).toEqual(await conflateFiles("--draw", "1", "--seed", "7"));
  expect(drawn.length).toBe(3);
  expect(drawn.join()).toMatch(/Blue Lantern.*Blue Lantern|Red Boat.*Red Boat/);
});
