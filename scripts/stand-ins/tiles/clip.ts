import type { WorldBox, WorldPoint } from "./mercator.ts";

interface Side {
  isInside: (point: WorldPoint) => boolean;
  /** Where the line between two points crosses the side. */
  crossing: (from: WorldPoint, to: WorldPoint) => WorldPoint;
}

/**
 * The part of an outline within a box, by Sutherland and Hodgman: the part beyond becomes lines along
 * the box's edge. Empty when nothing lies within.
 */
export function clipped(outline: WorldPoint[], box: WorldBox): WorldPoint[] {
  const part = sidesOf(box).reduce(
    (points, { isInside, crossing }) =>
      points.flatMap((here, i) => {
        const before = points.at(i - 1) ?? here;
        const crossed = isInside(here) === isInside(before) ? [] : [crossing(before, here)];
        return isInside(here) ? [...crossed, here] : crossed;
      }),
    outline,
  );
  return areaOf(part) > nothing ? part : [];
}

/** Less than a pixel of any tile, in shares of the world. */
const nothing = 1e-12;

function areaOf(outline: WorldPoint[]): number {
  const twice = outline.reduce((sum, { x, y }, i) => {
    const before = outline.at(i - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const sidesOf = ({ west, east, north, south }: WorldBox): Side[] => [
  { isInside: ({ x }) => x >= west, crossing: acrossX(west) },
  { isInside: ({ x }) => x <= east, crossing: acrossX(east) },
  { isInside: ({ y }) => y >= north, crossing: acrossY(north) },
  { isInside: ({ y }) => y <= south, crossing: acrossY(south) },
];

const acrossX =
  (x: number): Side["crossing"] =>
  (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) });

const acrossY =
  (y: number): Side["crossing"] =>
  (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y });
