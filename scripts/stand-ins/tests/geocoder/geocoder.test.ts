import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTown } from "../../index.ts";
import { type StandInServer, serveStandIns } from "../stand-in-server.ts";

const town = sampleTown();
const base = "/stand-ins/geocoder";
let server: StandInServer;
beforeAll(async () => {
  server = await serveStandIns();
});
afterAll(() => server.close());

interface Found {
  name: string;
  display_name: string;
  lat: string;
  lon: string;
  type: string;
  boundingbox: [string, string, string, string];
  address: Record<string, string>;
}

async function search(text: string, from: StandInServer = server, limit = 5): Promise<Found[]> {
  const response = await from.get(
    `${base}/search?q=${encodeURIComponent(text)}&format=json&limit=${limit}`,
  );
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  return (await response.json()) as Found[];
}

test.each([
  ["port ellory", "Port Ellory", "town"],
  ["PORT ELL", "Port Ellory", "town"],
  ["Gannet Point, Port Ellory", "Gannet Point", "suburb"],
  ["gannet poi", "Gannet Point", "suburb"],
  ["Founders Avenue", "Founders' Avenue", "residential"],
  ["circle", "Tollgate Circle", "residential"],
  ["market square", "Market Square", "square"],
])("%j finds %s first", async (text, name, type) => {
  const [first] = await search(text);
  expect(first).toMatchObject({ name, type });
  expect(first?.display_name).toMatch(/^.+, Ellory Isles,|^.+, Port Ellory/);
});

test("a result is in Nominatim's shape: texts for degrees, box as south, north, west, east", async () => {
  const [found] = await search("Port Ellory");
  const { north, south, east, west } = town.bounds;
  expect(found?.boundingbox.map(Number)).toEqual([south, north, west, east]);
  expect(typeof found?.lat).toBe("string");
  expect(found?.address).toMatchObject({ city: "Port Ellory", state: "Ellory Isles" });
});

test("no more results come than asked for, and none for an unknown place", async () => {
  expect(await search("street", server, 3)).toHaveLength(3);
  expect(await search("Atlantis")).toEqual([]);
});

test.each(["", "q=", "q=%20"])("with nothing to search for (%j) it answers 400", async (query) => {
  const response = await server.get(`${base}/search?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: 400, message: "Nothing to search for." },
  });
});

test("a spot is named by the nearest street", async () => {
  const street = town.streets.find(({ name }) => name === "High Street");
  const spot = street?.lines[0]?.[4] ?? town.center;
  const response = await server.get(`${base}/reverse?lat=${spot.lat}&lon=${spot.lon}&format=json`);
  const found = (await response.json()) as Found;
  expect(found.address).toMatchObject({ road: "High Street", suburb: "Old Quay" });
  expect(found.display_name).toContain("High Street, Old Quay, Port Ellory");
});

test("far from everything, or without a place, there is nothing to name", async () => {
  const far = await server.get(`${base}/reverse?lat=10&lon=10`);
  expect(await far.json()).toEqual({ error: "Unable to geocode" });
  expect((await server.get(`${base}/reverse?lon=10`)).status).toBe(400);
  expect((await server.get(`${base}/reverse?lat=91&lon=10`)).status).toBe(400);
});

const dumpFile = join(
  process.env.SHARED_DIR ?? "../shared",
  "data",
  "osm",
  "monaco-2026-07.overpass.json",
);

test.runIf(existsSync(dumpFile))("a dump is found by its file's name, with its box", async () => {
  const own = await serveStandIns({ dumpFile });
  const [whole] = await search("monaco", own);
  const [street] = await search("rue grimaldi", own);
  await own.close();
  expect(whole?.name).toBe("Monaco");
  const [south = 0, north = 0] = whole?.boundingbox.map(Number) ?? [];
  expect(north).toBeGreaterThan(south);
  expect(street?.address.road).toBe("Rue Grimaldi");
});
