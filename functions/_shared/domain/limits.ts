/** Every number of the product, once. Units are in the names; the source is the specification. */
export const limits = {
  /** Price per km², by tier. */
  microsPerKm2: { 1: 1_000, 2: 2_000 },
  kmPerDegreeLatitude: 110.574,
  kmPerDegreeLongitude: 111.32,
  /** Web-Mercator's edge: no map shows more. */
  latitudeMax: 85.05,
  longitudeMax: 180,
  sideMinDegrees: 0.0001,
  areaMaxKm2Default: 10_000,
  listingsMaxDefault: 100_000,
  boxHalfSideDegrees: 0.01,

  presetNameMaxChars: 120,
  placeMaxChars: 120,
  typesMax: 20,
  typeMaxChars: 80,
  idempotencyKeyMaxChars: 200,
  requestBodyMaxBytes: 65_536,

  quotesPerMinute: 10,
  quotesPerDay: 200,
  /** A quote that takes longer says so, and is asked for again. */
  quoteBudgetMs: 8_000,
  quoteAttempts: 2,
  quoteRetryAfterS: 3,
  /** How long a start waits for its count; the worker looks again. */
  startCountBudgetMs: 1_500,
  /** More businesses of any types there are nowhere: a smaller area needs no count. */
  listingsPerKm2Max: 2_000,
  usageKeptDays: 2,
  leaseSecondsDefault: 90,

  runningTasksPerUser: 2,
  tasksQueuedMax: 1_000,
  tasksQueuedRetryAfterS: 300,
  /** Workers started in one sweep. */
  revivedPerSweep: 50,
  startsPerHour: 20,
  tasksListed: 200,
  listingsPerRead: 500,

  listingsPerPage: 200,
  pageMaxBytes: 900_000,
  /** A tile with more elements than this is split in four. */
  tileMaxElements: 5_000,
  tileDepthMax: 8,
  tileAttempts: 5,
  /** No new tile after this; the worker's successor goes on. */
  workerBudgetS: 720,
  /** Workers that end without a new tile before the task is given up. */
  epochsWithoutProgress: 5,
  /** Above this share of dead tiles a task stops and settles what it has. */
  deadTilesShareMax: 0.5,
  progressWriteEveryMs: 2_000,

  overpassTimeoutS: 60,
  /** A try is given up when nothing whole came this long after the query's own time-out. */
  overpassGraceS: 5,
  /** Queries at once, over all processes. */
  overpassSlots: 2,
  /** Longer than a query and its grace: a slot whose holder died holds no query any more. */
  overpassLeaseMs: 70_000,
  overpassPollMs: 1_000,
  /** After waiting so long for a turn a worker looks up: it may be canceled, or its time over. */
  overpassPatienceMs: 30_000,
  /** Nobody asks for at least this long after the service was busy. */
  overpassBackoffMs: 2_000,
  overpassDailyQueriesDefault: 8_000,
  /** Of the day's queries; after that only collections ask. */
  quotesPauseShare: 0.9,
  overpassStatusTimeoutS: 5,
  overpassMaxSizeBytes: 268_435_456,
  overpassAnswerMaxBytes: 134_217_728,
  retryBaseMs: 1_000,
  retryMaxMs: 60_000,

  twinDistanceM: 30,
  /** Ids kept of what is new, gone or changed since the run before; the counts are whole. */
  changeIdsMax: 100,
  /** Longer texts of the map are cut. */
  listingTextMaxChars: 300,
  listingDescriptionMaxChars: 2_000,
  urlMaxChars: 2_000,
  listingValuesMax: 20,
  typeSuggestionsMax: 5,
  /** Words of a type's name that are read; the rest is left out. */
  typeWordsMax: 8,

  questionMaxChars: 1_000,
  rowsShown: 20,
  rowsOnTheWire: 200,
  csvOfferedFromRows: 50,
  questionsPerMinute: 20,
  downloadLinkMinutes: 15,
  exportKeptDays: 7,

  /** Packs a person can buy: multiples of the one price, which is a unit of $10. */
  packsUsd: [10, 20, 50, 100],
  packUsdDefault: 10,
  packUnitUsd: 10,
  /** More units than this in one purchase are not believed. */
  packUnitsMax: 1_000,
  checkoutsPerMinute: 10,
  paymentTimeoutMs: 8_000,
  paymentPagesMax: 20,
  webhookBodyMaxBytes: 262_144,
  webhookToleranceS: 300,
  webhookSecretMinChars: 20,
  /** Events taken up again in one sweep. */
  inboxBatch: 50,
  inboxLateMinutes: 15,
  inboxKeptDays: 30,
  orderExpiresHours: 24,
  holdLateHours: 24,
  /** How far back purchases are compared with the payment service. */
  reconcileDays: 3,
  /** A part of a sweep starts nothing new after this. */
  sweepBudgetMs: 15_000,
  ledgerEntriesPerRead: 200,
  ledgerEntriesPerReadDefault: 50,

  welcomeCreditUsdDefault: 0,
  microsPerCredit: 1_000_000,
  passwordMinChars: 8,
} as const;

export type Tier = keyof typeof limits.microsPerKm2;
