import { type Bounds, edges } from "#domain/area/area.ts";
import type { Task } from "#domain/contract.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { taskLimits } from "#domain/limits/task.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { beginningOf } from "#domain/text/visible-text.ts";
import { paths } from "../paths.ts";

/** A choice as one screen hands it to another by the address. */
export interface AreaInAddress {
  tier: Tier | null;
  area: Bounds | null;
  /** The area's name, if a place was searched for. */
  place: string | null;
}

/** The settings of a preset beyond its area, for a duplicate. */
export interface PresetInAddress {
  name: string;
  types: string[];
  offer: string;
  overture: OvertureChoice;
}

const presetNames = { name: "name", type: "type", offer: "offer", overture: "overture" } as const;
const addressNames = ["tier", ...edges, "place", ...Object.values(presetNames)];

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

/** The settings of the preset to duplicate, or null. */
export function presetInAddress(parameters: URLSearchParams): PresetInAddress | null {
  const types = parameters.getAll(presetNames.type);
  if (types.length === 0) return null;
  const text = (name: string): string => parameters.get(name) ?? "";
  return {
    types,
    name: text(presetNames.name),
    offer: text(presetNames.offer),
    overture: text(presetNames.overture) === "surer" ? "surer" : "more",
  };
}

/** The last step of a new preset with another one's settings: nothing is collected or charged yet. */
export function duplicatePath(
  task: Pick<Task, "name" | "types" | "tier" | "bounds" | "place" | "offer" | "overture">,
): string {
  const { name, types, tier, bounds, place, offer, overture } = task;
  const address = addressOfArea({ tier, area: bounds, place });
  const suffix = " (copy)";
  const stem = beginningOf(name, taskLimits.presetNameMaxChars - suffix.length);
  address.set(presetNames.name, stem + suffix);
  for (const type of types) address.append(presetNames.type, type);
  if (offer) address.set(presetNames.offer, offer);
  if (overture === "surer") address.set(presetNames.overture, overture);
  address.set("step", "3");
  return `${paths.addPreset}?${address}`;
}

/** The address without the handed-over values. */
export function withoutArea(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  for (const name of addressNames) rest.delete(name);
  return rest;
}
