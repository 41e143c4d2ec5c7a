import { worldPixels } from "./mercator.ts";
import type { Shape, WorldMap } from "./tile-map.ts";

interface PixelPoint {
  x: number;
  y: number;
}

/** A text of one zoom level, placed in that level's pixels: every tile it touches draws the same. */
export interface Label {
  kind: "town" | "suburb" | "park" | "water" | "square" | "street";
  text: string;
  size: number;
  /** One point, or the line the text follows from left to right. */
  path: PixelPoint[];
  box: { west: number; north: number; east: number; south: number };
}

const widthPerSize = {
  town: 0.62,
  suburb: 0.78,
  park: 0.54,
  water: 0.56,
  square: 0.54,
  street: 0.55,
};

/** All labels of a zoom level that do not get into each other's way, the important ones first. */
export function placeLabels(map: WorldMap, zoom: number): Label[] {
  const placed: Label[] = [];
  for (const label of wantedLabels(map, zoom)) {
    if (placed.every(({ box }) => !collide(box, label.box))) placed.push(label);
  }
  return placed;
}

function wantedLabels(map: WorldMap, zoom: number): Label[] {
  const north = map.coast[0]?.box.north ?? map.center.y;
  // An area's handle is at the coast's middle.
  const above = { x: map.center.x, y: north - 28 / worldPixels(zoom) };
  const town = pointLabel("town", map.name, above, zoom, zoom < 8 ? 11 : 14);
  const suburbs = map.suburbs.map(({ name, center }) =>
    pointLabel("suburb", name, center, zoom, zoom === 13 ? 10 : zoom - 2),
  );
  const areas = (kind: Label["kind"], shapes: Shape[], size: number): Label[] =>
    shapes
      .filter(({ name }) => name !== "")
      .map(({ name, box }) =>
        pointLabel(
          kind,
          name,
          { x: (box.west + box.east) / 2, y: (box.north + box.south) / 2 },
          zoom,
          size,
        ),
      );
  return [
    ...(zoom >= 3 && zoom < 13 && map.name !== "" ? [town] : []),
    ...(zoom >= 13 && zoom <= 15 ? suburbs : []),
    ...(zoom >= 15 ? areas("park", map.parks, 11) : []),
    ...(zoom >= 15 ? areas("water", map.water, 11) : []),
    ...(zoom >= 16 ? streetLabels(map.mainStreets, zoom, zoom >= 17 ? 12 : 11) : []),
    ...(zoom >= 17 ? areas("square", map.squares, 11) : []),
    ...(zoom >= 16 ? streetLabels(map.sideStreets, zoom, zoom >= 17 ? 11 : 10) : []),
  ];
}

function pointLabel(
  kind: Label["kind"],
  text: string,
  place: PixelPoint,
  zoom: number,
  size: number,
): Label {
  const pixels = worldPixels(zoom);
  const { x, y } = { x: place.x * pixels, y: place.y * pixels };
  const half = (text.length * size * widthPerSize[kind]) / 2 + 4;
  const box = { west: x - half, east: x + half, north: y - size, south: y + size };
  return { kind, text, size, path: [{ x, y }], box };
}

const repeatPixels = 520;
const greatestTurn = 0.7;

/** A street's name in the middle of each long stretch of it, where the street is straight enough. */
function streetLabels(streets: Shape[], zoom: number, size: number): Label[] {
  const pixels = worldPixels(zoom);
  return streets.flatMap(({ name, points }) => {
    const line = points.map(({ x, y }) => ({ x: x * pixels, y: y * pixels }));
    const needed = name.length * size * widthPerSize.street + 10;
    const length = lengthOf(line);
    const count = Math.max(1, Math.round(length / repeatPixels));
    return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * length).flatMap((at) => {
      const path = stretch(line, at - needed / 2, at + needed / 2);
      if (length < needed || turnOf(path) > greatestTurn) return [];
      const { west, north, east, south } = boxOfPixels(path);
      const box = { west: west - 6, north: north - 6, east: east + 6, south: south + 6 };
      return [{ kind: "street" as const, text: name, size, path: leftToRight(path), box }];
    });
  });
}

const lengthOf = (line: PixelPoint[]): number =>
  line.reduce((sum, to, i) => {
    const from = line[i - 1] ?? to;
    return sum + Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);

function stretch(line: PixelPoint[], start: number, end: number): PixelPoint[] {
  const part: PixelPoint[] = [];
  let done = 0;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (along: number): PixelPoint => ({
      x: from.x + ((to.x - from.x) * (along - done)) / length,
      y: from.y + ((to.y - from.y) * (along - done)) / length,
    });
    if (start >= done && start < done + length) part.push(at(start));
    if (end > done && end <= done + length) return [...part, at(end)];
    if (part.length > 0) part.push(to);
    done += length;
  }
  return part;
}

/** Sum of all bends of a line, in radians. */
function turnOf(line: PixelPoint[]): number {
  let sum = 0;
  for (const [i, here] of line.entries()) {
    const before = line[i - 1];
    const after = line[i + 1];
    if (!before || !after) continue;
    const turn =
      Math.atan2(after.y - here.y, after.x - here.x) -
      Math.atan2(here.y - before.y, here.x - before.x);
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  }
  return sum;
}

function leftToRight(path: PixelPoint[]): PixelPoint[] {
  const first = path[0]?.x ?? 0;
  const last = path.at(-1)?.x ?? 0;
  return first <= last ? path : [...path].reverse();
}

function boxOfPixels(path: PixelPoint[]): Label["box"] {
  return path.reduce(
    (box, { x, y }) => ({
      west: Math.min(box.west, x),
      east: Math.max(box.east, x),
      north: Math.min(box.north, y),
      south: Math.max(box.south, y),
    }),
    {
      west: Number.POSITIVE_INFINITY,
      east: Number.NEGATIVE_INFINITY,
      north: Number.POSITIVE_INFINITY,
      south: Number.NEGATIVE_INFINITY,
    },
  );
}

const collide = (a: Label["box"], b: Label["box"]): boolean =>
  a.west < b.east && a.east > b.west && a.north < b.south && a.south > b.north;
