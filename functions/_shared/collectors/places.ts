import { borders, iso1A2Code } from "@rapideditor/country-coder";

/**
 * Cells of about 100 km, 3 km and 200 m. Each size looks only at the borders of the cell around it:
 * most have none in them, and a town is a few dozen of the middle size.
 */
const sizes = [1, 1 / 32, 1 / 512].map((degrees) => ({ degrees, cells: new Map<number, Cell>() }));
const cellsKept = 20_000;
/** More than rounding could move a border. */
const slackDegrees = 1e-6;

/** The country of all its points, or the sides of borders that may run through it. */
type Cell = string | null | Sides;
/** Four numbers for each side: from longitude, latitude to longitude, latitude. */
type Sides = Float64Array;

/** ISO 3166-1 alpha-2 code of the country. `countryAt(43.73, 7.42)` // => "MC" */
export function countryAt(lat: number, lon: number): string | null {
  let around: Sides | null = null;
  for (const { degrees, cells } of sizes) {
    const cell = cellAt({ cells, degrees, around }, lat, lon);
    if (!(cell instanceof Float64Array)) return cell;
    around = cell;
  }
  return iso1A2Code([lon, lat]);
}

interface Size {
  degrees: number;
  cells: Map<number, Cell>;
  /** The sides of the larger cell around; `null`: look at all borders. */
  around: Sides | null;
}

/** Where no side runs through a cell all its points are of one country: that of the first one met. */
function cellAt({ degrees, cells, around }: Size, lat: number, lon: number): Cell {
  const row = Math.floor(lat / degrees);
  const column = Math.floor(lon / degrees);
  const key = row * 2 ** 20 + column;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const box = {
    west: column * degrees - slackDegrees,
    south: row * degrees - slackDegrees,
    east: (column + 1) * degrees + slackDegrees,
    north: (row + 1) * degrees + slackDegrees,
  };
  const sides = around ? sidesOf(around, box) : sidesIn(box);
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
}
/** [longitude, latitude] */
type Point = readonly number[];

let ringsMade: Ring[] | null = null;

/** The sides of any border that may run through the box. */
function sidesIn(box: Box): Sides {
  ringsMade ??= ringsOf();
  const found: number[] = [];
  for (const ring of ringsMade) {
    if (!meet(ring.box, box)) continue;
    const { points } = ring;
    for (let at = 1; at < points.length; at++) {
      const from = points[at - 1] ?? nowhere;
      const to = points[at] ?? nowhere;
      addSide(found, box, from[0] ?? 0, from[1] ?? 0, to[0] ?? 0, to[1] ?? 0);
    }
  }
  return Float64Array.from(found);
}
const nowhere: Point = [];

const meet = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Those that touch the box. */
function sidesOf(sides: Sides, box: Box): Sides {
  const found: number[] = [];
  for (let at = 0; at < sides.length; at += sideNumbers) {
    const fromLon = sides[at] ?? 0;
    const fromLat = sides[at + 1] ?? 0;
    addSide(found, box, fromLon, fromLat, sides[at + 2] ?? 0, sides[at + 3] ?? 0);
  }
  return Float64Array.from(found);
}
const sideNumbers = 4;

/** Adds the side if it may touch the box. */
function addSide(
  found: number[],
  { west, south, east, north }: Box,
  fromLon: number,
  fromLat: number,
  lon: number,
  lat: number,
): void {
  if (lon < west && fromLon < west) return;
  if (lon > east && fromLon > east) return;
  if (lat < south && fromLat < south) return;
  if (lat > north && fromLat > north) return;
  const halfWidth = (east - west) / 2;
  const halfHeight = (north - south) / 2;
  const [alongLon, alongLat] = [lon - fromLon, lat - fromLat];
  const middle =
    alongLon * (south + halfHeight - fromLat) - alongLat * (west + halfWidth - fromLon);
  const reach = Math.abs(alongLon) * halfHeight + Math.abs(alongLat) * halfWidth;
  // Further from its line than any corner is: all of the box lies on one side of it.
  if (Math.abs(middle) > reach) return;
  found.push(fromLon, fromLat, lon, lat);
}

function ringsOf(): Ring[] {
  const polygons = borders.features.flatMap(({ geometry }) => {
    if (geometry?.type === "Polygon") return [geometry.coordinates];
    return geometry?.type === "MultiPolygon" ? geometry.coordinates : [];
  });
  return polygons.flat().map((points) => ({ points, box: boxOf(points) }));
}

function boxOf(points: readonly Point[]): Box {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < points.length; at++) {
    const lon = points[at]?.[0] ?? 0;
    const lat = points[at]?.[1] ?? 0;
    if (lon < west) west = lon;
    if (lon > east) east = lon;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return { west, south, east, north };
}
