import type { Quote } from "#domain/contract.ts";
import type { TypeTags } from "#domain/matching/categories.ts";
import { addsFrom } from "#domain/overture/choice.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import {
  type CountRequest,
  countIdOf,
  type PlacesCounted,
  type QuoteStore,
} from "#shared/adapters/quote-store.ts";
import type { PlaceSource } from "#shared/collectors/overture/overture.ts";
import { within } from "./count-businesses.ts";
import { shared } from "./under-way.ts";

export interface PlaceCountDeps {
  quotes: QuoteStore;
  /** Null where Overture Maps isn't read. */
  places: Pick<PlaceSource, "count"> | null;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  warn: (...parts: unknown[]) => void;
}

const underWay = shared<PlacesCounted>();

type PlaceCountRequest = Pick<CountRequest, "bounds"> & { types: readonly TypeTags[] };

/**
 * A quote's part about Overture Maps, from the day's cache or its files. It never spoils the quote:
 * at `endMs` (since 1970) or after a failure it says that there is no count.
 */
export async function countPlaces(
  request: PlaceCountRequest,
  endMs: number,
  deps: PlaceCountDeps,
): Promise<Pick<Quote, "overture" | "overtureByType" | "overtureTrouble">> {
  const { places } = deps;
  if (!places || request.types.length === 0) return { overture: null, overtureTrouble: null };
  const countId = countIdOf(request, deps.now());
  const known = await deps.quotes.readPlaces(countId);
  const counting = known ?? underWay(countId, () => count({ request, countId, places }, deps));
  try {
    const leftMs = Math.max(0, endMs - deps.now().getTime());
    const counted = await within(leftMs, Promise.resolve(counting), deps.sleep);
    if (!counted) return { overture: null, overtureTrouble: notCounted };
    const { byType, more, surer } = counted;
    const overture = { more, surer };
    return {
      ...{ overture, overtureTrouble: null },
      ...(byType && { overtureByType: asSent(byType, request) }),
    };
  } catch (error) {
    if (!(error instanceof OvertureFailure)) throw error;
    return { overture: null, overtureTrouble: notCounted };
  }
}

/** By the words that were sent, as the map's counts are. */
const asSent = (
  byType: NonNullable<PlacesCounted["byType"]>,
  { types }: PlaceCountRequest,
): NonNullable<Quote["overtureByType"]> =>
  Object.fromEntries(
    types.flatMap(({ sent, type }) => {
      const counts = byType[type];
      return counts ? [[sent, counts]] : [];
    }),
  );

const notCounted =
  "Overture Maps could not be counted right now. You can start without its count: its businesses are added if it can be read then.";

interface Counting {
  request: CountRequest;
  countId: string;
  places: Pick<PlaceSource, "count">;
}

async function count(
  { request: { bounds, types }, countId, places }: Counting,
  { quotes, warn }: PlaceCountDeps,
): Promise<PlacesCounted> {
  const names = types.map(({ type }) => type);
  try {
    const more = await places.count(bounds, names, addsFrom.more);
    const surer = await places.count(bounds, names, addsFrom.surer);
    const byType = Object.fromEntries(
      names.map((name, at) => [name, { more: more.each[at] ?? 0, surer: surer.each[at] ?? 0 }]),
    );
    const counted = { more: more.total, surer: surer.total, byType };
    await quotes.savePlaces(countId, counted);
    return counted;
  } catch (failure) {
    // Here: the quote may have been answered without it.
    if (failure instanceof OvertureFailure) warn("overture", "quote", failure);
    throw failure;
  }
}
