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

  /** One request to the platform, which itself gives up after 30 s. A read is asked twice. */
  platformReadMs: 10_000,
  platformWriteMs: 15_000,
  platformFileMs: 60_000,
  platformRetryAfterS: 5,

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
  /** How long its count waits for a turn while the person asks again. */
  quoteTurnMs: 50_000,
  /** The end of a count: the key of its execution stands 90 s, the function's 30 s and 60 s more. */
  countKeptMs: 80_000,
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
  /** Names that are tried for a re-run: more of one preset a day would be refused anyway. */
  rerunNamesMax: 480,
  tasksListed: 200,
  listingsPerRead: 500,

  listingsPerPage: 200,
  pageMaxBytes: 900_000,
  /** A tile with more elements than this is split in four. */
  tileMaxElements: 5_000,
  tileDepthMax: 8,
  /** No new tile after this; the worker's successor goes on. */
  workerBudgetS: 720,
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

  overpassTimeoutS: 60,
  /** A try is given up when nothing whole came this long after the query's own time-out. */
  overpassGraceS: 5,
  /** Above it the service looks into its index of the whole world. */
  boxMaxSquareDegrees: 1,
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
  overpassDailyBytesDefault: 800_000_000,
  /** Of the day's queries or bytes; after that only collections ask. */
  quotesPauseShare: 0.9,
  overpassStatusTimeoutS: 5,
  overpassMaxSizeBytes: 268_435_456,
  overpassAnswerMaxBytes: 134_217_728,
  retryBaseMs: 1_000,
  retryMaxMs: 60_000,

  /** Pages read of one site, its home page included. */
  sitePagesMax: 6,
  pageFetchMaxBytes: 2_097_152,
  /** So much is read of a page that goes on beyond that. */
  endlessPageBytes: 262_144,
  /** For one site from its first request on, robots.txt and waiting included. */
  siteBudgetMs: 10_000,
  /** Of it, for work on what the site sends; once more for reading its facts out of that. */
  siteProcessorMs: 4_000,
  siteRedirectsMax: 3,
  /** Between two requests to one host. */
  hostGapMs: 1_000,
  sitesAtOnce: 20,
  robotsMaxBytes: 512_000,
  robotsBudgetMs: 5_000,
  /** Sites in one row of `site_pages`: the checkpoint of the enrichment. */
  sitesPerPage: 50,
  /** So long what one task has read of a site serves others. */
  siteCacheDays: 7,
  siteCacheRunsMax: 50,
  /** An area that touches more whole degrees than this asks every site itself. */
  siteCacheCellsMax: 80,
  siteCachePagesKept: 8,
  /** A business that asked to be left out is in no answer after twice this. */
  suppressionsKeptMs: 30_000,
  /** From one network address in an hour: requests, and looks for their proof. */
  optOutsPerHour: 20,
  optOutLooksPerHour: 40,
  optOutsPerDay: 2_000,
  /** Of one network address; the day of all holds a hundred such. */
  optOutsPerDayAndNetwork: 20,
  optOutNoteMaxChars: 500,
  optOutContactMaxChars: 320,

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
  questionsPerMinute: 20,
  questionsPerDay: 300,
  /** One question from end to end; the platform cuts it at 30 s. */
  questionMs: 20_000,
  /** Questions that go on together in one process; the others wait for their turn. */
  queriesAtOnce: 4,
  /** So long a question takes up a turn; one that takes longer waits for somebody else. */
  queryPatienceMs: 25,
  /** Of it, what is kept for running a plan and writing the answer. */
  answerMs: 2_000,
  /** Snapshots kept in memory by one function, with what questions make of them. */
  snapshotCacheBytes: 201_326_592,
  rowsShown: 20,
  rowsOnTheWire: 200,
  mapPointsMax: 500,
  csvOfferedFromRows: 50,
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

  /** One question: all its calls to a model, one call, and a try that failed. */
  modelMs: 14_000,
  modelCallMs: 8_000,
  modelRetryMs: 500,
  modelRetryMaxMs: 2_000,
  modelCallsMax: 3,
  /** In and out, all calls of one question. */
  modelTokensMax: 6_000,
  modelAnswerTokens: 600,
  modelAnswerMaxBytes: 131_072,
  /** One person's questions in a day. */
  modelTokensPerDay: 300_000,
  /** What a token is reckoned at, in and out: $10 a million, more than most providers take. */
  modelMicrosPerToken: 10,
  /** All questions and all sites in a day, where the operator says nothing. */
  modelUsdPerDayDefault: 5,
  /** What the models' reading of sites may cost one task, at that reckoning: $0.50. */
  modelMicrosPerTask: 500_000,
  /** Of one site's pages, what a model is shown, and how long all its calls may take. */
  modelSiteChars: 4_000,
  modelSiteMs: 12_000,
  modelSiteRepairsMax: 1,
  modelSitesAtOnce: 4,
  /** What is taken of an answer about a site; the rest is dropped. */
  modelSnippetMaxChars: 160,
  modelServicesMax: 8,
  modelDescriptionMaxChars: 400,
  /** So many failures in this time, and the model is left alone for as long. */
  modelFailuresMax: 3,
  modelRestMs: 60_000,

  /** What one request deletes before it leaves the rest to the sweeper. */
  deletionRequestBudgetMs: 20_000,
  deletionsPerSweep: 10,
  /** A person's own data: listings stand in the file up to this size, larger ones behind a link. */
  accountFileMaxBytes: 4_000_000,
  accountFileBudgetMs: 10_000,
  accountFileLinkHours: 24,

  welcomeCreditUsdDefault: 0,
  microsPerCredit: 1_000_000,
  passwordMinChars: 8,
} as const;

export type Tier = keyof typeof limits.microsPerKm2;
