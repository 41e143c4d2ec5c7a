import * as v from "valibot";
import { limits } from "#domain/limits.ts";

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
  /** Comma-separated origins of the site; they may call the functions from a browser. */
  APP_ORIGINS: listText,
  /** The interpreter's address; its status page stands beside it. */
  OVERPASS_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Where the operator of the map data service can reach us. */
  OVERPASS_CONTACT: v.optional(v.string(), ""),
  /** The day's share of the map service: near it quotes pause, at it new collections. */
  OVERPASS_DAILY_QUERIES: numberText(limits.overpassDailyQueriesDefault),
  WELCOME_CREDIT_USD: numberText(limits.welcomeCreditUsdDefault),
  MIN_CHARGE_USD: numberText(0),
  MAX_AREA_KM2: numberText(limits.areaMaxKm2Default),
  MAX_LISTINGS: numberText(limits.listingsMaxDefault),
  PADDLE_ENVIRONMENT: v.optional(v.picklist(["sandbox", "production"]), "sandbox"),
  PADDLE_API_KEY: v.optional(v.string(), ""),
  /** Only for a stand-in on this machine; any other host is refused. */
  PADDLE_API_BASE: v.optional(v.string(), ""),
  PADDLE_WEBHOOK_SECRET: v.optional(v.string(), ""),
  PADDLE_PRICE_ID: v.optional(v.string(), ""),
  /** A worker's lease; every other wait of a job is a share of it. 90 in production. */
  LEASE_SECONDS: numberText(limits.leaseSecondsDefault),
});
export type Env = v.InferOutput<typeof environment>;

/** Parses the variables; the error names every one that is missing or can't be read. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(environment, present);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`These variables are missing or wrong: ${problems.join("; ")}`);
}
