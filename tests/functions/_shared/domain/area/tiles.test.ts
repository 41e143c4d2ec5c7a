import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areaKm2, areaM2, type Bounds, contains } from "#domain/area/area.ts";
import { boundsOf, childrenOf, outermost, rootTile, tileAreasM2 } from "#domain/area/tiles.ts";
import { workerLimits } from "#domain/limits/worker.ts";
import { holds } from "../../../../property.ts";
import { tileHolds } from "../../../../steps/tile-holds.ts";

const root = { north: 0.08, south: 0, east: 0.04, west: -0.04 };

const roots = fc
  .record({
    south: fc.double({ min: -85, max: 84.9, noNaN: true }),
    west: fc.double({ min: -180, max: 179.8, noNaN: true }),
    height: fc.double({ min: 0, max: 0.15, noNaN: true }),
    width: fc.double({ min: 0.0001, max: 0.2, noNaN: true }),
  })
  .map(
    ({ south, west, height, width }): Bounds => ({
      south,
      west,
      north: south + height,
      east: west + width,
    }),
  );

/** The leaves after splitting some tiles, always the one the next number points at. */
const splits = fc.array(fc.nat(), { maxLength: 25 });
function leavesOf(picks: readonly number[]): string[] {
  const leaves = [rootTile];
  for (const pick of picks) {
    const at = pick % leaves.length;
    const children = childrenOf(leaves[at] ?? "");
    if (children.length > 0) leaves.splice(at, 1, ...children);
  }
  return leaves;
}

describe("tiles", () => {
  test("a tile is split at its middle: south-west, south-east, north-west, north-east", () => {
    expect(childrenOf(rootTile)).toEqual(["0", "1", "2", "3"]);
    expect(childrenOf("2")).toEqual(["20", "21", "22", "23"]);
    expect(boundsOf(root, rootTile)).toEqual(root);
    expect(boundsOf(root, "0")).toEqual({ north: 0.04, south: 0, east: 0, west: -0.04 });
    expect(boundsOf(root, "1")).toEqual({ north: 0.04, south: 0, east: 0.04, west: 0 });
    expect(boundsOf(root, "2")).toEqual({ north: 0.08, south: 0.04, east: 0, west: -0.04 });
    expect(boundsOf(root, "30")).toEqual({ north: 0.06, south: 0.04, east: 0.02, west: 0 });
  });

  test("splitting ends at the deepest level", () => {
    expect(childrenOf("0".repeat(workerLimits.tileDepthMax - 1))).toHaveLength(4);
    expect(childrenOf("0".repeat(workerLimits.tileDepthMax))).toEqual([]);
  });

  test("every point of the area belongs to exactly one tile, none outside to any", () => {
    const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1));
    holds(
      fc.property(roots, splits, share, share, (box, picks, down, along) => {
        const point = {
          lat: down === 1 ? box.north : box.south + (box.north - box.south) * down,
          lon: along === 1 ? box.east : box.west + (box.east - box.west) * along,
        };
        const holding = leavesOf(picks).filter((path) => tileHolds(box, path, point));
        expect(holding).toHaveLength(contains(box, point) ? 1 : 0);
        expect(tileHolds(box, rootTile, { ...point, lat: box.north + 1e-9 })).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test("a point on the border of two tiles belongs to the northern and the eastern one", () => {
    const holding = (point: { lat: number; lon: number }) =>
      childrenOf(rootTile).filter((path) => tileHolds(root, path, point));
    expect(holding({ lat: 0.04, lon: 0 })).toEqual(["3"]);
    expect(holding({ lat: 0.04, lon: -0.04 })).toEqual(["2"]);
    expect(holding({ lat: 0.08, lon: 0.04 })).toEqual(["3"]);
    expect(holding({ lat: 0, lon: -0.04 })).toEqual(["0"]);
  });

  test("the areas of the tiles add up to exactly the area that was paid for", () => {
    holds(
      fc.property(roots, splits, (box, picks) => {
        const areas = tileAreasM2(box, leavesOf(picks));
        expect(areas.reduce((sum, area) => sum + area, 0)).toBe(areaM2(box));
        expect(areas.every((area) => Number.isInteger(area) && area >= 0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test("a tile's area is that of its box, to a square metre a level", () => {
    for (const path of ["r", "0", "12", "321"]) {
      const [area = 0] = tileAreasM2(root, [path]);
      expect(Math.abs(area - areaKm2(boundsOf(root, path)) * 1e6)).toBeLessThan(40);
    }
  });
});

test("a tile and a quarter of it that both were collected count once", () => {
  expect(outermost(["0", "01", "012", "2"])).toEqual(["0", "2"]);
  expect(outermost(["31", "r", "0"])).toEqual(["r"]);
  expect(outermost([])).toEqual([]);
});
