import type { Columns } from "./columns.ts";

const earthRadiusM = 6_371_008.8;
const radians = Math.PI / 180;

export interface Point {
  lat: number;
  lon: number;
}

/** Metres along the great circle (haversine). */
export function distanceM(from: Point, to: Point): number {
  const x = Math.sin(((to.lat - from.lat) * radians) / 2);
  const y = Math.sin(((to.lon - from.lon) * radians) / 2);
  const h = x * x + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * y * y;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Metres from one point to these rows; to the others it is not known. */
export function distancesFrom(
  { size, lat, lon }: Columns,
  from: Point,
  rows: readonly number[],
): Float64Array {
  const distances = new Float64Array(size).fill(Number.NaN);
  for (const row of rows) {
    distances[row] = distanceM(from, { lat: lat[row] ?? 0, lon: lon[row] ?? 0 });
  }
  return distances;
}

/** A degree of latitude is never shorter; rows further north or south need no closer look. */
const metresPerDegreeMin = 111_000;

/** 1 where a row is at least and at most so many metres away. */
export function ringMask(
  { size, lat, lon }: Columns,
  from: Point,
  { least, most }: { least: number; most: number },
): Uint8Array {
  const mask = new Uint8Array(size);
  const degrees = most / metresPerDegreeMin;
  for (let row = 0; row < size; row++) {
    const point = { lat: lat[row] ?? 0, lon: lon[row] ?? 0 };
    if (Math.abs(point.lat - from.lat) > degrees) continue;
    const metres = distanceM(from, point);
    if (metres <= most && metres >= least) mask[row] = 1;
  }
  return mask;
}

/** 1 where the way from one point to the other by a row is at most `most` times the straight one. */
export function detourMask(
  { size, lat, lon }: Columns,
  from: Point,
  to: Point,
  most: number,
): Uint8Array {
  const mask = new Uint8Array(size);
  const metresMost = most * distanceM(from, to);
  for (let row = 0; row < size; row++) {
    const point = { lat: lat[row] ?? 0, lon: lon[row] ?? 0 };
    if (distanceM(from, point) + distanceM(point, to) <= metresMost) mask[row] = 1;
  }
  return mask;
}

/** The mean of the points of some rows, or of all; undefined without rows. */
export function middleOf({ lat, lon, size }: Columns, rows?: readonly number[]): Point | undefined {
  const count = rows?.length ?? size;
  const sum = { lat: 0, lon: 0 };
  for (let at = 0; at < count; at++) {
    const row = rows === undefined ? at : (rows[at] ?? 0);
    sum.lat += lat[row] ?? 0;
    sum.lon += lon[row] ?? 0;
  }
  return count === 0 ? undefined : { lat: sum.lat / count, lon: sum.lon / count };
}
