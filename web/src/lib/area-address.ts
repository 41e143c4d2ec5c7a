import { type Bounds, edges } from "#domain/area/area.ts";
import { areaLimits } from "#domain/limits/area.ts";
import type { Tier } from "#domain/money/tiers.ts";

/** A choice as one screen hands it to another by the address. */
export interface AreaInAddress {
  tier: Tier | null;
  area: Bounds | null;
  /** The area's name, if a place was searched for. */
  place: string | null;
}

const addressNames = ["tier", ...edges, "place"] as const;

/** The parts of an address; invalid ones are dropped. */
export function areaInAddress(parameters: URLSearchParams): AreaInAddress {
  const tier = parameters.get("tier");
  const area = areaOf(parameters);
  return {
    tier: tier === "1" ? 1 : tier === "2" ? 2 : null,
    area,
    place: (area && parameters.get("place")?.trim()) || null,
  };
}

function areaOf(parameters: URLSearchParams): Bounds | null {
  const [north = Number.NaN, south = Number.NaN, east = Number.NaN, west = Number.NaN] = edges.map(
    (edge) => Number(parameters.get(edge) || Number.NaN),
  );
  const gap = areaLimits.sideMinDegrees - 1e-9;
  // Written so that a side that isn't a number fails as well.
  const isArea =
    north <= areaLimits.latitudeMax &&
    south >= -areaLimits.latitudeMax &&
    north - south >= gap &&
    east <= areaLimits.longitudeMax &&
    west >= -areaLimits.longitudeMax &&
    east - west >= gap;
  return isArea ? { north, south, east, west } : null;
}

/** `{ tier: 2, area: null, place: null }` // => tier=2 */
export function addressOfArea({ tier, area, place }: AreaInAddress): URLSearchParams {
  return new URLSearchParams({
    ...(tier === null ? {} : { tier: String(tier) }),
    ...(area && Object.fromEntries(edges.map((edge) => [edge, String(area[edge])]))),
    ...(area && place ? { place } : {}),
  });
}

/** The address without the handed-over values. */
export function withoutArea(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  for (const name of addressNames) rest.delete(name);
  return rest;
}
