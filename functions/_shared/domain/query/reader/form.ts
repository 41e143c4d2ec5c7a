import {
  type Condition,
  type GroupKey,
  isValue,
  type Measure,
  type NumberField,
  type Plan,
  type SelectableColumn,
} from "../plan/plan.ts";
import { type Clause, type Draft, isRising, type Reader, type Superlative } from "./draft.ts";
import { base, filtersIn, whereOf } from "./filters.ts";
import { rowsPlan } from "./rows-form.ts";

/** A draft as a plan; undefined where its pieces make no whole. */
export function planOf(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const whole =
    distancePlan(draft) ??
    describePlan(reader) ??
    comparePlan(draft) ??
    groupPlan(reader) ??
    sharePlan(draft) ??
    distinctPlan(reader) ??
    aggregatePlan(reader) ??
    rowsPlan(reader);
  return whole === undefined ? undefined : { ...whole, ...selectOf(whole, draft) };
}

function selectOf(plan: Plan, draft: Draft): { select?: SelectableColumn[] } {
  if (plan.op !== "list" && plan.op !== "describe") return {};
  const fields = [
    ...draft.selects,
    ...draft.numbers.map(({ field }) => field),
    ...draft.groupable.map(({ field }) => field),
  ] as SelectableColumn[];
  return fields.length > 0 ? { select: [...new Set(fields)] } : {};
}

function distancePlan({ distance }: Draft): Plan | undefined {
  return distance
    ? { ...base, op: "aggregate", measure: { fn: "distance", between: distance } }
    : undefined;
}

/** One business and what is asked about it. */
function describePlan({ draft, preset }: Reader): Plan | undefined {
  const [target] = draft.targets;
  const [row] = target?.rows ?? [];
  const listing = row === undefined ? undefined : preset.columns.listings.at(row);
  const isRanked = draft.supers.length > 0 || draft.limit !== null || draft.groupBy !== null;
  if (!target || !listing || draft.targets.length > 1 || isRanked) return undefined;
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

/** "Do A have a higher average rating than B?", "more A than B", "compare A and B" */
function comparePlan(draft: Draft): Plan | undefined {
  const { intents, clauses } = draft;
  const isAsked = intents.has("compare") || intents.has("difference");
  const isWhich = intents.has("more") || intents.has("fewer");
  if (!isAsked && !isWhich) return undefined;
  const sides = sidesIn(clauses);
  if (!sides) return undefined;
  const [one, other, rest] = sides;
  return {
    ...base,
    op: "compare",
    measure: measureIn(draft, "rating") ?? { fn: "count" },
    compare: [one, other],
    ...whereOf(filtersIn(rest)),
  };
}

function sidesIn(clauses: readonly Clause[]): [Condition, Condition, Clause[]] | undefined {
  const values = clauses.filter(({ condition }) => isValue(condition));
  for (const field of ["category", "suburb", "city", "street", "postcode"]) {
    const about = values.filter(({ condition }) => isValue(condition) && condition.f === field);
    const all = about.flatMap(({ condition }) => (isValue(condition) ? condition.in : []));
    if (all.length !== 2 || all[0] === all[1]) continue;
    const others = clauses.filter((clause) => !about.includes(clause));
    if (isTwoFold(others)) return undefined;
    const side = (value: string): Condition => ({ f: field as "category", in: [value] });
    const [one = "", other = ""] = all;
    return [side(one), side(other), clauses.filter((clause) => !about.includes(clause))];
  }
  return oppositesIn(clauses);
}

/** "hotels in Soho and gyms in Nice" differ in two ways, which no comparison here can say. */
const isTwoFold = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    (one, at) =>
      clauses.findIndex(({ about }) => about === one.about) < at ||
      (isValue(one.condition) && one.condition.in.length > 1),
  );

/** "those with a website and those without one" */
function oppositesIn(clauses: readonly Clause[]): [Condition, Condition, Clause[]] | undefined {
  const present = clauses.filter(({ condition }) => "has" in condition);
  const [one, other] = present.map(({ condition }) => condition);
  if (present.length !== 2 || !one || !other || !("has" in one) || !("has" in other)) return;
  const isOpposite = one.f === other.f && one.role === other.role && one.has !== other.has;
  if (!isOpposite) return undefined;
  const others = clauses.filter((clause) => !present.includes(clause));
  return isTwoFold(others) ? undefined : [one, other, others];
}

/** What is computed: "average rating", "total number of reviews", "highest price level". */
function measureIn(draft: Draft, ifMore?: NumberField): Measure | undefined {
  const [fn] = draft.functions;
  const [number] = draft.numbers;
  if (fn && number) return { fn: fn.fn as Measure["fn"], field: number.field };
  if (number?.field === "rating") return { fn: "avg", field: "rating" };
  if (number?.field === "review_count") return { fn: "sum", field: "review_count" };
  if (fn?.fn === "avg" && ifMore) return { fn: "avg", field: ifMore };
  return undefined;
}

/** "per suburb", "which suburb has the most …", "top 3 suburbs by …", "most common type" */
function groupPlan(reader: Reader): Plan | undefined {
  const { draft } = reader;
  const [asked] = draft.groupable;
  const [superlative] = draft.supers;
  const isRanked =
    asked !== undefined &&
    (superlative !== undefined ||
      draft.intents.has("common") ||
      draft.intents.has("top") ||
      draft.having !== null);
  const groupBy = draft.groupBy ?? (isRanked ? asked.field : null);
  if (groupBy === null) return undefined;
  const measure = groupMeasure(draft, superlative);
  const direction = superlative
    ? isRising(superlative)
      ? "asc"
      : "desc"
    : draft.intents.has("sort asc")
      ? "asc"
      : draft.intents.has("sort desc") || isRanked
        ? "desc"
        : null;
  const limit =
    draft.limit ?? (superlative || draft.intents.has("common") ? groupLimit(reader, asked) : null);
  const { clauses, of } = shareParts(draft);
  const withPart = draft.intents.has("share") && of ? { fn: "share" as const, of } : measure;
  const where = draft.intents.has("share") && of ? clauses : filtersIn(draft.clauses);
  const nameSort = draft.sort.find(({ by }) => by === "name");
  return {
    ...base,
    op: "group",
    groupBy,
    ...(withPart.fn === "count" ? {} : { measure: withPart }),
    ...whereOf(where.filter((each) => !isFieldPresence(each, groupBy))),
    ...(draft.having ? { having: draft.having.comparison } : {}),
    ...(nameSort
      ? { sort: [{ by: "name" as const, dir: nameSort.dir }] }
      : direction
        ? { sort: [{ by: "measure" as const, dir: direction }] }
        : {}),
    ...(limit === null ? {} : { limit }),
  };
}

/** Grouping by a field leaves out rows without it anyway. */
const isFieldPresence = (condition: Condition, groupBy: GroupKey): boolean =>
  "has" in condition && condition.has && condition.f === groupBy && condition.role === undefined;

function groupMeasure(draft: Draft, superlative: Superlative | undefined): Measure {
  const measure = measureIn(draft);
  if (measure) return measure;
  const arg = superlative?.arg ?? "";
  const [field = "", direction] = arg.split(".");
  if (direction !== undefined) {
    return field === "review_count"
      ? { fn: "sum", field }
      : { fn: "avg", field: field as NumberField };
  }
  if (arg === "best" || arg === "worst") return { fn: "avg", field: "rating" };
  if (arg === "reviewed" || arg === "unreviewed") return { fn: "sum", field: "review_count" };
  if (arg === "cheap" || arg === "dear") return { fn: "avg", field: "price_level" };
  return { fn: "count" };
}

/** One group where one is asked for, ten where the question says "suburbs". */
function groupLimit(
  { draft, question }: Reader,
  asked: { start: number; end: number } | undefined,
): number | null {
  if (draft.intents.has("one") || !asked) return asked ? 1 : null;
  const word = question.slice(asked.start, asked.end).toLowerCase();
  const isPlural =
    /[^s]s$/.test(word.split(" ")[0] ?? "") ||
    /(viertel|teile|orte|bezirke|[^s]arten|gen|rien|ien|städte|straßen|typen)$/.test(word) ||
    /(ات|انواع|احياء)$/.test(word);
  if (isPlural) draft.assumed.add("ten");
  return isPlural ? 10 : 1;
}

/** "What share of | restaurants in Mitte | has a website?" */
function sharePlan(draft: Draft): Plan | undefined {
  if (!draft.intents.has("share")) return undefined;
  const { clauses, of } = shareParts(draft);
  return of
    ? { ...base, op: "aggregate", measure: { fn: "share", of }, ...whereOf(clauses) }
    : undefined;
}

/** The whole stands before the verb, the part after it; without a verb the last filter is the part. */
function shareParts({ clauses }: Draft): { clauses: Condition[]; of: Condition | undefined } {
  const after = clauses.filter(({ afterVerb }) => afterVerb);
  const part = after.length > 0 ? after : clauses.slice(-1);
  const whole = clauses.filter((clause) => !part.includes(clause));
  const conditions = filtersIn(
    part.map((clause, at) => (at === 0 ? { ...clause, joined: "" as const } : clause)),
  );
  const [only] = conditions;
  return {
    clauses: filtersIn(whole),
    of: conditions.length === 1 ? only : conditions.length > 1 ? { and: conditions } : undefined,
  };
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
    intents.has("ask") && /media|promedio|moyenne|durchschnitt|average/.test(said);
  // "how many reviews" is said of a column, too: "which restaurants …, and how many reviews?"
  const isHowMany = /^how many/.test(said) && !intents.has("list") && !intents.has("ask");
  const isSum = (intents.has("count") || isHowMany) && number?.field === "review_count";
  const isSorted = intents.has("sort asc") || intents.has("sort desc");
  const isAsked =
    !isSorted &&
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
  const isHead = (noun === undefined || noun.start > superlative.start) && !intents.has("one");
  return isHead
    ? { fn: direction === "desc" ? "max" : "min", field: field as NumberField }
    : undefined;
}
