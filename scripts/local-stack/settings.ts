import { basename } from "node:path";
import { localProjectId } from "../appwrite-config.ts";
import { paymentVariables, sitePayments } from "./payment-settings.ts";
import type { StackOptions } from "./stack-options.ts";

/** What the functions are started with, for a stack that answers at `origin`. */
export function functionVariables(options: StackOptions, origin: string): Record<string, string> {
  const port = new URL(origin).port;
  const local: Record<string, string> = {
    APP_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
    OVERPASS_URL: options.live
      ? "https://overpass-api.de/api/interpreter"
      : `${origin}/stand-ins/overpass/api/interpreter`,
    OVERPASS_CONTACT: "local run",
    ...(readsTownPlaces(options) ? { OVERTURE_INDEX_URL: townPlacesUrls(origin).index } : {}),
    // The sample town's own name server; real businesses' domains are nobody's on this machine.
    MAIL_DNS: hasSampleTown(options) ? `127.0.0.1:${port}` : "",
    WELCOME_CREDIT_USD: "5",
    LEASE_SECONDS: "4",
    RUN_MAILS: "on",
    ...paymentVariables(options, origin),
  };
  const explicit = Object.entries(options.variables).filter(
    ([name, value]) => passedOn.has(name) && value !== undefined && value !== "",
  );
  return { ...local, ...Object.fromEntries(explicit as [string, string][]) };
}

const passedOn = new Set([
  "OVERPASS_URL",
  "OVERPASS_CONTACT",
  "OVERPASS_DAILY_QUERIES",
  "OVERPASS_DAILY_BYTES",
  "OVERTURE_INDEX_URL",
  "CRAWLER_CONTACT_URL",
  "MAIL_DNS",
  "WELCOME_CREDIT_USD",
  "MIN_CHARGE_USD",
  "MAX_AREA_KM2",
  "MAX_LISTINGS",
  "LEASE_SECONDS",
  "RUN_MAILS",
  "RUN_MAIL_AFTER_SECONDS",
  "PADDLE_ENVIRONMENT",
  "PADDLE_API_KEY",
  "PADDLE_API_BASE",
  "PADDLE_WEBHOOK_SECRET",
  "PADDLE_PRICE_ID",
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "LLM_USD_PER_DAY",
  "LLM_USD_PER_MILLION_TOKENS",
]);

const attributionOsm = "© OpenStreetMap contributors, ODbL 1.0";

/** What a local run's `/config.json` has besides: its mailbox, and the place its sample data knows. */
export function localSiteConfig(
  options: StackOptions,
  origin: string,
  sample: { place: string; bounds: { north: number; south: number; east: number; west: number } },
) {
  const { live, variables } = options;
  return {
    ...siteConfig(options, origin),
    mailbox: "/mailbox",
    runMails: variables.RUN_MAILS !== "off",
    ...(live || variables.OVERPASS_URL ? {} : { sampleBounds: sample.bounds }),
    ...(live || variables.GEOCODER_URL ? {} : { samplePlace: sample.place }),
  };
}

/** `/config.json`, the one thing the built site reads about its surroundings. */
export function siteConfig(options: StackOptions, origin: string) {
  const { variables, live } = options;
  return {
    endpoint: `${origin}/v1`,
    projectId: localProjectId,
    apiOrigin: origin,
    geocoder: {
      kind: variables.GEOCODER_KIND || "nominatim",
      url:
        variables.GEOCODER_URL ||
        (live ? "https://nominatim.openstreetmap.org" : `${origin}/stand-ins/geocoder`),
    },
    placeAliases: placeAliasesOf(variables),
    tiles: {
      ...tileAddresses(options, origin),
      attribution:
        variables.TILE_ATTRIBUTION ||
        (hasSampleTown(options) ? "Fictional sample town" : attributionOsm),
    },
    paddle: sitePayments(options),
    operatorName: variables.OPERATOR_NAME ?? "",
    // One line of a variable holds several of an address.
    operatorAddress: (variables.OPERATOR_ADDRESS ?? "").replaceAll("\\n", "\n"),
    supportEmail: variables.SUPPORT_EMAIL ?? "",
    modelHost: modelHost(variables),
    runMails: variables.RUN_MAILS === "on",
    sample: hasSampleTown(options),
    ...(variables.OVERTURE_INDEX_URL || readsTownPlaces(options) ? { overture: true } : {}),
    ...(variables.MAX_AREA_KM2 ? { areaMaxKm2: Number(variables.MAX_AREA_KM2) } : {}),
  };
}

/** Without dark tiles a service shows its light ones to everybody: no filter makes good dark ones. */
function tileAddresses({ live, variables }: StackOptions, origin: string) {
  const { TILE_URL: url, TILE_URL_DARK: urlDark } = variables;
  if (url) return urlDark ? { url, urlDark } : { url };
  if (live) return { url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png" };
  const drawn = `${origin}/stand-ins/tiles/{z}/{x}/{y}.svg`;
  return { url: drawn, urlDark: `${drawn}?theme=dark` };
}

/** What is wrong with a setting: its sentence is all that whoever set it needs. */
export class SettingError extends Error {}

/** Names to replace in place search and its labels. */
export function placeAliasesOf({ PLACE_ALIASES: text }: StackOptions["variables"]) {
  const aliases: unknown = parsed(text || "{}");
  const isMap =
    typeof aliases === "object" &&
    aliases !== null &&
    Object.values(aliases).every((name) => typeof name === "string");
  if (isMap) return aliases;
  throw new SettingError(
    `PLACE_ALIASES is a JSON map of names such as {"Old name": "New name"}, not ${text}.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Who reads questions that the rules can't: said on /privacy; an empty text where nobody does. */
function modelHost({
  OPENAI_MODEL: model,
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: address,
}: StackOptions["variables"]): string {
  if (!model || !(key || address)) return "";
  if (!address) return "api.openai.com";
  return URL.canParse(address) ? new URL(address).host : "";
}

/** Whether the places and businesses are made up. */
const hasSampleTown = ({ live, dumpFile, variables }: StackOptions): boolean =>
  !live && !dumpFile && !variables.OVERPASS_URL;

/** Whether Overture's stand-in is the second source. */
export const readsTownPlaces = (options: StackOptions): boolean =>
  options.withOverture === true && hasSampleTown(options) && !options.variables.OVERTURE_INDEX_URL;

/** Where it answers. */
export const townPlacesUrls = (origin: string): Record<"catalogue" | "index", string> => ({
  catalogue: `${origin}/stand-ins/overture/catalog.json`,
  index: `${origin}/stand-ins/overture/index.json`,
});

/** How the stack names what it serves, in its log. */
export function sourceName({ live, dumpFile, variables }: StackOptions): string {
  const own = variables.OVERPASS_URL;
  if (own) return `the map service at ${URL.canParse(own) ? new URL(own).host : own}`;
  return live ? "the public map services" : dumpFile ? basename(dumpFile) : "the sample town";
}
