import { filtersOf, type Plan } from "../plan/plan.ts";
import type { Draft, Reader } from "./draft.ts";
import { filtersIn } from "./filters.ts";
import { filtersLeft, isSpread, isUnclear, saysAlso } from "./follow-filters.ts";
import { isOfGroups, regrouped, withoutWhere } from "./follow-groups.ts";
import { planOf } from "./form.ts";
import { inOrderSaid } from "./in-order-said.ts";
import { mergedFilters } from "./merge-filters.ts";
import { fileFormat } from "./rows-form.ts";
import type { Token } from "./token.ts";
import { secondMeasures } from "./unused.ts";

/** Whether a question says so, or only lacks a subject of its own. */
export type FollowUp = "said" | "guessed";

/**
 * Whether a question speaks of the answer before it: by a cue ("of those", "and", "only", "their"),
 * or as a mere filter, order, column or form for it. A question that asks by itself starts anew.
 */
export function followUpOf(reader: Reader): FollowUp | null {
  const { draft, tokens } = reader;
  const { intents } = draft;
  if (intents.has("follow") || intents.has("only")) return "said";
  const first = tokens.find(({ kind }) => !["mark", "vague"].includes(kind));
  if (first && ["and", "but", "or"].includes(first.kind)) return "said";
  if (draft.distance || draft.targets.length > 0) return null;
  // "except restaurants" takes them away from the rows before; "of the businesses …" starts over.
  const isOther = namesOther(reader);
  const isPart = first?.kind === "except" || (first?.kind === "of" && !isOther);
  if (isPart && !asksItself(reader)) return "said";
  if (isOther) return null;
  if (intents.has("everywhere") || tokens.some(({ kind }) => ["pron", "their"].includes(kind))) {
    return "said";
  }
  if (asksItself(reader) || !saysSomething(draft)) return null;
  return isOnlyForm(draft) ? "said" : "guessed";
}

/** "as CSV", "sorted by rating", "top 5": nothing else could take it than the answer before. */
export function isOnlyForm(draft: Draft): boolean {
  const { clauses, groupBy, groupable, functions, numbers, intents } = draft;
  const filters = clauses.length + groupable.length + functions.length + numbers.length;
  return filters === 0 && groupBy === null && !intents.has("count");
}

/** "How many have a website?", "average rating per suburb": whole without an answer before. */
function asksItself({ draft, tokens }: Reader): boolean {
  const { intents, functions, numbers, groupable, supers, clauses, selects, sort } = draft;
  if (["ask", "count", "share"].some((intent) => intents.has(intent))) {
    // "in which suburbs?"
    const isPart = ["in", "of", "by", "per"].includes(tokens[0]?.kind ?? "") && !hasVerb(tokens);
    if (isPart || isOfNothing(draft)) return false;
    // "how many are there in total?"
    return groupable.length + numbers.length > 0 || (clauses.length > 0 && hasVerb(tokens));
  }
  if (functions.length > 0 && numbers.length > 0 && sort.length === 0) {
    return draft.groupBy !== null;
  }
  // "show phone and website" shows more of the rows before; "show the streets" asks what there is.
  const isOfRows = selects.length + sort.length + supers.length + clauses.length > 0;
  return intents.has("list") && groupable.length > 0 && !isOfRows;
}

/** "which is the cheapest?", "which suburb has the most?": of what, only the answer before says. */
const isOfNothing = ({ supers, numbers, groupable, clauses }: Draft): boolean =>
  supers.length > 0 &&
  numbers.length + clauses.length === 0 &&
  (groupable.length === 0 || supers.some(({ said }) => ["most", "least"].includes(said)));

const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => ["be", "have", "accept", "offer", "open", "start"].includes(kind));

const saysSomething = (draft: Draft): boolean =>
  draft.clauses.length > 0 ||
  draft.sort.length > 0 ||
  draft.limit !== null ||
  draft.groupBy !== null ||
  draft.groupable.length > 0 ||
  draft.functions.length + draft.numbers.length > 0 ||
  draft.supers.length > 0 ||
  (draft.selects.length > 0 && draft.intents.has("list")) ||
  ["file", "map", "sort asc", "sort desc"].some((intent) => draft.intents.has(intent));

const saysOnes = ({ tokens }: Reader): boolean => tokens.some(({ text }) => text === "ones");

/** Says itself what it is about: "the worst ones" and "by suburb" don't. */
function namesOther({ draft, tokens }: Reader): boolean {
  const isOfOnes = tokens.every(
    ({ kind, text }) => kind !== "type" && (kind !== "subject" || text === "ones"),
  );
  return draft.subject !== null && !isOfOnes;
}

/** The plan before, changed by what the new question says; undefined where it can't be said. */
export function continued(reader: Reader, before: Plan): Plan | undefined {
  const { draft } = reader;
  if (before.op === "describe") return describeMore(draft, before);
  const own = planOf(reader);
  // The part that a share is taken of is no filter.
  const isShare = own?.measure?.fn === "share";
  const added = isShare ? [...filtersOf(own)] : filtersIn(draft.clauses);
  const left = filtersLeft(reader, before);
  if (left === null || isUnclear(reader, left, added)) return undefined;
  const old = left.filter((filter) => !isSpread(filter, own, before));
  const where = mergedFilters(old, added, {
    isAlso: saysAlso(reader),
    isInstead: draft.intents.has("whatabout"),
  });
  if (draft.targets.length > 0) return undefined;
  if (before.op === "compare" && !isOfSides(draft, before)) return undefined;
  // "how many hotels does it have?" after the suburb with the most gyms
  const isOfOneGroup = before.op === "group" && before.limit !== undefined;
  const saysIt = draft.intents.has("follow") || draft.saysList;
  const isInstead = draft.intents.has("whatabout");
  if (isOfOneGroup && saysIt && !isInstead && draft.clauses.length > 0) return undefined;
  if (before.op === "group" && isShare && own?.op === "aggregate") return undefined;
  // "and the most gyms?" after the suburb with the most hotels
  const isMost = draft.supers.some(({ said }) => ["most", "least"].includes(said));
  if (before.op === "group" && own?.op === "list" && isMost && draft.clauses.length > 0)
    return undefined;
  // "compare with B" has one side here, and another in what was asked before.
  if (draft.intents.has("compare") && own?.op !== "compare") return undefined;
  const shape =
    before.op === "group" && isOfGroups(draft)
      ? regrouped(draft, before, own)
      : shapeOf(reader, before, own);
  if (shape === undefined || !isOfThese(reader, before, shape)) return undefined;
  const plan: Plan = { ...shape, ...(where.length > 0 ? { where: { and: where } } : {}) };
  if (where.length === 0) delete plan.where;
  const isComputed = ["aggregate", "group", "compare"].includes(plan.op);
  // "how many are there in total?"
  const isCount = draft.intents.has("count");
  const second = isComputed
    ? secondMeasures(plan, reader)
    : draft.functions.filter(({ fn }) => fn !== "sum" || !isCount);
  return second.length > 0 ? undefined : withColumns(reader, before, plan);
}

/** A comparison stays one where what is new narrows both of its sides. */
function isOfSides(draft: Draft, before: Plan): boolean {
  const { functions, numbers, groupBy, selects, supers, clauses } = draft;
  const asked = functions.length + numbers.length + selects.length + supers.length;
  const fields = before.sides?.map((side) => ("f" in side ? side.f : ""));
  const isOfField = clauses.some(
    ({ condition }) => "f" in condition && fields?.includes(condition.f),
  );
  return asked === 0 && groupBy === null && !isOfField;
}

/** "which of these 10 best have …" is about these ten, which no filter says. */
function isOfThese(reader: Reader, before: Plan, shape: Plan): boolean {
  const { draft } = reader;
  const { intents } = draft;
  if (before.limit === undefined) return true;
  if (before.op === "list" && shape.op !== "list") return false;
  const isNarrowed = draft.clauses.length > 0 && draft.sort.length === 0;
  const isSaid = intents.has("only") || (intents.has("follow") && !intents.has("whatabout"));
  const isRankedAnew = draft.limit !== null || draft.supers.length > 0;
  // "sort them by price" after the 5 best is about these five.
  const isOrdered = draft.supers.length > 0 || draft.sort.length > 0;
  const startsAnew = ["and", "but"].includes(reader.tokens[0]?.kind ?? "") || saysOnes(reader);
  const isKept = startsAnew || intents.has("whatabout") || draft.limit !== null;
  // "is it open now?" of the best one: another one may come first among those that are.
  const verbs = ["be", "have", "accept", "offer", "open"];
  const isAsked = reader.tokens.some(({ kind }) => verbs.includes(kind)) && !startsAnew;
  if (before.op === "list" && before.limit === 1 && isNarrowed && isAsked) return false;
  if (before.op === "list" && isOrdered && !isKept && !isNarrowed) return false;
  if (before.op === "list" && isNarrowed && isSaid && !isRankedAnew) return false;
  return !(isNarrowed && shape.limit === undefined);
}

/** "and its website?" after a question about one business */
function describeMore(
  { selects, clauses, numbers, groupable, intents }: Draft,
  before: Plan,
): Plan | undefined {
  const asked = [...selects, ...[...numbers, ...groupable].map(({ field }) => field)];
  if (clauses.length > 0) return undefined;
  if (asked.length === 0) return intents.has("map") ? before : undefined;
  return { ...before, select: asked as NonNullable<Plan["select"]> };
}

/** "their phone numbers": columns of the rows before; elsewhere they would be passed over. */
function withColumns(reader: Reader, before: Plan, plan: Plan): Plan | undefined {
  const { draft, tokens } = reader;
  const isRows = ["list", "count"].includes(plan.op);
  const isOrdered = draft.sort.length + draft.supers.length > 0;
  const numbers = isRows && !isOrdered ? draft.numbers : [];
  const selects = [...draft.selects, ...numbers.map(({ field }) => field)];
  if (selects.length === 0) return plan;
  // "and Facebook" may be a column as well as a filter.
  if (draft.roles.length > 0 || !isRows) return undefined;
  // "and an email?" after a count
  const isShown = draft.intents.has("list") || tokens.some(({ kind }) => kind === "their");
  if (plan.op === "count" && !isShown) return undefined;
  const known = draft.intents.has("only") || before.op !== "list" ? [] : (before.select ?? []);
  const select = [...new Set([...known, ...inOrderSaid(reader, selects)])];
  return { ...plan, op: "list", select };
}

/** What the new question does with the rows: what it says itself, or what the one before did. */
function shapeOf(reader: Reader, before: Plan, own: Plan | undefined): Plan | undefined {
  const { draft } = reader;
  const { intents, sort, limit, supers } = draft;
  const isDirected = intents.has("sort asc") || intents.has("sort desc");
  const isOrdered = sort.length > 0 || limit !== null || supers.length > 0 || isDirected;
  if (own === undefined && isDirected) return undefined;
  if (own?.op === "group") return ofSameMeasure(own, before);
  const isListed = intents.has("file") || intents.has("list");
  const again = before.op === "aggregate" && !isListed ? recomputed(draft, before) : null;
  if (again !== null) return again;
  if (own && ["aggregate", "compare"].includes(own.op)) return own;
  // "list them" after a share: all, or the part?
  if (isListed && before.measure?.fn === "share" && draft.clauses.length === 0) return undefined;
  if (intents.has("file")) return { ...listed(before, own, draft), output: fileFormat(reader) };
  // "sorted by rating" after a file is another file.
  const isFragment = !intents.has("list") && !intents.has("ask");
  const output = isFragment && before.op === "list" ? before.output : "text";
  if (isOrdered) return { ...listed(before, own, draft), output };
  if (intents.has("count")) return { v: 2, op: "count", output: "text" };
  if (intents.has("list") || intents.has("ask"))
    return { ...listed(before, own, draft), output: "text" };
  return withoutWhere(before);
}

/** "and the median?", "and the lowest?", "and the price level?" of what was computed before; null where it is none. */
function recomputed(draft: Draft, before: Plan): Plan | undefined | null {
  const { functions, numbers, supers, clauses, intents } = draft;
  const { measure } = before;
  const plain = withoutWhere(before);
  const [fn, number, superlative] = [functions[0], numbers[0], supers[0]];
  if (measure?.fn === "share") {
    return intents.has("count") && clauses.length === 0 ? undefined : null;
  }
  if (measure?.field === undefined || measure.fn === "distinct") return null;
  if (fn?.fn === "sum" && measure.field !== "review_count") return undefined;
  if (superlative) {
    if (number || fn || !["highest", "lowest"].includes(superlative.arg)) return undefined;
    return { ...plain, measure: { ...measure, fn: superlative.arg === "lowest" ? "min" : "max" } };
  }
  if (fn && number) return null;
  if (fn) return { ...plain, measure: { ...measure, fn: fn.fn as typeof measure.fn } };
  if (!number) return null;
  const isTotal = number.field === "review_count" && measure.field !== number.field;
  return { ...plain, measure: { fn: isTotal ? "sum" : measure.fn, field: number.field } };
}

/** "by suburb" after an average is the average of each. */
function ofSameMeasure(own: Plan, before: Plan): Plan | undefined {
  const { measure } = before;
  if (own.measure !== undefined || measure === undefined || measure.fn === "count") return own;
  const isOne = before.op === "compare" || ["distance", "distinct"].includes(measure.fn);
  return isOne ? undefined : { ...own, measure };
}

function listed(before: Plan, own: Plan | undefined, told: Draft): Plan {
  const order = own?.op === "list" ? own : undefined;
  const isList = before.op === "list";
  const ordered = order?.sort && !isOnlyFirst(told, before) ? order.sort : undefined;
  const kept = isList ? before.sort : undefined;
  const sort = ordered ? fromSamePlace(ordered, before, told) : kept;
  const select = order?.select ?? (isList ? before.select : undefined);
  const isNumberTold = own?.op === "list" && told.limit !== null;
  const limit = isNumberTold
    ? order?.limit
    : isList && before.limit !== undefined
      ? before.limit
      : order?.limit;
  return {
    v: 2,
    op: "list",
    output: "text",
    ...(sort ? { sort } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(select ? { select } : {}),
  };
}

/** "top 5" of rows that have an order already. */
const isOnlyFirst = (told: Draft, before: Plan): boolean =>
  told.intents.has("leading") &&
  told.supers.length === 0 &&
  told.sort.length === 0 &&
  before.op === "list" &&
  before.sort !== undefined;

/** "and the nearest gym?" is measured from where the hotel before was. */
function fromSamePlace(
  sort: NonNullable<Plan["sort"]>,
  before: Plan,
  told: Draft,
): NonNullable<Plan["sort"]> {
  const near = filtersOf(before).find((filter) => "near" in filter);
  const measured = before.sort?.find(({ by }) => by === "distance")?.to;
  const to = measured ?? (near && "near" in near ? near.near.to : undefined);
  if (told.from !== null || to === undefined) return sort;
  return sort.map((each) => (each.by === "distance" ? { ...each, to } : each));
}
