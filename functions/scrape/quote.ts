import { areaM2, checkBounds } from "#domain/area/area.ts";
import type { Quote, QuoteReply, QuoteRequest } from "#domain/contract.ts";
import { AppError } from "#domain/errors.ts";
import { overpassLimits } from "#domain/limits/overpass.ts";
import { quoteLimits } from "#domain/limits/quote.ts";
import { near } from "#domain/matching/categories.ts";
import { creditsOf, microsOf, priceMicros } from "#domain/money/pricing.ts";
import { type SourceDayMax, usedShareOfDay } from "#shared/adapters/overpass-day.ts";
import { type Counted, type CountRequest, countIdOf } from "#shared/adapters/quote-store.ts";
import type { Stores } from "#shared/adapters/stores.ts";
import { dayOf, minuteOf } from "#shared/adapters/usage-store.ts";
import { SourceFailure } from "#shared/collectors/collector.ts";
import { checkTotal, secondsToMidnight } from "#shared/start/accept-task.ts";
import { type CountDeps, countBusinesses, within } from "#shared/start/count-businesses.ts";
import { countPlaces, type PlaceCountDeps } from "#shared/start/count-places.ts";
import { broaderTypes, knownTypes, tierOf, typesOf } from "#shared/start/niche.ts";

type Deps = CountDeps &
  PlaceCountDeps &
  Pick<Stores, "usage"> & {
    areaMaxKm2: number;
    chargeMinUsd: number;
    listingsMax: number;
    sourceDayMax: SourceDayMax;
  };

/** Estimates a collection's price and results; moves no money. */
export async function quote(
  { userId, sent }: { userId: string; sent: QuoteRequest },
  deps: Deps,
): Promise<QuoteReply> {
  const endMs = deps.now().getTime() + quoteLimits.budgetMs;
  const tier = tierOf(sent.tier);
  const niche = typesOf(sent.niche);
  const bounds = checkBounds(sent.bounds, deps.areaMaxKm2);
  await countUse(userId, deps);
  const types = knownTypes(niche);
  const request = { bounds, types };
  const [counted, overture] = await Promise.all([
    countedOrPending(request, endMs, deps),
    countPlaces(request, endMs, deps),
  ]);
  if (counted === null) return { pending: true, retryAfterS: quoteLimits.retryAfterS };
  checkTotal(counted.total, deps.listingsMax);
  const unmatched = niche.filter((sentType) => !types.some((type) => type.sent === sentType));
  return {
    areaKm2: areaM2(bounds) / 1_000_000,
    price: creditsOf(priceMicros(bounds, tier, microsOf(deps.chargeMinUsd))),
    counts: Object.fromEntries(types.map(({ sent, type }) => [sent, counted.byType[type] ?? 0])),
    tags: Object.fromEntries(types.map(({ sent, tags }) => [sent, tags])),
    unmatched,
    near: Object.fromEntries(unmatched.map((word) => [word, near(word)])),
    broader: broaderTypes(types),
    total: counted.total,
    ...overture,
  } satisfies Quote;
}

async function countUse(userId: string, { usage, now }: Deps): Promise<void> {
  const at = now();
  const use = { owner: userId, kind: "quote" } as const;
  const inMinute = await usage.add({ ...use, period: minuteOf(at) });
  if (inMinute > quoteLimits.perMinute) {
    const seconds = 60 - at.getUTCSeconds();
    throw new AppError("limit/quotes", { values: { seconds }, retryAfterS: seconds });
  }
  const inDay = await usage.add({ ...use, period: dayOf(at) });
  if (inDay > quoteLimits.perDay) {
    throw new AppError("limit/quotes-today", { retryAfterS: secondsToMidnight(at) });
  }
}

/** `null`: not in time. */
async function countedOrPending(
  request: CountRequest,
  endMs: number,
  deps: Deps,
): Promise<Extract<Counted, { kind: "counted" }> | null> {
  if (request.types.length === 0) return { kind: "counted", byType: {}, total: 0 };
  const known = await deps.quotes.read(countIdOf(request, deps.now()));
  const counted = known ?? (await ask(request, endMs, deps));
  if (counted?.kind === "too-big") throw new AppError("quote/too-big");
  return counted;
}

async function ask(request: CountRequest, endMs: number, deps: Deps): Promise<Counted | null> {
  const used = await usedShareOfDay(deps.usage, deps.sourceDayMax, deps.now());
  if (used >= overpassLimits.quotesPauseShare) {
    throw new AppError("quote/paused", { retryAfterS: secondsToMidnight(deps.now()) });
  }
  try {
    const counting = countBusinesses(request, deps);
    return await within(Math.max(0, endMs - deps.now().getTime()), counting, deps.sleep);
  } catch (cause) {
    if (!(cause instanceof SourceFailure)) throw cause;
    if (cause.kind === "busy" || cause.kind === "no-turn") return null;
    throw new AppError("source/unavailable", { cause });
  }
}
