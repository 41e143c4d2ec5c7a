import type { Listing } from "../listing/listing.ts";

/** A week as listings count it: 0 = Monday. */
export const dayNames: readonly string[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * Minutes since midnight as a time of day; values past midnight belong to the next day: 1530 // =>
 * "01:30"
 */
export const timeText = (minutes: number): string => {
  const within = minutes % 1_440;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
};

export interface OpenEndWords {
  /** "from 18:00", for an opening without a known end. */
  from: (time: string) => string;
  /** "08:00–20:00 or later" */
  orLater: (span: string) => string;
}

/** A day's spans in words, in their order: `["08:00–12:00", "from 18:00"]`; none when it is closed. */
export function dayTimes(
  hours: Listing["hours"],
  day: number,
  { from, orLater }: OpenEndWords,
): string[] {
  const spans = hours.filter(([at]) => at === day).sort((a, b) => a[1] - b[1] || a[2] - b[2]);
  const isOpenEnd = (minute: number): boolean =>
    hours.some(
      ([at, opens, closes]) =>
        opens === closes &&
        opens === minute % 1_440 &&
        at === (day + Math.floor(minute / 1_440)) % 7,
    );
  const continues = (minute: number): boolean =>
    hours.some(
      ([at, opens, closes]) =>
        closes > opens &&
        closes % 1_440 === minute &&
        (at + Math.floor(closes / 1_440)) % 7 === day,
    );
  return spans.flatMap(([, opens, closes]) => {
    // The end of a span before, told there.
    if (opens === closes) return continues(opens) ? [] : [from(timeText(opens))];
    const span = `${timeText(opens)}–${timeText(closes)}`;
    return [isOpenEnd(closes) ? orLater(span) : span];
  });
}
