import { partsOfQuestion } from "../chart/read-chart.ts";
import { allLexicons } from "../lexicons/all.ts";
import type { Condition } from "../plan/plan.ts";
import type { Proof } from "./proof.ts";

interface ChartWords {
  condition: Condition;
  /** "good" is rated at least 4 only where one takes it so. */
  isAssumed: boolean;
  start: number;
  end: number;
}

const kept = new WeakMap<Proof["tokens"], readonly ChartWords[]>();

/** Conditions that phrases of the question say, by its chart; the longest first. */
export function chartWords({ question, preset, language, tokens }: Proof): readonly ChartWords[] {
  const known = kept.get(tokens);
  if (known) return known;
  const lexicon = allLexicons().find((each) => each.language === language);
  const found = language === "en" && lexicon ? conditionsIn(question, { preset, lexicon }) : [];
  kept.set(tokens, found);
  return found;
}

function conditionsIn(
  question: string,
  { preset, lexicon }: { preset: Proof["preset"]; lexicon: ReturnType<typeof allLexicons>[number] },
): ChartWords[] {
  const { pieces, chart } = partsOfQuestion(question, preset, lexicon);
  return chart
    .flat()
    .filter(({ type }) => type === "condition" || type === "presence")
    .map(({ meaning, from, to, assumed }) => ({
      isAssumed: assumed.length > 0,
      condition: (meaning as { condition: Condition }).condition,
      start: pieces[from]?.start ?? 0,
      end: pieces[to - 1]?.end ?? 0,
    }))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
}
