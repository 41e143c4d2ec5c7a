import { conflationLimits } from "../limits/conflation.ts";

/** Points of two sources, each by its place in its list. */
export interface Part {
  listings: number[];
  places: number[];
}

/** Degrees of each point: numbers alone take a quarter of the memory of an object each. */
export interface Points {
  lat: Float64Array;
  lon: Float64Array;
}

/**
 * Cuts an area so that each part has no more businesses of both sources than memory allows. A
 * business whose two points lie on different sides of a cut stays two: few do.
 */
export function partsOf(
  listings: Points,
  places: Points,
  most: number = conflationLimits.partMax,
): Part[] {
  const all = { listings: [...listings.lat.keys()], places: [...places.lat.keys()] };
  const parts: Part[] = [];
  const cut = (part: Part, depth: number): void => {
    const size = part.listings.length + part.places.length;
    if (size <= most || depth === depthMax) {
      parts.push(part);
      return;
    }
    const of = depth % 2 === 0 ? "lon" : "lat";
    const degreesOf = (points: Points, at: number): number => points[of][at] ?? 0;
    const values = Float64Array.from([
      ...part.listings.map((at) => degreesOf(listings, at)),
      ...part.places.map((at) => degreesOf(places, at)),
    ]).sort();
    const middle = values[size >> 1] ?? 0;
    for (const isLow of [true, false]) {
      const isOn = (value: number): boolean => value < middle === isLow;
      const half = {
        listings: part.listings.filter((at) => isOn(degreesOf(listings, at))),
        places: part.places.filter((at) => isOn(degreesOf(places, at))),
      };
      if (half.listings.length + half.places.length > 0) cut(half, depth + 1);
    }
  };
  cut(all, 0);
  return parts;
}

/** Where all lie at one point, cutting would never end. */
const depthMax = 24;
