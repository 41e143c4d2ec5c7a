import fc from "fast-check";
import { expect, test } from "vitest";
import { questionLimits } from "#domain/limits/question.ts";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { answerReading } from "#domain/query/answer-question.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import {
  filtersOf,
  isNumber,
  isText,
  isValue,
  leavesOf,
  type Plan,
} from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { languages } from "#domain/query/reader/lexicon.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { numbersAreGrounded } from "../../../../../scripts/eval-chat/grounding.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { holds } from "../../../../property.ts";

const meta = { tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const { snapshot, clock } = presetFrom(sampleListings(200, 8), meta);
const preset = presetOf(snapshot, clock);

/** Numbers and texts of the filters; types and yes or no have words of their own. */
const valuesIn = (plan: Plan): string[] =>
  filtersOf(plan)
    .flatMap(leavesOf)
    .flatMap((leaf) => {
      if (isText(leaf)) return [leaf.text.trim()];
      if (isNumber(leaf)) return [];
      const isNamed = isValue(leaf) && ["suburb", "city", "street", "services"].includes(leaf.f);
      return isNamed ? leaf.in : [];
    });

/** Groups by a column; the others are put together by the executor's own rules. */
const isOfColumn = ({ groupBy }: Plan): boolean =>
  groupBy !== "chain" && groupBy !== "postcode_area";

/** The businesses that a plan refers to, by name. */
const namesIn = (plan: Plan): string[] =>
  [...JSON.stringify(plan).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id = ""]) => {
    const row = preset.columns.rowOf(id);
    return row === undefined ? [] : (preset.columns.listings.at(row)?.name ?? []);
  });

test("every plan is answered in every language by sentences that are whole and grounded", () => {
  holds(
    fc.property(plansFor(preset).filter(isOfColumn), (drawn) => {
      const validated = validatePlan(drawn, preset);
      if ("problem" in validated) return;
      const { plan } = validated;
      for (const language of languages) {
        const reading = { language, plan, understood: [], assumed: [], isFollowUp: false };
        const { answer } = answerReading(reading, { question: "", preset, rowsMax: 1_000 });
        // Groups that share the first place are named, and counted from some number on.
        const { groups = [] } = runPlan({ ...plan, limit: 1_000 }, preset.columns, preset.clock);
        const first = groups.filter(({ value }) => value === groups[0]?.value);
        const unnamed = first.length - questionLimits.rowsShown;
        const sources = [plan, answer.result, answer.suggestions, namesIn(plan), first, unnamed];
        expect([answer.answer, numbersAreGrounded(answer.answer, sources)]).toEqual([
          answer.answer,
          true,
        ]);
        expect(answer.answer).not.toMatch(/[{}]|undefined|NaN|\bnull\b/);
      }
    }),
    { numRuns: 200 },
  );
});

test("a phrase leaves none of the filters out", () => {
  holds(
    fc.property(plansFor(preset), (plan) => {
      for (const language of languages) {
        const { text } = nounPhrase({ say: sayIn(language), language, preset }, filtersOf(plan));
        const plain = text.toLowerCase();
        const unsaid = valuesIn(plan).filter((value) => !plain.includes(value.toLowerCase()));
        expect([text, unsaid]).toEqual([text, []]);
      }
    }),
    { numRuns: 300 },
  );
});
