import type { Condition } from "../plan/plan.ts";
import { addClause, argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import type { Bag } from "./hours-bag.ts";
import { attachDays, goOn, goOnBefore, saysTime, shareDays, turnDays } from "./hours-before.ts";
import { conditionOf, knownNot } from "./hours-condition.ts";
import { takeLimit, takeMeal, takeRange, takeSpan } from "./hours-limits.ts";
import { halves, onClock, timeAt } from "./time-of-day.ts";

const starts = [
  "open",
  "closed",
  "closes",
  "always",
  "now",
  "weekend",
  "weekdays",
  "everyday",
  "today",
  "tomorrow",
  "tonight",
  "day",
  "allday",
];
const joints = ["on", "in", "be", "and", "or", "mark", "at", "with", "of", "both", "either", "to"];

/** "every day, also on Sunday", "tanto el sábado como el domingo" */
const further = ["now_", "as"];

export const startsHours = (kind: string): boolean => starts.includes(kind);

/** "not always open", "not closed on Sunday": of unknown hours nothing is said. */
function ofKnown({ draft }: Reader, condition: Condition): Condition {
  if (draft.pendingNot === null) return condition;
  draft.pendingNot = null;
  return knownNot(condition);
}

const isDay = (kind: string): boolean =>
  ["day", "weekend", "weekdays", "everyday", "today", "tomorrow"].includes(kind);

/** Everything said about opening, in whatever order: "on Sundays after 20:00 open", "closed on Monday". */
export function hoursClause(reader: Reader, at: number): number {
  const bag = gather(reader, at);
  if (!bag || bag.end <= at) return leaveOver(reader, at);
  const span = spanOf(reader, at, bag.end);
  if (bag.isVague) {
    const said = reader.question.slice(span.start, span.end);
    reader.draft.ambiguities.push({ ...span, readings: clockReadings(said), isHour: true });
    return bag.end;
  }
  if (attachDays(reader, bag)) return bag.end;
  turnDays(reader, bag);
  goOn(reader, bag);
  goOnBefore(reader, bag);
  if (!shareDays(reader, bag)) return leaveOver(reader, at);
  const condition = conditionOf(bag, reader);
  // "When does X open?" asks for the hours as they are.
  const isPlain = bag.days.length === 0 && (bag.meal === null || bag.at !== null);
  if (!condition && reader.draft.selects.includes("hours") && isPlain) return bag.end;
  if (!condition) return leaveOver(reader, at);
  addClause(reader, ofKnown(reader, condition), "open", span);
  reader.draft.hours = { bag, clause: reader.draft.clauses.length - 1 };
  return bag.end;
}

/** "open until 10": in the morning or in the evening? */
const clockReadings = (said: string): string[] => {
  const [, hour = ""] = /(\d{1,2})(?!.*\d)/.exec(said) ?? [];
  const write = (value: number): string => said.replace(/(\d{1,2})(?!.*\d)/, `${value}:00`);
  return hour === "" ? [said] : [write(Number(hour)), write(Number(hour) + 12)];
};

function gather(reader: Reader, from: number): Bag | null {
  const bag: Bag = {
    mode: null,
    days: [],
    isAny: false,
    isEither: false,
    limits: {},
    at: null,
    meal: null,
    isNow: false,
    isAlways: false,
    isAllDay: false,
    isVague: false,
    isNight: false,
    isWhole: false,
    isNotOpen: false,
    isEvery: false,
    isVerb: false,
    isBare: false,
    opensAfter: null,
    end: from,
  };
  let at = from;
  // "until 6 pm on Monday and Friday" is said of both, "Monday until 6 pm and Friday" is not.
  let isDayTimed = false;
  while (at < reader.tokens.length) {
    if (isDayTimed && isDay(kindAt(reader, at))) break;
    const wasTimed = saysTime(bag);
    const next = takeGerman(reader, at, bag) ?? take(reader, at, bag);
    if (next > at) {
      isDayTimed ||= !wasTimed && saysTime(bag) && bag.days.length > 0;
      at = next;
      bag.end = at;
      continue;
    }
    // "um 19:30 Uhr noch offen": "noch" is "nor" elsewhere.
    if (kindAt(reader, at) === "nor" && kindAt(reader, at + 1) === "open") {
      at++;
      continue;
    }
    // French writes "à" and "a" alike once folded.
    if (reader.tokens[at]?.text === "a" && timeAt(reader, at + 1, true)) {
      at++;
      continue;
    }
    const after = skip(reader, at, bag.days.length > 0 ? [...joints, ...further] : joints);
    if (after === at || !continues(reader, after, bag)) break;
    if (isDayTimed && isDay(kindAt(reader, after))) break;
    if (bag.days.length > 0 && kindAt(reader, after) === "day") {
      bag.isEither ||= reader.tokens.slice(at, after).some(({ kind }) => kind === "or");
    } else if (reader.tokens.slice(at, after).some(({ kind }) => kind === "or")) break;
    at = after;
  }
  return bag.end > from ? bag : null;
}

/** "nach 20 Uhr", "um 20 Uhr": words that elsewhere mean "by" and "around". */
function takeGerman(reader: Reader, at: number, bag: Bag): number | undefined {
  const kind = kindAt(reader, at);
  const isAfter = reader.tokens[at]?.text === "nach";
  // "open by 7:30": then at the latest.
  if (!isAfter && kind !== "near" && reader.tokens[at]?.text !== "by") return undefined;
  const time = timeAt(reader, at + 1, true);
  if (!time) return undefined;
  if (reader.tokens[at]?.text === "by") {
    if (bag.mode === "closes") bag.limits.by = time.min;
    else bag.limits.from = time.min;
    bag.isVague ||= time.isVague;
  } else if (isAfter) bag.limits.after = time.min;
  else bag.at = time.min;
  return time.next;
}

/** Whether what follows still speaks of the hours. */
function continues(reader: Reader, at: number, bag: Bag): boolean {
  const kind = kindAt(reader, at);
  if (kind === "open" || kind === "closed") return bag.mode === null;
  if (startsHours(kind) || kind === "meal") return true;
  if (kind === "by" || kind === "near") return timeAt(reader, at + 1, true) !== null;
  if (["after", "before", "until", "from", "since", "between"].includes(kind))
    return timeAt(reader, skip(reader, at + 1, ["cmp"]), false) !== null;
  return timeAt(reader, at, true) !== null;
}

function take(reader: Reader, at: number, bag: Bag): number {
  switch (kindAt(reader, at)) {
    case "open":
      bag.isVerb ||= saysOpening(reader, at);
      bag.isBare ||= reader.tokens[at]?.text === "open" && nouns.includes(kindAt(reader, at - 1));
      return setMode(bag, "open", at);
    case "closed":
      bag.isNotOpen ||= /^(not|do|does|no|nicht|ne|n|pas|لا|غير)\b/.test(
        `${reader.tokens[at]?.text} `,
      );
      return setMode(bag, "closed", at);
    case "closes":
      return setMode(bag, "closes", at);
    case "now":
      bag.isNow = true;
      if (argAt(reader, at) === "open") bag.mode ??= "open";
      return at + 1;
    case "always":
      bag.isAlways = true;
      return at + 1;
    case "allday":
      bag.isAllDay = true;
      return at + 1;
    case "after":
    case "before":
    case "until":
      return takeLimit(reader, at, bag);
    case "since":
      return takeFrom(reader, at, bag);
    case "of":
    case "from": {
      const next = takeSpan(reader, at, bag);
      return next === at && kindAt(reader, at) === "from" ? takeFrom(reader, at, bag) : next;
    }
    case "to":
      return /^(jusqu|hasta)/.test(reader.tokens[at]?.text ?? "") ? takeLimit(reader, at, bag) : at;
    case "between":
      return takeRange(reader, at, bag);
    case "meal":
      return takeMeal(reader, at, bag);
    case "noon":
      return argAt(reader, at) === "" ? takeDay(reader, at, bag) : takeMeal(reader, at, bag);
    case "night":
      if (bag.days.length === 0) return at;
      bag.isNight = true;
      return at + 1;
    default:
      return takeDay(reader, at, bag);
  }
}

/** "from Monday to Thursday", "from 9:00" */
const takeFrom = (reader: Reader, at: number, bag: Bag): number =>
  daysUntil(reader, at + 1) ? takeDay(reader, at + 1, bag) : takeLimit(reader, at, bag);

const openingVerb =
  /^(opens|opening|offnen|offnet|ouvrent|ouvre|ouverture|abren|abre|abran|تفتح|يفتح)$/;

/** "which opens at 9", "that open at 9": when it opens is asked, not whether it is open then. */
const saysOpening = ({ tokens }: Reader, at: number): boolean =>
  openingVerb.test(tokens[at]?.text ?? "") ||
  (tokens[at]?.text === "open" && tokens[at - 1]?.kind === "that");

/** "dentists open", as opposed to "are open" */
const nouns = ["type", "subject"];

function setMode(bag: Bag, mode: "open" | "closed" | "closes", at: number): number {
  if (bag.mode !== null && bag.mode !== mode) return at;
  bag.mode = mode;
  return at + 1;
}

function takeDay(reader: Reader, at: number, bag: Bag): number {
  const today = reader.preset.clock.dow;
  const days: Readonly<Record<string, number[]>> = {
    day: [Number(argAt(reader, at))],
    weekend: [5, 6],
    weekdays: [0, 1, 2, 3, 4],
    everyday: [0, 1, 2, 3, 4, 5, 6],
    today: [today],
    tomorrow: [(today + 1) % 7],
  };
  const until = daysUntil(reader, at);
  if (until) {
    bag.days.push(...until.days);
    return until.next;
  }
  // "closed on each day": on all of them, or how many on each?
  const isEach = reader.tokens[at]?.text === "each day";
  if (isEach && (bag.mode !== "open" || reader.draft.intents.has("count"))) return at;
  const found = days[kindAt(reader, at)];
  if (found) {
    bag.days.push(...found);
    bag.isEvery ||= kindAt(reader, at) === "everyday";
    bag.isWhole ||= argAt(reader, at) === "whole";
    if (kindAt(reader, at) === "weekend" && argAt(reader, at) !== "whole") {
      bag.isAny = true;
      reader.draft.assumed.add("weekend");
    }
    return at + 1;
  }
  const half = kindAt(reader, at) === "unit" ? argAt(reader, at) : "";
  // "at 8 on Wednesday mornings"
  if (halves.includes(half) && bag.at !== null && bag.isVague) {
    bag.at = onClock(bag.at, half);
    bag.isVague = false;
    return at + 1;
  }
  const time = bag.mode !== null || bag.days.length > 0 ? timeAt(reader, at, true) : null;
  if (!time || bag.at !== null) return at;
  bag.at = time.min;
  bag.isVague ||= time.isVague;
  return time.next;
}

const through =
  /^\s*(?:to|through|thru|till|until|bis|au|à|a|al|hasta|إلى|الى|حتى|[-–—])\s*(?:le|el|la|the)?\s*$/i;

/** "Tuesday to Sunday", "Friday to Monday": each day of them. */
function daysUntil(reader: Reader, at: number): { days: number[]; next: number } | null {
  const to = skip(reader, at + 1, ["to", "until", "mark", "by", "on", "in"]);
  const [from, last] = [reader.tokens[at], reader.tokens[to]];
  if (from?.kind !== "day" || last?.kind !== "day") return null;
  if (!through.test(reader.question.slice(from.end, last.start))) return null;
  const first = Number(argAt(reader, at));
  const count = ((Number(argAt(reader, to)) - first + 7) % 7) + 1;
  return { days: Array.from({ length: count }, (_, day) => (first + day) % 7), next: to + 1 };
}
