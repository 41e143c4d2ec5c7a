import OpeningHours from "opening_hours";
import { type Facts, type Tags, tagFact } from "./facts.ts";
import type { Listing } from "./listing.ts";
import { plainWeek } from "./plain-hours.ts";

type Week = Listing["hours"];

const minutesPerDay = 1_440;
const daysPerWeek = 7;
/** A Monday; rules that are the same in every week are read in this one. */
const anyMonday = { year: 2024, month: 0, day: 8 } as const;
/** Rules that follow the sun, and so have no times of their own. */
const sun = /\b(sunrise|sunset|dawn|dusk)\b/i;

/** `at`: ISO time; of hours that change over the year, the week of that time is given. */
export function hoursFacts(tags: Tags, at: string): Facts {
  const raw = tagFact(tags, "opening_hours");
  const week = raw.value === null ? null : knownWeek(raw.value, at);
  const method = `${raw.method}, weekly intervals`;
  return {
    hours_raw: raw,
    hours_known: { value: week !== null, method },
    hours: { value: week ?? [], method },
  };
}

/** Reading takes a millisecond and the same hours stand at many doors. */
const weeksRead = new Map<string, Week | null>();
const weeksKept = 5_000;

function knownWeek(text: string, at: string): Week | null {
  const key = `${clockFace(mondayOf(at))} ${text}`;
  const known = weeksRead.get(key);
  if (known !== undefined) return known;
  if (weeksRead.size >= weeksKept) weeksRead.clear();
  const week = plainWeek(text) ?? readWeek(text, at);
  weeksRead.set(key, week);
  return week;
}

/**
 * `[day, opens, closes]` of one week by the rules of the tag opening_hours, 0 = Monday. Rules for
 * holidays are left out. `null` when the text can't be read, or when it leaves the week open: no
 * closing time, "on request", from sunrise, or nothing in this season.
 */
export function readWeek(text: string, at: string): Week | null {
  const rules = readRules(text);
  if (!rules || sun.test(text)) return null;
  const isSameEveryWeek = rules.isWeekStable();
  const monday = isSameEveryWeek ? dayOf(anyMonday) : mondayOf(at);
  const nextMonday = addDays(monday, daysPerWeek);
  const intervals = rules.getOpenIntervals(addDays(monday, -1), addDays(nextMonday, 1));
  const guesses = intervals.filter(
    ([from, , isGuess]) => isGuess && from >= monday && from < nextMonday,
  );
  if (guesses.some(([from]) => !follows(from, intervals))) return null;
  const week = intervals
    .filter(([, , isGuess]) => !isGuess)
    .flatMap(([from, to]) => splitAtMidnights(minutesSince(monday, from), minutesSince(monday, to)))
    .filter(([opens]) => opens >= 0 && opens < daysPerWeek * minutesPerDay)
    .map(([opens, closes]): Week[number] => {
      const day = Math.floor(opens / minutesPerDay);
      return [day, opens - day * minutesPerDay, closes - day * minutesPerDay];
    });
  return week.length > 0 || isSameEveryWeek ? week : null;
}

/** "08:00-20:00+" is open until 20:00 for certain: the rest that follows is only left out. */
const follows = (start: Date, intervals: readonly [Date, Date, boolean, unknown][]): boolean =>
  intervals.some(([, to, isGuess]) => !isGuess && to.getTime() === start.getTime());

export function readRules(text: string): OpeningHours | null {
  try {
    // Without a place: with one, a holiday rule fails where the holidays are not known.
    return new OpeningHours(text, null);
  } catch {
    return null;
  }
}

/** A day and night or more is given day by day; a night that ends the next day stays whole. */
function splitAtMidnights(from: number, to: number): [number, number][] {
  if (to - from <= minutesPerDay) return [[from, to]];
  const parts: [number, number][] = [];
  for (let start = from; start < to; ) {
    const midnight = (Math.floor(start / minutesPerDay) + 1) * minutesPerDay;
    parts.push([start, Math.min(midnight, to)]);
    start = midnight;
  }
  return parts;
}

// The rules are evaluated in whatever zone the process has, so all sums are made by the clock face.
const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): Date =>
  new Date(year, month, day);

const addDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

function mondayOf(at: string): Date {
  const time = new Date(at);
  const day = dayOf({
    year: time.getUTCFullYear(),
    month: time.getUTCMonth(),
    day: time.getUTCDate(),
  });
  return addDays(day, -((day.getDay() + 6) % 7));
}

const clockFace = (date: Date): number =>
  Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ) / 60_000;

const minutesSince = (start: Date, end: Date): number => clockFace(end) - clockFace(start);
