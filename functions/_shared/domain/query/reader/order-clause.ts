import type { GroupKey, NumberField, Sort } from "../plan/plan.ts";
import { groupFields } from "../plan/plan.ts";
import {
  argAt,
  isRising,
  kindAt,
  leaveOver,
  type Reader,
  type Superlative,
  skip,
  spanOf,
} from "./draft.ts";
import { isNumber, numericAt, quantityOf } from "./number-clause.ts";
import { placeAt } from "./place.ts";
import { sortBy } from "./rows-form.ts";

/** "top 5", "first 3" */
export function leadingClause(reader: Reader, at: number): number {
  const token = reader.tokens[at + 1];
  const { draft } = reader;
  if (!token || !isNumber(token.kind)) {
    if (kindAt(reader, at + 1) === "super") return at + 1;
    // "best rated first" says the order, not how many.
    const said = draft.supers.at(-1);
    const order = kindAt(reader, at - 1) === "super" && said ? sortBy(said.arg, draft) : undefined;
    if (order) return firstOf(reader, at, order);
    // "los 4 primeros"
    if (draft.limit !== null && isNumber(kindAt(reader, at - 1))) return at + 1;
    // "the first bakery" has no meaning here, "top restaurants" has.
    if (reader.tokens[at]?.text !== "top") return leaveOver(reader, at);
    draft.intents.add("top");
    draft.intents.add("leading");
    return at + 1;
  }
  draft.limit = quantityOf(token);
  draft.intents.add("top");
  if (reader.tokens[at]?.text === "top") draft.intents.add("leading");
  return at + 2;
}

/** "…, best rated first": the only order, or the direction of the one there is. */
function firstOf(reader: Reader, at: number, order: readonly Sort[]): number {
  const { draft } = reader;
  const [given] = draft.sort;
  const [wanted] = order;
  if (draft.limit !== null || draft.supers.length > 1 || !wanted) return leaveOver(reader, at);
  if (given && given.by !== wanted.by) return leaveOver(reader, at);
  draft.supers.pop();
  if (given) draft.sort = [{ ...given, dir: wanted.dir }];
  else draft.sort.push(...order);
  return at + 1;
}

/** "10 best", "best 10", "three most reviewed" */
export function superClause(reader: Reader, at: number): number {
  const { draft, tokens } = reader;
  const arg = argAt(reader, at);
  const number = tokens[at + 1];
  let next = at + 1;
  if (
    number &&
    isNumber(number.kind) &&
    kindAt(reader, at + 2) !== "unit" &&
    draft.limit === null
  ) {
    draft.limit = quantityOf(number);
    next = at + 2;
  }
  const fieldAt = skip(reader, next, ["of"]);
  const field = numericAt(reader, fieldAt);
  if (field) next = fieldAt;
  const meant = meaningOf(arg, field, kindAt(reader, next));
  if (meant.usesField) next++;
  if (
    next < tokens.length &&
    kindAt(reader, next) === "rated" &&
    ["best", "worst", "highest", "lowest"].includes(arg)
  )
    next++;
  draft.supers.push({ arg: meant.arg, n: null, ...spanOf(reader, at, next) });
  return next;
}

/** What a superlative is about, with the field after it. */
function meaningOf(
  arg: string,
  field: NumberField | null,
  nextKind: string,
): { arg: string; usesField: boolean } {
  const isHigh = ["most", "highest", "best", "more"].includes(arg);
  const isLow = ["least", "lowest", "worst"].includes(arg);
  if (field && (isHigh || isLow))
    return { arg: `${field}.${isHigh ? "desc" : "asc"}`, usesField: true };
  if (nextKind === "rated" && (arg === "highest" || arg === "best"))
    return { arg: "best", usesField: false };
  if (nextKind === "common" && arg === "most") return { arg: "most", usesField: false };
  return { arg, usesField: false };
}

/** A number before a superlative or a noun: "10 best …", "list 5 restaurants". */
export function leadingNumber(reader: Reader, at: number): number {
  const token = reader.tokens[at];
  const kind = kindAt(reader, at + 1);
  if (!token || reader.draft.limit !== null) return at;
  const value = quantityOf(token);
  const isCount = Number.isInteger(value) && value >= 1 && value <= 1_000;
  const before = reader.tokens[at - 1];
  // Arabic says "the suburbs three".
  const isAfterNoun =
    token.kind === "num" &&
    /\p{Script=Arabic}/u.test(token.text) &&
    (before?.kind === "type" || (before?.kind === "field" && isGroupable(before.arg)));
  const isNoun =
    isAfterNoun ||
    ["super", "leading", "common", "rare"].includes(kind) ||
    (["type", "subject"].includes(kind) && isListed(reader)) ||
    // "which 2 (of them) are closest to X"
    (["be", "of", "pron"].includes(kind) && kindAt(reader, at - 1) === "ask") ||
    // "… and show only 4"
    (["", "mark"].includes(kind) &&
      ["only", "list"].includes(kindAt(reader, at - 1)) &&
      (reader.draft.sort.length > 0 || reader.draft.supers.length > 0)) ||
    (kind === "field" &&
      isGroupable(argAt(reader, at + 1)) &&
      reader.tokens[at - 1]?.kind !== "cmp");
  if (!isCount || !isNoun) return at;
  reader.draft.limit = value;
  reader.draft.intents.add("top");
  return at + 1;
}

const isListed = ({ draft }: Reader): boolean =>
  ["list", "ask", "file"].some((intent) => draft.intents.has(intent)) || draft.clauses.length === 0;

const groupable: Readonly<Record<string, GroupKey>> = {
  rating: "rating_band",
  ...Object.fromEntries(groupFields.map((field) => [field, field])),
};
export const isGroupable = (field: string): boolean => Object.hasOwn(groupable, field);

/** "per suburb", "by type", "for each price level" */
export function groupClause(reader: Reader, at: number): number {
  const next = skip(reader, at + 1, ["of", "in", "per", "by", "subject"]);
  const group = groupAt(reader, next);
  // "the average number of reviews per business" is the average.
  const isEach = next > at + 1 && kindAt(reader, next - 1) === "subject";
  if (!group && isEach && reader.draft.functions.some(({ fn }) => fn === "avg")) return next;
  // "a file … for every restaurant"
  const isAll =
    kindAt(reader, at + 1) === "type" &&
    reader.draft.intents.has("file") &&
    reader.draft.functions.length === 0;
  if (!group && isAll) return at + 1;
  if (!group) return leaveOver(reader, at);
  reader.draft.groupBy = group;
  // "per suburb and type" is a table no plan can say.
  return next + 1;
}

function groupAt(reader: Reader, at: number): GroupKey | null {
  const kind = kindAt(reader, at);
  const arg = argAt(reader, at);
  if (kind === "band") return "rating_band";
  if (kind === "decade") return "founded_decade";
  if (kind !== "field") return null;
  if (arg === "rating" || arg === "founded_year")
    return arg === "rating" ? "rating_band" : "founded_year";
  return groupable[arg] ?? null;
}

/** "by …": what is grouped by, or sorted by, or how a file is ordered. */
export function byClause(reader: Reader, at: number): number {
  const { draft } = reader;
  const isList = draft.intents.has("list") && !draft.intents.has("count");
  const isBare = !draft.intents.has("top") && draft.supers.length === 0;
  const isSorting =
    draft.intents.has("sorted") || (isList && isBare && numericAt(reader, at + 1) !== null);
  if (isSorting) {
    const sorted = sortKey(reader, at + 1);
    draft.intents.delete("sorted");
    return sorted ? sortedBy(reader, sorted) : leaveOver(reader, at);
  }
  if (draft.intents.has("top") || draft.supers.length > 0) {
    const sorted = sortKey(reader, at + 1);
    const [superlative] = draft.supers;
    const isOne = superlative && draft.supers.length === 1;
    if (isOne && sorted?.field && sorted.by === sorted.field && suits(superlative, sorted.field)) {
      return superlativeBy(reader, superlative, { field: sorted.field, next: sorted.next });
    }
    // "the best, by price": dear or cheap?
    const isGood = superlative && ["best", "worst"].includes(superlative.arg);
    if (isGood && (sorted?.field === "price_level" || sorted?.field === "founded_year")) {
      return leaveOver(reader, at);
    }
    if (sorted) return sortedBy(reader, sorted);
  }
  const isPer = groupAt(reader, at + 1) !== null || kindAt(reader, at + 1) === "subject";
  return isPer ? groupClause(reader, at) : leaveOver(reader, at);
}

const ownField: Readonly<Record<string, NumberField>> = {
  old: "founded_year",
  new: "founded_year",
  reviewed: "review_count",
  unreviewed: "review_count",
  cheap: "price_level",
  dear: "price_level",
};
const ofAnyField = ["most", "least", "highest", "lowest"];
const suits = ({ arg }: Superlative, field: NumberField): boolean =>
  (["best", "worst"].includes(arg) && ["rating", "review_count"].includes(field)) ||
  ofAnyField.includes(arg) ||
  (ownField[arg] ?? arg.split(".")[0]) === field;

/** "the 3 oldest, by founding year", "the 5 worst by number of reviews": says what it is measured by. */
function superlativeBy(
  reader: Reader,
  superlative: Superlative,
  { field, next }: { field: NumberField; next: number },
): number {
  const told = skip(reader, next, ["mark", "in"]);
  const direction = kindAt(reader, told);
  const isTold = direction === "asc" || direction === "desc";
  superlative.arg = `${field}.${isTold ? direction : isRising(superlative) ? "asc" : "desc"}`;
  return isTold ? told + 1 : next;
}

interface SortKey {
  by: Sort["by"] | "count" | "avg";
  field?: NumberField;
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

function sortKey(reader: Reader, at: number): SortKey | null {
  const start = skip(reader, at, ["count", "by", "of", "super"]);
  const hasCount = reader.tokens.slice(at, start).some(({ kind }) => kind === "count");
  if (kindAt(reader, start) === "fn") {
    const field = numericAt(reader, skip(reader, start + 1, ["count", "of"]));
    return field ? { by: "avg", field, next: skip(reader, start + 1, ["count", "of"]) + 1 } : null;
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

function sortedBy(reader: Reader, { by, field, next }: SortKey): number {
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
      draft.functions.push({ fn: "avg", ...spanOf(reader, next - 1, next) });
      draft.numbers.push({ field, ...spanOf(reader, next - 1, next) });
    }
    return end;
  }
  if (by === "distance") {
    const place = placeAt(reader, skip(reader, end, ["from", "to", "of"]));
    if (!place?.ref) return place ? place.next : leaveOver(reader, end - 1);
    draft.sort.push({ by, dir, to: place.ref });
    return place.next;
  }
  draft.sort.push({ by, dir });
  return end;
}
