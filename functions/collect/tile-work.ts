import type { Stores } from "#shared/adapters/stores.ts";
import type { TilePages } from "#shared/adapters/tile-pages.ts";
import type { BoundarySource, ListingSource } from "#shared/collectors/collector.ts";
import type { PlaceSource } from "#shared/collectors/overture/overture.ts";
import type { SourceWaits } from "./source-waits.ts";

export type TileDeps = Pick<
  Stores,
  "tasks" | "listings" | "placePages" | "ledger" | "quotes" | "now"
> & {
  listingsMax: number;
  leaseMs: number;
  progressEveryMs: number;
  source: ListingSource;
  boundaries: BoundarySource["boundaries"];
  /** The second source; null where it isn't set up. */
  overture: Pick<PlaceSource, "collect"> | null;
  /** So long it may take; then the worker continues without it. */
  placesMaxMs: number;
  /** Answers at once, or not at all while anybody else asks or waits; null = one tile at a time. */
  spareSource: ListingSource | null;
  /** Ends all running queries of this worker. */
  abandonQuestions: () => void;
  waits: SourceWaits;
  cancelLookMs: number;
  /** ISO 3166-1 alpha-2 */
  countryAt: (lat: number, lon: number) => string | null;
  hashHex: (text: string) => string;
  giveMemoryBack: () => void;
  sleep: (ms: number) => Promise<void>;
  /** Runs again and again until the returned function is called. */
  every: (ms: number, run: () => void) => () => void;
  /** 0 ≤ n < 1 */
  random: () => number;
  warn: (...parts: unknown[]) => void;
};

export interface Collected {
  /**
   * `no-turn`, `waiting`: others kept asking, or the map service gave no whole answer, for as long as
   * a worker waits. `given-up`: nor did it for as long as a task waits.
   */
  stopped:
    | "all-done"
    | "canceled"
    | "too-many-dead"
    | "too-many-listings"
    | "time-is-up"
    | "lost"
    | "no-turn"
    | "waiting"
    | "given-up";
  done: string[];
  dead: string[];
  /** Tiles not tried, or to be tried again. */
  pending: string[];
  /** Listings so far, twins not merged; or the count, if higher. */
  found: number;
  /** The tiles that are done, in columns. */
  read: TilePages[];
  /** ISO time since when the map service has been waited for. */
  waitingSince: string | null;
  /** The map service's latest failure; null if there was none since the last tile. */
  trouble: string | null;
}

/** A worker's permissions: nothing once its lease is lost, nothing new after its time. */
export interface Shift {
  lost: () => boolean;
  endsAt: number;
  /** How many workers before this one ended where it begins. */
  stuck: number;
}
