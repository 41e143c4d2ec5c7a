import { randomBytes } from "node:crypto";
import { limits } from "#domain/limits.ts";
import type { ListingSource } from "#shared/collectors/collector.ts";
import { createOverpass } from "#shared/collectors/overpass.ts";
import { overpassTurns, type TurnOptions } from "./overpass-turns.ts";
import type { Tables } from "./tables.ts";
import { overpassQueries, usageStore } from "./usage-store.ts";

export interface OverpassSettings {
  OVERPASS_URL: string;
  OVERPASS_CONTACT: string;
  LEASE_SECONDS: number;
}

export interface SourceOptions extends Pick<TurnOptions, "sleep" | "every" | "patienceMs"> {
  tables: Tables;
  asker: TurnOptions["asker"];
  attempts: number;
  env: OverpassSettings;
}

/**
 * The map service as every process of the product asks it: two queries at a time over all of them,
 * none while the service wants to be left alone, each one counted.
 *
 * A worker's lease is 4 s instead of 90 s locally, and every wait shrinks with it, the slot's lease
 * too: a killed worker's slot must be free again before its task is taken up. There its query ends
 * with the connection; in production the 70 s outlast whatever query a dead process left behind.
 */
export function overpassSource({ tables, env, ...options }: SourceOptions): ListingSource {
  const pace = env.LEASE_SECONDS / limits.leaseSecondsDefault;
  const { inTurn, backOff } = overpassTurns({
    ...options,
    tables,
    leaseMs: limits.overpassLeaseMs * pace,
    pollMs: limits.overpassPollMs * pace,
    backoffMs: limits.overpassBackoffMs * pace,
    now: Date.now,
    random: Math.random,
    newId: () => randomBytes(12).toString("hex"),
    count: () => usageStore(tables).add(overpassQueries(new Date())),
  });
  return createOverpass({
    interpreterUrl: env.OVERPASS_URL,
    userAgent: `Areascout/1.0 (${env.OVERPASS_CONTACT || "no contact set"})`,
    retryBaseMs: limits.retryBaseMs * pace,
    retryMaxMs: limits.retryMaxMs * pace,
    attempts: options.attempts,
    inTurn,
    backOff,
    fetch,
    sleep: options.sleep,
    now: Date.now,
    random: Math.random,
  });
}
