import type { Outcome } from "../engine/outcome.ts";
import type { Condition, Plan } from "../plan/plan.ts";
import type { Wording } from "./labels.ts";
import { nounPhrase } from "./noun-phrase.ts";
import type { PhraseKey } from "./phrase-book.ts";
import { fill } from "./word-forms.ts";

/** An answer, as the material for further questions. */
export interface Asked {
  plan: Plan;
  outcome: Outcome;
  wording: Wording;
}

/** A question and the plan that it has to be read as. */
export interface Offer {
  question: string;
  plan: Plan;
  /** The answer before shows that its own isn't empty; else it is run. */
  isFound?: true;
}

export type Offering = (asked: Asked) => Offer[];

export const say = (
  { wording }: Asked,
  key: PhraseKey,
  values: Readonly<Record<string, string>> = {},
): string => wording.say(key, values);

export const whereOf = (conditions: readonly Condition[]): Pick<Plan, "where"> =>
  conditions.length > 0 ? { where: { and: [...conditions] } } : {};

/** "How many pubs in Altstadt are there?" */
export function phrased(
  key: "f_show" | "f_count",
  op: "list" | "count",
  conditions: readonly Condition[],
  { wording }: Asked,
): Offer[] {
  const { text: phrase, agreement } = nounPhrase(wording, conditions);
  const question = fill({ wording, agreement }, key, { phrase });
  return [{ question, plan: { v: 2, op, output: "text", ...whereOf(conditions) } }];
}
