import { type ElementType, extentOf, type MapElement, outlineOf, pointOf } from "../map-element.ts";
import { crossesBox } from "./outline.ts";
import type { Bounds, Filter } from "./query.ts";

/** Positions in the list of elements, ascending: the order of every answer (type, then id). */
export type Positions = number[];

export interface ElementIndex {
  elements: MapElement[];
  find: (types: ElementType[], filters: Filter[], sets: Map<string, Positions>) => Positions;
}

const typeOrder: Record<ElementType, number> = { node: 0, way: 1, relation: 2 };
const earthRadiusMetres = 6_371_008.8;

/** Keeps elements by key and by value, so that a query looks only at those its filters can mean. */
export function createElementIndex(source: MapElement[]): ElementIndex {
  const elements = [...source].sort((a, b) => typeOrder[a.type] - typeOrder[b.type] || a.id - b.id);
  const byKey = new Map<string, Positions>();
  const valuesByKey = new Map<string, Map<string, Positions>>();
  for (const [position, { tags }] of elements.entries()) {
    for (const [key, value] of Object.entries(tags)) {
      appendTo(byKey, key, position);
      const values = valuesByKey.get(key) ?? new Map<string, Positions>();
      valuesByKey.set(key, values);
      appendTo(values, value, position);
    }
  }
  const candidates = (filter: Filter, sets: Map<string, Positions>): Positions | null => {
    if (filter.kind === "key" && filter.present) return byKey.get(filter.key) ?? [];
    if (filter.kind === "set" || filter.kind === "pivot") return sets.get(setOf(filter)) ?? [];
    if (filter.kind === "value" && !filter.negated) {
      return valuesByKey.get(filter.key)?.get(filter.value) ?? [];
    }
    if (filter.kind === "pattern" && !filter.negated) {
      const values = [...(valuesByKey.get(filter.key) ?? [])];
      return values
        .filter(([value]) => filter.pattern.test(value))
        .flatMap(([, positions]) => positions)
        .sort((a, b) => a - b);
    }
    return null;
  };
  return {
    elements,
    find(types, filters, sets) {
      let positions: Positions | null = null;
      const rest: Filter[] = [];
      for (const filter of filters) {
        const found = candidates(filter, sets);
        if (!found) rest.push(filter);
        else positions = positions ? intersection(positions, found) : found;
      }
      return (positions ?? [...elements.keys()]).filter((position) => {
        const element = elements[position];
        if (!element || !types.includes(element.type)) return false;
        return rest.every((filter) => accepts(filter, element));
      });
    },
  };
}

/** Areas are kept apart: only `pivot` can use a set of them. */
export const setOf = ({ kind, name }: { kind: string; name: string }): string =>
  kind === "set" ? name : `areas ${name}`;

function appendTo(map: Map<string, Positions>, key: string, position: number): void {
  const list = map.get(key);
  if (list) list.push(position);
  else map.set(key, [position]);
}

function intersection(a: Positions, b: Positions): Positions {
  const [small, large] = a.length < b.length ? [a, b] : [b, a];
  const members = new Set(large);
  return small.filter((position) => members.has(position));
}

function accepts(filter: Filter, element: MapElement): boolean {
  switch (filter.kind) {
    case "key":
      return (element.tags[filter.key] !== undefined) === filter.present;
    case "value":
      return (element.tags[filter.key] === filter.value) !== filter.negated;
    case "pattern":
      return matches(filter.pattern, element.tags[filter.key]) !== filter.negated;
    case "key-pattern":
      return Object.entries(element.tags).some(
        ([key, value]) => filter.keyPattern.test(key) && filter.pattern.test(value),
      );
    case "box":
      return touches(filter.bounds, element);
    case "around":
      return distanceMetres(filter, nearestPoint(element, filter)) <= filter.metres;
    case "ids":
      return filter.ids.has(element.id);
    case "set":
    case "pivot":
      return true;
  }
}

const matches = (pattern: RegExp, value: string | undefined): boolean =>
  value !== undefined && pattern.test(value);

/**
 * Ways and relations are in a box that their line or extent touches, wherever their centre is, but
 * not in one that lies within their line. South above
 * north limits nothing (as recorded); west above east crosses the date line.
 */
function touches({ south, west, north, east }: Bounds, element: MapElement): boolean {
  const { lat, lon } = pointOf(element);
  const extent = extentOf(element);
  if (south > north) return true;
  const outline = outlineOf(element);
  if (outline && west <= east) return crossesBox({ south, west, north, east }, outline);
  if (lat + extent.lat < south || lat - extent.lat > north) return false;
  const [isEastOfWest, isWestOfEast] = [lon + extent.lon >= west, lon - extent.lon <= east];
  return west <= east ? isEastOfWest && isWestOfEast : isEastOfWest || isWestOfEast;
}

/** Of the element's extent. */
function nearestPoint(element: MapElement, to: { lat: number; lon: number }) {
  const { lat, lon } = pointOf(element);
  const extent = extentOf(element);
  const within = (value: number, middle: number, half: number): number =>
    Math.min(middle + half, Math.max(middle - half, value));
  return { lat: within(to.lat, lat, extent.lat), lon: within(to.lon, lon, extent.lon) };
}

function distanceMetres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radians = Math.PI / 180;
  const dLat = ((b.lat - a.lat) * radians) / 2;
  const dLon = ((b.lon - a.lon) * radians) / 2;
  const h =
    Math.sin(dLat) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}
