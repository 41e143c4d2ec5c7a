import { AppError } from "../errors.ts";
import { areaLimits } from "../limits/area.ts";
import { overpassLimits } from "../limits/overpass.ts";

/** A box on the map in degrees, WGS 84. North and south are latitudes, east and west longitudes. */
export interface Bounds {
  north: number;
  south: number;
  east: number;
  west: number;
}

export const edges = ["north", "south", "east", "west"] as const;
export type Edge = (typeof edges)[number];

/**
 * Area by the specification's formula:
 * (north − south) × 110.574 × (east − west) × 111.32 × cos(mean latitude).
 */
export function areaKm2({ north, south, east, west }: Bounds): number {
  const meanLatitude = ((north + south) / 2) * (Math.PI / 180);
  return (
    (north - south) *
    areaLimits.kmPerDegreeLatitude *
    ((east - west) * areaLimits.kmPerDegreeLongitude * Math.cos(meanLatitude))
  );
}

/** Whole square metres, the basis of a price. */
export const areaM2 = (bounds: Bounds): number => Math.round(areaKm2(bounds) * 1_000_000);

/** Validates a client's bounds; throws an `area/…` error with the sentence to show. */
export function checkBounds(
  sent: Record<Edge, unknown>,
  areaMaxKm2: number = areaLimits.maxKm2Default,
): Bounds {
  const bounds = asNumbers(sent);
  const { north, south, east, west } = bounds;
  if (Math.max(Math.abs(north), Math.abs(south)) > areaLimits.latitudeMax) {
    throw new AppError("area/off-the-map");
  }
  if (Math.max(Math.abs(east), Math.abs(west)) > areaLimits.longitudeMax) {
    throw new AppError(
      Math.max(Math.abs(east), Math.abs(west)) <= 2 * areaLimits.longitudeMax
        ? "area/crosses-180"
        : "area/off-the-map",
    );
  }
  if (east < west && west - east > areaLimits.longitudeMax) throw new AppError("area/crosses-180");
  if (north < south || east < west) throw new AppError("area/inverted");
  // A hair below the limit, so that a box of exactly the smallest side passes despite rounding.
  const smallest = areaLimits.sideMinDegrees - 1e-9;
  if (north - south < smallest || east - west < smallest) throw new AppError("area/too-small");
  const size = areaKm2(bounds);
  if (size > areaMaxKm2) {
    throw new AppError("area/too-large", {
      values: {
        areaKm2: Math.ceil(size).toLocaleString("en-US"),
        maxKm2: areaMaxKm2.toLocaleString("en-US"),
      },
    });
  }
  return bounds;
}

function asNumbers(sent: Record<Edge, unknown>): Bounds {
  const number = (edge: Edge): number => {
    const side = sent[edge];
    if (typeof side !== "number" || !Number.isFinite(side)) throw new AppError("area/not-a-number");
    return side;
  };
  return {
    north: number("north"),
    south: number("south"),
    east: number("east"),
    west: number("west"),
  };
}

/** Whether a point lies in the box, its border included. */
export const contains = (bounds: Bounds, { lat, lon }: { lat: number; lon: number }): boolean =>
  lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;

/** A box of 0.02° around a point. `{ lat: 36.8, lon: 10.2 }` // => north 36.81, west 10.19 */
export function boxAround({ lat, lon }: { lat: number; lon: number }): Bounds {
  const half = areaLimits.boxHalfSideDegrees;
  return {
    north: Math.min(lat + half, areaLimits.latitudeMax),
    south: Math.max(lat - half, -areaLimits.latitudeMax),
    east: Math.min(lon + half, areaLimits.longitudeMax),
    west: Math.max(lon - half, -areaLimits.longitudeMax),
  };
}

/** Halfway between the edges. */
export const centreOf = ({ north, south, east, west }: Bounds): { lat: number; lon: number } => ({
  lat: (north + south) / 2,
  lon: (east + west) / 2,
});

/** Square degrees: not an area on the ground, but the unit of the map service's index. */
export const squareDegrees = ({ north, south, east, west }: Bounds): number =>
  (north - south) * (east - west);

/**
 * Boxes that cover the area and are small enough to query. Their edges fall between two positions
 * the map can name (1e-7 degrees), so each node is in exactly one of them.
 */
export function smallBoxes(bounds: Bounds): Bounds[] {
  if (squareDegrees(bounds) <= overpassLimits.boxMaxSquareDegrees) return [bounds];
  const { north, south, east, west } = bounds;
  const rows = Math.ceil(north - south);
  const columns = Math.ceil(
    squareDegrees(bounds) / rows / (overpassLimits.boxMaxSquareDegrees * 0.99),
  );
  const lats = cuts(south, north, rows);
  const lons = cuts(west, east, columns);
  return pairs(lats).flatMap(([low, high]) =>
    pairs(lons).map(([left, right]) => ({ south: low, north: high, west: left, east: right })),
  );
}

/** From one to the other in equal steps, the inner ones off the map's grid. */
const cuts = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    if (at === 0 || at === steps) return at === 0 ? from : to;
    return (Math.round((from + ((to - from) * at) / steps) * 1e7) + 0.5) / 1e7;
  });

const pairs = (values: readonly number[]): [number, number][] =>
  values.slice(1).map((value, at) => [values[at] ?? value, value]);
