import type { Bounds } from "#domain/area/area.ts";

/** Whether a place lies in a box, border included, in the tests' own words. */
export function isInside(bounds: Bounds, { lat, lon }: { lat: number; lon: number }): boolean {
  if (lat > bounds.north || lat < bounds.south) return false;
  return !(lon > bounds.east || lon < bounds.west);
}
