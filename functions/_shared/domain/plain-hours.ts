import type { Listing } from "./listing.ts";

type Week = Listing["hours"];

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const rulePattern =
  /^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) +(off|closed|\d\d:\d\d-\d\d:\d\d(?:, ?\d\d:\d\d-\d\d:\d\d)*)$/;
const withoutHolidays = /^PH +(off|closed)$/;

/**
 * The week of hours that need no rules to be weighed against each other, as most are: each day in
 * one rule, no night past midnight, no intervals that touch. `null`: the full reading has to decide.
 * `plainWeek("Mo-Fr 09:00-18:00; Sa 10:00-14:00")` // => [[0, 540, 1080], …, [5, 600, 840]]
 */
export function plainWeek(text: string): Week | null {
  const week: Week = [];
  const met = new Set<number>();
  for (const rule of text.split(";").map((part) => part.trim())) {
    if (rule === "" || withoutHolidays.test(rule)) continue;
    const [, dayPart, timePart] = rulePattern.exec(rule) ?? [];
    if (dayPart === undefined || timePart === undefined) return null;
    const intervals = intervalsIn(timePart);
    const named = daysIn(dayPart);
    if (!intervals || !named || named.some((day) => met.has(day))) return null;
    for (const day of named) {
      met.add(day);
      week.push(...intervals.map(([opens, closes]): Week[number] => [day, opens, closes]));
    }
  }
  return week.length === 0 ? null : week.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function intervalsIn(text: string): [number, number][] | null {
  if (text === "off" || text === "closed") return [];
  const intervals: [number, number][] = [];
  let last = -1;
  for (const part of text.split(",")) {
    const [opens = -1, closes = -1] = part.trim().split("-").map(minutesOf);
    if (opens <= last || closes <= opens || closes >= 24 * 60) return null;
    intervals.push([opens, closes]);
    last = closes;
  }
  return intervals;
}

/** `09:30` // => 570 */
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return minutes < 60 ? hours * 60 + minutes : -1;
}

/** `Mo-We,Fr` // => [0, 1, 2, 4]; `null` for a range that runs backwards or names a day twice. */
function daysIn(text: string): number[] | null {
  const named: number[] = [];
  for (const part of text.split(",")) {
    const [first = -1, last = first, more] = part.split("-").map((day) => days.indexOf(day));
    if (more !== undefined || last < first) return null;
    for (let day = first; day <= last; day++) named.push(day);
  }
  return new Set(named).size === named.length ? named : null;
}
