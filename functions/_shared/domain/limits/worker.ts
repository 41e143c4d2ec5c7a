/** One worker of a collection, and how long it waits for its source. Units are in the names. */
export const workerLimits = {
  leaseSecondsDefault: 90,
  listingsPerPage: 5_000,
  /** With more businesses than this, memory that collecting took is freed before they are written. */
  memoryGivenBackFrom: 10_000,
  /** Of a page as it is stored. */
  pageMaxBytes: 900_000,
  /** A tile with more elements than this is split in four. */
  tileMaxElements: 5_000,
  tileDepthMax: 8,
  /** No new tile after this; the next worker continues. */
  budgetS: 720,
  /** Consecutive workers without a new tile after which the task is given up. */
  epochsWithoutProgress: 5,
  /** A worker ends after this long without a complete answer from the map service; its task waits. */
  sourcePatienceMs: 60_000,
  /** A waiting task is woken after as long as it has already waited, within these bounds. */
  wakeAfterMinMs: 30_000,
  wakeAfterMaxMs: 600_000,
  /** Then a waiting task ends and keeps its collected tiles. */
  sourceWaitMaxMs: 86_400_000,
  /** How often a busy or waiting worker checks whether its task is canceled. */
  cancelLookMs: 4_000,
  /** Above this share of dead tiles a task stops and settles what it has. */
  deadTilesShareMax: 0.5,
  progressWriteEveryMs: 2_000,
  /** After a longer run the person gets a mail: they have most likely left the page. */
  mailAfterSDefault: 60,
} as const;
