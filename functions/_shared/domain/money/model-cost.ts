/**
 * The cost of tokens in millionths of a dollar, rounded up: a dollar for a million of them is a
 * millionth for one.
 */
export const modelMicros = (tokens: number, usdPerMillionTokens: number): number =>
  Math.ceil(tokens * usdPerMillionTokens);
