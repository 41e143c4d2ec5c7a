import type { Wording } from "../answer/labels.ts";
import { dateText, numberText } from "../answer/number-text.ts";
import { planFilters } from "../answer/plan-filters.ts";
import { suggestionsFor } from "../answer/suggest.ts";
import type { Answer, AnswerOption, QueryResult } from "../answer.ts";
import type { Answered } from "../answer-question.ts";
import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { OtherSnapshot } from "./elsewhere.ts";

export interface Told {
  plan: Plan;
  wording: Wording;
  answer: string;
  result: QueryResult;
  explanation: string;
  notes: string[];
}

export const answerOf = ({ plan, wording, answer, result, explanation, notes }: Told): Answer => ({
  answer,
  language: wording.language,
  result,
  plan,
  filters: planFilters(plan, wording),
  explanation,
  suggestions: suggestionsFor(wording, "", null),
  notes,
  engine: "rules",
});

/** A sentence that says why two snapshots are not compared, with readings to choose from. */
export function refusedWith(
  answer: string,
  wording: Wording,
  options: readonly AnswerOption[] = [],
): Answered {
  return {
    answer: {
      answer,
      language: wording.language,
      result: { kind: "refusal", refusal: { code: "needs_clarification" } },
      plan: null,
      filters: [],
      explanation: wording.say("explain_refusal"),
      suggestions: options.length > 0 ? [] : suggestionsFor(wording, "", null),
      notes: [],
      ...(options.length > 0 ? { options: [...options] } : {}),
      engine: "rules",
    },
  };
}

/** "the last run (12 November 2026)" */
export function runText({ say, language }: Wording, { collectedAt }: OtherSnapshot): string {
  if (collectedAt === null) return say("x_run_undated");
  return say("x_run", { date: dateText(collectedAt, language) });
}

/** The days that sentences name, as they are written there. */
export const datesOf = ({ language }: Wording, { collectedAt }: OtherSnapshot): string[] =>
  collectedAt === null ? [] : [dateText(collectedAt, language)];

export const isPartOf = ({ coverage }: Preset): boolean =>
  coverage !== null && coverage.tiles.done < coverage.tiles.total;

export const withheldNotes = ({ say, language }: Wording, counts: readonly number[]): string[] => {
  const n = counts.reduce((sum, each) => sum + each, 0);
  return n > 0 ? [say("note_withheld", { n: numberText(n, language) })] : [];
};
