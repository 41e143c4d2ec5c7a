import * as v from "valibot";
import { type Bounds, boxAround } from "#domain/area/area.ts";
import { areaLimits } from "#domain/limits/area.ts";
import type { SiteConfig } from "./config.ts";

export interface LatLon {
  lat: number;
  lon: number;
}

/** A place a search found, and the area that choosing it selects. */
export interface Place {
  label: string;
  bounds: Bounds;
  /** Without a box of its own: the area is one around the point. */
  isPoint: boolean;
}

/** How many places are shown, and whether large ones come first. */
export interface SearchRules {
  placesShown: number;
  isRanked: boolean;
}

type GeocoderConfig = Pick<SiteConfig, "geocoder" | "placeAliases">;

const number = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
const nominatimPlace = v.object({
  display_name: v.string(),
  lat: number,
  lon: number,
  /** South, north, west, east. */
  boundingbox: v.optional(v.unknown()),
  type: v.optional(v.string()),
  importance: v.optional(v.fallback(number, 0)),
});
export type FoundPlace = v.InferOutput<typeof nominatimPlace>;

const name = v.optional(v.string());
const photonPlace = v.object({
  geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  properties: v.looseObject({
    name,
    city: name,
    state: name,
    country: name,
    osm_value: name,
    /** West, north, east, south. */
    extent: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  }),
});
const photonReply = v.object({ features: v.array(v.unknown()) });

const nominatimSpot = v.object({
  address: v.optional(v.record(v.string(), v.unknown())),
  display_name: name,
});

/** Ranking needs more places than it shows. */
const askedFor = ({ placesShown, isRanked }: SearchRules): string =>
  String(isRanked ? 2 * placesShown : placesShown);

export async function searchPlaces(
  text: string,
  config: GeocoderConfig,
  rules: SearchRules,
  signal: AbortSignal,
): Promise<Place[]> {
  const { kind, url } = config.geocoder;
  const asked = withAliases(text, config.placeAliases);
  const limit = askedFor(rules);
  const address =
    kind === "photon"
      ? `${url}/api?${new URLSearchParams({ q: asked, limit, lang: "en" })}`
      : `${url}/search?${new URLSearchParams({
          format: "json",
          q: asked,
          "accept-language": "en",
          addressdetails: "1",
          polygon_geojson: "1",
          limit,
        })}`;
  const reply = await readJson(address, signal);
  const found = kind === "photon" ? fromPhoton(reply) : fromNominatim(reply);
  return (rules.isRanked ? ranked(found) : found)
    .slice(0, rules.placesShown)
    .map((place) => placeOf(place, config.placeAliases));
}

/** The name of the place around a point, or null if there is none. */
export async function namePlaceAt(
  { lat, lon }: LatLon,
  config: GeocoderConfig,
  signal: AbortSignal,
): Promise<string | null> {
  const { kind, url } = config.geocoder;
  const at = { lat: String(lat), lon: String(lon) };
  const address =
    kind === "photon"
      ? `${url}/reverse?${new URLSearchParams({ ...at, lang: "en" })}`
      : `${url}/reverse?${new URLSearchParams({ ...at, format: "json", "accept-language": "en" })}`;
  const reply = await readJson(address, signal);
  const label = kind === "photon" ? fromPhoton(reply)[0]?.display_name : spotName(reply);
  return label ? withAliases(label, config.placeAliases) : null;
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The place search returned ${response.status}`);
  return response.json();
}

/** Places that can be read; one broken entry does not spoil the others. */
const readable = <Schema extends v.GenericSchema>(
  schema: Schema,
  sent: readonly unknown[],
): v.InferOutput<Schema>[] =>
  sent.flatMap((one) => {
    const parsed = v.safeParse(schema, one);
    return parsed.success ? [parsed.output] : [];
  });

const fromNominatim = (reply: unknown): FoundPlace[] =>
  readable(nominatimPlace, v.parse(v.array(v.unknown()), reply));

/** Photon's answer in Nominatim's fields. */
export function fromPhoton(reply: unknown): FoundPlace[] {
  return readable(photonPlace, v.parse(photonReply, reply).features).map(
    ({ geometry, properties }) => {
      const { name, city, state, country, osm_value: type, extent } = properties;
      const [lon, lat] = geometry.coordinates;
      const parts = [name, city, state, country].filter((part) => part !== undefined);
      return {
        display_name: [...new Set(parts)].join(", "),
        lat,
        lon,
        boundingbox: extent && [extent[3], extent[1], extent[0], extent[2]],
        ...(type === undefined ? {} : { type }),
      };
    },
  );
}

const bonusOfType = new Map([
  ["country", 1],
  ["administrative", 0.8],
  ["city", 0.6],
  ["town", 0.4],
]);

/** Greatest first, by importance plus a bonus for the kind of place; equals keep their order. */
export function ranked(found: readonly FoundPlace[]): FoundPlace[] {
  const score = ({ importance = 0, type = "" }: FoundPlace): number =>
    importance + (bonusOfType.get(type) ?? 0);
  return [...found].sort((a, b) => score(b) - score(a));
}

/**
 * `{ address: { village: "Ayle", region: "Lorne", country: "Sample" } }` // => "Ayle, Lorne, Sample";
 * an address without such parts gives the first three of `display_name`.
 */
export function spotName(reply: unknown): string | null {
  const parsed = v.safeParse(nominatimSpot, reply);
  if (!parsed.success) return null;
  const { address = {}, display_name: full = "" } = parsed.output;
  const first = (...keys: string[]): string[] =>
    keys
      .map((key) => address[key])
      .filter((part) => typeof part === "string" && part !== "")
      .slice(0, 1)
      .map(String);
  const parts = [
    ...first("city", "town", "village"),
    ...first("state", "region"),
    ...first("country"),
  ];
  const shown = parts.length > 0 ? parts : full.split(",", 3).map((part) => part.trim());
  return shown.filter((part) => part !== "").join(", ") || null;
}

/** The area is the place's box, or a box of 0.02° around its point where it has none. */
export function placeOf(found: FoundPlace, aliases: Record<string, string> = {}): Place {
  const box = boxOf(found.boundingbox);
  return {
    label: withAliases(found.display_name, aliases),
    bounds: box ?? boxAround(onTheMap(found)),
    isPoint: box === null,
  };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** So far from the map's edge that a box around the point is whole. */
const onTheMap = ({ lat, lon }: LatLon): LatLon => ({
  lat: within(lat, areaLimits.latitudeMax - areaLimits.boxHalfSideDegrees),
  lon: within(lon, areaLimits.longitudeMax - areaLimits.boxHalfSideDegrees),
});

function boxOf(sent: unknown): Bounds | null {
  if (!Array.isArray(sent) || sent.length !== 4) return null;
  const [south = Number.NaN, north = Number.NaN, west = Number.NaN, east = Number.NaN] =
    sent.map(Number);
  const bounds = {
    north: Math.min(north, areaLimits.latitudeMax),
    south: Math.max(south, -areaLimits.latitudeMax),
    east: Math.min(east, areaLimits.longitudeMax),
    west: Math.max(west, -areaLimits.longitudeMax),
  };
  const smallest = areaLimits.sideMinDegrees;
  // Written so that a side that isn't a number fails as well.
  const isBox = bounds.north - bounds.south >= smallest && bounds.east - bounds.west >= smallest;
  return isBox ? bounds : null;
}

/** The operator's own names for places, whole words, in any case. */
export function withAliases(text: string, aliases: Record<string, string>): string {
  return Object.entries(aliases).reduce((renamed, [from, to]) => {
    const word = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return renamed.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"),
      () => to,
    );
  }, text);
}
