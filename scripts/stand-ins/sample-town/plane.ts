/** Metres east (x) and north (y) of the middle of the town. */
export interface Spot {
  x: number;
  y: number;
}

export interface LatLon {
  lat: number;
  lon: number;
}

/** Open sea in the middle of the Atlantic, hundreds of kilometres from any land. */
const middle: LatLon = { lat: 44.2, lon: -33.4 };
const metresPerDegreeLat = 111_132;
const metresPerDegreeLon = 111_320 * Math.cos((middle.lat * Math.PI) / 180);

/** Rounded to 7 places, as OpenStreetMap keeps them. */
export const toLatLon = ({ x, y }: Spot): LatLon => ({
  lat: rounded(middle.lat + y / metresPerDegreeLat),
  lon: rounded(middle.lon + x / metresPerDegreeLon),
});

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

export const distance = (a: Spot, b: Spot): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const polar = (center: Spot, angle: number, radius: number): Spot => ({
  x: center.x + Math.cos(angle) * radius,
  y: center.y + Math.sin(angle) * radius,
});

export function isInside(outline: Spot[], { x, y }: Spot): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x;
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Smooth curve through all points, `steps` pieces between two of them. */
export function curveThrough(points: Spot[], steps: number): Spot[] {
  const curve: Spot[] = [];
  for (const [i, b] of points.entries()) {
    const a = points[i - 1] ?? b;
    const c = points[i + 1];
    const d = points[i + 2] ?? c;
    if (!c || !d) return [...curve, b];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const axis = (of: "x" | "y"): number =>
        0.5 *
        (2 * b[of] +
          (c[of] - a[of]) * t +
          (2 * a[of] - 5 * b[of] + 4 * c[of] - d[of]) * t ** 2 +
          (3 * b[of] - a[of] - 3 * c[of] + d[of]) * t ** 3);
      curve.push({ x: axis("x"), y: axis("y") });
    }
  }
  return curve;
}

/** Points along a line at equal steps, each with its direction in radians. */
export function alongLine(line: Spot[], stepMetres: number): (Spot & { angle: number })[] {
  const spots: (Spot & { angle: number })[] = [];
  let left = stepMetres / 2;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const length = distance(from, to);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    while (left <= length && length > 0) {
      spots.push({ ...between(from, to, left / length), angle });
      left += stepMetres;
    }
    left -= length;
  }
  return spots;
}
