export interface LatLon {
  lat: number;
  lon: number;
}

/** Web Mercator: the whole world is 0 … 1 in both directions, y grows southwards. */
export interface WorldPoint {
  x: number;
  y: number;
}

export interface WorldBox {
  west: number;
  north: number;
  east: number;
  south: number;
}

export const tileSize = 256;

/** toWorld({ lat: 0, lon: 0 }) // => { x: 0.5, y: 0.5 } */
export function toWorld({ lat, lon }: LatLon): WorldPoint {
  const sine = Math.sin((Math.max(-85.05112878, Math.min(85.05112878, lat)) * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export const worldPixels = (zoom: number): number => tileSize * 2 ** zoom;

const equatorMetres = 40_075_016.686;

/** How many pixels a metre on the ground takes at a place on the map. */
export function pixelsPerMetre(zoom: number, { y }: WorldPoint): number {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
  return worldPixels(zoom) / (equatorMetres * Math.cos(latitude));
}

export function boxOf(points: WorldPoint[]): WorldBox {
  const box = {
    west: Number.POSITIVE_INFINITY,
    north: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    south: Number.NEGATIVE_INFINITY,
  };
  for (const { x, y } of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.north = Math.min(box.north, y);
    box.south = Math.max(box.south, y);
  }
  return box;
}

export const overlap = (a: WorldBox, b: WorldBox): boolean =>
  a.west <= b.east && a.east >= b.west && a.north <= b.south && a.south >= b.north;
