import isSame from "fast-deep-equal";
import type { AnswerOption } from "../answer.ts";
import { runPlan } from "../engine/run.ts";
import { type Condition, filtersOf, type Plan } from "../plan/plan.ts";
import type { Wording } from "./labels.ts";
import { counted } from "./noun-phrase.ts";
import { fill, small } from "./word-forms.ts";

/** The part of an answer that a guessed follow-up owes to the answer before it. */
export interface FromBefore {
  /** Businesses that the filters of the answer before leave. */
  rows: number;
  /** "Among the 23 hotels from before: …" */
  around: (sentence: string) => string;
  /** The same question without those filters. */
  option: AnswerOption;
}

/** After a colon it is small, unlike a name. */
const plainStart = /^(?:There|Il y a|Hay) /;

/** Null where the answer before has narrowed nothing. */
export function fromBefore(
  plan: Plan,
  inherited: readonly Condition[],
  wording: Wording,
): FromBefore | null {
  const { columns, clock, rows: all } = wording.preset;
  const where = { and: [...inherited] };
  const { total } = runPlan({ v: 2, op: "count", output: "text", where }, columns, clock);
  if (inherited.length === 0 || total === all) return null;
  const { counted: what, ...phrase } = counted(wording, inherited, total, { isDative: true });
  const around = (sentence: string): string =>
    fill({ wording, agreement: phrase.agreement }, total === 1 ? "s_among_one" : "s_among", {
      counted: what,
      phrase: phrase.text,
      close: phrase.close,
      sentence: plainStart.test(sentence) ? small(sentence) : sentence,
    });
  return {
    rows: total,
    // Among none there is nothing to count, and the sentence names all filters anyway.
    around: total === 0 ? (sentence) => sentence : around,
    option: { label: wording.say("ask_over_all"), plan: without(plan, inherited) },
  };
}

function without(plan: Plan, inherited: readonly Condition[]): Plan {
  const and = filtersOf(plan).filter((filter) => !inherited.some((one) => isSame(one, filter)));
  const { where: _where, said: _said, ...rest } = plan;
  return and.length > 0 ? { ...rest, where: { and } } : rest;
}
