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

type Holds = (row: number) => boolean;

/** 1 where the hours say so; what is not known is not open, and not known to be closed either. */
export function openMask(
  condition: OpenCondition | ClosedCondition,
  hours: HoursColumn,
  clock: Clock,
): Uint8Array {
  const holds =
    "closed" in condition ? closedOn(condition, hours) : openAt(condition, hours, clock);
  const mask = new Uint8Array(hours.known.length);
  for (let row = 0; row < mask.length; row++) if (holds(row)) mask[row] = 1;
  return mask;
}

type Interval = (day: number, opens: number, closes: number) => boolean;

const someInterval = ({ starts, times }: HoursColumn, row: number, test: Interval): boolean => {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    if (test(times[3 * at] ?? 0, times[3 * at + 1] ?? 0, times[3 * at + 2] ?? 0)) return true;
  }
  return false;
};

const closedOn =
  ({ closed }: ClosedCondition, hours: HoursColumn): Holds =>
  (row) =>
    hours.known[row] === 1 && !someInterval(hours, row, (day) => day === closed.dow);

function openAt({ open }: OpenCondition, hours: HoursColumn, clock: Clock): Holds {
  if (open === "now") return openAtTime(clock.dow, clock.min, hours);
  if (open === "always") return (row) => daysOpenAllDay(hours, row) === daysPerWeek;
  if ("min" in open) return openAtTime(open.dow, open.min, hours);
  const { dow, after, before, until, from, allDay } = open;
  return (row) =>
    someInterval(
      hours,
      row,
      (day, opens, closes) =>
        (dow === undefined || day === dow) &&
        (after === undefined || closes > after) &&
        (before === undefined || opens < before) &&
        (until === undefined || closes >= until) &&
        (from === undefined || opens <= from) &&
        (allDay === undefined || (opens === 0 && closes >= minutesPerDay)),
    );
}

/** An interval of the day before may reach past midnight. */
const openAtTime =
  (dow: number, min: number, hours: HoursColumn): Holds =>
  (row) =>
    someInterval(
      hours,
      row,
      (day, opens, closes) =>
        (day === dow && opens <= min && closes > min) ||
        (day === (dow + daysPerWeek - 1) % daysPerWeek && closes > min + minutesPerDay),
    );

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

/**
 * Whether nobody knows if a business is open: it has opened with no known end since, and neither
 * opened again nor been open for half a day.
 */
export function mayBeOpen(hours: HoursColumn, row: number, { dow, min }: Clock): boolean {
  const now = dow * minutesPerDay + min;
  let since = minutesPerWeek;
  let isEndOpen = false;
  someInterval(hours, row, (day, opens, closes) => {
    const passed = (now - day * minutesPerDay - closes + 2 * minutesPerWeek) % minutesPerWeek;
    if (passed < since || (passed === since && opens === closes)) {
      since = passed;
      isEndOpen = opens === closes;
    }
    return false;
  });
  return isEndOpen && since < openEndMaxMinutes;
}

function daysOpenAllDay(hours: HoursColumn, row: number): number {
  const days = new Set<number>();
  someInterval(hours, row, (day, opens, closes) => {
    if (opens === 0 && closes >= minutesPerDay) days.add(day);
    return false;
  });
  return days.size;
}
