/** Quotes: price and count before a collection. Units are in the names. */
export const quoteLimits = {
  perMinute: 10,
  perDay: 200,
  /** A slower quote replies “pending”, and the client asks again. */
  budgetMs: 8_000,
  attempts: 2,
  retryAfterS: 3,
  /** How long its count waits for a turn while the client asks again. */
  turnMs: 50_000,
  /** A count must end by then: its execution's key is valid for 90 s, the function's 30 s plus 60 s. */
  countKeptMs: 80_000,
  /** No place is denser than this: a small enough area needs no count. */
  listingsPerKm2Max: 2_000,
} as const;
