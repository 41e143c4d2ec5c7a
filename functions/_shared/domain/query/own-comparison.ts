import isSame from "fast-deep-equal";
import { kindsIn } from "./chart/chart-reader.ts";
import { filtersOf, isValue, leavesOf, type Plan } from "./plan/plan.ts";
import type { Preset } from "./plan/preset.ts";
import { bestLexicon } from "./reader/best-lexicon.ts";
import { namesOf } from "./reader/names.ts";
import type { Asked, Reading } from "./reader/read-question.ts";
import { holdsAny } from "./shared-conditions.ts";

/** "more cafes or bars" names its own sides; "of those" they share the filters of the answer before. */
export function ownComparison(
  reading: Reading,
  { question, before }: Asked,
  preset: Preset,
  read: (alone: Asked) => Reading,
): Reading | undefined {
  if (!before || !mayCompare(reading, question, before)) return undefined;
  const alone = read({ question });
  if (!("plan" in alone) || alone.plan.op !== "compare") return undefined;
  if (!refersBefore(question, alone.plan, preset)) return alone;
  if ("refusal" in reading) return undefined;
  const and = [...filtersOf(before), ...filtersOf(alone.plan)];
  return { ...alone, isFollowUp: true, plan: { ...alone.plan, where: { and } } };
}

const comparing = ["compare", "difference", "more", "fewer", "than"];

/** A comparison with filters of the answer before, or one that these made unreadable. */
function mayCompare(reading: Reading, question: string, before: Plan): boolean {
  if ("plan" in reading) {
    const { plan } = reading;
    return plan.op === "compare" && (holdsAny(plan, before) || filtersBySide(plan));
  }
  const kinds = kindsIn(question, reading.language);
  return reading.isUnread === true && comparing.some((kind) => kinds.has(kind));
}

/** Its sides are filters as well, which leaves nothing to compare. */
const filtersBySide = (plan: Plan): boolean =>
  filtersOf(plan).some((filter) => plan.sides?.some((side) => isSame(side, filter)));

const referring = ["pron", "their", "whatabout", "only", "now_", "rest"];

/**
 * "the hotels in Porto and those in Faro", "how far apart are they": words between the sides, and a
 * pronoun after them, mean the sides themselves.
 */
function refersBefore(question: string, { sides = [] }: Plan, preset: Preset): boolean {
  const { tokens } = bestLexicon(question, namesOf(preset));
  const values = sides.flatMap(leavesOf).flatMap((leaf) => (isValue(leaf) ? leaf.in : []));
  const isOfSide = ({ entries }: (typeof tokens)[number]): boolean =>
    entries.some(({ value }) => values.includes(value));
  const from = tokens.findIndex(isOfSide);
  const to = from < 0 ? tokens.length : tokens.findLastIndex(isOfSide);
  const first = tokens.find(({ kind }) => kind !== "mark" && kind !== "filler");
  return (
    first?.kind === "and" ||
    tokens.some(({ kind }, at) => {
      if (!referring.includes(kind) || (from >= 0 && at > from && at < to)) return false;
      // "… among those" means none of the sides.
      return at < to || kind !== "pron" || tokens[at - 1]?.kind === "of";
    })
  );
}
