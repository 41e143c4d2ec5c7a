/** Accounts: passwords, deletion, the file of a person's own data. Units are in the names. */
export const accountLimits = {
  /** Time one request may spend deleting; the sweeper deletes the rest. */
  deletionRequestBudgetMs: 20_000,
  deletionsPerSweep: 10,
  /** A person's own data: listings are in the file up to this size, larger ones behind a link. */
  fileMaxBytes: 4_000_000,
  /** Time for reading listings into the file; the presets left then are behind links, too. */
  fileBudgetMs: 10_000,
  fileLinkHours: 24,
  passwordMinChars: 8,
} as const;
