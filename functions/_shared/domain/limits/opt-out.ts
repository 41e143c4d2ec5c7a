/** Businesses that asked to be left out. Units are in the names. */
export const optOutLimits = {
  /** A business that asked to be left out is in no answer after twice this. */
  suppressionsKeptMs: 30_000,
  /** From one network address in an hour: requests, and looks for their proof. */
  perHour: 20,
  looksPerHour: 40,
  perDay: 2_000,
  /** Of one network address; the day of all holds a hundred such. */
  perDayAndNetwork: 20,
  noteMaxChars: 500,
  contactMaxChars: 320,
} as const;
