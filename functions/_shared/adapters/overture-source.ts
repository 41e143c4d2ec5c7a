import { createOverture, type PlaceSource } from "#shared/collectors/overture/overture.ts";
import { standInPace } from "./stand-in-pace.ts";

export interface OvertureSettings {
  OVERTURE_INDEX_URL: string;
  OVERPASS_CONTACT: string;
}

/** Scales the wait for the places; 1 but for the local server's stand-in. */
export const placesPace = ({
  OVERTURE_INDEX_URL,
  LEASE_SECONDS,
}: {
  OVERTURE_INDEX_URL?: string | undefined;
  LEASE_SECONDS: number;
}): number => (OVERTURE_INDEX_URL ? standInPace(OVERTURE_INDEX_URL, "overture", LEASE_SECONDS) : 1);

/** By the index's address: a warm process keeps the index and the last areas it has read. */
const sources = new Map<string, PlaceSource>();

/** Overture's places as every process of the product reads them. */
export function overtureSource(env: OvertureSettings): PlaceSource {
  const { OVERTURE_INDEX_URL: indexUrl } = env;
  const known = sources.get(indexUrl);
  if (known) return known;
  const source = createOverture({
    indexUrl,
    userAgent: `Areascout/1.0 (${env.OVERPASS_CONTACT || "no contact set"})`,
    // Its hosts are public buckets without a daily limit.
    countBytes: async () => {},
    fetch,
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    random: Math.random,
    now: Date.now,
  });
  sources.set(indexUrl, source);
  return source;
}
