import type { Point } from "../map-element.ts";
import { isInside, type Spot } from "../sample-town/plane.ts";
import type { Bounds } from "./query.ts";

/** Whether a closed line surrounds a point. */
export const surrounds = (outline: readonly Point[], point: Point): boolean =>
  isInside(outline.map(onPlane), onPlane(point));

const onPlane = ({ lat, lon }: Point): Spot => ({ x: lon, y: lat });

/** Whether any piece of a line lies in a box, in whole or in part. */
export const crossesBox = (box: Bounds, line: readonly Point[]): boolean =>
  piecesOf(line).some((piece) => isPartlyIn(box, piece));

const piecesOf = (line: readonly Point[]): [Point, Point][] =>
  line.slice(1).map((to, at) => [line[at] ?? to, to]);

/** Liang and Barsky: the share of the piece between the box's edges, cut edge by edge. */
function isPartlyIn({ south, west, north, east }: Bounds, [from, to]: [Point, Point]): boolean {
  const [dLat, dLon] = [to.lat - from.lat, to.lon - from.lon];
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [-dLat, from.lat - south],
    [dLat, north - from.lat],
    [-dLon, from.lon - west],
    [dLon, east - from.lon],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
}
