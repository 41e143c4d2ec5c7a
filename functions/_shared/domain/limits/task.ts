/** Starting and listing collections. Units are in the names. */
export const taskLimits = {
  presetNameMaxChars: 120,
  /** A sentence such as “sells booking software to salons”. */
  offerMaxChars: 200,
  idempotencyKeyMaxChars: 200,
  /** How long a start waits for its count; the worker looks again. */
  startCountBudgetMs: 1_500,
  runningPerUser: 2,
  queuedMax: 1_000,
  queuedRetryAfterS: 300,
  /** Workers started in one sweep. */
  revivedPerSweep: 50,
  startsPerHour: 20,
  /** Names that are tried for a re-run: more of one preset a day would be refused anyway. */
  rerunNamesMax: 480,
  listed: 200,
} as const;
