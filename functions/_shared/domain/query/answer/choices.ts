import isSame from "fast-deep-equal";
import type { AnswerOption } from "../answer.ts";
import type { Outcome } from "../engine/outcome.ts";
import { runPlan } from "../engine/run.ts";
import { filtersOf, type Plan } from "../plan/plan.ts";
import {
  conditionLabel,
  fieldName,
  measureName,
  oneLine,
  sortLabel,
  type Wording,
} from "./labels.ts";
import { explanationOf } from "./notes.ts";
import { nounPhrase } from "./noun-phrase.ts";

/** Readings in words; those that find the same are one. */
export function optionsFor(plans: readonly Plan[], wording: Wording): AnswerOption[] {
  const { columns, clock, changes } = wording.preset;
  const found: { plan: Plan; outcome: Outcome }[] = [];
  for (const plan of plans) {
    const outcome = runPlan(plan, columns, clock, changes);
    const isNew = !found.some(
      (other) => other.plan.op === plan.op && isSame(other.outcome, outcome),
    );
    if (isNew) found.push({ plan, outcome });
  }
  return found.map(({ plan, outcome }) => ({ label: labelOf(plan, outcome, wording), plan }));
}

function labelOf(plan: Plan, outcome: Outcome, wording: Wording): string {
  if (plan.op === "describe") return targetLabel(plan, outcome, wording);
  if (plan.op === "meta" && plan.about === "age") return wording.say("choice_age");
  const part = plan.op === "aggregate" ? plan.measure?.of : undefined;
  if (part) {
    const base = nounPhrase(wording, filtersOf(plan)).text;
    const whole = nounPhrase(wording, [...filtersOf(plan), part]).text;
    return wording.say("choice_share", { base, part: whole });
  }
  if (plan.op === "compare" || plan.op === "ratio") return sidesLabel(plan, wording);
  if (plan.op !== "list" && plan.op !== "count") return explanationOf(plan, outcome, wording);
  const { text } = nounPhrase(wording, filtersOf(plan));
  const { sort = [], select = [] } = plan;
  const columns = select.map((column) => fieldName(wording, column));
  const parts = [
    plan.op === "count" ? wording.say("choice_count", { what: text }) : capital(text),
    ...(sort.length > 0 ? [wording.say("sorted", { by: sortLabel(wording, sort) })] : []),
    ...(columns.length > 0 ? [wording.say("choice_columns", { columns: columns.join(", ") })] : []),
  ];
  return parts.join(", ");
}

/** "share, with a website: hotels – bars" */
function sidesLabel(
  { sides = [], measure = { fn: "count" }, where }: Plan,
  wording: Wording,
): string {
  const common = where ? filtersOf({ where }) : [];
  const of = measure.of ? `, ${conditionLabel(wording, measure.of)}` : "";
  const texts = sides.map(
    (side) => nounPhrase(wording, [...common, ...filtersOf({ where: side })]).text,
  );
  return `${capital(measureName(wording, measure))}${of}: ${texts.join(" – ")}`;
}

/** Type and street tell businesses of one name apart. */
function targetLabel({ select = [] }: Plan, { rows }: Outcome, wording: Wording): string {
  const { columns } = wording.preset;
  const row = rows[0] ?? 0;
  const { name, category, street, address } = columns.cells(row, targetColumns);
  const where = street ?? address;
  const one = [name ? oneLine(name) : wording.say("unnamed"), category, where && oneLine(where)];
  const asked = select.map((column) => fieldName(wording, column));
  return [...one.filter(Boolean), ...asked].join(", ");
}

const targetColumns = ["name", "category", "street", "address"] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
