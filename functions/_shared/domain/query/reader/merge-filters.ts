import {
  type Condition,
  isNumber,
  isPresence,
  isText,
  isValue,
  type ValueCondition,
} from "../plan/plan.ts";

import { multiValued } from "./draft.ts";

/** How the new filters were said. */
export interface Said {
  /** "also in Wedding", "plus hotels" */
  isAlso: boolean;
  /** "what about PayPal?" */
  isInstead: boolean;
}

/**
 * The filters of the answer before with new ones: a new filter takes the place of one about the
 * same thing, where both can't have been meant.
 */
export function mergedFilters(
  before: readonly Condition[],
  added: readonly Condition[],
  said: Said,
): Condition[] {
  const joined = added.map((one) => before.reduce((sum, old) => together(old, sum, said), one));
  const kept = before.filter((old) => joined.every((one) => canStay(old, one, said)));
  return [...kept, ...joined.filter((one) => !kept.some((old) => isSame(old, one)))];
}

const isSame = (one: Condition, other: Condition): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function canStay(old: Condition, added: Condition, said: Said): boolean {
  const subjects = new Set(subjectsOf(added));
  if (!subjectsOf(old).some((subject) => subjects.has(subject))) return true;
  // "but not cash", "except the expensive ones" take away from what there was.
  if ("not" in added) return !isAllOf(old, added.not);
  if (isValue(old) && isValue(added) && old.f === added.f) {
    return multiValued.includes(old.f) && !said.isInstead;
  }
  return saysOpen(old) !== saysOpen(added) || (said.isAlso && saysOpen(old));
}

const saysOpen = (condition: Condition): boolean =>
  "or" in condition
    ? condition.or.every(saysOpen)
    : "and" in condition
      ? condition.and.every(saysOpen)
      : "open" in condition;

/** "not in Mitte" after "in Mitte" leaves nothing: it was meant instead. */
const isAllOf = (old: Condition, taken: Condition): boolean =>
  isSame(old, taken) ||
  (isValue(old) &&
    isValue(taken) &&
    old.f === taken.f &&
    old.in.every((value) => taken.in.includes(value)));

/** "also in Wedding" beside Mitte, "until 10 pm" on the Sunday that was spoken of. */
function together(old: Condition, added: Condition, { isAlso }: Said): Condition {
  if (isAlso && isValue(old) && isValue(added) && isUnited(old, added)) return union(old, added);
  const isHours = "open" in old && "open" in added;
  if (!isHours || isAlso || typeof old.open === "string" || typeof added.open === "string") {
    return added;
  }
  // "and on Monday?" after Sunday evening: Monday evening.
  const isDayOnly = "dow" in added.open && Object.keys(added.open).length === 1;
  if (isDayOnly && "dow" in old.open) return { open: { ...old.open, ...added.open } };
  const isTimeOnly = !("dow" in added.open);
  return isTimeOnly && "dow" in old.open ? { open: { dow: old.open.dow, ...added.open } } : added;
}

/** Whether a further value only adds businesses: a business is in one suburb, but takes many payments. */
export const isUnited = (old: Condition, added: Condition): boolean =>
  isValue(old) && isValue(added) && old.f === added.f && !multiValued.includes(old.f);

const union = (old: ValueCondition, added: ValueCondition): ValueCondition => ({
  ...added,
  in: [...new Set([...old.in, ...added.in])],
});

const wide = ["suburb", "city", "postcode", "region"];

/** What a filter is about: `place`, `category`, `has phone`, `text name`, `open`, `near` … */
export function subjectsOf(condition: Condition): string[] {
  if ("and" in condition) return condition.and.flatMap(subjectsOf);
  if ("or" in condition) return condition.or.flatMap(subjectsOf);
  if ("not" in condition) return subjectsOf(condition.not);
  if (isValue(condition)) return [wide.includes(condition.f) ? "place" : condition.f];
  if (isPresence(condition)) return [`has ${condition.f} ${condition.role ?? ""}`];
  if (isText(condition)) return [`text ${condition.f}`];
  if (isNumber(condition)) return [condition.f];
  if ("near" in condition) return ["near"];
  return "dir" in condition ? ["dir"] : ["open"];
}
