import { argAt, kindAt, type Reader, skip } from "./draft.ts";
import type { Bag } from "./hours-bag.ts";
import { mealOf } from "./meal.ts";
import { minutesPerDay, nightUntil, timeAt } from "./time-of-day.ts";

/** 05:00 to 11:00: whoever is open at all is open after it. */
const isMorning = (min: number): boolean => min > 300 && min <= 660;

/** "until 10 pm", "after 20:00", "before 9 am", "from 9:00 to 17:00" */
export function takeLimit(reader: Reader, at: number, bag: Bag): number {
  const time = timeAt(
    reader,
    skip(reader, at + 1, [
      "at",
      "of",
      ...(kindAt(reader, at) === "until" && argAt(reader, at + 1) === "gte" ? ["cmp"] : []),
    ]),
    false,
  );
  if (!time) return at;
  const kind = kindAt(reader, at);
  if (bag.mode === "closes" && !["after", "before"].includes(kind)) return at;
  if (kind === "after" && bag.mode !== "closes" && !time.isVague && isMorning(time.min)) {
    // "is open after 9 am": open then, or opened later?
    if (!bag.isVerb && !bag.isBare) return at;
    bag.opensAfter = time.min;
    return time.next;
  }
  bag.isVague ||= time.isVague;
  const late = time.min <= nightUntil && !time.isVague ? time.min + minutesPerDay : time.min;
  if (kind === "from" || kind === "since") bag.limits.from = time.min;
  else if (kind === "until" || kind === "to") bag.limits.until = late;
  else if (kind === "after") bag.limits.after = late;
  else bag.limits.before = time.min;
  return kind === "from" ? rangeEnd(reader, time.next, bag) : time.next;
}

/** "from 9:00 to 17:00" */
function rangeEnd(reader: Reader, at: number, bag: Bag): number {
  const time = kindAt(reader, at) === "to" ? timeAt(reader, at + 1, false) : null;
  if (!time) return at;
  bag.limits.until = endOf(bag, time.min);
  return time.next;
}

/** "from 20:00 to 2:00" ends on the next day. */
const endOf = ({ limits }: Bag, min: number): number =>
  min <= nightUntil && min <= (limits.from ?? 0) ? min + minutesPerDay : min;

/** "between 9:00 and 17:00" */
export function takeRange(reader: Reader, at: number, bag: Bag): number {
  const low = timeAt(reader, at + 1, false);
  if (!low || !["and", "to"].includes(kindAt(reader, low.next))) return at;
  const high = timeAt(reader, low.next + 1, false);
  if (!high) return at;
  bag.limits.from = low.min;
  bag.limits.until = endOf(bag, high.min);
  bag.isVague ||= low.isVague || high.isVague;
  return high.next;
}

const fromWords = /^(from|von|de|du|des|del|من)$/;
const toWords = /^(to|till|until|bis|a|au|al|hasta|jusqu.*|الى|إلى|حتى)$/;

/** "from 8 am to 6 pm", where "from" is the word for "of". */
export function takeSpan(reader: Reader, at: number, bag: Bag): number {
  const low = fromWords.test(reader.tokens[at]?.text ?? "") ? timeAt(reader, at + 1, false) : null;
  if (!low || !toWords.test(reader.tokens[low.next]?.text ?? "")) return at;
  const high = timeAt(reader, low.next + 1, false);
  if (!high || bag.mode === "closes" || bag.at !== null) return at;
  bag.limits.from = low.min;
  bag.limits.until = endOf(bag, high.min);
  // "from 8 to 6 pm" begins in the morning.
  bag.isVague ||= high.isVague;
  return high.next;
}

/** "montags mittags geschlossen": a word for noon that is one for the meal as well. */
export function takeMeal(reader: Reader, at: number, bag: Bag): number {
  if (bag.meal !== null || bag.at !== null || isOfLastDay(reader, at)) return at;
  bag.meal = mealOf(argAt(reader, at));
  if (kindAt(reader, at) === "noon") bag.at = bag.meal.from;
  return at + 1;
}

/** "le lundi et le mardi midi": at noon on both days, or all Monday and at noon on Tuesday? */
function isOfLastDay(reader: Reader, at: number): boolean {
  if (kindAt(reader, at) !== "noon") return false;
  const before = reader.tokens
    .slice(0, at)
    .filter(({ kind }) => !["filler", "on", "in", "at", "of", "mark"].includes(kind));
  return (
    before
      .slice(-3)
      .map(({ kind }) => kind)
      .join(" ") === "day and day"
  );
}
