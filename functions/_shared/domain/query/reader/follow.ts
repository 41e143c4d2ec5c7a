import {
  type Condition,
  filtersOf,
  isNumber,
  isPresence,
  isText,
  isValue,
  type Plan,
} from "../plan/plan.ts";
import type { Draft, Reader } from "./draft.ts";
import { filtersIn } from "./filters.ts";
import { planOf } from "./form.ts";

/** Whether a question speaks of the answer before it. */
export function isFollowUp({ draft, tokens }: Reader): boolean {
  if (draft.intents.has("follow") || draft.intents.has("only")) return true;
  const first = tokens.find(({ kind }) => kind !== "mark");
  if (first && ["and", "but", "or"].includes(first.kind)) return true;
  if (draft.intents.has("describe") || draft.distance || draft.targets.length > 0) return false;
  const hasNoun = draft.subject !== null || draft.groupBy !== null || draft.groupable.length > 0;
  const isFragment = !hasNoun;
  if (isFragment && tokens.some(({ kind }) => kind === "their")) return true;
  return (
    isFragment &&
    (draft.clauses.length > 0 ||
      draft.sort.length > 0 ||
      draft.limit !== null ||
      draft.intents.has("count") ||
      draft.intents.has("file"))
  );
}

/** The plan before, changed by what the new question says; undefined where it can't be said. */
export function continued(reader: Reader, before: Plan): Plan | undefined {
  const { draft } = reader;
  if (before.op === "describe") return describeMore(draft, before);
  const added = filtersIn(draft.clauses);
  const where = merged(filtersOf(before), added);
  const own = planOf(reader);
  const shape = shapeOf(draft, before, own);
  if (shape === undefined) return undefined;
  // "how many of the 10 best …" is about these ten, which no filter says.
  const cutsBefore = before.limit !== undefined && added.length > 0 && shape.limit === undefined;
  if (cutsBefore && draft.sort.length === 0) return undefined;
  if (before.limit !== undefined && before.op === "list" && shape.op !== "list") return undefined;
  const plan: Plan = { ...shape, ...(where.length > 0 ? { where: { and: where } } : {}) };
  if (where.length === 0) delete plan.where;
  return plan;
}

/** "and its website?" after a question about one business */
function describeMore(
  { selects, clauses, numbers, groupable }: Draft,
  before: Plan,
): Plan | undefined {
  const asked = [
    ...selects,
    ...numbers.map(({ field }) => field),
    ...groupable.map(({ field }) => field),
  ];
  if (asked.length === 0 || clauses.length > 0) return undefined;
  return { ...before, select: asked as NonNullable<Plan["select"]> };
}

/** What the new question does with the rows: what it says itself, or what the one before did. */
function shapeOf(draft: Draft, before: Plan, own: Plan | undefined): Plan | undefined {
  const { intents, sort, limit, supers } = draft;
  const isOrdered =
    sort.length > 0 ||
    limit !== null ||
    supers.length > 0 ||
    intents.has("sort asc") ||
    intents.has("sort desc");
  if (own === undefined && (intents.has("sort asc") || intents.has("sort desc"))) return undefined;
  const computes = own !== undefined && ["aggregate", "group", "compare"].includes(own.op);
  if (computes && own) return own;
  if (intents.has("file")) return { ...listed(before, own, draft), output: "csv" };
  if (isOrdered) return { ...listed(before, own, draft), output: "text" };
  if (intents.has("count")) return { v: 1, op: "count", output: "text" };
  if (intents.has("list") || intents.has("ask"))
    return { ...listed(before, own, draft), output: "text" };
  return withoutWhere(before);
}

function withoutWhere(plan: Plan): Plan {
  const { where: _, ...rest } = plan;
  return rest;
}

function listed(before: Plan, own: Plan | undefined, told: Draft): Plan {
  const order = own?.op === "list" ? own : undefined;
  const isList = before.op === "list";
  const sort = order?.sort ?? (isList ? before.sort : undefined);
  const isNumberTold = own?.op === "list" && told.limit !== null;
  const limit = isNumberTold
    ? order?.limit
    : isList && before.limit !== undefined
      ? before.limit
      : order?.limit;
  return {
    v: 1,
    op: "list",
    output: "text",
    ...(sort ? { sort } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(order?.select ? { select: order.select } : {}),
  };
}

/** A new filter takes the place of one about the same thing. */
function merged(before: readonly Condition[], added: readonly Condition[]): Condition[] {
  const subjects = new Set(added.flatMap(subjectsOf));
  const kept = before.filter((each) => !subjectsOf(each).some((subject) => subjects.has(subject)));
  return [...kept, ...added];
}

const wide = ["suburb", "city", "postcode", "region"];

function subjectsOf(condition: Condition): string[] {
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
