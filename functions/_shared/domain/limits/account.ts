/** Accounts: passwords, deletion, the file of a person's own data. Units are in the names. */
export const accountLimits = {
  /** What one request deletes before it leaves the rest to the sweeper. */
  deletionRequestBudgetMs: 20_000,
  deletionsPerSweep: 10,
  /** A person's own data: listings stand in the file up to this size, larger ones behind a link. */
  fileMaxBytes: 4_000_000,
  fileBudgetMs: 10_000,
  fileLinkHours: 24,
  passwordMinChars: 8,
} as const;
