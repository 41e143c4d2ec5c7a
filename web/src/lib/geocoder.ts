import * as v from "valibot";
import { type Bounds, boxAround } from "#domain/area.ts";
import { limits } from "#domain/limits.ts";
import type { SiteConfig } from "./config.ts";

export const placesShown = 6;

/** A place a search found, and the area that choosing it selects. */
export interface Place {
  label: string;
  bounds: Bounds;
}

type GeocoderConfig = Pick<SiteConfig, "geocoder" | "placeAliases">;

const nominatimReply = v.array(
  v.object({
    display_name: v.string(),
    lat: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    lon: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    /** South, north, west, east. */
    boundingbox: v.optional(v.unknown()),
  }),
);
type FoundPlace = v.InferOutput<typeof nominatimReply>[number];

const photonReply = v.object({
  features: v.array(
    v.object({
      geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
      properties: v.looseObject({
        name: v.optional(v.string()),
        city: v.optional(v.string()),
        state: v.optional(v.string()),
        country: v.optional(v.string()),
        /** West, north, east, south. */
        extent: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
      }),
    }),
  ),
});

/** OpenStreetMap's own Nominatim forbids searching while a person types. */
export const allowsTypeAhead = ({ geocoder }: GeocoderConfig): boolean =>
  new URL(geocoder.url, "https://localhost").hostname !== "nominatim.openstreetmap.org";

export async function searchPlaces(
  text: string,
  config: GeocoderConfig,
  signal: AbortSignal,
): Promise<Place[]> {
  const { kind, url } = config.geocoder;
  const asked = withAliases(text, config.placeAliases);
  const address =
    kind === "photon"
      ? `${url}/api?${new URLSearchParams({ q: asked, limit: String(placesShown), lang: "en" })}`
      : `${url}/search?${new URLSearchParams({
          format: "json",
          q: asked,
          "accept-language": "en",
          addressdetails: "1",
          polygon_geojson: "1",
          limit: String(placesShown),
        })}`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The place search answered ${response.status}`);
  const reply: unknown = await response.json();
  const found = kind === "photon" ? fromPhoton(reply) : v.parse(nominatimReply, reply);
  return found.slice(0, placesShown).map((place) => placeOf(place, config.placeAliases));
}

/** Photon's answer in Nominatim's fields. */
export function fromPhoton(reply: unknown): FoundPlace[] {
  return v.parse(photonReply, reply).features.map(({ geometry, properties }) => {
    const { name, city, state, country, extent } = properties;
    const [lon, lat] = geometry.coordinates;
    const parts = [name, city, state, country].filter((part) => part !== undefined);
    return {
      display_name: [...new Set(parts)].join(", "),
      lat,
      lon,
      boundingbox: extent && [extent[3], extent[1], extent[0], extent[2]],
    };
  });
}

/** The area is the place's box, or a box of 0.02° around its point where it has none. */
export function placeOf(found: FoundPlace, aliases: Record<string, string> = {}): Place {
  return {
    label: withAliases(found.display_name, aliases),
    bounds: boxOf(found.boundingbox) ?? boxAround(found),
  };
}

function boxOf(sent: unknown): Bounds | null {
  if (!Array.isArray(sent) || sent.length !== 4) return null;
  const [south = Number.NaN, north = Number.NaN, west = Number.NaN, east = Number.NaN] =
    sent.map(Number);
  const smallest = limits.sideMinDegrees;
  // Written so that a side that is no number fails, too.
  if (!(north - south >= smallest && east - west >= smallest)) return null;
  return {
    north: Math.min(north, limits.latitudeMax),
    south: Math.max(south, -limits.latitudeMax),
    east: Math.min(east, limits.longitudeMax),
    west: Math.max(west, -limits.longitudeMax),
  };
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
