import type { Listing } from "../listing/listing.ts";
import { remembered } from "../text/remembered.ts";

type Week = Listing["hours"];

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
export const minutesPerDay = 1_440;
const minutesPerWeek = days.length * minutesPerDay;

const day = "(?:Mo|Tu|We|Th|Fr|Sa|Su)";
const dayItem = `(?:${day}(?:-${day})?|PH)`;
const time = "\\d?\\d:\\d\\d";
const span = `${time}(?: ?- ?${time}\\+?|\\+)`;
const rulePattern = new RegExp(
  `\\s*(?:(${dayItem}(?: ?, ?${dayItem})*) +)?(off|closed|${span}(?: ?, ?${span})*)\\s*(?:,|$)`,
  "y",
);

/**
 * Parses hours that are certain and the same every week, as most are, without the full rules of
 * opening_hours: `Mo-Fr 09:00-18:00; Sa 10:00-02:00`. A rule after a semicolon replaces the earlier
 * hours of its days; one after a comma is added. A night that began the day before runs to its end,
 * as people mean it, unlike under the full rules. A span that opens and closes in the same minute,
 * as in `18:00+`, has no known end. Holidays are ignored. `null`: anything else; use the full
 * parser.
 * `plainWeek("Mo-Fr 09:00-18:00; Sa 10:00-14:00")` // => [[0, 540, 1080], …, [5, 600, 840]]
 */
export function plainWeek(text: string): Week | null {
  if (text === "24/7") return weekOf([[0, minutesPerWeek]]);
  if (text === "off" || text === "closed") return [];
  const spansOf: Rule["spans"][] = days.map(() => []);
  let isFirst = true;
  for (const part of text.split(";")) {
    if (part.trim() === "") continue;
    const rules = rulesIn(part, isFirst);
    if (!rules) return null;
    for (const rule of rules) apply(rule, spansOf);
    isFirst = false;
  }
  const week = separateSpans(spansOf) ?? joinedSpans(spansOf);
  return week.length === 0 ? null : week;
}

/** Most weeks: each span is an interval. `null` where spans meet, overlap, cross Sunday's end or have no end. */
function separateSpans(spansOf: readonly Rule["spans"][]): Week | null {
  const week: Week = [];
  let end = -1;
  for (let each = 0; each < spansOf.length; each++) {
    const midnight = each * minutesPerDay;
    for (const [opens, closes, isEndOpen] of spansOf[each] ?? []) {
      const isJoined = midnight + opens <= end || midnight + closes > minutesPerWeek;
      if (isEndOpen || isJoined) return null;
      week.push([each, opens, closes]);
      end = midnight + closes;
    }
  }
  const [, firstOpens] = week[0] ?? [];
  return firstOpens === 0 && week[0]?.[0] === 0 && end === minutesPerWeek ? null : week;
}

function joinedSpans(spansOf: readonly Rule["spans"][]): Week {
  const open: Run[] = [];
  const ends: number[] = [];
  for (const [each, spans] of spansOf.entries()) {
    const midnight = each * minutesPerDay;
    for (const [opens, closes, isEndOpen] of spans) {
      open.push(...inWeek(midnight + opens, midnight + closes));
      if (isEndOpen) ends.push(midnight + Math.max(opens, closes));
    }
  }
  const certain = weekOf(open);
  return ends.length === 0 ? certain : withOpenEnds(certain, ends);
}

interface Rule {
  days: readonly number[];
  /** Minutes since midnight; may end on the next day, or nobody knows when. */
  spans: readonly (readonly [opens: number, closes: number, isEndOpen: boolean])[];
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
    const named = dayText === undefined ? everyDay : daysIn(dayText);
    const spans = named && spansIn(times);
    if (!named || !spans) return null;
    rules.push({ days: named, spans, isAdded });
  }
  // A trailing comma continues in a syntax that is not parsed here.
  return part.trimEnd().endsWith(",") ? null : rules;
}

const everyDay: readonly number[] = days.map((_, each) => each);

// Most hours are made of few lists of days and few of times.

/**
 * `Mo-We,Fr` // => [0, 1, 2, 4]; a range may cross the week's end, holidays are not days. `null`: a
 * day is named twice.
 */
const daysIn = remembered((text: string): readonly number[] | null => {
  const named: number[] = [];
  for (const item of text.split(",").map((each) => each.trim())) {
    if (item === "PH") continue;
    const [first = 0, last = first] = item.split("-").map((name) => days.indexOf(name));
    for (let each = first; ; each = (each + 1) % days.length) {
      named.push(each);
      if (each === last) break;
    }
  }
  return new Set(named).size < named.length ? null : named;
});

const spansIn = remembered((text: string): Rule["spans"] | null => {
  if (text === "off" || text === "closed") return [];
  const spans: [number, number, boolean][] = [];
  for (const part of text.split(",")) {
    const isEndOpen = part.trimEnd().endsWith("+");
    const [from = "", to = isEndOpen ? from : ""] = part.replace("+", "").split("-");
    const isEndless = isEndOpen && from === to;
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    if (opens < 0 || opens >= minutesPerDay || closes < 0) return null;
    if (closes === opens && !isEndless) return null;
    // Spans that meet or are out of order are weighed against each other by rules of their own.
    if (opens <= (spans.at(-1)?.[1] ?? -1)) return null;
    spans.push([opens, closes > opens || isEndless ? closes : closes + minutesPerDay, isEndOpen]);
  }
  return spans;
});

/** `09:30` // => 570; -1 when there is no such time. */
function minutesOf(text: string): number {
  const colon = text.indexOf(":");
  const minutes = Number(text.slice(colon + 1));
  const total = Number(text.slice(0, colon)) * 60 + minutes;
  return minutes < 60 && total <= minutesPerDay ? total : -1;
}

function apply({ days: named, spans, isAdded }: Rule, spansOf: Rule["spans"][]): void {
  for (const each of named) {
    const before = isAdded && spans.length > 0 ? (spansOf[each] ?? []) : [];
    spansOf[each] = before.length === 0 ? spans : [...before, ...spans];
  }
}

/** Minutes of the week; it ends before the second one. */
type Run = [from: number, to: number];

/** Two runs for a night from Sunday into Monday. */
function inWeek(from: number, to: number): Run[] {
  if (from === to) return [];
  if (to <= minutesPerWeek) return [[from, to]];
  return [
    [from, minutesPerWeek],
    [0, to - minutesPerWeek],
  ];
}

/** The week with `[day, minute, minute]` where it is open from then on, or longer, with no known end. */
export function withOpenEnds(week: Week, ends: readonly number[]): Week {
  const isCovered = (minute: number): boolean =>
    week.some(([day, opens, closes]) =>
      [day * minutesPerDay, day * minutesPerDay - minutesPerWeek].some(
        (midnight) => midnight + opens <= minute && minute < midnight + closes,
      ),
    );
  const open = [...new Set(ends.map((end) => end % minutesPerWeek))].filter(
    (end) => !isCovered(end),
  );
  return [
    ...week,
    ...open.map((end): Week[number] => {
      const minute = end % minutesPerDay;
      return [Math.floor(end / minutesPerDay), minute, minute];
    }),
  ].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** An unbroken opening is one interval; 24 hours or more are split by day. */
function weekOf(open: readonly Run[]): Week {
  const runs: Run[] = [];
  for (const [from, to] of open.toSorted((a, b) => a[0] - b[0])) {
    const before = runs.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else runs.push([from, to]);
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
