import { declarationOf } from "../../listing/listing.ts";
import type { Outcome } from "../engine/outcome.ts";
import {
  type Condition,
  filtersOf,
  isPresence,
  isValue,
  leavesOf,
  type Plan,
  type PresenceField,
} from "../plan/plan.ts";
import { fieldName, labelsOf, measureName, sortLabel, type Wording } from "./labels.ts";
import { businesses } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { isPhrase } from "./phrase-book.ts";
import { fieldsLookedAt, unknownIn } from "./result.ts";

export interface Told {
  understood: readonly { words: string; as: string }[];
  assumed: readonly string[];
  isFollowUp: boolean;
  leftOut?: readonly string[];
  wholePlace?: string;
}

const fewReviews = 5;

/** How the answer was computed, in sentences. */
export function explanationOf(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say, language } = wording;
  const labels = labelsOf(wording, plan);
  const measure = measureName(wording, plan.measure ?? { fn: "count" });
  const n = numberText(outcome.total, language);
  const sentences: string[] = [];
  if (plan.op === "count") sentences.push(say("explain_count", { labels }));
  else if (plan.op === "list") sentences.push(say("explain_list", { labels }));
  else if (plan.op === "describe") sentences.push(say("explain_describe"));
  else if (plan.op === "compare") sentences.push(say("explain_compare", { measure, labels }));
  else if (plan.op === "group" || plan.op === "countGroups" || plan.op === "perGroup") {
    sentences.push(
      say("explain_group", {
        labels,
        measure,
        field: fieldName(wording, plan.groupBy ?? "category"),
      }),
    );
  } else if (plan.op === "meta" || plan.op === "changes") sentences.push(say("explain_preset"));
  else if (plan.op === "ratio") sentences.push(say("explain_compare", { measure, labels }));
  else if (plan.measure?.fn === "distance") sentences.push(say("explain_distance"));
  else sentences.push(say("explain_value", { measure, n, labels }));
  if (plan.sort?.length && plan.op === "list")
    sentences.push(say("explain_sort", { by: sortLabel(wording, plan.sort) }));
  if (plan.limit !== undefined)
    sentences.push(say("explain_limit", { n: numberText(plan.limit, language) }));
  return sentences.join(" ");
}

/** The limits of a number, for a reader to judge it by. */
export function notesOf(plan: Plan, outcome: Outcome, wording: Wording, told: Told): string[] {
  const { say, language, preset } = wording;
  const all = numberText(preset.rows, language);
  const unknown = unknownIn(plan, preset).flatMap(({ field, rows }) => {
    const values = { n: numberText(rows, language), all, field: fieldName(wording, field) };
    const counted = unknownCounted(plan, field);
    if (counted === "mixed") return [];
    if (counted === "in-whole") return [say("note_in_whole", values)];
    if (counted === "denied") return [say("note_denied", values)];
    return [field === "hours" ? say("note_closed", values) : say("note_unknown", values)];
  });
  const without = filtersOf(plan)
    .flatMap(leavesOf)
    .filter((leaf) => isPresence(leaf) && !leaf.has)
    .slice(0, 1)
    .flatMap((leaf) =>
      "f" in leaf ? [say("note_without", { field: fieldName(wording, leaf.f) })] : [],
    );
  const assumed = told.assumed.flatMap((key) => {
    const phrase = `assumed_${key}`;
    return isPhrase(phrase) ? [say(phrase)] : [];
  });
  return [
    ...(told.isFollowUp ? [say("note_follow")] : []),
    ...(told.wholePlace ? [say("note_whole_place", { words: told.wholePlace })] : []),
    ...(told.leftOut ?? []).map((words) => say("note_left_out", { words })),
    ...told.understood
      .filter(({ words, as }) => words !== as.toLowerCase())
      .map(({ words, as }) => say("note_understood", { words, as })),
    ...assumed,
    ...(plan.op === "count" && outcome.total > 0 && filtersOf(plan).length > 0
      ? [say("note_of_all", { all: businesses(wording, preset.rows) })]
      : []),
    ...unknown,
    ...without,
    ...orderNotes(plan, outcome, wording),
  ];
}

/** How a number treats the rows whose field is unknown. */
function unknownCounted(
  plan: Plan,
  field: PresenceField,
): "left-out" | "in-whole" | "denied" | "mixed" {
  const isDenied = (condition: Condition): boolean => listsDenied(condition, false).includes(field);
  const isWanted = (condition: Condition): boolean =>
    !isDenied(condition) && fieldsLookedAt(leavesOf(condition)).has(field);
  const filters = filtersOf(plan);
  const part = plan.measure?.of;
  if (filters.some((filter) => conjuncts(filter).some(isWanted))) return "left-out";
  if (part && isDenied(part)) return "mixed";
  if (part && isWanted(part)) return "in-whole";
  if (filters.some(isDenied)) return "denied";
  return (plan.sides ?? []).some(isDenied) ? "mixed" : "left-out";
}

const conjuncts = (condition: Condition): readonly Condition[] =>
  "and" in condition ? condition.and.flatMap(conjuncts) : [condition];

/** The list columns that a filter wants without a value: an empty list counts as without it. */
function listsDenied(condition: Condition, isDenied: boolean): PresenceField[] {
  if ("not" in condition) return listsDenied(condition.not, !isDenied);
  if ("and" in condition) return condition.and.flatMap((each) => listsDenied(each, isDenied));
  if ("or" in condition) return condition.or.flatMap((each) => listsDenied(each, isDenied));
  const isList = isValue(condition) && declarationOf(condition.f).kind !== "word";
  return isDenied && isList && condition.f !== "category" ? [condition.f] : [];
}

function orderNotes(plan: Plan, outcome: Outcome, wording: Wording): string[] {
  const { say, language, preset } = wording;
  const notes: string[] = [];
  const [sort] = plan.sort ?? [];
  if (outcome.ungrouped) {
    const field = fieldName(wording, plan.groupBy ?? "category");
    notes.push(say("note_ungrouped", { n: numberText(outcome.ungrouped, language), field }));
  }
  if (outcome.unsortable && sort) {
    notes.push(
      say("note_unsortable", {
        n: numberText(outcome.unsortable, language),
        field: fieldName(wording, sort.by),
      }),
    );
  }
  if (sort?.by === "rating" && plan.limit !== undefined) {
    const few = outcome.rows.filter(
      (row) => (preset.columns.numbers("review_count")[row] ?? fewReviews) < fewReviews,
    );
    if (few.length > 0) notes.push(say("note_reviews", { n: numberText(few.length, language) }));
  }
  return notes;
}
