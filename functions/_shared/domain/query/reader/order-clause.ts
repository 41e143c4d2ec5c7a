import { declarationOf } from "../../listing/listing.ts";
import type { GroupKey, NumberField, Sort } from "../plan/plan.ts";
import { groupFields } from "../plan/plan.ts";
import { isNumber, quantityOf } from "./comparison.ts";
import {
  argAt,
  isRising,
  kindAt,
  leaveOver,
  multiValued,
  type Reader,
  type Superlative,
  skip,
  spanOf,
} from "./draft.ts";
import { numericAt } from "./number-clause.ts";
import { sortBy } from "./rows-form.ts";
import { sortedBy, sortKey } from "./sort-clause.ts";

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
  // "the hotel with the most services": how many values a field has is not known to a plan.
  const isOfMany = counted.includes(argAt(reader, next)) && kindAt(reader, next) === "field";
  if (["most", "least"].includes(arg) && isOfMany) return leaveOver(reader, at);
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
  draft.supers.push({ arg: meant.arg, said: arg, ...spanOf(reader, at, next) });
  return next;
}

const counted = [...multiValued, "socials", "emails", "phones"];

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
  if (nextKind === "rated" && arg === "most") return { arg: "reviewed", usesField: true };
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
  // "Are there two hotels in Mitte?" asks how many there are.
  if (kindAt(reader, 0) === "be" && at === 1) return at;
  const isNoun =
    isAfterNoun ||
    ["super", "leading", "common", "rare"].includes(kind) ||
    (["type", "subject"].includes(kind) && isListed(reader)) ||
    // "which 2 (of them) are closest to X"
    // "give me the 4 with the most reviews"
    (kind === "with" &&
      kindAt(reader, at + 2) === "super" &&
      ["list", "only"].includes(kindAt(reader, at - 1))) ||
    (["be", "of", "pron"].includes(kind) && ["ask", "only"].includes(kindAt(reader, at - 1))) ||
    // "… and show only 4"
    (["", "mark"].includes(kind) &&
      ["only", "list"].includes(kindAt(reader, at - 1)) &&
      (reader.draft.sort.length > 0 || reader.draft.supers.length > 0)) ||
    (kind === "field" &&
      isGroupable(argAt(reader, at + 1)) &&
      !["cmp", "with", "have"].includes(reader.tokens[at - 1]?.kind ?? ""));
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
  // "Group them by suburb. How many in each?"
  const isSaid = reader.draft.groupBy !== null && ["", "mark"].includes(kindAt(reader, at + 1));
  if (!group && isSaid) return at + 1;
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
  // "by outdoor seating", which as a filter says that there is some.
  const [stated] = kind === "value" ? (reader.tokens[at]?.entries ?? []) : [];
  if (stated && declarationOf(stated.field).affirmed) return groupable[stated.field] ?? null;
  if (kind !== "field") return null;
  if (arg === "rating" || arg === "founded_year")
    return arg === "rating" ? "rating_band" : "founded_year";
  return groupable[arg] ?? null;
}

/** "by …": what is grouped by, or sorted by, or how a file is ordered. */
export function byClause(reader: Reader, at: number): number {
  const { draft } = reader;
  // "services offered by hotels"
  const isDone = ["offer", "accept", "serve"].includes(kindAt(reader, at - 1));
  if (isDone && ["type", "subject"].includes(kindAt(reader, at + 1))) return at + 1;
  if (draft.intents.has("compare") || draft.intents.has("difference"))
    return comparedBy(reader, at);
  // "sorted by price, cheapest first, then by rating"
  const isFurther = draft.sort.length > 0 || draft.supers.length > 0;
  if (kindAt(reader, at - 1) === "now_" || (isFurther && kindAt(reader, at - 1) === "and")) {
    const key = draft.sort.length > 0 ? sortKey(reader, at + 1) : null;
    return key?.field ? sortedBy(reader, key) : leaveOver(reader, at);
  }
  const isList = draft.intents.has("list") && !draft.intents.has("count");
  const isBare = !draft.intents.has("top") && draft.supers.length === 0;
  // "sort descending by price", "by rating, best first": an order, not groups.
  const field = numericAt(reader, at + 1);
  const directed = (["asc", "desc"] as const).find((dir) => draft.intents.has(`sort ${dir}`));
  const isComputed = draft.functions.length > 0 || draft.intents.has("count");
  if (field && directed && draft.groupable.length === 0 && !isComputed) {
    draft.intents.delete(`sort ${directed}`);
    draft.sort.push({ by: field, dir: directed });
    return at + 2;
  }
  const orderAt = skip(reader, at + 2, ["mark", "in"]);
  const isFirst = kindAt(reader, orderAt) === "super" && kindAt(reader, orderAt + 1) === "leading";
  const isOrder = isFirst || ["asc", "desc"].includes(kindAt(reader, orderAt));
  const key = field && isOrder && draft.functions.length === 0 ? sortKey(reader, at + 1) : null;
  if (key) return sortedBy(reader, key);
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
    // "the best hotel by suburb": of each suburb?
    if (superlative && ["suburb", "category"].includes(sorted?.by ?? "")) {
      return leaveOver(reader, at);
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

/** "compare hotels and gyms by rating" */
function comparedBy(reader: Reader, at: number): number {
  const key = sortKey(reader, at + 1);
  if (!key?.field) return key?.by === "count" ? key.next : leaveOver(reader, at);
  const span = spanOf(reader, at + 1, key.next);
  if (key.field === "price_level" || key.by === "avg") {
    reader.draft.functions.push({ fn: "avg", ...span });
  }
  reader.draft.numbers.push({ field: key.field, ...span });
  return key.next;
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
  superlative.isBy = true;
  superlative.arg = `${field}.${isTold ? direction : isRising(superlative) ? "asc" : "desc"}`;
  return isTold ? told + 1 : next;
}
