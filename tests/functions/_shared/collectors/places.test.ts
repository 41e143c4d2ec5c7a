import { expect, test } from "vitest";
import { countryAt } from "#shared/collectors/places.ts";

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
