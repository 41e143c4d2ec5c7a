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

  runningTasksPerUser: 2,
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
  overpassGraceS: 15,
  overpassStatusTimeoutS: 5,
  overpassMaxSizeBytes: 268_435_456,
  overpassAnswerMaxBytes: 134_217_728,
  retryBaseMs: 1_000,
  retryMaxMs: 60_000,

  twinDistanceM: 30,
  /** Longer texts of the map are cut. */
  listingTextMaxChars: 300,
  listingDescriptionMaxChars: 2_000,
  urlMaxChars: 2_000,
  listingValuesMax: 20,
  typeSuggestionsMax: 5,

  questionMaxChars: 1_000,
  rowsShown: 20,
  rowsOnTheWire: 200,
  csvOfferedFromRows: 50,
  questionsPerMinute: 20,
  downloadLinkMinutes: 15,
  exportKeptDays: 7,

  welcomeCreditUsdDefault: 0,
  microsPerCredit: 1_000_000,
  passwordMinChars: 8,
} as const;

export type Tier = keyof typeof limits.microsPerKm2;
