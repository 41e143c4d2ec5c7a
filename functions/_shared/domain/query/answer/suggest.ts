import { runPlan } from "../engine/run.ts";
import { filtersOf, isValue, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { readQuestion } from "../reader/read-question.ts";
import { bareFieldName, type Wording } from "./labels.ts";

const shown = 3;
const tried = 12;

/** Questions on this preset's own values that are answered, other than the one just asked. */
export function suggestionsFor(
  wording: Wording,
  asked: string,
  plan: Plan | null,
  isUsable: (question: string) => boolean = () => true,
): string[] {
  const questions: string[] = [];
  for (const question of [...new Set(candidates(wording, plan))].slice(0, tried)) {
    if (questions.length === shown) break;
    const found = question === asked ? null : planFor(question, wording.preset);
    if (!found || JSON.stringify(found) === JSON.stringify(plan)) continue;
    if (isUsable(question)) questions.push(question);
  }
  return questions;
}

/** Names can hold words of the language ("The Number of the Beast Bar"), so every question is tried. */
function planFor(question: string, preset: Preset): Plan | null {
  const known = read.get(preset.columns) ?? new Map<string, Plan | null>();
  read.set(preset.columns, known);
  const before = known.get(question);
  if (before !== undefined) return before;
  const reading = readQuestion({ question }, preset);
  const plan = "plan" in reading && findsSome(reading.plan, preset) ? reading.plan : null;
  known.set(question, plan);
  return plan;
}

/** "restaurants in Altstadt", where there are none, would find nothing. */
const findsSome = (plan: Plan, { columns, clock }: Preset): boolean =>
  !["count", "list"].includes(plan.op) || runPlan(plan, columns, clock).total > 0;

/** The same few questions are tried after every answer. */
const read = new WeakMap<Preset["columns"], Map<string, Plan | null>>();

function candidates(wording: Wording, plan: Plan | null): string[] {
  const { say, preset } = wording;
  const types = preset.entries("category").filter(({ rows }) => rows > 0);
  const asked = plan
    ? filtersOf(plan).find((each) => isValue(each) && each.f === "category")
    : undefined;
  const type = (asked && isValue(asked) ? asked.in[0] : undefined) ?? types[0]?.value;
  const other = types.find(({ value }) => value !== type)?.value ?? type;
  const place = preset.entries("suburb")[0]?.value ?? preset.entries("city")[0]?.value;
  const gap = gapIn(preset);
  const field = gap === undefined ? undefined : bareFieldName(wording, gap);
  const groupField = preset.entries("suburb").length > 1 ? "suburb" : "category";
  const ofType =
    type === undefined
      ? []
      : [
          ...(field === undefined ? [] : [say("ask_gap", { type, field })]),
          ...(place === undefined || other === undefined
            ? []
            : [say("ask_place", { type: other, place })]),
          ...(plan === null || plan.output === "csv" ? [] : [say("ask_file", { type })]),
          say("ask_count", { type }),
        ];
  return [
    ...ofType.slice(0, 2),
    ...(preset.known("rating") > 0 ? [say("ask_best")] : []),
    say("ask_group", { field: bareFieldName(wording, groupField) }),
    ...ofType.slice(2),
    ...(field === undefined ? [] : [say("ask_gap_all", { field }), say("ask_share", { field })]),
    say("ask_all"),
    say("ask_file_all"),
  ];
}

/** The question that gives the rows of an answer as a file; null where no words do. */
export function fileQuestion(wording: Wording, plan: Plan): string | null {
  const filters = filtersOf(plan);
  if (plan.limit !== undefined) return null;
  if (filters.length === 0) return checked(wording.say("ask_file_all"), wording.preset);
  const [only] = filters;
  const isType =
    filters.length === 1 && only && isValue(only) && only.f === "category" && only.in.length === 1;
  return isType
    ? checked(wording.say("ask_file", { type: only.in[0] ?? "" }), wording.preset)
    : null;
}

const checked = (question: string, preset: Preset): string | null =>
  planFor(question, preset) ? question : null;

/** A contact field that some rows have and some don't. */
const gapIn = ({ known, rows }: Preset) =>
  (["website", "phone", "emails"] as const).find(
    (field) => known(field) > 0 && known(field) < rows,
  );
