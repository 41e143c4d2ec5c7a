import { describe, expect, test } from "vitest";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import { readingsOf } from "#domain/query/chart/read-chart.ts";
import { allLexicons } from "#domain/query/lexicons/all.ts";
import { type Condition, filtersOf } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { createRandom } from "../../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../../depth.ts";
import { clock, snapshot } from "../asked-sample.ts";
import { randomFilters } from "../random-filters.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
const [english] = allLexicons();
if (!english) throw new Error("there is no English lexicon");
const wording = { say: sayIn("en"), language: "en", preset } as const;

const phrases = depth.phrasesReadBack;
const { next } = createRandom(20);
const filters = randomFilters(preset, next);

const sorted = (conditions: readonly Condition[]): string[] =>
  conditions.map((condition) => JSON.stringify(condition)).sort();

describe("what an answer says of its filters", () => {
  test("reads as these filters when it is asked back", () => {
    const misread: string[] = [];
    for (let n = 0; n < phrases; n++) {
      const conditions = filters(1 + (n % 4));
      const { text } = nounPhrase(wording, conditions);
      const question = `How many ${text} are there?`;
      const [best] = readingsOf(question, preset, english as never);
      const isSame =
        best?.plan.op === "count" &&
        JSON.stringify(sorted(filtersOf(best.plan))) === JSON.stringify(sorted(conditions));
      if (!isSame) misread.push(`${question} ${JSON.stringify(best?.plan.where ?? null)}`);
    }
    console.log(`${phrases} phrases asked back: ${misread.length} misread`);
    expect(misread).toEqual([]);
  });
});
