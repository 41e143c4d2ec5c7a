/** The map service: what one query may be, and all of a day. Units are in the names. */
export const overpassLimits = {
  timeoutS: 60,
  /** An attempt is given up this long after the query's own time-out. */
  graceS: 5,
  /** Above it the service falls back to its global index. */
  boxMaxSquareDegrees: 1,
  /** Queries at once, over all processes. */
  slots: 2,
  /** Longer than a query and its grace, so the slot of a dead holder has no query running. */
  leaseMs: 70_000,
  pollMs: 1_000,
  /** After waiting this long for a turn a worker checks whether it is canceled or out of time. */
  patienceMs: 30_000,
  /** Nobody asks for at least this long after the service replied that it is busy. */
  backoffMs: 2_000,
  dailyQueriesDefault: 8_000,
  dailyBytesDefault: 800_000_000,
  /** Share of the day's queries or bytes; above it only collections may ask. */
  quotesPauseShare: 0.9,
  statusTimeoutS: 5,
  maxSizeBytes: 268_435_456,
  answerMaxBytes: 134_217_728,
  retryBaseMs: 1_000,
  retryMaxMs: 60_000,
  /** The query for the boundaries of a town's parts: an extra, so it must stay cheap. */
  boundaries: {
    boxesMax: 4,
    timeoutS: 25,
    maxSizeBytes: 67_108_864,
    answerMaxBytes: 33_554_432,
  },
} as const;
