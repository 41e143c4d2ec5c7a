import type { Bounds } from "#domain/area/area.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { overtureLimits } from "#domain/limits/overture.ts";

const tiles = 2 ** overtureLimits.cellZoom;

const column = (lon: number): number => inGrid(((lon + 180) / 360) * tiles);

function row(lat: number): number {
  const most = areaLimits.latitudeMax;
  const radians = (Math.min(most, Math.max(-most, lat)) * Math.PI) / 180;
  return inGrid(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
}

const inGrid = (at: number): number => Math.min(tiles - 1, Math.max(0, Math.floor(at)));

/** The tile of the web map's grid that holds the point. */
export const cellAt = (lat: number, lon: number): number => row(lat) * tiles + column(lon);

export function cellsIn({ north, south, east, west }: Bounds): number[] {
  const cells: number[] = [];
  for (let y = row(north); y <= row(south); y++) {
    for (let x = column(west); x <= column(east); x++) cells.push(y * tiles + x);
  }
  return cells;
}

/** The box around cells. */
export function boundsOfCells(cells: readonly number[]): Bounds {
  const xs = cells.map((cell) => cell % tiles);
  const ys = cells.map((cell) => Math.floor(cell / tiles));
  return {
    west: (Math.min(...xs) / tiles) * 360 - 180,
    east: ((Math.max(...xs) + 1) / tiles) * 360 - 180,
    north: latOf(Math.min(...ys)),
    south: latOf(Math.max(...ys) + 1),
  };
}

const latOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI;
