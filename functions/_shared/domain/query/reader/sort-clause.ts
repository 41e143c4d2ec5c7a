import type { NumberField, Sort } from "../plan/plan.ts";
import { argAt, kindAt, leaveOver, type Reader, skip, spanOf } from "./draft.ts";
import { numericAt } from "./number-clause.ts";
import { placeAt } from "./place.ts";

interface SortKey {
  by: Sort["by"] | "count" | "avg";
  field?: NumberField;
  /** "by total reviews" */
  fn?: string;
  next: number;
}

/** "sort them by number of reviews, highest first" */
export function sortClause(reader: Reader, at: number): number {
  const start = skip(reader, at + 1, ["pron", "by", "subject", "mark", "of", "to"]);
  // "sort the hotels in Soho by rating": what they are comes first.
  const by = reader.tokens.findIndex(({ kind }, index) => index > at && kind === "by");
  if (["type", "in", "place"].includes(kindAt(reader, start)) && by > start) {
    reader.draft.intents.add("sorted");
    return start;
  }
  const key = sortKey(reader, start);
  if (key) return sortedBy(reader, key);
  const direction = kindAt(reader, start);
  if (direction === "alpha") return start;
  if (direction === "asc" || direction === "desc") {
    reader.draft.intents.add(`sort ${direction}`);
    return start + 1;
  }
  return leaveOver(reader, at);
}

export function sortKey(reader: Reader, at: number): SortKey | null {
  const start = skip(reader, at, ["count", "by", "of", "super"]);
  // "the top 3 types by lowest rating": of each type's lowest?
  const isOfGroups = reader.draft.groupable.length > 0 || reader.draft.groupBy !== null;
  if (isOfGroups && reader.tokens.slice(at, start).some(({ kind }) => kind === "super"))
    return null;
  const hasCount = reader.tokens.slice(at, start).some(({ kind }) => kind === "count");
  if (kindAt(reader, start) === "fn") {
    const field = numericAt(reader, skip(reader, start + 1, ["count", "of"]));
    const fn = argAt(reader, start);
    const next = skip(reader, start + 1, ["count", "of"]) + 1;
    return field ? { by: "avg", fn, field, next } : null;
  }
  const field = numericAt(reader, start);
  if (field) return { by: field, field, next: start + 1 };
  const arg = argAt(reader, start);
  const kind = kindAt(reader, start);
  if (kind === "field" && (arg === "name" || arg === "category" || arg === "suburb") && !hasCount) {
    return { by: arg, next: start + 1 };
  }
  if (kind === "field" && arg === "distance") return { by: "distance", next: start + 1 };
  // "by distance from X": the words of "what is the distance from X to Y".
  if (kind === "howfar") return { by: "distance", next: start + 1 };
  if (hasCount && ["subject", "type"].includes(kind)) return { by: "count", next: start };
  return null;
}

export function sortedBy(reader: Reader, { by, field, fn = "avg", next }: SortKey): number {
  const { draft } = reader;
  const direction = kindAt(reader, skip(reader, next, ["mark", "in"]));
  const isTold = direction === "asc" || direction === "desc";
  const end = isTold ? skip(reader, next, ["mark", "in"]) + 1 : next;
  const plain =
    by === "name" || by === "category" || by === "suburb" || by === "distance" ? "asc" : "desc";
  const dir = isTold ? (direction as "asc" | "desc") : plain;
  if (by === "count" || by === "avg") {
    draft.intents.add(`sort ${dir}`);
    if (by === "avg" && field) {
      draft.functions.push({ fn, ...spanOf(reader, next - 1, next) });
      draft.numbers.push({ field, ...spanOf(reader, next - 1, next) });
    }
    return end;
  }
  if (by === "distance") {
    const place = placeAt(reader, skip(reader, end, ["from", "to", "of"]));
    if (!place?.ref) return place ? place.next : leaveOver(reader, end - 1);
    draft.sort.push({ by, dir, to: place.ref });
    return secondKey(reader, place.next);
  }
  draft.sort.push({ by, dir });
  return secondKey(reader, end);
}

/** "by rating and number of reviews", "by suburb, then by name" */
function secondKey(reader: Reader, end: number): number {
  const joint = skip(reader, end, ["mark", "and", "now_", "by"]);
  const isJoined = reader.tokens
    .slice(end, joint)
    .some(
      ({ kind, text }) => kind === "and" || text === "then" || text === "dann" || text === "luego",
    );
  const second = isJoined ? sortKey(reader, joint) : null;
  return second && isPlainKey(second) ? sortedBy(reader, second) : end;
}

const isPlainKey = ({ by }: SortKey): boolean => !["count", "avg", "distance"].includes(by);
