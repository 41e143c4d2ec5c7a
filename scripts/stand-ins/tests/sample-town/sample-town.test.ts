import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  businessKinds,
  type MapElement,
  pointOf,
  type SampleTown,
  sampleTown,
} from "../../index.ts";

let town: SampleTown;
beforeAll(() => {
  town = sampleTown();
});

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");
const shareOf = (accepts: (tags: Record<string, string>) => unknown): number =>
  town.businesses.filter(({ tags }) => accepts(tags)).length / town.businesses.length;
const metresBetween = (a: MapElement, b: MapElement): number => {
  const [from, to] = [pointOf(a), pointOf(b)];
  const east = (to.lon - from.lon) * 111_320 * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(east, (to.lat - from.lat) * 111_132);
};

test("the town is the same at every run", () => {
  expect(hash(sampleTown())).toBe(hash(town));
});

test("every type of the catalogue has at least three businesses", () => {
  const types = new Set(businessKinds.flatMap(({ catalogueType }) => catalogueType ?? []));
  // Personal Trainer shares the tags of Gym and has no row of its own.
  expect(types.size).toBe(47);
  for (const type of types) {
    const kinds = businessKinds.filter(({ catalogueType }) => catalogueType === type);
    const found = town.businesses.filter(({ tags }) =>
      kinds.some((kind) => Object.entries(kind.tags).every(([key, value]) => tags[key] === value)),
    );
    expect(found.length, type).toBeGreaterThanOrEqual(3);
  }
});

test("it holds about 1,500 businesses and hundreds of things that are none", () => {
  expect(town.businesses.length).toBeGreaterThan(1_400);
  expect(town.businesses.length).toBeLessThan(1_600);
  const distractors = town.elements.length - town.businesses.length;
  expect(distractors).toBeGreaterThan(500);
  const count = (tag: string, value: string): number =>
    town.businesses.filter(({ tags }) => tags[tag] === value).length;
  expect(count("amenity", "restaurant")).toBeGreaterThanOrEqual(35);
  expect(count("amenity", "restaurant")).toBeLessThanOrEqual(60);
  expect(count("shop", "hairdresser")).toBeGreaterThanOrEqual(20);
  expect(count("shop", "hairdresser")).toBeLessThanOrEqual(35);
});

test.each<[string, number, number, (tags: Record<string, string>) => unknown]>([
  ["a name", 0.82, 0.95, (tags) => tags.name],
  ["a phone", 0.3, 0.4, (tags) => tags.phone ?? tags["contact:phone"]],
  ["a web site", 0.3, 0.4, (tags) => tags.website ?? tags["contact:website"] ?? tags.url],
  ["hours", 0.3, 0.4, (tags) => tags.opening_hours],
  ["street and number", 0.5, 0.6, (tags) => tags["addr:street"] && tags["addr:housenumber"]],
  ["a suburb", 0.05, 0.15, (tags) => tags["addr:suburb"]],
])("%s is known about as often as in real map data", (_, least, most, accepts) => {
  expect(shareOf(accepts)).toBeGreaterThan(least);
  expect(shareOf(accepts)).toBeLessThan(most);
});

test("ids are unique within a type and the elements are in the order of an answer", () => {
  const order = { node: 0, way: 1, relation: 2 };
  const keys = town.elements.map(({ type, id }) => order[type] * 1e12 + id);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual([...keys].sort((a, b) => a - b));
});

test("some businesses are mapped twice, as a node and as a building near by", () => {
  const ways = town.businesses.filter(({ type, tags }) => type === "way" && tags.name);
  const twins = ways.filter((way) =>
    town.businesses.some(
      (node) =>
        node.type === "node" && node.tags.name === way.tags.name && metresBetween(node, way) <= 30,
    ),
  );
  expect(twins.length).toBeGreaterThanOrEqual(12);
});

test("a chain's places are far apart", () => {
  const places = town.businesses.filter(({ tags }) => tags.brand === "Gull & Bean");
  expect(places.length).toBe(5);
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) expect(metresBetween(a, b)).toBeGreaterThan(400);
  }
});

test("no phone, address or host in it can be a real one", () => {
  for (const { tags } of town.businesses) {
    for (const key of ["phone", "contact:phone", "contact:mobile", "fax"]) {
      for (const number of tags[key]?.split(";") ?? []) {
        const digits = number.replaceAll(/\D/g, "");
        expect(digits).toMatch(/(1632960\d{3}|2079460\d{3})(\d{0,2})$/);
      }
    }
    for (const key of ["website", "contact:website", "url"]) {
      for (const site of tags[key]?.split(";") ?? []) expect(site).toMatch(/\.example([/?]|$)/);
    }
    const mail = tags.email ?? tags["contact:email"];
    if (mail) expect(mail).toMatch(/\.example$/);
  }
});

test("everything stands on the island and inside the bounds", () => {
  const { north, south, east, west } = town.bounds;
  for (const { lat, lon } of town.elements.map(pointOf)) {
    expect(lat > south && lat < north && lon > west && lon < east).toBe(true);
  }
  expect((north - south) * 111).toBeLessThan(4.5);
});

test("about three hundred businesses have a site that the town's stand-in serves", () => {
  const sites = new Set(
    town.businesses.flatMap(({ tags }) => {
      const site = tags.website ?? tags["contact:website"] ?? "";
      return /^https:\/\/[a-z0-9-]+-ellory\.example\/$/.test(site) ? [site] : [];
    }),
  );
  expect(sites.size).toBeGreaterThan(280);
});
