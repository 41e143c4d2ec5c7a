/** The language model: time, tokens and money. Units are in the names. */
export const modelLimits = {
  /** One question: all its model calls, one call, and the wait before a retry. */
  totalMs: 14_000,
  callMs: 8_000,
  retryMs: 500,
  retryMaxMs: 4_000,
  callsMax: 3,
  /** In and out, all calls of one question. */
  tokensMax: 6_000,
  answerTokens: 600,
  answerMaxBytes: 131_072,
  /** One person's questions in a day. */
  tokensPerDay: 300_000,
  /** Assumed price of tokens, in or out, unless the operator sets it: more than most charge. */
  usdPerMillionTokensDefault: 10,
  /** All questions and sites in a day, unless the operator sets a budget. */
  usdPerDayDefault: 5,
  /** Budget of one task for reading sites with a model: $0.50. */
  microsPerTask: 500_000,
  /** Text of one site's pages that a model sees, and time for all calls about it. */
  siteChars: 4_000,
  siteMs: 12_000,
  /** In and out, all calls about one site, and its one answer: a form with more fields. */
  siteTokensMax: 8_000,
  siteAnswerTokens: 1_200,
  siteRepairsMax: 1,
  sitesAtOnce: 4,
  /** Limits on one answer about a site; the rest is dropped. */
  snippetMaxChars: 160,
  servicesMax: 8,
  areasMax: 10,
  paymentsMax: 8,
  currenciesMax: 3,
  descriptionMaxChars: 400,
  /** How long a model's answer about the same pages of a site is reused. */
  siteAnswerDays: 90,
  /** After this many failures within this time the model is not called for as long. */
  failuresMax: 3,
  restMs: 60_000,
} as const;
