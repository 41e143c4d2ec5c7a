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
  const mask = new Uint8Array(hours.known.length);
  if ("open" in condition && condition.open !== "always") {
    markRows(mask, hours, testOf(condition.open, clock));
    return mask;
  }
  const holds = "closed" in condition ? closedOn(condition, hours) : openAllWeek(hours);
  for (let row = 0; row < mask.length; row++) if (holds(row)) mask[row] = 1;
  return mask;
}

/** 1 for the rows of which an interval passes. */
function markRows(mask: Uint8Array, { starts, times }: HoursColumn, test: Interval): void {
  for (let row = 0; row < mask.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end && mask[row] === 0; at++) {
      const passes = test(times[3 * at] ?? 0, times[3 * at + 1] ?? 0, times[3 * at + 2] ?? 0);
      if (passes) mask[row] = 1;
    }
  }
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

const openAllWeek =
  (hours: HoursColumn): Holds =>
  (row) =>
    daysOpenAllDay(hours, row) === daysPerWeek;

function testOf(open: Exclude<OpenCondition["open"], "always">, clock: Clock): Interval {
  if (open === "now") return atTime(clock.dow, clock.min);
  if ("min" in open) return atTime(open.dow, open.min);
  const { dow, after, before, until, from, allDay } = open;
  return (day, opens, closes) =>
    (dow === undefined || day === dow) &&
    (after === undefined || closes > after) &&
    (before === undefined || opens < before) &&
    (until === undefined || closes >= until) &&
    (from === undefined || opens <= from) &&
    (allDay === undefined || (opens === 0 && closes >= minutesPerDay));
}

/** An interval of the day before may reach past midnight. */
function atTime(dow: number, min: number): Interval {
  const dayBefore = (dow + daysPerWeek - 1) % daysPerWeek;
  return (day, opens, closes) =>
    (day === dow && opens <= min && closes > min) ||
    (day === dayBefore && closes > min + minutesPerDay);
}

function daysOpenAllDay(hours: HoursColumn, row: number): number {
  const days = new Set<number>();
  someInterval(hours, row, (day, opens, closes) => {
    if (opens === 0 && closes >= minutesPerDay) days.add(day);
    return false;
  });
  return days.size;
}
