import { describe, expect, test } from "vitest";
import { mapOfSize } from "../../../scripts/bench/listings-of-size.ts";
import type { MapElement } from "../../../scripts/stand-ins/index.ts";

const words = ["Blue", "Old", "Royal", "Little", "Grand", "Corner", "Harbour", "Garden"];

/** Cafés of which every second has a site and hours, and every third a phone number. */
const real: MapElement[] = Array.from({ length: 60 }, (_, at) => ({
  type: "node",
  id: at + 1,
  lat: 43.7 + at / 1_000,
  lon: 7.4,
  tags: {
    amenity: "cafe",
    name: `Café ${words[at % 8]}${at % 20} ${words[at % 7]}${at % 25}`,
    "addr:street": `Rue ${words[at % 5]}${at % 10}`,
    ...(at % 2 === 0 && {
      website: `https://www.${words[at % 8]?.toLowerCase()}${at}.example/menu`,
      opening_hours: `Mo-Sa 0${7 + (at % 3)}:00-1${at % 9}:30`,
    }),
    ...(at % 3 === 0 && { phone: `+377 93 15 ${10 + at} 00` }),
  },
}));
const size = 6 * real.length;

const valuesOf = (elements: readonly MapElement[], key: string): string[] =>
  elements.flatMap(({ tags }) => tags[key] ?? []);

describe("a map of more businesses than there are real ones", () => {
  const { elements } = mapOfSize(size, real);

  test("is the same each time", () => {
    expect(mapOfSize(size, real).elements).toEqual(elements);
  });

  test("has the real ones first, as they are", () => {
    expect(elements.slice(0, real.length).map(({ tags }) => tags)).toEqual(
      real.map(({ tags }) => tags),
    );
  });

  test("knows as much of each copy as of the real one", () => {
    expect(elements).toHaveLength(size);
    for (const [at, { tags }] of elements.entries()) {
      expect(Object.keys(tags)).toEqual(Object.keys(real[at % real.length]?.tags ?? {}));
    }
  });

  test.each(["name", "phone", "website"])("has many different values of the tag %s", (key) => {
    const values = valuesOf(elements, key);
    const different = new Set(values).size;
    expect(different).toBeGreaterThan(3 * new Set(valuesOf(real, key)).size);
    expect(different).toBeGreaterThan(values.length / 3);
  });

  test("has numbers of the same country and length, and times of day", () => {
    for (const phone of valuesOf(elements, "phone"))
      expect(phone).toMatch(/^\+377 93 15 \d\d \d\d$/);
    for (const hours of valuesOf(elements, "opening_hours"))
      expect(hours).toMatch(/^Mo-Sa [01]\d:[0-5]\d-[01]\d:[0-5]\d$/);
  });

  test("leaves neighbours of one copy in one street, and another copy's in another", () => {
    const streetsOf = (copy: number) =>
      valuesOf(elements.slice(copy * real.length, (copy + 1) * real.length), "addr:street");
    const originals = streetsOf(0);
    const others = streetsOf(1);
    for (const [at, street] of originals.entries()) {
      expect(others[at]).toBe(others[originals.indexOf(street)]);
    }
    expect(new Set([1, 2, 3, 4, 5].map((copy) => streetsOf(copy)[0])).size).toBeGreaterThan(1);
  });
});
