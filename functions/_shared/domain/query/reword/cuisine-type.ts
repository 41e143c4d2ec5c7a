import { fold } from "../../text/fold.ts";
import { type Condition, filtersOf, isValue, type Plan } from "../plan/plan.ts";
import type { Entry, Preset } from "../plan/preset.ts";
import { namesOf } from "../reader/names.ts";
import type { Asked, Reading } from "../reader/read-question.ts";
import { piecesOf } from "../reader/tokens.ts";
import { windowsFrom } from "../reader/windows.ts";
import { isOfSameWord, ownCuisine } from "./near-cuisine.ts";

/** Types of places to eat: a cuisine is read as a type only beside one of them. */
const bases = ["Restaurant", "Fast Food"];

/**
 * "pizzerias" where restaurants were collected and some have the cuisine "pizza": those. A word
 * that says no cuisine itself ("trattoria") gets one offered. The type stays refused where nobody
 * has it.
 */
export function readAsCuisine(
  { question, before }: Asked,
  label: string,
  preset: Preset,
  read: (asked: Asked) => Reading,
): Reading | undefined {
  const cuisine = /^(.+) (?:Restaurant|Fast Food)$/.exec(label)?.[1];
  const type = bases.flatMap((base) => preset.find("category", base) ?? [])[0];
  const span = spanOf(question, label, preset);
  if (!cuisine || !span) return undefined;
  const said = question.slice(span.start, span.end);
  const own = ownCuisine(said, preset);
  const entry = own ?? preset.find("cuisine", fold(cuisine));
  if (!entry || !type) return undefined;
  const changed = `${question.slice(0, span.start)}${type.value} ${entry.value}${question.slice(span.end)}`;
  const reading = read({ question: changed, ...(before ? { before } : {}) });
  if (!("plan" in reading) || !hasBoth(reading.plan, type, entry)) return undefined;
  const plan = ofAnyType(reading.plan, type, entry, preset);
  if (!own && !isOfSameWord(said, fold(cuisine))) {
    const refusal = { refuse: "needs_clarification" as const, about: [] };
    return { language: reading.language, refusal, choices: [plan] };
  }
  return {
    ...reading,
    plan,
    understood: [
      ...reading.understood.filter(({ as: other }) => other !== type.value),
      { words: said, as: `cuisine: ${entry.value}` },
    ],
  };
}

/** The words that name the type. */
function spanOf(
  question: string,
  label: string,
  preset: Preset,
): { start: number; end: number } | undefined {
  const pieces = piecesOf(question);
  const names = namesOf(preset);
  for (const [at, piece] of pieces.entries()) {
    for (const window of windowsFrom(pieces, at, 4, true).toReversed()) {
      const end = pieces[window.next - 1]?.end;
      const isIt = fold(names.type(window.key)?.notCollected ?? "") === fold(label);
      if (isIt && end !== undefined) return { start: piece.start, end };
    }
  }
  return undefined;
}

const says = (condition: Condition, { field, value }: Entry): boolean =>
  isValue(condition) && condition.f === field && condition.in.includes(value);

const hasBoth = (plan: Plan, type: Entry, cuisine: Entry): boolean =>
  filtersOf(plan).some((one) => says(one, type)) &&
  filtersOf(plan).some((one) => says(one, cuisine));

/** The same plan of every business with the cuisine, also of cafes and of "italian pizza". */
function ofAnyType(plan: Plan, type: Entry, cuisine: Entry, preset: Preset): Plan {
  const { where } = plan;
  if (!where || !("and" in where)) return plan;
  const alike = preset
    .entries("cuisine")
    .flatMap(({ value }) => (fold(value).split(" ").includes(fold(cuisine.value)) ? [value] : []));
  const and = where.and
    .filter((one) => !says(one, type))
    .map((one) => (says(one, cuisine) && isValue(one) ? { ...one, in: alike } : one));
  return { ...plan, where: { and } } as Plan;
}
