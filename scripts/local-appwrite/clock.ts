import { randomBytes } from "node:crypto";

/** Appwrite's date form: `2026-11-21T07:17:16.123+00:00`. */
export function isoDate(epochMs: number): string {
  return new Date(epochMs).toISOString().replace("Z", "+00:00");
}

/**
 * Dates that never repeat within the process: a transaction tells by them whether a row changed
 * after it was staged, and two writes can fall into one millisecond.
 */
export function createClock(): { now: () => string; newId: () => string } {
  let lastMs = 0;
  let lastMicros = 0;
  return {
    now: () => {
      lastMs = Math.max(Date.now(), lastMs + 1);
      return isoDate(lastMs);
    },
    newId: () => {
      lastMicros = Math.max(Date.now() * 1000, lastMicros + 1);
      const seconds = Math.floor(lastMicros / 1_000_000).toString(16);
      const micros = (lastMicros % 1_000_000).toString(16).padStart(5, "0");
      return seconds + micros + randomBytes(4).toString("hex").slice(0, 7);
    },
  };
}

/** The same context with its clock held: the rows of one call get one date, and the clock does not run ahead. */
export function atOneMoment<Context extends { now: () => string }>(context: Context): Context {
  const moment = context.now();
  return { ...context, now: () => moment };
}
