import { quoteLimits } from "#domain/limits/quote.ts";
import {
  type Counted,
  type CountRequest,
  countIdOf,
  type QuoteStore,
} from "#shared/adapters/quote-store.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";
import { shared } from "./under-way.ts";

export interface CountDeps {
  quotes: QuoteStore;
  source: Pick<ListingSource, "countInside">;
  now: () => Date;
}

const underWay = shared<Counted>();

/**
 * The number of businesses of each type on the map inside the bounds, from the day's cache or the
 * map service: what a run collects from the same map data, before duplicates (a point and a
 * building) are merged and opted-out businesses are removed.
 */
export async function countBusinesses(request: CountRequest, deps: CountDeps): Promise<Counted> {
  const countId = countIdOf(request, deps.now());
  const known = await deps.quotes.read(countId);
  if (known) return known;
  return underWay(countId, () => ask(request, deps).then(save(countId, deps)));
}

const save =
  (countId: string, { quotes }: CountDeps) =>
  async (counted: Counted): Promise<Counted> => {
    await quotes.save(countId, counted);
    return counted;
  };

async function ask({ bounds, types }: CountRequest, { source }: CountDeps): Promise<Counted> {
  try {
    const { each, total } = await source.countInside(
      bounds,
      types.map(({ tags }) => tags),
    );
    return {
      kind: "counted",
      byType: Object.fromEntries(types.map(({ type }, at) => [type, each[at] ?? 0])),
      total,
    };
  } catch (error) {
    if (error instanceof SourceFailure && error.kind === "too-big") return { kind: "too-big" };
    throw error;
  }
}

/**
 * The answer within the time, or `null`: then the query continues in this process for as long as
 * the platform allows, and the next caller finds its answer.
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  sleep: (ms: number) => Promise<void>,
): Promise<T | null> {
  work.catch(() => {});
  return Promise.race([work, sleep(ms).then(() => null)]);
}

/** Whether the area can hold more than the limit at all: only then a start needs a count. */
export const mayHoldMoreThan = (listingsMax: number, areaM2: number): boolean =>
  (areaM2 / 1_000_000) * quoteLimits.listingsPerKm2Max > listingsMax;
