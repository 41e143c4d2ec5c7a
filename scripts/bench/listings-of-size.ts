import type { Bounds } from "#domain/area/area.ts";
import { allTypes } from "../collection/collection-run.ts";
import { type MapElement, pointOf } from "../stand-ins/index.ts";
import { createVariedTags } from "./varied-tags.ts";

/** Far more than any id of the map has, and less than a number can hold. */
const idStep = 100_000_000_000;
/** About 5,600 km²: an area that one preset may have. */
const corner = { lat: 43.2, lon: 6.8 };
const sideDegrees = 0.8;

export interface SizedMap {
  elements: MapElement[];
  bounds: Bounds;
}

const seed = 20_261_125;

/**
 * The real businesses, of wherever, moved into one area, and others like them a little further on
 * until there are so many. `firstCopy` 0 begins with the real ones; another number with others like them.
 */
export function mapOfSize(size: number, real: readonly MapElement[], firstCopy = 0): SizedMap {
  const keys = new Set(allTypes.flatMap(({ tags }) => tags.map((tag) => JSON.stringify(tag))));
  const wanted = [...keys].map((key) => Object.entries(JSON.parse(key) as Record<string, string>));
  const businesses = real.filter(({ tags }) =>
    wanted.some((query) => query.every(([key, value]) => tags[key] === value)),
  );
  const variedTags = createVariedTags(businesses, seed);
  const elements: MapElement[] = [];
  for (let copy = firstCopy; elements.length < size; copy++) {
    for (const element of businesses.slice(0, size - elements.length)) {
      elements.push({ ...moved(element, copy), tags: variedTags(element, copy) });
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
    lat: corner.lat + within(lat + copy * 0.0497),
    lon: corner.lon + within(lon + copy * 0.0231),
  });
  return element.type === "node"
    ? { ...element, id, ...move(element) }
    : { ...element, id, center: move(element.center) };
}

const within = (degrees: number): number => ((degrees % sideDegrees) + sideDegrees) % sideDegrees;
