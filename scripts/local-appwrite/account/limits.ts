import type { RateLimit } from "../service.ts";

const HOUR_S = 3600;

/** Appwrite's limit for a route that names none of its own key: calls per hour and address. */
export function hourly(max: number, key: RateLimit["key"] = "url:{url},ip:{ip}"): RateLimit {
  return { max, windowS: HOUR_S, key };
}
