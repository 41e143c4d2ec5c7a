import { areaKm2, type Bounds, type Edge } from "#domain/area/area.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { km2Text } from "../../lib/formats.ts";

export const isLatitude = (edge: Edge): boolean => edge === "north" || edge === "south";

/** How far an edge can go: to the map's border, and never past its opposite. */
export function edgeRange(bounds: Bounds, edge: Edge): { min: number; max: number } {
  const gap = areaLimits.sideMinDegrees;
  const ranges: Record<Edge, { min: number; max: number }> = {
    north: { min: bounds.south + gap, max: areaLimits.latitudeMax },
    south: { min: -areaLimits.latitudeMax, max: bounds.north - gap },
    east: { min: bounds.west + gap, max: areaLimits.longitudeMax },
    west: { min: -areaLimits.longitudeMax, max: bounds.east - gap },
  };
  return ranges[edge];
}

/** The box with one edge moved as far as it can go. Degrees keep 6 decimals, some 10 cm. */
export function moveEdge(bounds: Bounds, edge: Edge, to: number): Bounds {
  const { min, max } = edgeRange(bounds, edge);
  return { ...bounds, [edge]: Number(Math.min(max, Math.max(min, to)).toFixed(6)) };
}

/** Why an edge can't be where it was asked to be, and how far it can go; null where it can. */
export function whyNotThere(bounds: Bounds, edge: Edge, to: number): string | null {
  const { min, max } = edgeRange(bounds, edge);
  if (to >= min - 1e-9 && to <= max + 1e-9) return null;
  const isHigh = to > max;
  const nearest = `${Number((isHigh ? max : min).toFixed(6))}°`;
  const name = edge.charAt(0).toUpperCase() + edge.slice(1);
  const [higher, lower] = isLatitude(edge) ? ["north", "south"] : ["east", "west"];
  if (isHigh && edge === lower) return `${name} must be below ${higher} (${nearest} at most).`;
  if (!isHigh && edge === higher) return `${name} must be above ${lower} (${nearest} at least).`;
  return isLatitude(edge)
    ? `The map ends at ${nearest}, so ${edge} can't go any further.`
    : `An area can't cross the 180° meridian: ${edge} can go as far as ${nearest}.`;
}

/** The visible part of the map, less a margin on each side, so all four points can be reached. */
export function insetOf(view: Bounds, share: number): Bounds {
  const top = Math.min(view.north, areaLimits.latitudeMax);
  const bottom = Math.max(view.south, -areaLimits.latitudeMax);
  const right = Math.min(view.east, areaLimits.longitudeMax);
  const left = Math.max(view.west, -areaLimits.longitudeMax);
  const [height, width] = [(top - bottom) * share, (right - left) * share];
  return {
    north: Number((top - height).toFixed(6)),
    south: Number((bottom + height).toFixed(6)),
    east: Number((right - width).toFixed(6)),
    west: Number((left + width).toFixed(6)),
  };
}

/** A step of the − and + buttons: about a twentieth of the side, as 1, 2 or 5 of a decimal. */
export function stepFor(bounds: Bounds, edge: Edge): number {
  const side = isLatitude(edge) ? bounds.north - bounds.south : bounds.east - bounds.west;
  const aim = Math.max(side / 20, areaLimits.sideMinDegrees);
  const power = 10 ** Math.floor(Math.log10(aim) + 1e-9);
  const digit = [5, 2, 1].find((candidate) => candidate * power <= aim * (1 + 1e-9)) ?? 1;
  return Number((digit * power).toFixed(6));
}

/** `degreesText("north", 36.9)` // => "36.9000° N" */
export function degreesText(edge: Edge, degrees: number, decimals = 4): string {
  const [positive, negative] = isLatitude(edge) ? ["N", "S"] : ["E", "W"];
  return `${Math.abs(degrees).toFixed(decimals)}° ${degrees < 0 ? negative : positive}`;
}

/** The box's size: `"14.28 km²"`. */
export const areaText = (bounds: Bounds): string => km2Text(areaKm2(bounds));
