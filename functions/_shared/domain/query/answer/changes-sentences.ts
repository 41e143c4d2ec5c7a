import { questionLimits } from "../../limits/question.ts";
import type { Outcome } from "../engine/outcome.ts";
import { filtersOf, type Plan } from "../plan/plan.ts";
import type { ChangeKind } from "../plan/topics.ts";
import type { Wording } from "./labels.ts";
import { rowLine } from "./list-sentences.ts";
import { counted } from "./noun-phrase.ts";
import { numberText } from "./number-text.ts";
import { fill, joined } from "./word-forms.ts";

/** "Since the last run 3 businesses are new, 2 are gone and 5 changed." */
export function changesText(plan: Plan, outcome: Outcome, wording: Wording): string {
  const { say, language } = wording;
  const { changes } = outcome;
  const { changes: kind = "all" } = plan;
  if (!changes) return say("s_no_run");
  const filters = filtersOf(plan);
  const kinds: Exclude<ChangeKind, "all">[] = kind === "all" ? ["new", "gone", "changed"] : [kind];
  const counts = kinds.map((each) => ({
    kind: each,
    // With filters only the rows that are still there can be judged.
    n: filters.length > 0 && kind !== "all" ? outcome.total : changes[each].count,
  }));
  const told = counts.filter(({ n }) => n > 0 || kind !== "all");
  if (told.length === 0) return say("s_no_change");
  const list = told.map(({ kind: each, n }, at) => {
    const { counted: what, agreement } = counted(wording, filters, n);
    const one = n === 1 ? "_one" : "";
    const text = at === 0 ? what : say("s_others", { n: numberText(n, language) });
    return fill({ wording, agreement }, `s_${each}${one}`, { counted: text });
  });
  const head = say("s_since", { list: joined(wording, list, "and") });
  const shown = kind === "all" ? [] : outcome.rows;
  const lines = shown
    .slice(0, questionLimits.rowsShown)
    .map((row) => rowLine(wording, plan, row, undefined));
  return [lines.length > 0 ? head.replace(/\.$/, say("colon")) : head, ...lines].join("\n");
}
