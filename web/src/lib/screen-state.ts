import { ownPath } from "../paths.ts";

/** What one screen tells the next through the history's state, which is outside data. */
const field = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null && name in state
    ? (state as Record<string, unknown>)[name]
    : undefined;

/** What another screen may have to say on the one it leads to. */
const arrivals = [
  "verificationSuccess",
  "passwordReset",
  "passwordUpdated",
  "accountDeleted",
  "signedOutEverywhere",
  "googleFailed",
  "newLinkNeeded",
] as const;
export type Arrival = (typeof arrivals)[number];

/** The state that tells the next screen of it. */
export const arriving = (arrival: Arrival): Partial<Record<Arrival, true>> => ({ [arrival]: true });
export const arrivalIn = (state: unknown): Arrival | null =>
  arrivals.find((arrival) => field(state, arrival) === true) ?? null;

/** Set by the verify page. */
export const wasJustVerified = (state: unknown): boolean =>
  arrivalIn(state) === "verificationSuccess";

/** Set where money is missing for a preset that waits in the wizard. */
export const fromPreset = { fromPreset: true };
export const cameFromPreset = (state: unknown): boolean => field(state, "fromPreset") === true;

/** The page that asked for a log-in; only ever a page of this site. */
export const cameFrom = (state: unknown): string | null => ownPath(field(state, "from"));
