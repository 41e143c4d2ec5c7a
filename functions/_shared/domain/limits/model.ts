/** The language model: time, tokens and money. Units are in the names. */
export const modelLimits = {
  /** One question: all its calls to a model, one call, and a try that failed. */
  totalMs: 14_000,
  callMs: 8_000,
  retryMs: 500,
  retryMaxMs: 2_000,
  callsMax: 3,
  /** In and out, all calls of one question. */
  tokensMax: 6_000,
  answerTokens: 600,
  answerMaxBytes: 131_072,
  /** One person's questions in a day. */
  tokensPerDay: 300_000,
  /** What a token is reckoned at, in and out: $10 a million, more than most providers take. */
  microsPerToken: 10,
  /** All questions and all sites in a day, where the operator says nothing. */
  usdPerDayDefault: 5,
  /** What the models' reading of sites may cost one task, at that reckoning: $0.50. */
  microsPerTask: 500_000,
  /** Of one site's pages, what a model is shown, and how long all its calls may take. */
  siteChars: 4_000,
  siteMs: 12_000,
  siteRepairsMax: 1,
  sitesAtOnce: 4,
  /** What is taken of an answer about a site; the rest is dropped. */
  snippetMaxChars: 160,
  servicesMax: 8,
  descriptionMaxChars: 400,
  /** So many failures in this time, and the model is left alone for as long. */
  failuresMax: 3,
  restMs: 60_000,
} as const;
