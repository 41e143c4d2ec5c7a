import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { distanceM } from "#domain/query/engine/geo.ts";
import { holds } from "../../../../property.ts";
import { business, place } from "../../../../steps/two-sources.ts";

interface Point {
  lat: number;
  lon: number;
}

/** Whether the names at two points are one business; one that is alike is only found close by. */
const areOne = (one: Point, other: Point, name = "Blue Lantern"): boolean =>
  conflate([business("a", one)], [place("1", { name, ...other })]).merged.length === 1;

describe("beside the 180° meridian", () => {
  test.each([
    [0, 179.9999, -179.9999],
    [0, -179.9999, 179.9999],
    [52.1, 180, -180],
    [-16.8, 179.9985, -179.9985],
    [84.9, 179.999, -179.999],
  ])("at latitude %d the longitudes %d and %d are near", (lat, one, other) => {
    expect(areOne({ lat, lon: one }, { lat, lon: other })).toBe(true);
    expect(areOne({ lat, lon: one }, { lat, lon: other }, "Bleu Lantren")).toBe(
      distanceM({ lat, lon: one }, { lat, lon: other }) <= 150,
    );
  });

  test("two rows of one source on its two sides are one place", () => {
    const places = [
      place("1", { lat: 10, lon: 179.9999 }),
      place("2", { lat: 10, lon: -179.9999 }),
    ];
    expect(conflate([], places).added).toHaveLength(1);
  });

  test("places on the other side of the earth are not near", () => {
    expect(areOne({ lat: 0, lon: 179.9999 }, { lat: 0, lon: 0 })).toBe(false);
    expect(areOne({ lat: 0, lon: 90 }, { lat: 0, lon: -90 })).toBe(false);
  });
});

describe("towards the poles, where degrees of longitude are short", () => {
  test.each([
    [78.2, 15.6, 15.61],
    [85, 10, 10.03],
    [-85, -70, -70.03],
    [89.5, 10, 10.35],
    [89.9, 10, 12],
    [89.999, 10, -120],
    [-89.999, 0, 180],
  ])("at latitude %d the longitudes %d and %d are near", (lat, one, other) => {
    expect(areOne({ lat, lon: one }, { lat, lon: other })).toBe(true);
  });

  test("at one as at the other end of the earth 400 m are 400 m", () => {
    expect(areOne({ lat: 89.9, lon: 10 }, { lat: 89.9, lon: 13 })).toBe(false);
    expect(areOne({ lat: 90, lon: 0 }, { lat: 89.9963, lon: 123 })).toBe(false);
    expect(areOne({ lat: 90, lon: 0 }, { lat: 89.9966, lon: 123 })).toBe(true);
  });
});

test("wherever they lie, one name is compared as far as the distance allows", () => {
  const point = fc.record({
    lat: fc.oneof(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: 89.9, max: 90, noNaN: true }),
      fc.double({ min: -85.05, max: -84.9, noNaN: true }),
    ),
    lon: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 179.99, max: 180, noNaN: true }),
    ),
    metres: fc.double({ min: 0, max: 600, noNaN: true }),
    bearing: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  });
  holds(
    fc.property(point, ({ metres, bearing, ...one }) => {
      const other = movedBy(one, metres, bearing);
      const apart = distanceM(one, other);
      // Rounding may put it on either side of the limit.
      fc.pre(Math.abs(apart - 400) > 0.01);
      expect(areOne(one, other)).toBe(apart < 400);
    }),
    { numRuns: 1_000 },
  );
});

/** Along a great circle. */
function movedBy({ lat, lon }: Point, metres: number, bearing: number): Point {
  const radians = Math.PI / 180;
  const angle = metres / 6_371_008.8;
  const from = lat * radians;
  const to = Math.asin(
    Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  );
  const east = lon + turn / radians;
  return { lat: to / radians, lon: ((((east + 180) % 360) + 360) % 360) - 180 };
}
