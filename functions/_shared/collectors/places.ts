import { borders, iso1A2Code } from "@rapideditor/country-coder";

/** About 3 km: most cells have no border in them, and a town is a few dozen. */
const townDegrees = 1 / 32;
/** About 200 m: beside a border, most of these have none in them. */
const streetDegrees = 1 / 512;
const cellsKept = 20_000;
/** More than rounding could move a border. */
const slackDegrees = 1e-6;

/** The country of all its points, or the sides of borders that may run through it. */
type Cell = string | null | Sides;
/** Four numbers for each side: from longitude, latitude to longitude, latitude. */
type Sides = Float64Array;

const townCells = new Map<number, Cell>();
const streetCells = new Map<number, Cell>();

/** ISO 3166-1 alpha-2 code of the country. `countryAt(43.73, 7.42)` // => "MC" */
export function countryAt(lat: number, lon: number): string | null {
  const town = cellAt(townCells, townDegrees, lat, lon, sidesIn);
  if (!(town instanceof Float64Array)) return town;
  const street = cellAt(streetCells, streetDegrees, lat, lon, (box) => sidesOf(town, box));
  return street instanceof Float64Array ? iso1A2Code([lon, lat]) : street;
}

/** Where no side runs through a cell all its points are of one country: that of the first one met. */
function cellAt(
  cells: Map<number, Cell>,
  degrees: number,
  lat: number,
  lon: number,
  sidesThrough: (box: Box) => Sides,
): Cell {
  const row = Math.floor(lat / degrees);
  const column = Math.floor(lon / degrees);
  const key = row * 2 ** 20 + column;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const sides = sidesThrough({
    west: column * degrees - slackDegrees,
    south: row * degrees - slackDegrees,
    east: (column + 1) * degrees + slackDegrees,
    north: (row + 1) * degrees + slackDegrees,
  });
  const cell = sides.length > 0 ? sides : iso1A2Code([lon, lat]);
  if (cells.size >= cellsKept) cells.clear();
  cells.set(key, cell);
  return cell;
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
  /** Contiguous numbers: each new cell of a town looks at thousands. */
  sides?: Sides;
}
/** [longitude, latitude] */
type Point = readonly number[];

let ringsMade: Ring[] | null = null;

/** The sides of any border that may run through the box. */
function sidesIn(box: Box): Sides {
  ringsMade ??= ringsOf();
  const found = ringsMade.flatMap((ring) => {
    if (!meet(ring.box, box)) return [];
    ring.sides ??= sidesOfRing(ring.points);
    return [...sidesOf(ring.sides, box)];
  });
  return Float64Array.from(found);
}

const meet = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Those that touch the box. */
function sidesOf(sides: Sides, { west, south, east, north }: Box): Sides {
  const found: number[] = [];
  const halfWidth = (east - west) / 2;
  const halfHeight = (north - south) / 2;
  for (let at = 0; at < sides.length; at += sideNumbers) {
    const fromLon = sides[at] ?? 0;
    const fromLat = sides[at + 1] ?? 0;
    const lon = sides[at + 2] ?? 0;
    const lat = sides[at + 3] ?? 0;
    if (lon < west && fromLon < west) continue;
    if (lon > east && fromLon > east) continue;
    if (lat < south && fromLat < south) continue;
    if (lat > north && fromLat > north) continue;
    const [alongLon, alongLat] = [lon - fromLon, lat - fromLat];
    const middle =
      alongLon * (south + halfHeight - fromLat) - alongLat * (west + halfWidth - fromLon);
    const reach = Math.abs(alongLon) * halfHeight + Math.abs(alongLat) * halfWidth;
    // Further from its line than any corner is: all of the box lies on one side of it.
    if (Math.abs(middle) > reach) continue;
    found.push(fromLon, fromLat, lon, lat);
  }
  return Float64Array.from(found);
}
const sideNumbers = 4;

function sidesOfRing(points: readonly Point[]): Sides {
  const sides = new Float64Array(Math.max(0, points.length - 1) * sideNumbers);
  for (let at = 0; at < sides.length; at += sideNumbers) {
    const from = points[at / sideNumbers];
    const to = points[at / sideNumbers + 1];
    sides[at] = from?.[0] ?? 0;
    sides[at + 1] = from?.[1] ?? 0;
    sides[at + 2] = to?.[0] ?? 0;
    sides[at + 3] = to?.[1] ?? 0;
  }
  return sides;
}

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
  for (let at = 0; at < points.length; at++) {
    const lon = points[at]?.[0] ?? 0;
    const lat = points[at]?.[1] ?? 0;
    if (lon < box.west) box.west = lon;
    if (lon > box.east) box.east = lon;
    if (lat < box.south) box.south = lat;
    if (lat > box.north) box.north = lat;
  }
  return box;
}
