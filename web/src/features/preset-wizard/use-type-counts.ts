import { use, useEffect, useState } from "react";
import { areaKm2, type Bounds } from "#domain/area/area.ts";
import type { Quote, QuoteRequest } from "#domain/contract.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { readQuote } from "../../lib/api.ts";
import { loadConfig } from "../../lib/config.ts";

/** Where to count. */
export interface CountedArea {
  area: Bounds | null;
  tier: Tier;
}

/** A type's businesses in the area; null: not counted (yet), "unknown": nobody knows the word. */
export type CountOf = (type: string) => number | "unknown" | null;

/** A request for each pause of typing would end at the server's limit of ten a minute. */
const restMs = 1_200;
const paceMs = 7_500;
let lastAtMs = Number.NEGATIVE_INFINITY;

/** Counts types while they are looked at or chosen, each once for an area; a failure shows nothing. */
export function useTypeCounts({ area, tier }: CountedArea, wanted: readonly string[]): CountOf {
  const { areaMaxKm2 } = use(loadConfig());
  const [counted, setCounted] = useState<Counted>({ place: "", counts: {} });
  const place = JSON.stringify(area);
  const counts = counted.place === place ? counted.counts : {};
  const missing = wanted.filter((type) => !(type in counts)).slice(0, matchingLimits.typesMax);
  const isCountable = area !== null && areaKm2(area) <= areaMaxKm2 && missing.length > 0;
  const request = isCountable ? JSON.stringify({ niche: missing, tier, bounds: area }) : null;

  useEffect(() => {
    if (request === null) return;
    const leave = new AbortController();
    const count = async (): Promise<void> => {
      lastAtMs = performance.now();
      const asked: QuoteRequest = JSON.parse(request);
      const reply = await readQuote(asked, leave.signal);
      if (!("pending" in reply)) setCounted((last) => withCounts(last, place, reply));
    };
    const waitMs = Math.max(restMs, lastAtMs + paceMs - performance.now());
    const timer = setTimeout(() => void count().catch(() => undefined), waitMs);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [request, place]);

  return (type) => counts[type] ?? null;
}

interface Counted {
  place: string;
  counts: Readonly<Record<string, number | "unknown">>;
}

function withCounts(last: Counted, place: string, { counts, unmatched }: Quote): Counted {
  const unknown = Object.fromEntries(unmatched.map((type) => [type, "unknown"] as const));
  const before = last.place === place ? last.counts : {};
  return { place, counts: { ...before, ...counts, ...unknown } };
}
