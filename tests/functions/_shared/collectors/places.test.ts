import { borders, iso1A2Code } from "@rapideditor/country-coder";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countryAt } from "#shared/collectors/places.ts";
import { holds } from "../../../property.ts";

test("a point on land has its country", () => {
  expect(countryAt(43.731, 7.42)).toBe("MC");
  expect(countryAt(51.5, -0.12)).toBe("GB");
});

test("a point on the open sea has none, and the edges of the map are no failure", () => {
  expect(countryAt(30, -40)).toBeNull();
  for (const [lat, lon] of [
    [85, 180],
    [-85, -180],
    [0, 0],
  ] as const) {
    expect(() => countryAt(lat, lon)).not.toThrow();
  }
});

test("beside a border, and anywhere else, the answer is the one of the border's own shape", () => {
  const corners = borders.features
    .flatMap(({ geometry }) => (geometry?.type === "MultiPolygon" ? geometry.coordinates : []))
    .flat(2)
    .map(([lon = 0, lat = 0]) => ({ lat, lon }));
  const near = fc.double({ min: -0.08, max: 0.08, noNaN: true });
  const anywhere = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const beside = fc
    .tuple(fc.constantFrom(...corners), near, near)
    .map(([{ lat, lon }, north, east]) => ({ lat: lat + north, lon: lon + east }));
  holds(
    // Each point and some of its surroundings, so that a cell is met again.
    fc.property(fc.oneof(anywhere, beside), fc.array(fc.tuple(near, near)), (point, moves) => {
      for (const [north, east] of [[0, 0] as const, ...moves]) {
        for (const closer of [8, 100]) {
          const [lat, lon] = [point.lat + north / closer, point.lon + east / closer];
          expect(countryAt(lat, lon)).toBe(iso1A2Code([lon, lat]));
        }
      }
    }),
    { numRuns: 3_000 },
  );
});
