import { ownPath } from "../paths.ts";

/** The data one screen passes to the next through the history's state, which is outside data. */
const field = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null && name in state
    ? (state as Record<string, unknown>)[name]
    : undefined;

/** The messages one screen may pass to the next. */
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

/** Set by the menus, which lead to a tab of the profile by name. */
export const toProfileTab = { profileTab: true };
export const wantsProfileTab = (state: unknown): boolean => field(state, "profileTab") === true;

/** How many steps of the same screen lie below this one in the tab's history. */
export function stepsBelow(state: unknown): number {
  const below = field(state, "stepsBelow");
  return typeof below === "number" && Number.isInteger(below) && below > 0 ? below : 0;
}
/** For a step that is put on top of the one with `state`. */
export const oneStepAbove = (state: unknown) => ({ stepsBelow: stepsBelow(state) + 1 });

/** The page that asked for a log-in; only ever a page of this site. */
export const asking = (from: string | null) => (from === null ? {} : { from });
export const cameFrom = (state: unknown): string | null => ownPath(field(state, "from"));
