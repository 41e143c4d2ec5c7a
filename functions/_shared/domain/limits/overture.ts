/** Overture Maps Places, read over HTTP ranges. Units are in the names. */
export const overtureLimits = {
  /** Overture deletes a release 60 days after it came out; a newer one comes every month. */
  releaseWarnDays: 35,
  releaseMaxDays: 60,
  /** Schema versions whose columns we know. */
  schemaMajors: [1, 2],
  /** Confidence from which a place is worth a row of its own, or may fill gaps of one. */
  addConfidence: 0.5,
  /** The same for a person who wants surer rows. */
  addSurerConfidence: 0.85,
  fillConfidence: 0.2,
  indexMaxBytes: 33_554_432,
  /** A run that went without the places may be repeated free for so long after its end. */
  freeRerunDays: 7,
  /** Free re-runs of one paid run, the last of which may have read them. */
  freeRerunsMax: 20,
  attempts: 3,
  /** Then a worker continues without the places. */
  readMaxMs: 180_000,
  /** Workers that made no progress, before one continues without the places. */
  stuckMax: 2,
  /** Names of unknown kinds in a report. */
  unknownTopsMax: 20,
  requestTimeoutMs: 30_000,
  retryBaseMs: 500,
  retryMaxMs: 10_000,
  /** Of one file at a time. */
  requestsAtOnce: 6,
  /** A longer range is asked for in parts, so that a part in time is enough. */
  rangeMaxBytes: 8_388_608,
  /** Unneeded bytes between two ranges that are read along: cheaper than a request. */
  gapMaxBytes: 65_536,
  /** All of them, by the needed bytes. */
  gapShareMax: 0.1,
  /** Row ranges of one row group that are read apart. */
  rowRangesMax: 4,
  /** Rows between two ranges that are decoded along. */
  rowGapMax: 2_000,
  /** Rows whose columns are in memory together. */
  rowsAtOnce: 500,
  /** Places between two sweeps of freed memory. */
  placesPerSweep: 10_000,
  /** Side of a cached clip: a tile of the web map's grid, 2.4 km at the equator. */
  cellZoom: 14,
  /** Rows of all cached clips. */
  clipRowsMax: 20_000,
} as const;
