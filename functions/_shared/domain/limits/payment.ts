/** Checkouts, webhooks and the sweeps behind them. Units are in the names. */
export const paymentLimits = {
  checkoutsPerMinute: 10,
  timeoutMs: 8_000,
  pagesMax: 20,
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
} as const;
