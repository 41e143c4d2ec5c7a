import type { Bounds } from "#domain/area/area.ts";
import { boundsOf } from "#domain/area/tiles.ts";

/**
 * Whether the point belongs to the tile. A tile has its south and west border and not its north and
 * east one, except where that is the border of the whole area: each point has exactly one tile.
 */
export function tileHolds(
  root: Bounds,
  path: string,
  { lat, lon }: { lat: number; lon: number },
): boolean {
  const { north, south, east, west } = boundsOf(root, path);
  const isNorthernmost = /^(r|[23]+)$/.test(path);
  const isEasternmost = /^(r|[13]+)$/.test(path);
  return (
    lat >= south &&
    lon >= west &&
    (lat < north || (lat === north && isNorthernmost)) &&
    (lon < east || (lon === east && isEasternmost))
  );
}
