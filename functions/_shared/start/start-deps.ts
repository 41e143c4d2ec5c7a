import type { Bounds } from "#domain/area/area.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { overpassSource } from "#shared/adapters/overpass-source.ts";
import { overtureSource } from "#shared/adapters/overture-source.ts";
import type { CountRequest } from "#shared/adapters/quote-store.ts";
import { storesFor } from "#shared/adapters/stores.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import type { OpenCall } from "#shared/http/route.ts";
import { every, sleep } from "#shared/http/sleep.ts";
import { countBusinesses, within } from "./count-businesses.ts";

/**
 * The dependencies of `scrape`, its quotes and `rerun`. `patienceMs`: how long a count may wait.
 */
export function startDeps(call: Pick<OpenCall, "address" | "key" | "env">, patienceMs: number) {
  const { env } = call;
  const stores = storesFor(call);
  const { OVERPASS_URL, OVERTURE_INDEX_URL } = env;
  const source = OVERPASS_URL
    ? overpassSource({
        tables: stores.tables,
        env: { ...env, OVERPASS_URL },
        asker: "quote",
        attempts: quoteLimits.attempts,
        patienceMs,
        signal: AbortSignal.timeout(quoteLimits.countKeptMs),
        sleep,
        every,
      })
    : noSource;
  const deps = { ...stores, source };
  return {
    ...deps,
    areaMaxKm2: env.MAX_AREA_KM2,
    chargeMinUsd: env.MIN_CHARGE_USD,
    listingsMax: env.MAX_LISTINGS,
    readsOverture: OVERTURE_INDEX_URL !== undefined,
    places: OVERTURE_INDEX_URL ? overtureSource({ ...env, OVERTURE_INDEX_URL }) : null,
    sourceDayMax: { queries: env.OVERPASS_DAILY_QUERIES, bytes: env.OVERPASS_DAILY_BYTES },
    countAhead: async (request: CountRequest) => {
      try {
        return await within(patienceMs, countBusinesses(request, deps), sleep);
      } catch (error) {
        // The collection tries for longer than a start may wait.
        if (error instanceof SourceFailure) return null;
        throw error;
      }
    },
  };
}

const noSource: Pick<ListingSource, "countInside"> = {
  countInside: (_bounds: Bounds) =>
    Promise.reject(new SourceFailure("unreachable", "OVERPASS_URL is not set")),
};
