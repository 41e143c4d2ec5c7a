/**
 * How to ask for JSON, from the strictest to the plainest: naming the one tool, asking for any
 * tool, asking for JSON as text. Compatible servers understand different ones.
 */
export const rungs = ["named-tool", "any-tool", "text"] as const;
export type Rung = (typeof rungs)[number];

/** The features a server has turned out to support. */
export interface Dialect {
  rung: Rung;
  lengthParameter: "max_tokens" | "max_completion_tokens";
  hasTemperature: boolean;
}

export const firstDialect: Dialect = {
  rung: "named-tool",
  lengthParameter: "max_tokens",
  hasTemperature: true,
};

/** The next thing to try after a request was refused as such; `null` when all was tried. */
export function plainer(dialect: Dialect, refusedParameter: string | null): Dialect | null {
  if (refusedParameter === "max_tokens" && dialect.lengthParameter === "max_tokens") {
    return { ...dialect, lengthParameter: "max_completion_tokens" };
  }
  if (refusedParameter === "temperature" && dialect.hasTemperature) {
    return { ...dialect, hasTemperature: false };
  }
  const rung = rungs[rungs.indexOf(dialect.rung) + 1];
  return rung ? { ...dialect, rung } : null;
}
