/** Businesses that asked to be left out. Units are in the names. */
export const optOutLimits = {
  /** A business that opted out is gone from every answer after at most twice this. */
  suppressionsKeptMs: 30_000,
  /** Per network address and hour: requests, and checks of their proof. */
  perHour: 20,
  looksPerHour: 40,
  perDay: 2_000,
  /** Per network address; the total per day is a hundred times that. */
  perDayAndNetwork: 20,
  noteMaxChars: 500,
  contactMaxChars: 320,
} as const;
