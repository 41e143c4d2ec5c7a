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
import type { Offer } from "./offer.ts";
import { modelRefusals, otherLanguage } from "./plan-form.ts";
import type { Stretch } from "./proof.ts";
import { costIn, type QuestionWords, wordsOf } from "./question-words.ts";
import { verifyPlan } from "./verify-plan.ts";

export interface Form {
  question: string;
  preset: Preset;
  /** Placeholders for the listings of the plan before. */
  hidden: ReadonlyMap<string, ListingRef>;
  /** The checked plan of the answer before. */
  before?: Plan | undefined;
  /** The language its words are most likely of. */
  language: Language;
}

export type FormReading = { value: FormValue } | { problem: PlanProblem };

/** One reading that the question proves, or plans to choose from: these are offered, not answered. */
export type FormValue = { reading: Reading } | { offered: Offer };

const aboutMax = 6;
const aboutMaxChars = 80;
const namesakesShown = 5;

const othersMax = 2;
const saidMax = 40;

const saidSchema = v.strictObject({ at: v.string(), words: v.string() });
const formSchema = v.strictObject({
  language: v.optional(v.picklist([...languages, otherLanguage])),
  plan: v.optional(v.nullable(v.unknown())),
  others: v.optional(v.nullable(v.array(v.unknown()))),
  said: v.optional(v.nullable(v.array(saidSchema))),
  refuse: v.optional(v.nullable(v.picklist(modelRefusals))),
  about: v.optional(v.nullable(v.array(v.string()))),
});

/**
 * A filled form as a reading of the question. A plan passes the check of every plan, and each of
 * its parts must be in the question; of a refusal only its code and words of the question
 * itself are taken: no sentence is a model's.
 */
export function readForm(fields: unknown, form: Form): FormReading {
  const filled = v.safeParse(formSchema, fields);
  if (!filled.success) {
    const [issue] = filled.issues;
    return problem(v.getDotPath(issue) ?? "", issue.message);
  }
  const { plan, others, said, refuse, about } = filled.output;
  const spoken = spokenLanguage(filled.output.language, form);
  if (plan == null) {
    if (refuse == null) return problem("plan", "Fill in plan, or refuse");
    return refused(refuse, about ?? [], form, spoken.language);
  }
  if (refuse != null) return problem("refuse", "Fill in plan or refuse, not both");
  const first = planIn(plan, form);
  if ("problem" in first) return first;
  if ("refusal" in first) {
    return { value: { reading: { language: spoken.language, refusal: first.refusal } } };
  }
  const further = (others ?? []).slice(0, othersMax).flatMap((each) => {
    const found = planIn(each, form);
    return "plan" in found ? [found.plan] : [];
  });
  const spans = spansIn(form.question, (said ?? []).slice(0, saidMax));
  return { value: verified([first.plan, ...further], form, { ...spoken, spans }) };
}

/** A model can't change the language that the words of the question belong to. */
function spokenLanguage(
  told: Language | typeof otherLanguage | undefined,
  { question, preset, language }: Form,
): { language: Language; isForeign: boolean } {
  if (told === undefined || told === language) return { language, isForeign: false };
  if (told === otherLanguage) {
    const isForeign = isStrange(wordsOf(question, preset, language));
    return { language: isForeign ? "en" : language, isForeign };
  }
  const isAsGood = costIn(question, preset, told) <= costIn(question, preset, language);
  return { language: isAsGood ? told : language, isForeign: false };
}

/** Half of its words are in no table. */
function isStrange({ tokens }: QuestionWords): boolean {
  const unknown = tokens.filter(({ kind }) => kind === "unknown").length;
  return unknown > 0 && 2 * unknown >= tokens.filter(({ kind }) => kind !== "mark").length;
}

/** The words of the question that a model names for a part of its plan. */
function spansIn(
  question: string,
  said: readonly { at: string; words: string }[],
): ReadonlyMap<string, Stretch> {
  const asked = question.toLowerCase();
  return new Map(
    said.flatMap(({ at, words }) => {
      const start = asked.indexOf(words.toLowerCase());
      if (words === "" || start < 0) return [];
      const path =
        at === "where" || at.startsWith("where.and.") ? at : at.replace(/^where\./, "where.and.0.");
      return [
        [path === "where" ? "where.and.0" : path, { start, end: start + words.length }] as const,
      ];
    }),
  );
}

interface Spoken {
  language: Language;
  isForeign: boolean;
  spans: ReadonlyMap<string, Stretch>;
}

/** A model's plans after each was checked against the question. */
function verified(
  plans: readonly Plan[],
  { question, preset, before, language: likely }: Form,
  { language, isForeign, spans }: Spoken,
): FormValue {
  const words = wordsOf(question, preset, isForeign ? likely : language);
  const verdicts = plans.map((plan) => verifyPlan(plan, { words, before, spans }));
  const left = plans.filter((_, at) => verdicts[at]?.is !== "refuted");
  const [plan, ...others] = left;
  if (!plan) return { reading: { language, refusal: { refuse: "not_understood", about: [] } } };
  const isProven = verdicts[plans.indexOf(plan)]?.is === "proven";
  if (!isProven || others.length > 0) return { offered: { language, plans: left } };
  const assumed = isForeign ? ["language"] : [];
  return { reading: { language, plan, understood: [], assumed, isFollowUp: false } };
}

/** A plan of this preset, or why it is none. */
function planIn(
  sent: unknown,
  form: Form,
): { plan: Plan } | { refusal: Refusal } | { problem: PlanProblem } {
  const named = withListings(sent, form);
  if (!("plan" in named)) return named;
  const validated = validatePlan(named.plan, form.preset);
  if ("problem" in validated) {
    const { tierField } = validated.problem;
    return tierField === undefined
      ? { problem: tellable(validated.problem, form.preset) }
      : { refusal: { refuse: "no_data_in_tier", about: [tierField] } };
  }
  // Nobody has checked the positions it gives.
  const { said: _, ...plan } = validated.plan;
  const refusal = tierRefusal(plan, form.preset);
  return refusal ? { refusal } : { plan };
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
  return { value: { reading: { language, refusal: { refuse, about: words } } } };
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
