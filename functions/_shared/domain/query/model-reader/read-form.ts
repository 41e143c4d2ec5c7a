import * as v from "valibot";
import { oneLine } from "../../listing/facts.ts";
import { fold } from "../../text/fold.ts";
import type { ListingRef, Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { PlanProblem } from "../plan/problem.ts";
import type { Refusal } from "../plan/refusal.ts";
import { validatePlan } from "../plan/validate.ts";
import { type Language, languages } from "../reader/lexicon.ts";
import { namesOf } from "../reader/names.ts";
import { rowLabel } from "../reader/place.ts";
import type { Reading } from "../reader/read-question.ts";
import { tierRefusal } from "../reader/tier.ts";
import { keyOf } from "../reader/tokens.ts";
import { mapped } from "./hidden-listings.ts";
import { shownValues } from "./instructions.ts";
import { modelRefusals, otherLanguage } from "./plan-form.ts";

export interface Form {
  question: string;
  preset: Preset;
  /** What stands for the listings of the plan before. */
  hidden: ReadonlyMap<string, ListingRef>;
  /** Taken where the form names none. */
  language: Language;
}

export type FormReading = { value: Reading } | { problem: PlanProblem };

const aboutMax = 6;
const aboutMaxChars = 80;
const namesakesShown = 5;

const formSchema = v.strictObject({
  language: v.optional(v.picklist([...languages, otherLanguage])),
  plan: v.optional(v.nullable(v.unknown())),
  refuse: v.optional(v.nullable(v.picklist(modelRefusals))),
  about: v.optional(v.nullable(v.array(v.string()))),
});

/**
 * A filled form as a reading of the question. A plan passes the check of every plan; of a
 * refusal only its code and words of the question itself are taken: no sentence is a model's.
 */
export function readForm(fields: unknown, form: Form): FormReading {
  const filled = v.safeParse(formSchema, fields);
  if (!filled.success) {
    const [issue] = filled.issues;
    return problem(v.getDotPath(issue) ?? "", issue.message);
  }
  const { language: told, plan, refuse, about } = filled.output;
  const isForeign = told === otherLanguage;
  const language = isForeign ? "en" : (told ?? form.language);
  if (plan == null) {
    if (refuse == null) return problem("plan", "Fill in plan, or refuse");
    return refused(refuse, about ?? [], form, language);
  }
  if (refuse != null) return problem("refuse", "Fill in plan or refuse, not both");
  const named = withListings(plan, form);
  if ("problem" in named) return named;
  if ("refusal" in named) return { value: { language, refusal: named.refusal } };
  return planRead(named.plan, form.preset, { language, isForeign });
}

function planRead(
  plan: unknown,
  preset: Preset,
  { language, isForeign }: { language: Language; isForeign: boolean },
): FormReading {
  const validated = validatePlan(plan, preset);
  if ("problem" in validated) {
    const { tierField } = validated.problem;
    return tierField === undefined
      ? { problem: tellable(validated.problem, preset) }
      : { value: { language, refusal: { refuse: "no_data_in_tier", about: [tierField] } } };
  }
  const refusal = tierRefusal(validated.plan, preset);
  if (refusal) return { value: { language, refusal } };
  const assumed = isForeign ? ["language"] : [];
  return {
    value: { language, plan: validated.plan, understood: [], assumed, isFollowUp: false },
  };
}

/** A model is told of no value that the instructions did not hold. */
function tellable(found: PlanProblem, preset: Preset): PlanProblem {
  if (!/\.in\.\d+$/.test(found.path)) return found;
  const shown = shownValues(preset);
  return { ...found, allowed: found.allowed.filter((value) => shown.has(value)) };
}

const problem = (path: string, what: string, allowed: string[] = []): { problem: PlanProblem } => ({
  problem: { path, problem: what, allowed },
});

function refused(
  refuse: Refusal["refuse"],
  about: readonly string[],
  { question }: Form,
  language: Language,
): FormReading {
  const asked = fold(question);
  const quoted = about
    .map((words) => oneLine(words).slice(0, aboutMaxChars))
    .filter((words) => words !== "" && asked.includes(fold(words)));
  const needsWords = ["no_such_field", "needs_clarification"].includes(refuse);
  if (needsWords && quoted.length === 0) {
    return problem("about", "Name the words of the question this is about");
  }
  const words = [...new Set(quoted)].slice(0, aboutMax);
  return { value: { language, refusal: { refuse, about: words } } };
}

type Named = { plan: unknown } | { refusal: Refusal } | { problem: PlanProblem };

/** Places and targets given by name as the listing they name; the question has to name it too. */
function withListings(plan: unknown, form: Form): Named {
  const { preset, hidden, question } = form;
  let ended: Exclude<Named, { plan: unknown }> | undefined;
  const resolved = mapped(withoutControls(plan), (part) => {
    const { name, id } = part;
    if (typeof name !== "string" || "f" in part || id !== undefined) return undefined;
    const before = hidden.get(name);
    if (before) return before;
    const rows = namesOf(preset).listings.get(keyOf(name)) ?? [];
    const [row] = rows;
    if (rows.length === 1 && row !== undefined) {
      const listing = preset.columns.listings.at(row);
      return { id: listing?.id ?? "", name };
    }
    const isAsked = fold(question).includes(fold(name));
    ended ??= !isAsked
      ? problem("name", "Only a business that the question names")
      : { refusal: rows.length > 1 ? namesakes(rows, preset) : unknownPlace(name) };
    return part;
  });
  return ended ?? { plan: resolved };
}

const namesakes = (rows: readonly number[], preset: Preset): Refusal => ({
  refuse: "needs_clarification",
  reason: "same_name",
  about: rows.slice(0, namesakesShown).map((row) => rowLabel(preset, row)),
});

const unknownPlace = (name: string): Refusal => ({
  refuse: "needs_clarification",
  reason: "unknown_place",
  about: [name.slice(0, aboutMaxChars)],
});

/** No text of a plan may look like a line of the answer. */
function withoutControls(value: unknown): unknown {
  if (typeof value === "string") return oneLine(value);
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Partial<Plan>).map(([key, each]) => [key, withoutControls(each)]),
  );
}
