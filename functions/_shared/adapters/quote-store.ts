import { quoteCounts } from "#collections/quote-counts.ts";
import type { Bounds } from "#domain/area/area.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import type { OvertureChoice } from "#domain/overture/choice.ts";
import { shortHash } from "./hash.ts";
import { removePastDays, type Tables } from "./tables.ts";
import { dayOf } from "./usage-store.ts";

/** The question to count: the same for a quote, the start that follows and its run. */
export interface CountRequest {
  bounds: Bounds;
  types: readonly Pick<TypeTags, "type" | "tags">[];
}

export type Counted =
  | { kind: "counted"; byType: Record<string, number>; total: number }
  /** The map service ran out of time or memory. */
  | { kind: "too-big" };

export interface PlacesCounted extends Record<OvertureChoice, number> {
  /** A place of two types counts for both; rows of before there were such counts have none. */
  byType?: Record<string, Record<OvertureChoice, number>>;
}

export interface QuoteStore {
  /** The day's count, keyed by the hash of the question. */
  read: (countId: string) => Promise<Counted | null>;
  save: (countId: string, counted: Counted) => Promise<void>;
  /** The same of Overture's places. */
  readPlaces: (countId: string) => Promise<PlacesCounted | null>;
  savePlaces: (countId: string, counted: PlacesCounted) => Promise<void>;
  /** Rows of past days, 100 at most; returns how many there were. */
  removeOld: (now: Date) => Promise<number>;
}

/** The same bounds and types on the same day (UTC) have one count; the types' order is nothing. */
export function countIdOf({ bounds, types }: CountRequest, now: Date): string {
  const { north, south, east, west } = bounds;
  const sorted = types
    .map(({ type, tags }) => JSON.stringify([type, tags]))
    .sort()
    .join();
  return shortHash(north, south, east, west, sorted, dayOf(now));
}

const placesIdOf = (countId: string): string => shortHash("overture", countId);

export function quoteStore(tables: Tables): QuoteStore {
  return {
    async read(countId) {
      const row = await tables.get(quoteCounts, countId);
      if (!row) return null;
      if (row.is_too_big) return { kind: "too-big" };
      return { kind: "counted", byType: JSON.parse(row.counts), total: row.total };
    },
    save: (countId, counted) =>
      tables.upsert(quoteCounts, countId, {
        counts: JSON.stringify(counted.kind === "counted" ? counted.byType : {}),
        total: counted.kind === "counted" ? counted.total : 0,
        is_too_big: counted.kind === "too-big",
      }),
    async readPlaces(countId) {
      const row = await tables.get(quoteCounts, placesIdOf(countId));
      return row && JSON.parse(row.counts);
    },
    savePlaces: (countId, counted) =>
      tables.upsert(quoteCounts, placesIdOf(countId), {
        ...{ counts: JSON.stringify(counted), total: counted.more, is_too_big: false },
      }),
    removeOld: (now) => removePastDays(tables, quoteCounts, now),
  };
}
