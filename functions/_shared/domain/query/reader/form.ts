import {
  type Condition,
  isValue,
  type Measure,
  type NumberField,
  type Plan,
  type SelectableColumn,
} from "../plan/plan.ts";
import { comparePlan } from "./compare-form.ts";
import { type Draft, isRanked, type Reader } from "./draft.ts";
import { base, filtersIn, whereOf } from "./filters.ts";
import { groupPlan } from "./group-form.ts";
import { inOrderSaid } from "./in-order-said.ts";
import { measureIn } from "./measure.ts";
import { rowsPlan } from "./rows-form.ts";
import { targetRows } from "./same-name.ts";
import { shareParts } from "./share-parts.ts";

/** A draft as a plan; undefined where its pieces make no whole. */
export function planOf(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const special = distancePlan(draft) ?? describePlan(reader) ?? comparePlan(draft);
  const grouped = special ?? groupPlan(reader);
  // What is asked for each of several groups has no other answer.
  const whole =
    grouped ?? (draft.groupBy === null ? (sharePlan(draft) ?? ungrouped(reader)) : undefined);
  // A file has rows, no groups.
  const isFile = draft.intents.has("file") && whole?.op === "group";
  return whole === undefined || isFile ? undefined : { ...whole, ...selectOf(whole, reader) };
}

const ungrouped = (reader: Reader): Plan | undefined =>
  distinctPlan(reader) ??
  aggregatePlan(reader) ??
  (isWhich(reader) ? whichPlan(reader) : rowsPlan(reader));

/** "Which suburbs have hotels?" asks for suburbs, each with how many there are. */
function whichPlan({ draft, tokens }: Reader): Plan | undefined {
  const [asked] = draft.groupable;
  const isAny = tokens.some(({ kind }) => kind === "or");
  // "which suburbs have both a hotel and a gym", "which have none": no filter of businesses.
  const isOfGroups = draft.clauses.some(
    ({ condition }) =>
      "not" in condition || (isValue(condition) && condition.in.length > 1 && !isAny),
  );
  if (!asked || isOfGroups) return undefined;
  const sort = [{ by: "measure" as const, dir: "desc" as const }];
  return { ...base, op: "group", groupBy: asked.field, ...whereOf(filtersIn(draft.clauses)), sort };
}

function isWhich({ draft, tokens }: Reader): boolean {
  const [asked] = draft.groupable;
  const head = tokens.find(
    ({ kind }) => !["ask", "ask1", "mark", "list", "in", "on", "every"].includes(kind),
  );
  const isHead = asked !== undefined && head?.start === asked.start && draft.groupable.length === 1;
  const isPlain = draft.supers.length === 0 && draft.sort.length === 0 && draft.limit === null;
  const isListed = draft.intents.has("list") && draft.subject === null;
  const isAsked = (draft.intents.has("ask") || isListed) && !draft.intents.has("file");
  return isHead && isPlain && isAsked && draft.numbers.length === 0;
}

function selectOf(plan: Plan, reader: Reader): { select?: SelectableColumn[] } {
  const { draft } = reader;
  if (plan.op !== "list" && plan.op !== "describe") return {};
  const fields = [
    ...draft.selects,
    ...draft.numbers.map(({ field }) => field),
    ...draft.groupable.map(({ field }) => field),
  ] as SelectableColumn[];
  return fields.length > 0 ? { select: inOrderSaid(reader, fields) } : {};
}

function distancePlan({ distance }: Draft): Plan | undefined {
  return distance
    ? { ...base, op: "aggregate", measure: { fn: "distance", between: distance } }
    : undefined;
}

/** One business and what is asked about it. */
function describePlan(reader: Reader): Plan | undefined {
  const { draft, preset } = reader;
  const [target] = draft.targets;
  const [row] = targetRows(reader);
  const listing = row === undefined ? undefined : preset.columns.listings.at(row);
  // "How many coffee shops …" is not asked of one business.
  const isOfTypes =
    draft.intents.has("count") && draft.clauses.some(({ about }) => about === "category");
  if (!target || !listing || draft.targets.length > 1 || isRanked(draft) || isOfTypes)
    return undefined;
  // "Is A near B?" asks how far they are apart.
  if (draft.clauses.some(({ about }) => ["near", "dir"].includes(about))) return undefined;
  const asked = draft.clauses.flatMap(({ condition }) => columnsOf(condition));
  const ref = listing.name === null ? { id: listing.id } : { id: listing.id, name: listing.name };
  const select = [...new Set([...draft.selects, ...asked])];
  return { ...base, op: "describe", target: ref, ...(select.length > 0 ? { select } : {}) };
}

function columnsOf(condition: Condition): SelectableColumn[] {
  if ("open" in condition || "closed" in condition) return ["hours"];
  if ("not" in condition) return columnsOf(condition.not);
  if ("and" in condition) return condition.and.flatMap(columnsOf);
  if ("or" in condition) return condition.or.flatMap(columnsOf);
  return "f" in condition ? [condition.f as SelectableColumn] : [];
}

/** "What share of | restaurants in Mitte | has a website?" */
function sharePlan(draft: Draft): Plan | undefined {
  if (!draft.intents.has("share")) return undefined;
  const { clauses, of } = shareParts(draft);
  return of
    ? { ...base, op: "aggregate", measure: { fn: "share", of }, ...whereOf(clauses) }
    : undefined;
}

/** "How many suburbs …" counts suburbs, "how many companies … payment method" companies. */
function isCounted({ tokens }: Reader, { start }: { start: number }): boolean {
  const at = tokens.findIndex(({ kind }) => kind === "count" || kind === "different");
  const noun = tokens.slice(at).find(({ kind }) => ["type", "subject", "field"].includes(kind));
  return noun?.start === start;
}

function distinctPlan(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const { groupable, intents, clauses } = draft;
  const [field] = groupable;
  if (!field || groupable.length > 1 || draft.limit !== null || intents.has("file"))
    return undefined;
  if (!intents.has("count") && !intents.has("different")) return undefined;
  if (!isCounted(reader, field)) return undefined;
  if (field.field.includes("_band") || field.field.includes("decade") || field.field === "socials")
    return undefined;
  return {
    ...base,
    op: "aggregate",
    measure: { fn: "distinct", field: field.field as "category" },
    ...whereOf(filtersIn(clauses)),
  };
}

function aggregatePlan(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const { functions, numbers, supers, intents, clauses } = draft;
  if (intents.has("file") || draft.groupable.length > 0) return undefined;
  const extreme = extremeIn(reader);
  const isNumber = functions.length > 0 && numbers.length > 0;
  const [number] = numbers;
  const said = number ? reader.question.slice(number.start, number.end).toLowerCase() : "";
  // "¿Qué valoración media …?" has the average in the field's own name.
  const isNamedMean =
    !intents.has("list") &&
    /media|promedio|moyenne|durchschnitt|average|overall|typical/.test(said);
  // "how many reviews" is said of a column, too: "which restaurants …, and how many reviews?"
  const isHowMany = /^how many/.test(said) && !intents.has("list") && !intents.has("ask");
  const isSum = (intents.has("count") || isHowMany) && number?.field === "review_count";
  const isSorted = intents.has("sort asc") || intents.has("sort desc");
  const isAsked =
    !isSorted &&
    said !== "ratings" &&
    (intents.has("what") || intents.has("follow") || isNamedMean) &&
    numbers.length > 0 &&
    supers.length === 0;
  // "the average rating of the top 10" is of ten, which no filter says.
  if (!extreme && (supers.length > 0 || draft.limit !== null)) return undefined;
  const measure = extreme ?? (isNumber || isSum || isAsked ? measureIn(draft) : undefined);
  if (!measure) return undefined;
  if (measure.fn === "avg" && functions.length === 0) draft.assumed.add("average");
  return { ...base, op: "aggregate", measure, ...whereOf(filtersIn(clauses)) };
}

/** "What is the highest rating of the restaurants?", but not "Which restaurant has the highest rating?" */
function extremeIn({ draft, tokens }: Reader): Measure | undefined {
  const { supers, intents, clauses } = draft;
  const [superlative] = supers;
  const [field, direction] = superlative?.arg.split(".") ?? [];
  if (!superlative || direction === undefined || !intents.has("what")) return undefined;
  const type = clauses.find(({ about }) => about === "category");
  const noun = type ?? tokens.find(({ kind }) => kind === "subject");
  // "the 5 oldest restaurants, by founding year" are restaurants.
  if (draft.limit !== null || superlative.isBy) return undefined;
  const isHead = (noun === undefined || noun.start > superlative.start) && !intents.has("one");
  return isHead
    ? { fn: direction === "desc" ? "max" : "min", field: field as NumberField }
    : undefined;
}
