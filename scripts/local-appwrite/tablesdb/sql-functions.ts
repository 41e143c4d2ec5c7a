import type { DatabaseSync } from "node:sqlite";
import { matchesQuestion } from "./full-text.ts";

const EARTH_RADIUS_M = 6_371_008.8;

type Point = readonly [lng: number, lat: number];

function toPoint(value: unknown): Point | null {
  if (!Array.isArray(value)) return null;
  const [lng, lat]: unknown[] = value;
  return typeof lng === "number" && typeof lat === "number" ? [lng, lat] : null;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function metresBetween([lng1, lat1]: Point, [lng2, lat2]: Point): number {
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(a));
}

/** Even-odd rule over all rings, so holes are outside. */
function isInRings([x, y]: Point, rings: readonly unknown[]): boolean {
  let inside = false;
  for (const ring of rings) {
    if (!Array.isArray(ring)) continue;
    for (const [index, corner] of ring.entries()) {
      const a = toPoint(corner);
      const b = toPoint(ring[(index + ring.length - 1) % ring.length]);
      if (!a || !b || a[1] > y === b[1] > y) continue;
      if (x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
  }
  return inside;
}

function matchesWords(text: unknown, question: unknown): number | null {
  return text === null ? null : Number(matchesQuestion(String(text), String(question)));
}

/** What SQLite cannot compute by itself: words, and points on the globe. */
export function defineSqlFunctions(db: DatabaseSync): void {
  const options = { deterministic: true };
  db.function("matches_words", options, matchesWords);
  db.function("point_distance", options, (cell, other, inMetres) => {
    if (cell === null) return null;
    const a = toPoint(JSON.parse(String(cell)));
    const b = toPoint(JSON.parse(String(other)));
    if (!a || !b) return null;
    return Number(inMetres) === 1 ? metresBetween(a, b) : Math.hypot(a[0] - b[0], a[1] - b[1]);
  });
  db.function("point_in_shape", options, (cell, shape) => {
    if (cell === null) return null;
    const point = toPoint(JSON.parse(String(cell)));
    const parsed: unknown = JSON.parse(String(shape));
    if (!point || !Array.isArray(parsed)) return null;
    const other = toPoint(parsed);
    return Number(
      other ? other[0] === point[0] && other[1] === point[1] : isInRings(point, parsed),
    );
  });
}
