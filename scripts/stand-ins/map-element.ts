export type ElementType = "node" | "way" | "relation";

export interface Point {
  lat: number;
  lon: number;
}

/** One element as Overpass's `out center tags` gives it. */
export type MapElement = { id: number; tags: Record<string, string> } & (
  | ({ type: "node" } & Point)
  | { type: "way"; center: Point }
  | { type: "relation"; center: Point; outline?: Point[] }
);

/** The line around an area, its first point at its end again; `null` = its shape isn't known. */
export const outlineOf = (element: MapElement): Point[] | null =>
  element.type === "relation" ? (element.outline ?? null) : null;

/** A node's own place, otherwise the centre. */
export const pointOf = (element: MapElement): Point =>
  element.type === "node" ? element : element.center;

const metresPerDegree = 111_195;

/** Half the sides of the box that a way or relation fills round its centre, in degrees: 5 to 60 m. */
export function extentOf(element: MapElement): { lat: number; lon: number } {
  if (element.type === "node") return { lat: 0, lon: 0 };
  const seed = element.id * (element.type === "way" ? 2 : 3);
  const lat = metresOf(seed) / metresPerDegree;
  const lon = metresOf(seed + 1) / metresPerDegree;
  return { lat, lon: lon / Math.max(0.01, Math.cos((element.center.lat * Math.PI) / 180)) };
}

/** 5 to 60, the same for the same number. */
function metresOf(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  const share = ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
  return 5 + 55 * share;
}
