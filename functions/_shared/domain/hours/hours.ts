import OpeningHours from "opening_hours";
import { type Draft, setFirst } from "../listing/facts.ts";
import type { Listing } from "../listing/listing.ts";
import { type Tags, tagKeys } from "../listing/tags.ts";
import { minutesPerDay, plainWeek, splitAtMidnights, withOpenEnds } from "./plain-hours.ts";

type Week = Listing["hours"];

const daysPerWeek = 7;
/** A Monday; rules that are the same in every week are read in this one. */
const anyMonday = { year: 2024, month: 0, day: 8 } as const;
/** Rules that follow the sun, and so have no times of their own. */
const sun = /\b(sunrise|sunset|dawn|dusk)\b/i;

const weekMethod = "tag opening_hours, weekly intervals";

/** `at`: ISO time; of hours that change over the year, the week of that time is given. */
export function setHours(draft: Draft, tags: Tags, at: string): void {
  const raw = setFirst(draft, "hours_raw", tags, hoursKeys);
  const week = raw === null ? null : knownWeek(raw, at);
  if (!week) return;
  draft.set("hours_known", true, weekMethod);
  draft.set("hours", week, weekMethod);
}
const hoursKeys = tagKeys("opening_hours");

/** Parsing takes up to milliseconds, and many businesses share the same hours. */
const weeksRead = new Map<string, Week | null>();
const weeksKept = 5_000;

function knownWeek(text: string, at: string): Week | null {
  return remembered(text, () => plainWeek(text)) ?? weekOfDay(text, at);
}

/** The full rules may say something else in another week. */
const weekOfDay = (text: string, at: string): Week | null =>
  remembered(`${at.slice(0, isoDayChars)} ${text}`, () => readWeek(text, at));
const isoDayChars = 10;

function remembered(key: string, read: () => Week | null): Week | null {
  const known = weeksRead.get(key);
  if (known !== undefined) return known;
  if (weeksRead.size >= weeksKept) weeksRead.clear();
  const week = read();
  weeksRead.set(key, week);
  return week;
}

/**
 * `[day, opens, closes]` of one week by the rules of the tag opening_hours, 0 = Monday. Rules for
 * holidays are left out. A span that opens and closes in the same minute has no known end. `null` when
 * the text can't be read, or when it leaves the week open: "on request", from sunrise, or nothing in
 * this season.
 */
export function readWeek(text: string, at: string): Week | null {
  const rules = sun.test(text) ? null : readRules(text);
  if (!rules) return null;
  const isSameEveryWeek = rules.isWeekStable();
  const monday = isSameEveryWeek ? dayOf(anyMonday) : mondayOf(at);
  const nextMonday = addDays(monday, daysPerWeek);
  const intervals = rules.getOpenIntervals(addDays(monday, -1), addDays(nextMonday, 1));
  const guesses = intervals.filter(
    ([from, , isGuess]) => isGuess && from >= monday && from < nextMonday,
  );
  if (guesses.some(([, , , comment]) => comment !== openEnd)) return null;
  const certain = intervals
    .filter(([, , isGuess]) => !isGuess)
    .flatMap(([from, to]) => splitAtMidnights(minutesSince(monday, from), minutesSince(monday, to)))
    .filter(([opens]) => opens >= 0 && opens < daysPerWeek * minutesPerDay)
    .map(([opens, closes]): Week[number] => {
      const day = Math.floor(opens / minutesPerDay);
      return [day, opens - day * minutesPerDay, closes - day * minutesPerDay];
    });
  const week = withOpenEnds(
    certain,
    guesses.map(([from]) => minutesSince(monday, from)),
  );
  return week.length > 0 || isSameEveryWeek ? week : null;
}

/** The parser's remark on a closing time it made up, as in `18:00+`. */
const openEnd = "Specified as open end. Closing time was guessed.";

/** The rules; where the text has none, those of the same text with the usual slips put right. */
export function readRules(text: string): OpeningHours | null {
  const respelt = withWholeTimes(text);
  return rulesOf(text) ?? (respelt === text ? null : rulesOf(respelt));
}

function rulesOf(text: string): OpeningHours | null {
  try {
    // Without a place: with one, a holiday rule fails where the holidays are not known.
    return new OpeningHours(text, null);
  } catch {
    return null;
  }
}

/** A span that begins or ends in a time and lacks a colon or the minutes: `12:00-15`, `09:00-1300`. */
const withWholeTimes = (text: string): string =>
  text
    .replace(/(\d:\d\d ?- ?\d\d)(?=\d\d(?![\d:]))/g, "$1:")
    .replace(/(?<![\d:])(\d\d)(\d\d)(?= ?- ?\d{1,2}:\d\d)/g, "$1:$2")
    .replace(/(\d:\d\d ?- ?\d{1,2})(?![\d:])/g, "$1:00")
    .replace(/(\d:\d\d) ?& ?(?=\d{1,2}:\d\d)/g, "$1,");

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
