import { declarations } from "../../listing/columns.ts";
import {
  type Condition,
  type GroupKey,
  isNumberField,
  type Measure,
  type NumberField,
  type Plan,
} from "../plan/plan.ts";
import { isNumber } from "./comparison.ts";
import { type Draft, isRising, type Reader, type Superlative } from "./draft.ts";
import { base, filtersIn, whereOf } from "./filters.ts";
import { measureIn } from "./measure.ts";
import { shareParts } from "./share-parts.ts";

/** "per suburb", "which suburb has the most …", "top 3 suburbs by …", "most common type" */
export function groupPlan(reader: Reader): Plan | undefined {
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
  if (groupBy === null || isOfOneBusiness(reader) || isOneOfEach(reader)) return undefined;
  const measure = groupMeasure(reader, superlative);
  const sorted = draft.sort.find(({ by }) => by === measure.field)?.dir;
  const direction = sorted ?? superlativeDirection(draft, superlative, isRanked);
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

/** "Which suburb has the best hotel?" is answered by that hotel, "… the best hotels?" by an average. */
function isOfOneBusiness({ draft, tokens }: Reader): boolean {
  const { groupBy, supers, subject } = draft;
  const [superlative] = supers;
  const noun = tokens.findLast(({ kind }) => kind === "type" || kind === "subject");
  const isSaidOfNoun = superlative && noun && noun.start >= superlative.end;
  const isJudged = superlative !== undefined && !["most", "least"].includes(superlative.said);
  return groupBy === null && isJudged && isSaidOfNoun === true && subject?.isPlural === false;
}

/** "the best hotel of each suburb", "the top 3 of each": rows within groups, which no plan can say. */
function isOneOfEach(reader: Reader): boolean {
  const { draft, tokens } = reader;
  if (draft.groupBy === null || draft.functions.length > 0) return false;
  const [superlative] = draft.supers;
  const isOfRows = tokens.some(
    ({ kind }, at) => isNumber(kind) && ["type", "subject"].includes(tokens[at + 1]?.kind ?? ""),
  );
  if (draft.limit !== null && isOfRows) return true;
  if (!superlative || ["most", "least"].includes(superlative.arg)) return false;
  return !isExtreme(reader, superlative);
}

/** "the highest rating of the hotels in each suburb", but not "the hotel with the highest rating". */
function isExtreme({ draft, tokens }: Reader, { said, arg, start }: Superlative): boolean {
  const noun = tokens.find(({ kind }) => kind === "type" || kind === "subject");
  const isHead = noun === undefined || noun.start > start;
  return (
    isHead && arg.includes(".") && ["highest", "lowest"].includes(said) && draft.supers.length === 1
  );
}

/** Grouping by a field leaves out rows without it anyway. */
const isFieldPresence = (condition: Condition, groupBy: GroupKey): boolean =>
  "has" in condition && condition.has && condition.f === groupBy && condition.role === undefined;

function superlativeDirection(
  { intents }: Draft,
  superlative: Superlative | undefined,
  isRanked: boolean,
): "asc" | "desc" | null {
  if (superlative) return isRising(superlative) ? "asc" : "desc";
  if (intents.has("sort asc")) return "asc";
  return intents.has("sort desc") || isRanked ? "desc" : null;
}

/** What groups are compared by where only a field is named: "top 5 types by rating". */
const ofField = (field: NumberField): Measure => ({
  fn: declarations[field].unit === "review" ? "sum" : "avg",
  field,
});

function groupMeasure(reader: Reader, superlative: Superlative | undefined): Measure {
  const { draft } = reader;
  const measure = measureIn(draft);
  if (measure) return measure;
  const ranked = draft.sort.map(({ by }) => by).find(isNumberField);
  if (ranked) return ofField(ranked);
  const arg = superlative?.arg ?? "";
  const [field = "", direction] = arg.split(".");
  if (superlative && draft.groupBy !== null && isExtreme(reader, superlative)) {
    return { fn: direction === "desc" ? "max" : "min", field: field as NumberField };
  }
  if (direction !== undefined) {
    const isMean = draft.functions.some(({ fn }) => fn === "avg");
    return field === "review_count" && !isMean
      ? { fn: "sum", field }
      : { fn: "avg", field: field as NumberField };
  }
  if (arg === "best" || arg === "worst") return { fn: "avg", field: "rating" };
  // "the most popular payment method" is the one that most accept.
  const isOfMany = ["payments", "services", "currencies", "socials"].includes(
    draft.groupable[0]?.field ?? "",
  );
  if (arg === "reviewed" && isOfMany) return { fn: "count" };
  if (arg === "reviewed" || arg === "unreviewed") return { fn: "sum", field: "review_count" };
  if (arg === "old" || arg === "new") return { fn: "avg", field: "founded_year" };
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
