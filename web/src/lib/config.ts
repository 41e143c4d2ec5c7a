import { type Bounds, edges } from "#domain/area.ts";

/** What surrounds the site: `/config.json`, written where it is served. */
export interface SiteConfig {
  endpoint: string;
  projectId: string;
  apiOrigin: string;
  geocoder: { kind: "nominatim" | "photon"; url: string };
  placeAliases: Record<string, string>;
  tiles: { url: string; attribution: string };
  paddle: {
    environment: "sandbox" | "production";
    token: string;
    priceId: string;
    /** The script of a checkout that moves no money; only ever for one's own machine. */
    standIn?: string;
  };
  sample: boolean;
  /** The part of the map to start with. */
  sampleBounds?: Bounds;
}

let loading: Promise<SiteConfig> | undefined;

/** Read once. */
export function loadConfig(): Promise<SiteConfig> {
  loading ??= fetch("/config.json")
    .then((response) => {
      if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`);
      return response.json();
    })
    .then(parseConfig);
  return loading;
}

/** Written out by hand: every page reads it, and none should load a parser for this alone. */
export function parseConfig(sent: unknown): SiteConfig {
  const {
    endpoint,
    projectId,
    apiOrigin,
    geocoder,
    placeAliases,
    tiles,
    sample,
    sampleBounds,
    paddle,
  } = part(sent, "/config.json");
  const place = part(geocoder, "geocoder");
  const map = part(tiles, "tiles");
  const aliases = Object.entries(part(placeAliases ?? {}, "placeAliases"));
  return {
    endpoint: text(endpoint, "endpoint"),
    projectId: text(projectId, "projectId"),
    apiOrigin: text(apiOrigin, "apiOrigin"),
    geocoder: {
      kind: place.kind === "photon" ? "photon" : "nominatim",
      url: text(place.url, "url"),
    },
    placeAliases: Object.fromEntries(aliases.map(([from, to]) => [from, text(to, from)])),
    tiles: { url: text(map.url, "url"), attribution: text(map.attribution, "attribution") },
    paddle: payments(part(paddle, "paddle")),
    sample: sample === true,
    ...(sampleBounds === undefined ? {} : { sampleBounds: box(sampleBounds) }),
  };
}

function payments(sent: Record<string, unknown>): SiteConfig["paddle"] {
  const { environment, token, priceId, standIn } = sent;
  return {
    environment: environment === "production" ? "production" : "sandbox",
    token: text(token, "token"),
    priceId: text(priceId, "priceId"),
    ...(standIn === undefined ? {} : { standIn: text(standIn, "standIn") }),
  };
}

function part(sent: unknown, name: string): Record<string, unknown> {
  if (typeof sent !== "object" || sent === null) throw new Error(`The setting ${name} is missing.`);
  return { ...sent };
}

function text(sent: unknown, name: string): string {
  if (typeof sent !== "string") throw new Error(`The setting ${name} is no text.`);
  return sent;
}

function box(sent: unknown): Bounds {
  const sides = part(sent, "sampleBounds");
  const [north, south, east, west] = edges.map((edge) => Number(sides[edge]));
  if (![north, south, east, west].every(Number.isFinite)) {
    throw new Error("The setting sampleBounds needs four numbers.");
  }
  return { north: Number(north), south: Number(south), east: Number(east), west: Number(west) };
}
