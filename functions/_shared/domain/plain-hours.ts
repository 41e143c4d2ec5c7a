import type { Listing } from "./listing.ts";

type Week = Listing["hours"];

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
export const minutesPerDay = 1_440;
const minutesPerWeek = days.length * minutesPerDay;

const day = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const dayItem = `(?:${day}(?:-${day})?|PH)`;
const span = "\\d?\\d:\\d\\d ?- ?\\d?\\d:\\d\\d";
const rulePattern = new RegExp(
  `\\s*(?:(${dayItem}(?: ?, ?${dayItem})*) +)?(off|closed|${span}(?: ?, ?${span})*)\\s*(?:,|$)`,
  "y",
);

/**
 * The week of hours that are the same in all weeks and certain, as most are, without the full rules
 * of opening_hours: `Mo-Fr 09:00-18:00; Sa 10:00-02:00`. A rule after a semicolon replaces all that
 * is open on its days so far, a night's rest from the day before included; one after a comma is
 * added. Holidays are left out. `null`: anything else, the full reading has to decide.
 * `plainWeek("Mo-Fr 09:00-18:00; Sa 10:00-14:00")` // => [[0, 540, 1080], …, [5, 600, 840]]
 */
export function plainWeek(text: string): Week | null {
  if (text === "24/7") return weekOf(new Uint8Array(minutesPerWeek).fill(1));
  if (text === "off" || text === "closed") return [];
  const open = new Uint8Array(minutesPerWeek);
  let isFirst = true;
  for (const part of text.split(";")) {
    if (part.trim() === "") continue;
    const rules = rulesIn(part, isFirst);
    if (!rules) return null;
    for (const rule of rules) apply(rule, open);
    isFirst = false;
  }
  const week = weekOf(open);
  return week.length === 0 ? null : week;
}

interface Rule {
  days: readonly number[];
  /** Minutes since midnight; may end on the next day. */
  spans: readonly (readonly [opens: number, closes: number])[];
  isAdded: boolean;
}

/** Only the very first rule may leave its days out: a later one would replace nothing. */
function rulesIn(part: string, mayLackDays: boolean): Rule[] | null {
  const rules: Rule[] = [];
  for (let at = 0; at < part.length; at = rulePattern.lastIndex) {
    rulePattern.lastIndex = at;
    const [, dayText, times] = rulePattern.exec(part) ?? [];
    const isAdded = at > 0;
    if (times === undefined) return null;
    if (dayText === undefined && (isAdded || !mayLackDays)) return null;
    const named = dayText === undefined ? days.map((_, each) => each) : daysIn(dayText);
    const spans = spansIn(times);
    if (!spans || new Set(named).size < named.length) return null;
    rules.push({ days: named, spans, isAdded });
  }
  // What ends in a comma goes on in a way that is not read here.
  return part.trimEnd().endsWith(",") ? null : rules;
}

/** `Mo-We,Fr` // => [0, 1, 2, 4]; a range may go over the week's end, holidays are no days. */
function daysIn(text: string): number[] {
  const named: number[] = [];
  for (const item of text.split(",").map((each) => each.trim())) {
    if (item === "PH") continue;
    const [first = 0, last = first] = item.split("-").map((name) => days.indexOf(name));
    for (let each = first; ; each = (each + 1) % days.length) {
      named.push(each);
      if (each === last) break;
    }
  }
  return named;
}

function spansIn(text: string): Rule["spans"] | null {
  if (text === "off" || text === "closed") return [];
  const spans: [number, number][] = [];
  for (const part of text.split(",")) {
    const [opens = -1, closes = -1] = part.split("-").map(minutesOf);
    if (opens < 0 || opens >= minutesPerDay || closes < 0 || closes === opens) return null;
    // Spans that meet or are out of order are weighed against each other by rules of their own.
    if (opens <= (spans.at(-1)?.[1] ?? -1)) return null;
    spans.push([opens, closes > opens ? closes : closes + minutesPerDay]);
  }
  return spans;
}

/** `09:30` // => 570; -1 when there is no such time. */
function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= minutesPerDay ? total : -1;
}

function apply(rule: Rule, open: Uint8Array): void {
  if (!rule.isAdded || rule.spans.length === 0) {
    for (const each of rule.days) open.fill(0, each * minutesPerDay, (each + 1) * minutesPerDay);
  }
  for (const each of rule.days) {
    for (const [opens, closes] of rule.spans) {
      const [from, to] = [each * minutesPerDay + opens, each * minutesPerDay + closes];
      open.fill(1, from, to);
      // From Sunday night into Monday.
      if (to > minutesPerWeek) open.fill(1, 0, to - minutesPerWeek);
    }
  }
}

/** What is open without a break is one interval; a day and night or more is given day by day. */
function weekOf(open: Uint8Array): Week {
  const runs: [number, number][] = [];
  for (let from = open.indexOf(1); from >= 0; ) {
    const end = open.indexOf(0, from);
    const to = end < 0 ? minutesPerWeek : end;
    runs.push([from, to]);
    from = open.indexOf(1, to);
  }
  const [first] = runs;
  const last = runs.at(-1);
  // The night from Sunday to Monday belongs to Sunday.
  if (first && last && first !== last && first[0] === 0 && last[1] === minutesPerWeek) {
    runs.shift();
    last[1] += first[1];
  }
  return runs
    .flatMap(([from, to]) => splitAtMidnights(from, to))
    .map(([opens, closes]): Week[number] => {
      const each = Math.floor(opens / minutesPerDay);
      return [each % days.length, opens % minutesPerDay, closes - each * minutesPerDay];
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A day and night or more is given day by day; a night that ends the next day stays whole. */
export function splitAtMidnights(from: number, to: number): [number, number][] {
  if (to - from <= minutesPerDay) return [[from, to]];
  const parts: [number, number][] = [];
  for (let start = from; start < to; ) {
    const midnight = (Math.floor(start / minutesPerDay) + 1) * minutesPerDay;
    parts.push([start, Math.min(midnight, to)]);
    start = midnight;
  }
  return parts;
}
