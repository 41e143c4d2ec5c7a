/** Questions about a preset, and the files they make. Units are in the names. */
export const questionLimits = {
  maxChars: 1_000,
  perMinute: 20,
  perDay: 300,
  /** One question from end to end, its wait for a turn included; the platform cuts it at 30 s. */
  totalMs: 20_000,
  /** Questions answered at once in one process; the others wait their turn. */
  queriesAtOnce: 4,
  /** Length of one turn; a longer question then waits for the others. */
  queryPatienceMs: 25,
  /** The share of it reserved for running a plan and writing the answer. */
  answerMs: 2_000,
  /**
   * Of a machine's memory, for snapshots with their indexes. Two thirds of that memory are in the heap,
   * for which Node takes half of the memory at most.
   */
  snapshotCacheShare: 0.375,
  rowsShown: 20,
  rowsOnTheWire: 200,
  mapPointsMax: 500,
  csvOfferedFromRows: 50,
  downloadLinkMinutes: 15,
  exportKeptDays: 7,
} as const;
