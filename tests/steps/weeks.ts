import { expect } from "vitest";
import type { Listing } from "#domain/listing/listing.ts";

type Week = Listing["hours"];
const minutesPerWeek = 10_080;

/** Each minute of the week that is certainly open. */
export function openMinutes(week: Week): Set<number> {
  const open = new Set<number>();
  for (const [day, opens, closes] of week) {
    for (let at = opens; at < closes; at++) open.add((day * 1_440 + at) % minutesPerWeek);
  }
  return open;
}

/**
 * Asserts that a week is that of the full rules, but for the nights: there a later rule for a day cuts
 * off the night before, and leaves over the night of what it replaced.
 */
export function expectWholeNights(text: string, week: Week | null, full: Week | null): void {
  const [ours, theirs] = [openMinutes(week ?? []), openMinutes(full ?? [])];
  const isFromMidnight = (minute: number, open: ReadonlySet<number>): boolean => {
    for (let at = minute - (minute % 1_440); at <= minute; at++) if (!open.has(at)) return false;
    return true;
  };
  const isNightsRest = (minute: number): boolean =>
    isFromMidnight(minute, ours) &&
    ours.has((minute - (minute % 1_440) - 1 + minutesPerWeek) % minutesPerWeek);
  const added = [...ours].filter((minute) => !theirs.has(minute) && !isNightsRest(minute));
  const left = [...theirs].filter((minute) => !ours.has(minute) && !isFromMidnight(minute, theirs));
  expect([text, added, left]).toEqual([text, [], []]);
}
