/** Quotes: price and count before a collection. Units are in the names. */
export const quoteLimits = {
  perMinute: 10,
  perDay: 200,
  /** A quote that takes longer says so, and is asked for again. */
  budgetMs: 8_000,
  attempts: 2,
  retryAfterS: 3,
  /** How long its count waits for a turn while the person asks again. */
  turnMs: 50_000,
  /** The end of a count: the key of its execution stands 90 s, the function's 30 s and 60 s more. */
  countKeptMs: 80_000,
  /** More businesses of any types there are nowhere: a smaller area needs no count. */
  listingsPerKm2Max: 2_000,
} as const;
