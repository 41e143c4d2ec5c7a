import type { Question } from "../answer-question.ts";
import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { validatePlan } from "../plan/validate.ts";
import { readAsked } from "../read-asked.ts";
import type { AcrossReading } from "./read-runs.ts";

/** A plan of two snapshots, as a client sends it back: not checked. */
export const isAcross = (plan: unknown): plan is Record<string, unknown> => {
  if (typeof plan !== "object" || plan === null) return false;
  return "snapshots" in plan || ("op" in plan && plan.op === "changes");
};

/** "and with a website?" after an answer about two snapshots: the same with other filters. */
export function followed({ question, before }: Question, here: Preset): AcrossReading | undefined {
  if (!isAcross(before)) return undefined;
  const { where } = before as Partial<Plan>;
  const counted = { v: 2, op: "count", output: "text", ...(where ? { where } : {}) };
  const checked = validatePlan(counted, here);
  if ("problem" in checked) return undefined;
  const reading = readAsked({ question, before: checked.plan }, here);
  if (!("plan" in reading) || !reading.isFollowUp) return undefined;
  const { plan, language } = reading;
  const { op, where: narrowed, limit, nth, sort, select, output } = plan;
  const isPlain = [limit, nth, sort, select].every((part) => part === undefined);
  const isChanges = before.op === "changes";
  // A file has no column that tells new from gone.
  if (output !== "text" && before.changes === "all") return undefined;
  const isOfSet = op === "count" || (isChanges && op === "list");
  if (!isOfSet || !isPlain) return undefined;
  const { where: _, said: __, ...rest } = before as unknown as Plan;
  const next = { ...rest, ...(narrowed ? { where: narrowed } : {}), output };
  return { language, plan: next };
}
