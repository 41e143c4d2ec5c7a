import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaKm2, boxAround, checkBounds, contains } from "#domain/area/area.ts";
import { AppError } from "#domain/errors.ts";
import { holds } from "../../../../property.ts";

const equator = { north: 0.01, south: -0.01, east: 0.01, west: -0.01 };

const codeOf = (check: () => unknown): string => {
  try {
    check();
    return "accepted";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe("area", () => {
  test("the area follows the specification's formula", () => {
    // 0.02 × 110.574 × 0.02 × 111.32 × cos 0°, and the same box at Tunis
    expect(areaKm2(equator)).toBeCloseTo(4.9236, 4);
    expect(areaKm2(boxAround({ lat: 36.8, lon: 10.18 }))).toBeCloseTo(3.9425, 3);
  });

  test("a box around a point is 0.01° to each side", () => {
    expect(boxAround({ lat: 36.8, lon: 10.2 })).toEqual({
      north: 36.809999999999995,
      south: 36.79,
      east: 10.209999999999999,
      west: 10.19,
    });
  });

  test.each([
    [{ ...equator, north: -1 }, "area/inverted"],
    [{ ...equator, east: -1 }, "area/inverted"],
    [{ north: -1, south: 1, east: -1, west: 1 }, "area/inverted"],
    [{ north: 1, south: 0, east: -179, west: 179 }, "area/crosses-180"],
    [{ north: 1, south: 0, east: 181, west: 179 }, "area/crosses-180"],
    [{ ...equator, north: 86 }, "area/off-the-map"],
    [{ ...equator, north: Number.NaN }, "area/not-a-number"],
    [{ ...equator, east: Number.POSITIVE_INFINITY }, "area/not-a-number"],
    [{ ...equator, east: "0.01" }, "area/not-a-number"],
    [{ ...equator, east: null }, "area/not-a-number"],
    [{ ...equator, north: equator.south }, "area/too-small"],
    [{ ...equator, north: equator.south + 0.00009 }, "area/too-small"],
    [{ north: 10, south: -10, east: 10, west: -10 }, "area/too-large"],
  ])("bounds that can't be priced are refused with their reason: %o", (bounds, code) => {
    expect(codeOf(() => checkBounds(bounds))).toBe(code);
  });

  test("the smallest side and the largest area are accepted", () => {
    const smallest = { north: 51.0001, south: 51, east: 0.0001, west: 0 };
    expect(codeOf(() => checkBounds(smallest))).toBe("accepted");
    expect(codeOf(() => checkBounds(equator, areaKm2(equator)))).toBe("accepted");
  });

  test("no accepted box has an area that is negative, zero or no number", () => {
    const degrees = fc.oneof(fc.double(), fc.double({ min: -200, max: 200 }));
    holds(
      fc.property(degrees, degrees, degrees, degrees, (north, south, east, west) => {
        const box = { north, south, east, west };
        if (codeOf(() => checkBounds(box)) === "accepted") expect(areaKm2(box)).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [
      { lat: equator.north, lon: 0 },
      { lat: 0.0100001, lon: 0 },
    ],
    [
      { lat: equator.south, lon: 0 },
      { lat: -0.0100001, lon: 0 },
    ],
    [
      { lat: 0, lon: equator.east },
      { lat: 0, lon: 0.0100001 },
    ],
    [
      { lat: 0, lon: equator.west },
      { lat: 0, lon: -0.0100001 },
    ],
  ])("%o on the border is inside, %o beyond it is not", (onBorder, beyond) => {
    expect(contains(equator, onBorder)).toBe(true);
    expect(contains(equator, beyond)).toBe(false);
  });
});
