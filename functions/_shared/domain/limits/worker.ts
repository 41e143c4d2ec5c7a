/** One worker of a collection, and how long it waits for its source. Units are in the names. */
export const workerLimits = {
  leaseSecondsDefault: 90,
  listingsPerPage: 200,
  pageMaxBytes: 900_000,
  /** A tile with more elements than this is split in four. */
  tileMaxElements: 5_000,
  tileDepthMax: 8,
  /** No new tile after this; the worker's successor goes on. */
  budgetS: 720,
  /** Workers that end without a new tile before the task is given up. */
  epochsWithoutProgress: 5,
  /** A worker without a whole answer of the map service for so long ends; its task waits. */
  sourcePatienceMs: 60_000,
  /** A waiting task is woken after as long as it has waited already, within these. */
  wakeAfterMinMs: 30_000,
  wakeAfterMaxMs: 600_000,
  /** Then a waiting task ends with what it has. */
  sourceWaitMaxMs: 86_400_000,
  /** While a worker asks or waits it looks so often whether its task is canceled. */
  cancelLookMs: 4_000,
  /** Above this share of dead tiles a task stops and settles what it has. */
  deadTilesShareMax: 0.5,
  progressWriteEveryMs: 2_000,
} as const;
