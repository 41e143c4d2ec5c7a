import { sourceWords } from "../../listing/source-names.ts";
import { filtersOf, type Plan, type PresenceField } from "../plan/plan.ts";
import { oneLine, type Wording } from "./labels.ts";
import { keyNoun } from "./measure-words.ts";
import { nounPhrase } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { presenceText } from "./presence-words.ts";
import { agreementOf, fill } from "./word-forms.ts";

/** A group's value in words: of groups by a presence, "with a website". */
export function keyIn(wording: Wording, { groupBy = "category" }: Plan, key: string): string {
  const field = /^has:(.+)$/.exec(groupBy)?.[1] as PresenceField | undefined;
  if (field) return presenceText(wording, [{ f: field, has: key === "yes" }]);
  return oneLine((groupBy === "sources" && sourceWords[key]) || key);
}

/** Which groups count at all. */
export function leastRows(plan: Plan, wording: Wording): string[] {
  const { minRows, groupBy = "category" } = plan;
  if (minRows === undefined) return [];
  const { many: keys, gender } = keyNoun(wording, groupBy);
  const { text: phrase } = nounPhrase(wording, filtersOf(plan), { isDative: true });
  const values = { n: numberText(minRows, wording.language), keys, phrase };
  return [fill({ wording, agreement: agreementOf(gender, false) }, "s_min_rows", values)];
}
