/** Requests to the platform, and to us. Units are in the names. */
export const platformLimits = {
  /** One request to the platform, which itself gives up after 30 s. A read is asked twice. */
  readMs: 10_000,
  writeMs: 15_000,
  fileMs: 60_000,
  retryAfterS: 5,
  requestBodyMaxBytes: 65_536,
  usageKeptDays: 2,
} as const;
