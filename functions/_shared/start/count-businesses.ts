import { limits } from "#domain/limits.ts";
import {
  type Counted,
  type CountRequest,
  countIdOf,
  type QuoteStore,
} from "#shared/adapters/quote-store.ts";
import { type ListingSource, SourceFailure } from "#shared/collectors/collector.ts";

export interface CountDeps {
  quotes: QuoteStore;
  source: Pick<ListingSource, "countEach">;
  now: () => Date;
}

/** Counts under way in this process: who asks for the same one waits for it. */
const underWay = new Map<string, Promise<Counted>>();

/**
 * How many businesses of each type the map holds inside the bounds, from the day's cache or by one
 * query. The map service counts what a run collects, except for two things it can't know: buildings
 * that only touch the area from outside are counted and not delivered, and a business drawn twice
 * (as a point and as a building) is counted twice and delivered once. So a run never delivers more
 * than was counted on the same map data.
 */
export async function countBusinesses(request: CountRequest, deps: CountDeps): Promise<Counted> {
  const countId = countIdOf(request, deps.now());
  const known = await deps.quotes.read(countId);
  if (known) return known;
  const counting = underWay.get(countId) ?? ask(request, deps).then(save(countId, deps));
  underWay.set(countId, counting);
  const forget = (): void => void underWay.delete(countId);
  counting.then(forget, forget);
  return counting;
}

const save =
  (countId: string, { quotes }: CountDeps) =>
  async (counted: Counted): Promise<Counted> => {
    await quotes.save(countId, counted);
    return counted;
  };

async function ask({ bounds, types }: CountRequest, { source }: CountDeps): Promise<Counted> {
  const each = types.map(({ tags }) => tags);
  // The last one is all types together: a business may be of several.
  const asked = each.length > 1 ? [...each, each.flat()] : each;
  try {
    const counts = await source.countEach(bounds, asked);
    return {
      kind: "counted",
      byType: Object.fromEntries(types.map(({ type }, at) => [type, counts[at] ?? 0])),
      total: counts.at(-1) ?? 0,
    };
  } catch (error) {
    if (error instanceof SourceFailure && error.kind === "too-big") return { kind: "too-big" };
    throw error;
  }
}

/**
 * The answer within the time, or `null`: then the question goes on in this process for as long as
 * the platform lets it, and whoever asks again finds its answer.
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
  (areaM2 / 1_000_000) * limits.listingsPerKm2Max > listingsMax;
