import { readFileSync } from "node:fs";
import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { readPlaces } from "../../../../../scripts/conflate/read-businesses.ts";
import { sharedFile } from "../../../../steps/shared-data.ts";
import { business, place } from "../../../../steps/two-sources.ts";

test("real places of Boulder are each listed once, and an office stays apart from its agents", () => {
  const file = sharedFile("data/overture/boulder-2026-04.places.jsonl.gz");
  if (file === null) return;
  const places = readPlaces(file);
  const { added, dropped } = conflate([], places);
  const duplicates = dropped.filter(({ why }) => why === "duplicate").length;
  console.log(`${places.length} places, ${added.length} rows, ${duplicates} duplicates`);
  expect(places.length).toBe(3545);
  // About one in twenty is; joins of different businesses would make them many more.
  expect(duplicates).toBeGreaterThan(120);
  expect(duplicates).toBeLessThan(200);
  const byId = new Map(places.map((one) => [one.gersId, one]));
  const swallowed = added.flatMap(({ place: leader, duplicates: ids }) =>
    ids.map((id) => [leader, byId.get(id)] as const),
  );
  const agents = swallowed.filter(([leader, twin]) =>
    [leader, twin].every((one) => one?.types.includes("Real Estate Agent")),
  );
  const differ = agents.filter(
    ([leader, twin]) => !leader.phones.some((phone) => twin?.phones.includes(phone)),
  );
  expect(differ.length).toBeLessThanOrEqual(2);
});

interface NamedPair {
  id: string;
  name: string;
  original_coord: string;
  osm_coord: string;
}

test("businesses of one name in both sources are found at the distances that real data has", async () => {
  const file = sharedFile("data/overture/santa-cruz-2025-04.osm-overture-same-name.parquet");
  if (file === null) return;
  const bytes = new Uint8Array(readFileSync(file));
  const rows = (await parquetReadObjects({ file: bytes.buffer })) as unknown as NamedPair[];
  const pointIn = (text: string): { lat: number; lon: number } => {
    const [, lon, lat] = text.match(/POINT \((-?[\d.]+) (-?[\d.]+)\)/) ?? [];
    return { lat: Number(lat), lon: Number(lon) };
  };
  // One object of the map was joined with each place of its name around: it is one listing.
  const listings = new Map(
    rows.map(({ name, osm_coord: at }) => [
      `${name} ${at}`,
      business(`${name} ${at}`, { name, types: [], ...pointIn(at) }),
    ]),
  );
  const places = rows.map(({ id, name, original_coord: at }) =>
    place(id, { name, types: [], ...pointIn(at) }),
  );
  const { merged } = conflate([...listings.values()], places);
  const found = merged.filter(({ listing, place: { name } }) => listing.startsWith(`${name} `));
  console.log(`${listings.size} listings, ${merged.length} merged, ${found.length} of one name`);
  expect(merged.length).toBeGreaterThanOrEqual(listings.size * 0.95);
  expect(found.length).toBeGreaterThanOrEqual(merged.length * 0.98);
});
