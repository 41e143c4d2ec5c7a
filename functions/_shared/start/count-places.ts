import type { Quote } from "#domain/contract.ts";
import { addsFrom } from "#domain/overture/choice.ts";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { type CountRequest, countIdOf, type QuoteStore } from "#shared/adapters/quote-store.ts";
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

type PlaceCounts = NonNullable<Quote["overture"]>;

const underWay = shared<PlaceCounts>();

/**
 * A quote's part about Overture Maps, from the day's cache or its files. It never spoils the quote:
 * at `endMs` (since 1970) or after a failure it says that there is no count.
 */
export async function countPlaces(
  request: CountRequest,
  endMs: number,
  deps: PlaceCountDeps,
): Promise<Pick<Quote, "overture" | "overtureTrouble">> {
  const { places } = deps;
  if (!places || request.types.length === 0) return { overture: null, overtureTrouble: null };
  const countId = countIdOf(request, deps.now());
  const known = await deps.quotes.readPlaces(countId);
  const counting = known ?? underWay(countId, () => count({ request, countId, places }, deps));
  try {
    const leftMs = Math.max(0, endMs - deps.now().getTime());
    const overture = await within(leftMs, Promise.resolve(counting), deps.sleep);
    return { overture, overtureTrouble: overture ? null : notCounted };
  } catch (error) {
    if (!(error instanceof OvertureFailure)) throw error;
    return { overture: null, overtureTrouble: notCounted };
  }
}

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
): Promise<PlaceCounts> {
  const names = types.map(({ type }) => type);
  try {
    const more = await places.count(bounds, names, addsFrom.more);
    const surer = await places.count(bounds, names, addsFrom.surer);
    const counted = { more: more.total, surer: surer.total };
    await quotes.savePlaces(countId, counted);
    return counted;
  } catch (failure) {
    // Here: the quote may have been answered without it.
    if (failure instanceof OvertureFailure) warn("overture", "quote", failure);
    throw failure;
  }
}
