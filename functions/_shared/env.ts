import * as v from "valibot";
import { areaLimits } from "#domain/limits/area.ts";
import { listingLimits } from "#domain/limits/listing.ts";
import { modelLimits } from "#domain/limits/model.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { workerLimits } from "#domain/limits/worker.ts";

const numberText = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => (text.trim() === "" ? fallback : Number(text))),
    v.number(),
    v.finite(),
    v.minValue(0),
  );
const listText = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) =>
    text
      .split(",")
      .map((part) => part.trim().replace(/\/$/, ""))
      .filter(Boolean),
  ),
);

/** Every variable the functions read. Appwrite's own come with the platform. */
export const environment = v.object({
  APPWRITE_FUNCTION_API_ENDPOINT: v.pipe(v.string(), v.url()),
  APPWRITE_FUNCTION_PROJECT_ID: v.pipe(v.string(), v.minLength(1)),
  /** MB of the machine. */
  APPWRITE_FUNCTION_MEMORY: numberText(512),
  /** Comma-separated origins of the site; they may call the functions from a browser. */
  APP_ORIGINS: listText,
  /** The interpreter's address; its status page is next to it. */
  OVERPASS_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Where the operator of the map data service can reach us. */
  OVERPASS_CONTACT: v.optional(v.string(), ""),
  /** The day's share of the map service: near it quotes pause, at it new collections. */
  OVERPASS_DAILY_QUERIES: numberText(overpassLimits.dailyQueriesDefault),
  OVERPASS_DAILY_BYTES: numberText(overpassLimits.dailyBytesDefault),
  /** The index of a release of Overture Maps; without it the map is the only source. */
  OVERTURE_INDEX_URL: v.optional(v.pipe(v.string(), v.url())),
  /** The page that says who reads the businesses' sites; empty = `/bot` of our own site. */
  CRAWLER_CONTACT_URL: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.url())]), ""),
  /** The name server asked whether e-mail domains take mail (Tier 2), or `system`; empty = none. */
  MAIL_DNS: v.optional(
    v.pipe(v.string(), v.regex(/^(|system|[\d.]+(:\d+)?|\[?[\da-f:]+(\]:\d+|\])?)$/i)),
    "",
  ),
  WELCOME_CREDIT_USD: numberText(moneyLimits.welcomeCreditUsdDefault),
  MIN_CHARGE_USD: numberText(0),
  MAX_AREA_KM2: numberText(areaLimits.maxKm2Default),
  MAX_LISTINGS: numberText(listingLimits.maxDefault),
  PADDLE_ENVIRONMENT: v.optional(v.picklist(["sandbox", "production"]), "sandbox"),
  PADDLE_API_KEY: v.optional(v.string(), ""),
  /** Only for a stand-in on this machine; any other host is refused. */
  PADDLE_API_BASE: v.optional(v.string(), ""),
  PADDLE_WEBHOOK_SECRET: v.optional(v.string(), ""),
  PADDLE_PRICE_ID: v.optional(v.string(), ""),
  /** A language model for questions the rules leave open; without a name none is asked. */
  OPENAI_BASE_URL: v.optional(v.pipe(v.string(), v.url())),
  OPENAI_API_KEY: v.optional(v.string(), ""),
  OPENAI_MODEL: v.optional(v.string(), ""),
  /** The daily (UTC) maximum for all questions and sites it reads. */
  LLM_USD_PER_DAY: numberText(modelLimits.usdPerDayDefault),
  /** Its tokens' price, in or out; 0 for a server of one's own: then no money is counted. */
  LLM_USD_PER_MILLION_TOKENS: numberText(modelLimits.usdPerMillionTokensDefault),
  /** `on`: people hear by mail of the end of a long run, through the platform's email provider. */
  RUN_MAILS: v.optional(v.picklist(["on", "off"]), "off"),
  RUN_MAIL_AFTER_SECONDS: numberText(workerLimits.mailAfterSDefault),
  /** A worker's lease; every other wait of a job is a share of it. 90 in production. */
  LEASE_SECONDS: numberText(workerLimits.leaseSecondsDefault),
});
export type Env = v.InferOutput<typeof environment>;

type Variables = Record<string, string | undefined>;

/** Parses the variables; the error names every one that is missing or can't be read. */
export const readEnv = (variables: Variables): Env => parsed(environment, variables);

const modelEnvironment = v.pick(environment, [
  "OPENAI_BASE_URL",
  "OPENAI_API_KEY",
  "OPENAI_MODEL",
  "LLM_USD_PER_DAY",
  "LLM_USD_PER_MILLION_TOKENS",
]);
/** The language model's part of them, for commands that run without a platform. */
export const readModelEnv = (variables: Variables): v.InferOutput<typeof modelEnvironment> =>
  parsed(modelEnvironment, variables);

function parsed<S extends v.GenericSchema>(schema: S, variables: Variables): v.InferOutput<S> {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(schema, present);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`These variables are missing or wrong: ${problems.join("; ")}`);
}
