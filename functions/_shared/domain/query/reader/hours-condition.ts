import type { Condition, OpenCondition } from "../plan/plan.ts";
import type { Reader } from "./draft.ts";
import type { Bag } from "./hours-bag.ts";
import { closedAtMeal, type Meal } from "./meal.ts";
import { minutesPerDay, nightUntil } from "./time-of-day.ts";

/** 18:00: what is later is in the evening or at night, whether it is said or not. */
const eveningFrom = 1_080;
/** What was said as a condition; null where it makes none. */
export function conditionOf(bag: Bag, reader: Reader): Condition | null {
  const { days, limits, at } = bag;
  const mode = takeNegation(bag, reader);
  const isAny = bag.isAny || bag.isEither;
  const hasLimits = Object.keys(limits).length > 0;
  if (mode === null && days.length > 0 && !isAboutHours(reader)) return null;
  // "whose opening time on Monday is 10:00" asks when it opens.
  if (mode === null && at !== null && reader.draft.selects.includes("hours")) return null;
  const latest = Math.max(limits.after ?? 0, limits.until ?? 0, at ?? 0);
  if (bag.isNight && latest < eveningFrom) return null;
  const isClosed = mode === "closed" && !bag.isNotOpen;
  if (bag.meal && (isClosed || at === null)) return atMeal(bag, bag.meal, mode, reader);
  if (mode === "closed" && bag.isNow) {
    if (reader.draft.pendingNot === null) return closedNow(bag);
    // "not closed now"
    reader.draft.pendingNot = null;
    return closedNow(bag) && { open: "now" };
  }
  // "not open all weekend" may be open on one of its days.
  if (mode === "closed" && bag.isWhole && bag.isNotOpen) return null;
  // "not open all day on Sunday", "not open on Tuesday at 3 pm"
  if (mode === "closed" && bag.isNotOpen && (hasLimits || at !== null || bag.isAllDay)) {
    const open = conditionOf({ ...bag, mode: "open", isNotOpen: false }, reader);
    return open && knownNot(open);
  }
  if (mode === "closed" || (mode === "closes" && !hasLimits && at === null)) {
    const isMore = hasLimits || at !== null || bag.isNow || bag.isAllDay || bag.isAlways;
    if (isMore || days.length === 0) return null;
    reader.draft.assumed.delete("weekend");
    // "closed at the weekend" and "not open on Saturday or Sunday" are closed on both.
    // "not open every day" is closed on one of them.
    const isOne = bag.isNotOpen ? bag.isEvery : bag.isEither;
    return join(days, isOne, (dow) => ({ closed: { dow } }));
  }
  const movement = openingOrClosing(bag, mode);
  // "not closing before 8 pm": open later, or not open at all that day?
  if (movement && (days.length === 0 || reader.draft.pendingNot !== null)) return null;
  if (movement) return join(days, isAny, movement);
  if (mode === "closes" && (at !== null || limits.after === undefined)) return null;
  if (bag.isAlways) return days.length === 0 || days.length === 7 ? { open: "always" } : null;
  if (bag.isNow && mode === null) return null;
  if (bag.isNow) return days.length === 0 && at === null && !hasLimits ? { open: "now" } : null;
  if (at !== null) {
    if (hasLimits || days.length === 0) return null;
    // Midnight on Saturday is where Sunday begins.
    return join(days, isAny, (dow) =>
      at < minutesPerDay
        ? { open: { dow, min: at } }
        : { open: { dow: (dow + 1) % 7, min: at - minutesPerDay } },
    );
  }
  const details = { ...limits, ...(bag.isAllDay ? { allDay: true as const } : {}) };
  if (days.length > 0) return join(days, isAny, (dow) => ({ open: { dow, ...details } }));
  return hasLimits || bag.isAllDay ? { open: details } : null;
}

/** "closed at lunch on Mondays", "open for lunch" */
function atMeal(
  bag: Bag,
  meal: Meal,
  mode: Bag["mode"],
  { draft }: Pick<Reader, "draft">,
): Condition | null {
  const { days, limits, isNow, isAlways, isAllDay, isEither, isAny } = bag;
  if (Object.keys(limits).length > 0 || isNow || isAlways || isAllDay || isEither) return null;
  if (mode === "open") {
    draft.assumed.add(`meal_${meal.from}`);
    return days.length > 0
      ? join(days, isAny, (dow) => ({ open: { dow, ...meal } }))
      : { open: { ...meal } };
  }
  if (mode !== "closed" || days.length === 0 || draft.pendingNot !== null) return null;
  if (bag.isNotOpen) {
    // "not open for lunch": not for all of it; on two days, on neither or not on both?
    const open = days.length === 1 ? atMeal(bag, meal, "open", { draft }) : null;
    return open && knownNot(open);
  }
  draft.assumed.delete("weekend");
  draft.assumed.add(`closed_meal_${meal.from}`);
  return closedAtMeal(meal, days);
}

/** When it opens or closes on a day, as opposed to whether it is open then; null where that is not said. */
function openingOrClosing(
  { at, limits, opensAfter, isVerb }: Bag,
  mode: Bag["mode"],
): ((dow: number) => Condition) | null {
  const { before, by, ...others } = limits;
  const isPlain = Object.keys(others).length === 0;
  const open = (dow: number, details = {}): OpenCondition => ({ open: { dow, ...details } });
  const onlyNot = (one: Condition, other: Condition): Condition => ({ and: [one, { not: other }] });
  if (mode !== "closes") {
    if (opensAfter !== null && at === null && isPlain && before === undefined)
      return (dow) => onlyNot(open(dow), open(dow, { from: opensAfter }));
    if (!isVerb || at === null || !isPlain || before !== undefined) return null;
    return (dow) => onlyNot(open(dow, { from: at }), open(dow, { before: at }));
  }
  if (!isPlain || [at, before, by].filter((time) => time != null).length !== 1) return null;
  if (before !== undefined)
    return (dow) => onlyNot(open(dow), open(dow, { until: intoNight(before) }));
  if (by !== undefined) return (dow) => onlyNot(open(dow), open(dow, { after: intoNight(by) }));
  const end = intoNight(at ?? 0);
  return (dow) => onlyNot(open(dow, { until: end }), open(dow, { after: end }));
}

/** "closes at 2 am" is after midnight. */
const intoNight = (min: number): number => (min <= nightUntil ? min + minutesPerDay : min);

/** Known hours, and not within them. */
const closedNow = ({ days, limits, at }: Bag): Condition | null =>
  days.length === 0 && at === null && Object.keys(limits).length === 0
    ? knownNot({ open: "now" })
    : null;

/** Of unknown hours nobody can say that they are not so. */
export const knownNot = (condition: Condition): Condition => ({
  and: [{ f: "hours", has: true }, { not: condition }],
});

/** "on Sunday" alone is about the hours only where the hours are asked about. */
const isAboutHours = ({ draft, tokens }: Reader): boolean =>
  draft.selects.includes("hours") ||
  tokens.some(({ kind, arg }) => kind === "field" && arg === "hours") ||
  draft.intents.has("follow");

function join(days: readonly number[], isAny: boolean, of: (dow: number) => Condition): Condition {
  const unique = [...new Set(days)];
  const [first = 0] = unique;
  if (unique.length === 1) return of(first);
  return isAny ? { or: unique.map(of) } : { and: unique.map(of) };
}

/** "not open on Sunday" is closed on Sunday: of unknown hours nothing is said. */
function takeNegation(bag: Bag, { draft }: Reader): Bag["mode"] {
  const isPlain = Object.keys(bag.limits).length === 0 && bag.at === null && bag.days.length > 0;
  const isOther = bag.isNow || bag.isAlways || bag.isAllDay;
  if (draft.pendingNot === null || bag.mode !== "open" || !isPlain || isOther) return bag.mode;
  draft.pendingNot = null;
  bag.isNotOpen = true;
  return "closed";
}
