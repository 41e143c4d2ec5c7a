import { type Bounds, edges } from "#domain/area/area.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { loadedOnce, readSettings } from "./site-settings.ts";

export interface MapTiles {
  url: string;
  /** For dark pages; without it they show the light ones, too. */
  urlDark?: string;
  attribution: string;
}

/** The site's settings: `/config.json`, written where it is served. */
export interface SiteConfig {
  endpoint: string;
  projectId: string;
  apiOrigin: string;
  /** Where the paths below one are answered instead: each function may have a domain of its own. */
  apiOrigins: Record<string, string>;
  geocoder: { kind: "nominatim" | "photon"; url: string };
  placeAliases: Record<string, string>;
  tiles: MapTiles;
  paddle: {
    environment: "sandbox" | "production";
    token: string;
    priceId: string;
    /** The script of a checkout that moves no money; only ever for one's own machine. */
    standIn?: string;
  };
  /** The operator of the site; empty if none is named. */
  operator: { name: string; address: string; supportEmail: string };
  /** Whose language model reads questions the rules can't; empty without one. */
  modelHost: string;
  /** Whether people are written to when a long run has ended. */
  runMails: boolean;
  /** The largest area of one preset; the product's own number unless the operator has another. */
  areaMaxKm2: number;
  /** The part of the map to start with. */
  sampleBounds?: Bounds;
  /** A place that the search knows, where it knows only one town. */
  samplePlace?: string;
}

export const loadConfig = loadedOnce(async () => parseConfig(await readSettings()));

/** Written out by hand: every page reads it, and none should load a parser for this alone. */
export function parseConfig(sent: unknown): SiteConfig {
  const {
    endpoint,
    projectId,
    apiOrigin,
    apiOrigins,
    geocoder,
    placeAliases,
    tiles,
    operatorName,
    operatorAddress,
    supportEmail,
    modelHost,
    runMails,
    areaMaxKm2,
    sampleBounds,
    samplePlace,
    paddle,
  } = part(sent, "/config.json");
  const place = part(geocoder, "geocoder");
  const map = part(tiles, "tiles");
  const aliases = Object.entries(part(placeAliases ?? {}, "placeAliases"));
  const origins = Object.entries(part(apiOrigins ?? {}, "apiOrigins"));
  return {
    endpoint: text(endpoint, "endpoint"),
    projectId: text(projectId, "projectId"),
    apiOrigin: text(apiOrigin, "apiOrigin"),
    apiOrigins: Object.fromEntries(origins.map(([path, at]) => [path, text(at, path)])),
    geocoder: {
      kind: place.kind === "photon" ? "photon" : "nominatim",
      url: text(place.url, "url"),
    },
    placeAliases: Object.fromEntries(aliases.map(([from, to]) => [from, text(to, from)])),
    tiles: {
      url: text(map.url, "url"),
      ...(map.urlDark === undefined ? {} : { urlDark: text(map.urlDark, "urlDark") }),
      attribution: text(map.attribution, "attribution"),
    },
    paddle: payments(part(paddle, "paddle")),
    operator: {
      name: text(operatorName ?? "", "operatorName"),
      address: text(operatorAddress ?? "", "operatorAddress"),
      supportEmail: text(supportEmail ?? "", "supportEmail"),
    },
    modelHost: text(modelHost ?? "", "modelHost"),
    runMails: runMails === true,
    areaMaxKm2: Number(areaMaxKm2) > 0 ? Number(areaMaxKm2) : areaLimits.maxKm2Default,
    ...(sampleBounds === undefined ? {} : { sampleBounds: box(sampleBounds) }),
    ...(samplePlace === undefined ? {} : { samplePlace: text(samplePlace, "samplePlace") }),
  };
}

/** `/api/tasks/abc` // => https://tasks.example.org/api/tasks/abc */
export function apiAddress({ apiOrigin, apiOrigins }: SiteConfig, path: string): string {
  const [plain = ""] = path.split("?");
  const own = Object.keys(apiOrigins).find((at) => plain === at || plain.startsWith(`${at}/`));
  return (own === undefined ? apiOrigin : apiOrigins[own]) + path;
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
  if (typeof sent !== "string") throw new Error(`The setting ${name} must be text.`);
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

/** OpenStreetMap's own Nominatim forbids searching while a person types. */
export const allowsTypeAhead = ({ geocoder }: Pick<SiteConfig, "geocoder">): boolean =>
  new URL(geocoder.url, "https://localhost").hostname !== "nominatim.openstreetmap.org";
