import isSame from "fast-deep-equal";
import { runPlan } from "../engine/run.ts";
import { filtersOf, type Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { offeringsAfter } from "./follow-up-offers.ts";
import type { Asked, Offer } from "./offer.ts";

/** Reads a question as a person would ask it after an answer; undefined where it has no plan. */
export type ReadAfter = (question: string, before: Plan) => Plan | undefined;

const shown = 3;

/**
 * Questions that lead on from an answer. Each is read as it says, differs from the question
 * asked, and has an answer that isn't empty.
 */
export function followUpsOf(asked: Asked, read: ReadAfter): string[] {
  const { plan, wording } = asked;
  const questions: string[] = [];
  const isWanted = ({ question, plan: meant, isFound }: Offer): boolean => {
    if (isSamePlan(meant, plan)) return false;
    const found = read(question, plan);
    if (!found || !isSamePlan(found, meant)) return false;
    return isFound === true || finds(meant, wording.preset);
  };
  for (const offering of asked.outcome.total > 0 ? offeringsAfter(plan) : []) {
    if (questions.length === shown) break;
    questions.push(
      ...offering(asked)
        .filter(isWanted)
        .map(({ question }) => question),
    );
  }
  return questions.slice(0, shown);
}

/** Whether a further question on the whole preset is answered too, and differs. */
export function isUsableAfter(
  question: string,
  { plan, wording }: Pick<Asked, "plan" | "wording">,
  read: ReadAfter,
): boolean {
  const found = read(question, plan);
  return found !== undefined && !isSamePlan(found, plan) && finds(found, wording.preset);
}

/** The order of filters means nothing, nor does where a plan comes from. */
const isSamePlan = (one: Plan, other: Plan): boolean => isSame(comparable(one), comparable(other));

function comparable({ said: _, where, target, ...rest }: Plan): unknown {
  const filters = filtersOf(where ? { where } : {}).map((each) => JSON.stringify(each));
  return { ...rest, target: target?.id, filters: filters.sort() };
}

/** Whether a plan has an answer with something in it. */
function finds(plan: Plan, { columns, clock, changes }: Preset): boolean {
  const { rows, value, groups } = runPlan(plan, columns, clock, changes);
  if (plan.op === "list" || plan.op === "describe") return rows.length > 0;
  if (groups) return groups.length > 1;
  return plan.op === "meta" || (value !== null && value !== 0);
}
