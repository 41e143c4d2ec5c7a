import { borders, iso1A2Code } from "@rapideditor/country-coder";

/** About 3 km: most cells have no border in them, and a town is a few dozen. */
const cellDegrees = 1 / 32;
const cellsKept = 20_000;
/** What rounding could move a border by, and far more. */
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

/** A border's corners in numbers that stand side by side: each new cell looks at thousands. */
interface Ring {
  lons: Float64Array;
  lats: Float64Array;
  box: Box;
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
  return ringsMade.some((ring) => meet(ring.box, cell) && mayCross(ring, cell));
}

const meet = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Whether a side of the ring has its own box meet the cell. */
function mayCross({ lons, lats }: Ring, { west, south, east, north }: Box): boolean {
  for (let at = 1; at < lons.length; at++) {
    const [lon, lat] = [lons[at] ?? 0, lats[at] ?? 0];
    const [fromLon, fromLat] = [lons[at - 1] ?? 0, lats[at - 1] ?? 0];
    if (lon < west && fromLon < west) continue;
    if (lon > east && fromLon > east) continue;
    if (lat < south && fromLat < south) continue;
    if (lat > north && fromLat > north) continue;
    return true;
  }
  return false;
}

function ringsOf(): Ring[] {
  const polygons = borders.features.flatMap(({ geometry }) => {
    if (geometry?.type === "Polygon") return [geometry.coordinates];
    return geometry?.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  return polygons.flat().map((points) => {
    const lons = Float64Array.from(points, ([lon = 0]) => lon);
    const lats = Float64Array.from(points, ([, lat = 0]) => lat);
    return { lons, lats, box: boxOf(lons, lats) };
  });
}

const boxOf = (lons: Float64Array, lats: Float64Array): Box => ({
  west: Math.min(...lons),
  south: Math.min(...lats),
  east: Math.max(...lons),
  north: Math.max(...lats),
});
