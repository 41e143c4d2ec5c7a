import type { Condition, OpenCondition } from "../../plan/plan.ts";
import { closedAtMeal, mealOf } from "../../reader/meal.ts";
import type { Meanings, OpeningLimits } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { isPastMidnight } from "./amounts.ts";

const day = 1_440;

/** Later than the evening: past midnight counts on. */
const late = (minutes: number): number => (isPastMidnight(minutes) ? minutes + day : minutes);

/** A lone hour that could be of the morning or the evening is not guessed. */
const sure = (clock: { minutes: number; isVague: boolean }): number | null =>
  clock.isVague ? null : clock.minutes;

const limit = (
  clock: { minutes: number; isVague: boolean },
  make: (minutes: number) => OpeningLimits | null,
): { limits: OpeningLimits } | null => {
  const minutes = sure(clock);
  const limits = minutes === null ? null : make(minutes);
  return limits && { limits };
};

/** "open after 9 am" may mean opening after nine, or open at any time later. */
const isLate = (minutes: number): boolean => minutes >= eveningFrom || isPastMidnight(minutes);

/** Days and times beside the word "open". */
export const openingRules: readonly Rule[] = [
  ...rules("opening", "on? both days", (p) => ({
    limits: { ...daysOf(p.get("days")), isAll: true },
  })),
  ...rules("opening", ["until cmp clock", "cmp until? clock"], (p) =>
    p.arg("cmp") === "gte" ? limit(p.get("clock"), (minutes) => ({ until: late(minutes) })) : null,
  ),
  ...rules("opening", "on|in? days", (p) => ({ limits: daysOf(p.get("days")) })),
  // "open now (Friday 19:30)", as answers say it
  ...rules("opening", "now days clock", (p) => {
    const { days } = p.get("days");
    const { dow, min } = p.preset.clock;
    const isNow = days[0] === dow && p.get("clock").minutes === min;
    return isNow ? { limits: { isNow: true } } : null;
  }),
  ...rules("opening", "now", () => ({ limits: { isNow: true } })),
  ...rules("opening", "always", () => ({ limits: { isAlways: true } })),
  ...rules("opening", "allday", () => ({ limits: { allDay: true } })),
  ...rules("opening", "after clock", (p) =>
    p.arg("after") === ""
      ? limit(p.get("clock"), (minutes) => (isLate(minutes) ? { after: late(minutes) } : null))
      : null,
  ),
  ...rules("opening", ["until clock", "to clock"], (p) =>
    limit(p.get("clock"), (minutes) => ({ until: late(minutes) })),
  ),
  ...rules("opening", "before clock", (p) =>
    limit(p.get("clock"), (minutes) => ({ before: minutes })),
  ),
  ...rules("opening", ["by clock", "of clock", "since clock"], (p) =>
    limit(p.get("clock"), (minutes) => ({ from: minutes })),
  ),
  ...rules("opening", ["at clock"], (p) => limit(p.get("clock"), (minutes) => ({ at: minutes }))),
  ...rules("opening", ["of clock to|until clock", "between clock and clock"], (p) => {
    const from = sure(p.get("clock"));
    const until = sure(p.get("clock", 1));
    return from === null || until === null ? null : { limits: { from, until: late(until) } };
  }),
  ...rules("opening", "meal", (p) => {
    const meal = mealOf(p.arg("meal"));
    return made({ limits: { ...meal } }, { assumed: [`meal_${meal.from}`] });
  }),
  ...rules("opening", "late", (p) =>
    made({ limits: { after: Number(p.arg("late")) } }, { assumed: ["late"] }),
  ),
  ...rules("opening", "early", (p) =>
    made({ limits: { from: Number(p.arg("early")) } }, { assumed: ["early"] }),
  ),
  ...rules("opening", "morning", () =>
    made({ limits: { before: 720 } }, { assumed: ["morning"], cost: 0.2 }),
  ),
  ...rules("opening", "afternoon", () =>
    made({ limits: { after: 720, before: 1_080 } }, { assumed: ["afternoon"], cost: 0.2 }),
  ),
  ...rules("opening", "evening", () =>
    made({ limits: { after: 1_080 } }, { assumed: ["evening"], cost: 0.2 }),
  ),
  ...rules("opening", "opening opening", (p) => {
    const [one, other] = [p.get("opening").limits, p.get("opening", 1).limits];
    const isTwice = Object.keys(one).some((key) => key in other);
    return isTwice ? null : { limits: { ...one, ...other } };
  }),
];

const daysOf = ({ days, isAll, isNight }: Meanings["days"]): OpeningLimits => ({
  days,
  isAll,
  ...(isNight ? { isNight } : {}),
});

/** 18:00 */
const eveningFrom = 1_080;

export const hoursRules: readonly Rule[] = [
  ...rules("condition", ["open opening", "opening open"], (p) => {
    const condition = openCondition(p.get("opening").limits);
    return condition && { condition, isStatement: true, isBare: false };
  }),
  ...rules("condition", ["closed opening", "opening closed"], (p) => {
    const condition = closedCondition(p.get("opening").limits, p.arg("closed") === "not");
    return condition && { condition, isStatement: true, isBare: false };
  }),
  ...rules("condition", ["closed meal on|in? days", "closed on|in? days meal"], (p) => {
    // "not open for lunch": not for all of it. "Saturday or Sunday": on one of them, or on both?
    const { days, isAll, isNight } = p.get("days");
    const isUnclear = isNight || days.length === 7 || (days.length > 1 && !isAll);
    if (p.arg("closed") === "not" || isUnclear) return null;
    if (isOfLastDay(p)) return null;
    const meal = mealOf(p.arg("meal"));
    const condition = closedAtMeal(meal, days);
    const assumed = [`closed_meal_${meal.from}`];
    return made({ condition, isStatement: true, isBare: false }, { assumed });
  }),
];

/** "Monday and Tuesday lunchtime": on both days, or all Monday and at lunch on Tuesday? */
const isOfLastDay = (p: Parts): boolean => {
  const days = p.spanOf("days");
  const isBare = !p.arg("meal").endsWith(".at");
  return isBare && days.to - days.from > 1 && days.to === p.spanOf("meal").from;
};

/** The condition for some limits; `null` where together they say nothing clear. */
export function openCondition(limits: OpeningLimits): Condition | null {
  const { days, isAll = false, at, isNow, isAlways, isNight, ...times } = limits;
  const latest = Math.max(times.after ?? 0, times.until ?? 0, late(at ?? day / 2));
  const isJustNight = Object.keys(times).length === 0 && at === undefined && !isNow && !isAlways;
  if (isNight && days !== undefined && isJustNight) {
    return openCondition({ days, isAll, after: eveningFrom });
  }
  if (isNight && latest < eveningFrom) return null;
  const isPlain = Object.keys(times).length === 0 && at === undefined;
  if (isNow) return days === undefined && isPlain && !isAlways ? { open: "now" } : null;
  if (isAlways) {
    return isPlain && (days === undefined || days.length === 7) ? { open: "always" } : null;
  }
  if (at !== undefined) {
    if (days === undefined || Object.keys(times).length > 0) return null;
    const min = isNight && isPastMidnight(at) ? at + day : at;
    return ofDays(days, isAll, (dow) =>
      min < day ? { dow, min } : { dow: (dow + 1) % 7, min: min - day },
    );
  }
  const { allDay, ...rest } = times;
  const open = { ...rest, ...(allDay ? { allDay: true as const } : {}) };
  if (days === undefined) return isPlain ? null : { open };
  return ofDays(days, isAll, (dow) => ({ dow, ...open }));
}

function ofDays(
  days: readonly number[],
  isAll: boolean,
  open: (dow: number) => OpenCondition["open"],
): Condition {
  const [first = 0] = days;
  if (days.length === 1) return { open: open(first) };
  const each = days.map((dow) => ({ open: open(dow) }));
  return isAll ? { and: each } : { or: each };
}

/** "closed at the weekend" is closed on both days. */
function closedCondition(
  { days, isAll, isNow, isNight, ...rest }: OpeningLimits,
  isNotOpen: boolean,
): Condition | null {
  // "not open all weekend", "closed each day": of all days, or of some?
  if (isNight || days?.length === 7) return null;
  if (isNotOpen && (isAll || (days?.length ?? 0) > 1)) return null;
  if (isNow && days === undefined && Object.keys(rest).length === 0) {
    return { and: [{ f: "hours", has: true }, { not: { open: "now" } }] };
  }
  if (isNow) return null;
  if (days === undefined || Object.keys(rest).length > 0) return null;
  const [first = 0] = days;
  if (days.length === 1) return { closed: { dow: first } };
  return { and: days.map((dow) => ({ closed: { dow } })) };
}
