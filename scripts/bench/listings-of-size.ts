import type { Bounds } from "#domain/area.ts";
import { allTypes } from "../collection/collection-run.ts";
import { type MapElement, pointOf } from "../stand-ins/map-element.ts";

/** Far more than any id of the map has, and less than a number can hold. */
const idStep = 100_000_000_000;
const stepDegrees = 0.7;

export interface SizedMap {
  elements: MapElement[];
  bounds: Bounds;
}

/** The real businesses, copied side by side until there are so many. */
export function mapOfSize(size: number, real: readonly MapElement[]): SizedMap {
  const keys = new Set(allTypes.flatMap(({ tags }) => tags.map((tag) => JSON.stringify(tag))));
  const wanted = [...keys].map((key) => Object.entries(JSON.parse(key) as Record<string, string>));
  const businesses = real.filter(({ tags }) =>
    wanted.some((query) => query.every(([key, value]) => tags[key] === value)),
  );
  const elements: MapElement[] = [];
  for (let copy = 0; elements.length < size; copy++) {
    for (const element of businesses.slice(0, size - elements.length)) {
      elements.push(moved(element, copy));
    }
  }
  const points = elements.map(pointOf);
  const edge = (of: "lat" | "lon", pick: (a: number, b: number) => number): number =>
    points.reduce((best, point) => pick(best, point[of]), points[0]?.[of] ?? 0);
  return {
    elements,
    bounds: {
      north: edge("lat", Math.max),
      south: edge("lat", Math.min),
      east: edge("lon", Math.max),
      west: edge("lon", Math.min),
    },
  };
}

function moved(element: MapElement, copy: number): MapElement {
  const id = element.id + copy * idStep;
  const move = ({ lat, lon }: { lat: number; lon: number }) => ({
    lat: lat + (copy % 5) * 0.05,
    lon: lon + Math.floor(copy / 5) * stepDegrees,
  });
  return element.type === "node"
    ? { ...element, id, ...move(element) }
    : { ...element, id, center: move(element.center) };
}
