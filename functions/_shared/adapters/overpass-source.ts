import { randomBytes } from "node:crypto";
import { overpassLimits } from "#domain/limits/overpass.ts";
import type { BoundarySource, ListingSource } from "#shared/collectors/collector.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import { overpassBytes, overpassQueries } from "./overpass-day.ts";
import { overpassTurns, type TurnOptions } from "./overpass-turns.ts";
import { standInPace } from "./stand-in-pace.ts";
import type { Tables } from "./tables.ts";
import { usageStore } from "./usage-store.ts";

export interface OverpassSettings {
  OVERPASS_URL: string;
  OVERPASS_CONTACT: string;
  LEASE_SECONDS: number;
}

export interface SourceOptions
  extends Pick<TurnOptions, "sleep" | "every" | "patienceMs" | "signal"> {
  tables: Tables;
  asker: TurnOptions["asker"];
  attempts: number;
  env: OverpassSettings;
}

/**
 * Scales all waits for the map service; 1 in production. Only the local server's stand-in is polled
 * faster: a worker's lease there is 4 s instead of 90 s, and a killed worker's slot must be free
 * before its task is resumed. The stand-in ends a query with its connection; in production a slot's
 * 70 s outlast any query of a dead process.
 */
export const sourcePace = ({
  OVERPASS_URL,
  LEASE_SECONDS,
}: Omit<OverpassSettings, "OVERPASS_CONTACT">): number =>
  standInPace(OVERPASS_URL, "overpass", LEASE_SECONDS);

/**
 * The map service as every process of the product asks it: two queries at a time over all of them,
 * none while the service wants to be left alone, each one counted.
 */
export function overpassSource({
  tables,
  env,
  ...options
}: SourceOptions): ListingSource & BoundarySource {
  const pace = sourcePace(env);
  const usage = usageStore(tables);
  const { inTurn, backOff } = overpassTurns({
    ...options,
    tables,
    leaseMs: overpassLimits.leaseMs * pace,
    pollMs: overpassLimits.pollMs * pace,
    backoffMs: overpassLimits.backoffMs * pace,
    now: Date.now,
    random: Math.random,
    newId: () => randomBytes(12).toString("hex"),
    count: () => usage.add(overpassQueries(new Date())),
  });
  return createOverpass({
    interpreterUrl: env.OVERPASS_URL,
    userAgent: `Areascout/1.0 (${env.OVERPASS_CONTACT || "no contact set"})`,
    retryBaseMs: overpassLimits.retryBaseMs * pace,
    retryMaxMs: overpassLimits.retryMaxMs * pace,
    attempts: options.attempts,
    ...(options.signal && { signal: options.signal }),
    inTurn,
    backOff,
    countBytes: (bytes) => usage.add(overpassBytes(new Date()), bytes),
    fetch,
    sleep: options.sleep,
    now: Date.now,
    random: Math.random,
  });
}
