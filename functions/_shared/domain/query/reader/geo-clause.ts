import type { Direction, PlaceRef } from "../plan/plan.ts";
import { isNumber } from "./comparison.ts";
import { addClause, argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import { numericAt } from "./number-clause.ts";
import { metresAt, placeAt } from "./place.ts";
import { placeBefore } from "./place-before.ts";

const nearDefaultM = 1_000;
const around = ["away", "of", "from", "to", "near", "within", "mark", "in", "at", "with", "be"];

/** "within 500 m of X", "less than 2 km from X", "300 m around X" from its first word. */
export function distanceClause(reader: Reader, at: number): number {
  const start = skip(reader, at, [
    "within",
    "near",
    "in",
    "of",
    "at",
    "with",
    "away",
    "no",
    "from",
  ]);
  const hasCmp = kindAt(reader, start) === "cmp" || kindAt(reader, start) === "between";
  const range = kindAt(reader, start) === "between" ? rangeAt(reader, start + 1) : null;
  const one = metresAt(reader, hasCmp ? start + 1 : start);
  const ring = range ?? (one && hasCmp ? ringAt(reader, start, one) : null);
  const length = ring ?? one;
  if (!length) return at;
  const from = skip(reader, length.next, around);
  const place = placeAt(reader, from) ?? placeBefore(reader, length.next);
  if (!place) return at;
  const end = skip(reader, place.next, ["away"]);
  const minM = ring?.minM;
  const isFarther =
    minM === undefined &&
    hasCmp &&
    (argAt(reader, start) === "gt" || argAt(reader, start) === "gte");
  if (place.ref === null) return end;
  const near = { to: place.ref, m: length.m, ...(minM === undefined ? {} : { minM }) };
  if (isFarther && !reader.draft.pendingNot)
    reader.draft.pendingNot = spanOf(reader, start, start + 1);
  addClause(reader, { near }, "near", spanOf(reader, at, end));
  return end;
}

/** "at least 500 m but no more than 1 km" */
function ringAt(
  reader: Reader,
  start: number,
  least: { m: number; next: number },
): { m: number; minM: number; next: number } | null {
  const cmp = skip(reader, least.next, ["and", "but", "mark", "away"]);
  const isFrom = ["gt", "gte"].includes(argAt(reader, start));
  const isTo = kindAt(reader, cmp) === "cmp" && ["lt", "lte"].includes(argAt(reader, cmp));
  const isWithin = kindAt(reader, cmp) === "within";
  const most = isFrom && (isTo || isWithin) ? metresAt(reader, cmp + 1) : null;
  return most && most.m > least.m ? { m: most.m, minM: least.m, next: most.next } : null;
}

/** "between 500 m and 1 km", "between 1 and 2 km" */
function rangeAt(reader: Reader, at: number): { m: number; minM: number; next: number } | null {
  const low = metresAt(reader, at);
  const joint = low ? low.next : at + 1;
  if (kindAt(reader, joint) !== "and") return null;
  const high = metresAt(reader, joint + 1);
  if (!high) return null;
  if (low) return { m: high.m, minM: low.m, next: high.next };
  const [first, second] = [reader.tokens[at]?.value ?? 0, reader.tokens[joint + 1]?.value ?? 0];
  return second > first && first > 0
    ? { m: high.m, minM: (high.m * first) / second, next: high.next }
    : null;
}

/** "near X", with what "near" is taken for. */
export function nearClause(reader: Reader, at: number): number {
  const withLength = distanceClause(reader, at);
  if (withLength > at) return withLength;
  // "around 100 reviews"
  const isOfNumber = isNumber(kindAt(reader, at + 1)) && numericAt(reader, at + 2) !== null;
  const place = isOfNumber ? null : placeAt(reader, at + 1);
  if (!place) return leaveOver(reader, at);
  if (place.ref !== null) {
    const measured = reader.draft.supers.some(({ arg }) => arg === "near" || arg === "far");
    if (measured && reader.draft.from === null) reader.draft.from = place.ref;
    else {
      reader.draft.assumed.add("near");
      addClause(
        reader,
        { near: { to: place.ref, m: nearDefaultM } },
        "near",
        spanOf(reader, at, place.next),
      );
    }
  }
  return place.next;
}

/** "north of X", "to the east of 48.1, 11.5" */
export function directionClause(reader: Reader, at: number): number {
  const place = placeAt(reader, skip(reader, at + 1, ["of", "from", "to"]));
  if (!place) {
    reader.draft.refusals.push({
      ...spanOf(reader, at, at + 1),
      code: "needs_clarification",
      reason: "unknown_place",
      label: reader.tokens[at]?.text ?? "",
    });
    return at + 1;
  }
  if (place.ref !== null) {
    const is = argAt(reader, at) as Direction;
    addClause(reader, { dir: { of: place.ref, is } }, "dir", spanOf(reader, at, place.next));
  }
  return place.next;
}

/** "to X", "from X" where "nearest" waits for it. */
export function fromClause(reader: Reader, at: number): number {
  const { draft } = reader;
  const waits =
    draft.from === null && draft.supers.some(({ arg }) => arg === "near" || arg === "far");
  if (!waits) return at;
  // "the nearest of the hotels": only a place is measured from.
  const places = ["listing", "place", "centre", "number", "sign", "quote"];
  const isPlace = places.includes(kindAt(reader, skip(reader, at + 1, ["mark", "in"])));
  if (kindAt(reader, at) === "of" && !isPlace) return at;
  const place = placeAt(reader, at + 1);
  if (!place) return at;
  draft.from = place.ref;
  if (place.ref === null) draft.from = "centre";
  return place.next;
}

/** "how far is A from B", "the distance between A and B" */
export function howFarClause(reader: Reader, at: number): number {
  const joints = ["be", "mark", "from", "to", "and", "between", "of", "away", "in", "near"];
  const one = placeAt(reader, skip(reader, at + 1, joints));
  if (!one) return leaveOver(reader, at);
  const start = skip(reader, one.next, joints);
  const isNearest = kindAt(reader, start) === "super";
  if (isNearest) return leaveOver(reader, at);
  const other = placeAt(reader, start);
  if (!other) return leaveOver(reader, at);
  const refs: (PlaceRef | null)[] = [one.ref, other.ref];
  if (refs[0] != null && refs[1] != null) reader.draft.distance = [refs[0], refs[1]];
  return skip(reader, other.next, ["away"]);
}
