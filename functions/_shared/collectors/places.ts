import { borders, iso1A2Code } from "@rapideditor/country-coder";

/** About 3 km: most cells have no border in them, and a town is a few dozen. */
const cellDegrees = 1 / 32;
const cellsKept = 20_000;
/** More than rounding could move a border. */
const slackDegrees = 1e-6;

/** The country of each cell met that no border runs through. */
const countries = new Map<number, string | null>();
const bordered = new Set<number>();

/** ISO 3166-1 alpha-2 code of the country. `countryAt(43.73, 7.42)` // => "MC" */
export function countryAt(lat: number, lon: number): string | null {
  const row = Math.floor(lat / cellDegrees);
  const column = Math.floor(lon / cellDegrees);
  const cell = row * 2 ** 20 + column;
  const known = countries.get(cell);
  if (known !== undefined) return known;
  const country = iso1A2Code([lon, lat]);
  if (bordered.has(cell)) return country;
  if (countries.size + bordered.size >= cellsKept) {
    countries.clear();
    bordered.clear();
  }
  if (hasBorder(row * cellDegrees, column * cellDegrees)) bordered.add(cell);
  else countries.set(cell, country);
  return country;
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Ring {
  points: readonly Point[];
  box: Box;
  corners?: Corners;
}
/** [longitude, latitude] */
type Point = readonly number[];

/** Contiguous numbers: each new cell looks at thousands. */
interface Corners {
  lons: Float64Array;
  lats: Float64Array;
}

let ringsMade: Ring[] | null = null;

/** Whether any border may run through the cell: where none does all points are of one country. */
function hasBorder(south: number, west: number): boolean {
  const cell = {
    west: west - slackDegrees,
    south: south - slackDegrees,
    east: west + cellDegrees + slackDegrees,
    north: south + cellDegrees + slackDegrees,
  };
  ringsMade ??= ringsOf();
  return ringsMade.some((ring) => {
    if (!meet(ring.box, cell)) return false;
    ring.corners ??= cornersOf(ring.points);
    return mayCross(ring.corners, cell);
  });
}

const meet = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Whether a side of the ring has its own box meet the cell. */
function mayCross({ lons, lats }: Corners, { west, south, east, north }: Box): boolean {
  for (let at = 1; at < lons.length; at++) {
    const lon = lons[at] ?? 0;
    const lat = lats[at] ?? 0;
    const fromLon = lons[at - 1] ?? 0;
    const fromLat = lats[at - 1] ?? 0;
    if (lon < west && fromLon < west) continue;
    if (lon > east && fromLon > east) continue;
    if (lat < south && fromLat < south) continue;
    if (lat > north && fromLat > north) continue;
    return true;
  }
  return false;
}

const cornersOf = (points: readonly Point[]): Corners => ({
  lons: Float64Array.from(points, (point) => point[0] ?? 0),
  lats: Float64Array.from(points, (point) => point[1] ?? 0),
});

function ringsOf(): Ring[] {
  const polygons = borders.features.flatMap(({ geometry }) => {
    if (geometry?.type === "Polygon") return [geometry.coordinates];
    return geometry?.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  return polygons.flat().map((points) => ({ points, box: boxOf(points) }));
}

function boxOf(points: readonly Point[]): Box {
  const { POSITIVE_INFINITY: most, NEGATIVE_INFINITY: least } = Number;
  const box = { west: most, south: most, east: least, north: least };
  for (const point of points) {
    const lon = point[0] ?? 0;
    const lat = point[1] ?? 0;
    if (lon < box.west) box.west = lon;
    if (lon > box.east) box.east = lon;
    if (lat < box.south) box.south = lat;
    if (lat > box.north) box.north = lat;
  }
  return box;
}
