import type { ClosedCondition, OpenCondition } from "../plan/plan.ts";
import type { HoursColumn } from "./columns.ts";

/** The time in the preset's zone; 0 = Monday, minutes since midnight. */
export interface Clock {
  dow: number;
  min: number;
  /** IANA name of the zone. */
  zone: string;
}

const minutesPerDay = 1_440;
const daysPerWeek = 7;

const [no, yes, unknown] = [0, 1, 2];

/**
 * 1 where the hours say so; what is not known is not open, and not known to be closed either. 2 where
 * an open end, as of `18:00+`, may reach so far.
 */
export function openMask(
  condition: OpenCondition | ClosedCondition,
  hours: HoursColumn,
  clock: Clock,
): Uint8Array {
  const stateOf =
    "closed" in condition ? closedOn(condition, hours) : openAt(condition, hours, clock);
  const mask = new Uint8Array(hours.known.length);
  for (let row = 0; row < mask.length; row++) mask[row] = stateOf(row);
  return mask;
}

type State = (row: number) => number;
type Interval = (day: number, opens: number, closes: number) => boolean;

const someInterval = ({ starts, times }: HoursColumn, row: number, test: Interval): boolean => {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    if (test(times[3 * at] ?? 0, times[3 * at + 1] ?? 0, times[3 * at + 2] ?? 0)) return true;
  }
  return false;
};

const closedOn =
  ({ closed }: ClosedCondition, hours: HoursColumn): State =>
  (row) =>
    hours.known[row] === 1 && !someInterval(hours, row, (day) => day === closed.dow) ? yes : no;

function openAt({ open }: OpenCondition, hours: HoursColumn, clock: Clock): State {
  if (open === "always") return (row) => (daysOpenAllDay(hours, row) === daysPerWeek ? yes : no);
  const test = open === "now" ? openWithin(openOnce(clock)) : openWithin(limitsOf(open));
  return (row) =>
    someInterval(hours, row, test) ? yes : someOpenEnd(hours, row, test) ? unknown : no;
}

type Limits = Exclude<OpenCondition["open"], string | { min: number }>;

const openOnce = ({ dow, min }: { dow: number; min: number }): Limits => ({
  dow,
  from: min,
  after: min,
});
const limitsOf = (open: Exclude<OpenCondition["open"], string>): Limits =>
  "min" in open ? openOnce(open) : open;

/** An interval of the day before may reach past midnight. */
function openWithin(limits: Limits): Interval {
  const { dow } = limits;
  const before = dow === undefined ? undefined : (dow + daysPerWeek - 1) % daysPerWeek;
  return (day, opens, closes) =>
    ((dow === undefined || day === dow) && fits(limits, opens, closes)) ||
    ((before === undefined || day === before) &&
      goesOn(limits, closes - minutesPerDay) &&
      fits(limits, opens - minutesPerDay, closes - minutesPerDay));
}

const fits = (
  { after, before, until, from, allDay }: Limits,
  opens: number,
  closes: number,
): boolean =>
  (after === undefined || closes > after) &&
  (before === undefined || opens < before) &&
  (until === undefined || closes >= until) &&
  (from === undefined || opens <= from) &&
  (allDay === undefined || (opens === 0 && closes >= minutesPerDay));

/**
 * Whether a night lasts into the time asked, where the limits alone do not say so: a bar that closes
 * at 2 am is not therefore open before 8 am.
 */
const goesOn = ({ after, before, until, from }: Limits, closes: number): boolean =>
  after !== undefined ||
  until !== undefined ||
  (from !== undefined && closes > from) ||
  (before !== undefined && closes >= before);

/**
 * Of each row the first opening or the last closing on these days, or on any day; NaN where that is
 * not known and where it is closed then. A closing past midnight counts on past 1440. A day that
 * ends with an open end (`18:00+`) has no known closing, and neither have several days with it.
 */
export function openingTimes(
  hours: HoursColumn,
  by: "opens" | "closes",
  days?: readonly number[],
): Float64Array {
  const timeOf = by === "opens" ? firstOpening : lastClosing;
  const isAsked = (day: number): boolean => days === undefined || days.includes(day);
  return Float64Array.from(hours.known, (isKnown, row) =>
    isKnown === 1 ? timeOf(hours, row, isAsked) : Number.NaN,
  );
}

type Asked = (day: number) => boolean;

function firstOpening(hours: HoursColumn, row: number, isAsked: Asked): number {
  let first = Number.POSITIVE_INFINITY;
  someInterval(hours, row, (day, opens) => {
    if (isAsked(day)) first = Math.min(first, opens);
    return false;
  });
  return Number.isFinite(first) ? first : Number.NaN;
}

function lastClosing(hours: HoursColumn, row: number, isAsked: Asked): number {
  const lasts = new Map<number, number>();
  someInterval(hours, row, (day, opens, closes) => {
    const before = lasts.get(day) ?? 0;
    const end = opens === closes ? closes + openEnd : closes;
    if (isAsked(day) && end >= before) lasts.set(day, end);
    return false;
  });
  const ends = [...lasts.values()];
  return ends.length > 0 && ends.every(Number.isInteger) ? Math.max(...ends) : Number.NaN;
}
/** Puts an open end after a closing at the same minute and before any later one. */
const openEnd = 0.5;

/** So long after an open end, as of `18:00+`, a business may still be open. */
const openEndMaxMinutes = 720;
const minutesPerWeek = daysPerWeek * minutesPerDay;
const inWeek = (minute: number): number => (minute + 2 * minutesPerWeek) % minutesPerWeek;

/**
 * Whether it would be so if a business stayed open as long as it may after an open end: half a day,
 * or until a later closing.
 */
function someOpenEnd(hours: HoursColumn, row: number, test: Interval): boolean {
  return someInterval(hours, row, (day, opens, closes) => {
    const end = inWeek(day * minutesPerDay + closes);
    let hasOpenEnd = false;
    let reach = openEndMaxMinutes;
    someInterval(hours, row, (otherDay, otherOpens, otherCloses) => {
      const later = inWeek(otherDay * minutesPerDay + otherCloses - end);
      if (later > 0) reach = Math.min(reach, later);
      else hasOpenEnd ||= otherOpens === otherCloses;
      return false;
    });
    return hasOpenEnd && test(day, opens, closes + reach);
  });
}

function daysOpenAllDay(hours: HoursColumn, row: number): number {
  const days = new Set<number>();
  someInterval(hours, row, (day, opens, closes) => {
    if (opens === 0 && closes >= minutesPerDay) days.add(day);
    return false;
  });
  return days.size;
}
