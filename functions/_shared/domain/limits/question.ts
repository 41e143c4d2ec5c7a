/** Questions about a preset, and the files they make. Units are in the names. */
export const questionLimits = {
  maxChars: 1_000,
  perMinute: 20,
  perDay: 300,
  /** One question from end to end; the platform cuts it at 30 s. */
  totalMs: 20_000,
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
} as const;
