import { type Condition, filtersOf } from "../plan/plan.ts";
import type { Draft, Reader } from "./draft.ts";
import type { Bag } from "./hours-bag.ts";
import { conditionOf } from "./hours-condition.ts";
import { subjectsOf } from "./merge-filters.ts";

/** The hours that were said last, where nothing else was said since. */
const hoursBefore = ({ clauses, hours }: Draft): Bag | null =>
  hours !== null && hours.clause === clauses.length - 1 ? hours.bag : null;

/** "open on Monday but not on Tuesday" */
export function turnDays(reader: Reader, bag: Bag): void {
  const { draft } = reader;
  const isDaysOnly = bag.mode === null && bag.days.length > 0 && !saysTime(bag);
  const before = hoursBefore(draft);
  if (draft.pendingNot === null || !isDaysOnly || before?.mode !== "open") return;
  if (before.days.length === 0 || saysTime(before)) return;
  draft.pendingNot = null;
  bag.mode = "closed";
  bag.isNotOpen = true;
  // "every day except Sunday"
  const left = before.days.filter((day) => !bag.days.includes(day));
  const condition = left.length > 0 ? conditionOf({ ...before, days: left }, reader) : null;
  const clause = draft.clauses.at(-1);
  if (clause && condition) clause.condition = condition;
}

/** "open past 7 pm every weekday": days that follow a time at once are its own. */
export function attachDays(reader: Reader, bag: Bag): boolean {
  const { draft } = reader;
  const before = hoursBefore(draft);
  const clause = draft.clauses.at(-1);
  const isJoined = draft.pendingAnd || draft.pendingOr || draft.pendingNot !== null;
  if (!before || !clause || isJoined || !saysDaysOnly(bag) || clause.about !== "open") return false;
  if (before.mode !== "open" || before.days.length > 0 || !saysTime(before)) return false;
  const { days, isAny, isEither } = bag;
  const condition = conditionOf({ ...before, days, isAny, isEither }, reader);
  if (condition) clause.condition = condition;
  return condition !== null;
}

/** "and on Monday?" after what is open, or closed, on Sunday. */
export function goOnBefore({ draft, before }: Reader, bag: Bag): void {
  const isFragment = draft.clauses.length === 0 && draft.subject === null;
  if (!before || !isFragment || bag.mode !== null || bag.days.length === 0) return;
  const hours = filtersOf(before).filter((filter) => subjectsOf(filter).includes("open"));
  if (hours.length !== 1) return;
  const isClosed = hours.some(saysClosed);
  if (isClosed && saysTime(bag)) return;
  bag.mode = isClosed ? "closed" : "open";
}

const saysClosed = (condition: Condition): boolean =>
  "and" in condition
    ? condition.and.some(saysClosed)
    : "or" in condition
      ? condition.or.some(saysClosed)
      : "closed" in condition;

/** "open Monday until 6 pm and Friday until 8 pm": what is said of the second day is said of opening, too. */
export function goOn({ draft }: Reader, bag: Bag): void {
  const before = hoursBefore(draft);
  const isPlain = draft.pendingNot === null && !bag.isNow && !bag.isAlways;
  if (isPlain && before?.mode === "open" && saysTime(before)) bag.mode ??= "open";
}

/**
 * "open before 9 am and close after 8 pm on Mondays": days that are said once hold for both times;
 * false where one of several days is meant, which need not be the same one.
 */
export function shareDays(reader: Reader, bag: Bag): boolean {
  const { draft } = reader;
  const before = hoursBefore(draft);
  const clause = draft.clauses.at(-1);
  if (!before || !clause || !saysTime(before) || !saysTime(bag)) return true;
  const isFirst = before.days.length > 0;
  if (isFirst === bag.days.length > 0) return true;
  const { days, isAny, isEither } = isFirst ? before : bag;
  if (isAny || isEither || draft.pendingNot !== null || clause.about !== "open") return false;
  if (isFirst) {
    bag.days = [...days];
    return true;
  }
  const condition = conditionOf({ ...before, days: [...days] }, reader);
  if (condition) clause.condition = condition;
  return condition !== null;
}

export const saysTime = ({ limits, at, meal, opensAfter, isNow, isAlways }: Bag): boolean =>
  !isNow &&
  !isAlways &&
  (at !== null || meal !== null || opensAfter !== null || Object.keys(limits).length > 0);

const saysDaysOnly = (bag: Bag): boolean =>
  bag.mode === null && bag.days.length > 0 && !saysTime(bag);
