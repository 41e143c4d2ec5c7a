import { areaLimits } from "#domain/limits/area.ts";

/** Bits of each side of the map: two metres at the equator, and a position fits into a number. */
const bits = 24;
const side = 2 ** bits;

/** Position on a Hilbert curve through the web map: rows that follow each other lie together. */
export function alongCurve({ lat, lon }: { lat: number; lon: number }): number {
  let [x, y] = [column(lon), row(lat)];
  let position = 0;
  for (let step = side / 2; step >= 1; step /= 2) {
    const [right, below] = [(x & step) > 0, (y & step) > 0];
    position = position * 4 + (right ? (below ? 2 : 3) : below ? 1 : 0);
    if (!below) {
      // The curve of this quarter is turned.
      if (right) [x, y] = [side - 1 - x, side - 1 - y];
      [x, y] = [y, x];
    }
  }
  return position;
}

const column = (lon: number): number => within(((lon + 180) / 360) * side);

function row(lat: number): number {
  const most = areaLimits.latitudeMax;
  const radians = (Math.min(most, Math.max(-most, lat)) * Math.PI) / 180;
  return within(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * side);
}

const within = (at: number): number => Math.min(side - 1, Math.max(0, Math.floor(at)));
