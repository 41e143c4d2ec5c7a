/** The map service: what one query may be, and all of a day. Units are in the names. */
export const overpassLimits = {
  timeoutS: 60,
  /** A try is given up when nothing whole came this long after the query's own time-out. */
  graceS: 5,
  /** Above it the service looks into its index of the whole world. */
  boxMaxSquareDegrees: 1,
  /** Queries at once, over all processes. */
  slots: 2,
  /** Longer than a query and its grace: a slot whose holder died holds no query any more. */
  leaseMs: 70_000,
  pollMs: 1_000,
  /** After waiting so long for a turn a worker looks up: it may be canceled, or its time over. */
  patienceMs: 30_000,
  /** Nobody asks for at least this long after the service was busy. */
  backoffMs: 2_000,
  dailyQueriesDefault: 8_000,
  dailyBytesDefault: 800_000_000,
  /** Of the day's queries or bytes; after that only collections ask. */
  quotesPauseShare: 0.9,
  statusTimeoutS: 5,
  maxSizeBytes: 268_435_456,
  answerMaxBytes: 134_217_728,
  retryBaseMs: 1_000,
  retryMaxMs: 60_000,
} as const;
