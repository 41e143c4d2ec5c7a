/**
 * Outside data, read member by member: malformed parts are dropped and the rest stays. Written by
 * hand, because a parser's code would be a fiftieth of this screen.
 */
export const textIn = (sent: unknown): string | undefined =>
  typeof sent === "string" ? sent : undefined;

export const numberIn = (sent: unknown): number | undefined =>
  typeof sent === "number" && Number.isFinite(sent) ? sent : undefined;

export const partOf = (sent: unknown): Record<string, unknown> | undefined =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent) ? { ...sent } : undefined;

export const listOf = <T>(sent: unknown, read: (one: unknown) => T | undefined): T[] =>
  Array.isArray(sent) ? sent.map(read).filter((one) => one !== undefined) : [];
