import { workerLimits } from "../limits/worker.ts";
import { areaKm2, areaM2, type Bounds, contains } from "./area.ts";

/** The path of the tile that is the whole area. Below it a path has one digit 0–3 a level. */
export const rootTile = "r";

const digits = ["0", "1", "2", "3"] as const;
type Quarter = (typeof digits)[number];

const quartersOf = (path: string): Quarter[] =>
  [...path].flatMap((letter) => digits.find((digit) => digit === letter) ?? []);

const isNorthern = (quarter: Quarter): boolean => quarter === "2" || quarter === "3";
const isEastern = (quarter: Quarter): boolean => quarter === "1" || quarter === "3";

/** The four quarters of a tile; none below the deepest level. `childrenOf("r")` // => ["0", …, "3"] */
export function childrenOf(path: string): string[] {
  const stem = path === rootTile ? "" : path;
  return stem.length >= workerLimits.tileDepthMax ? [] : digits.map((digit) => stem + digit);
}

/** A tile's box: quarter 0 is the south-west one, 1 south-east, 2 north-west, 3 north-east. */
export const boundsOf = (root: Bounds, path: string): Bounds =>
  quartersOf(path).reduce(quarterOf, {
    north: root.north,
    south: root.south,
    east: root.east,
    west: root.west,
  });

function quarterOf({ north, south, east, west }: Bounds, quarter: Quarter): Bounds {
  const lat = (north + south) / 2;
  const lon = (east + west) / 2;
  return {
    ...(isNorthern(quarter) ? { north, south: lat } : { north: lat, south }),
    ...(isEastern(quarter) ? { east, west: lon } : { east: lon, west }),
  };
}

/**
 * Whole square metres of each tile, by the formula of `areaKm2`. The four quarters of a tile add up
 * to the tile, so any set of tiles that covers the area adds up to `areaM2(root)`.
 */
export const tileAreasM2 = (root: Bounds, paths: readonly string[]): number[] =>
  paths.map((path) => {
    let area = areaM2(root);
    let box = boundsOf(root, rootTile);
    for (const quarter of quartersOf(path)) {
      area = quarterAreaM2(box, area, quarter);
      box = quarterOf(box, quarter);
    }
    return area;
  });

/** The first three quarters are rounded down; the last one takes the rest. */
function quarterAreaM2(tile: Bounds, tileArea: number, quarter: Quarter): number {
  const sizes = digits.map((digit) => areaKm2(quarterOf(tile, digit)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const [a = 0, b = 0, c = 0] = sizes.map((size) =>
    total > 0 ? Math.floor((tileArea * size) / total) : 0,
  );
  return { "0": a, "1": b, "2": c, "3": tileArea - a - b - c }[quarter];
}

/**
 * The tiles that lie in no other one of them: two workers can leave a tile and a quarter of it
 * behind, and its area counts once. `outermost(["0", "01", "2"])` // => ["0", "2"]
 */
export const outermost = (paths: readonly string[]): string[] =>
  paths.includes(rootTile)
    ? [rootTile]
    : paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));

/** Whether a point of the area lies in one of these tiles; on a line between two it is in the first. */
export function tileFinder(
  root: Bounds,
  paths: readonly string[],
): (lat: number, lon: number) => boolean {
  const wanted = new Set(paths);
  const within = (path: string, lat: number, lon: number): boolean => {
    if (wanted.has(path)) return true;
    const next = childrenOf(path).find((child) => contains(boundsOf(root, child), { lat, lon }));
    return next !== undefined && within(next, lat, lon);
  };
  return (lat, lon) => within(rootTile, lat, lon);
}
