import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, planOf, snapshot } from "./asked-sample.ts";

const ask = (question: string) => answerQuestion({ question, snapshot, clock }).answer;

describe("the oldest and the newest", () => {
  test.each([
    ["oldest entry", "asc", "How recent is the data?"],
    ["which is the newest record", "desc", "How recent is the data?"],
    ["newest listings", "desc", "How recent is the data?"],
    ["ältester eintrag", "asc", "Wie aktuell sind die Daten?"],
    ["fiche la plus récente", "desc", "De quand datent les données ?"],
    ["registro más antiguo", "asc", "¿De cuándo son los datos?"],
    ["أقدم سجل", "asc", "ما مدى حداثة البيانات؟"],
  ])("%j is asked back: founded %s, or the date of the data", (question, dir, label) => {
    const { result, options = [] } = ask(question);
    expect(result.kind).toBe("refusal");
    expect(options.map(({ plan }) => plan.sort ?? plan.about)).toEqual([
      [{ by: "founded_year", dir }],
      "age",
    ]);
    expect(options[1]?.label).toBe(label);
  });

  test.each([
    "oldest business",
    "oldest hotel",
    "oldest hotel in the list",
    "which entry was founded first",
    "5 newest records by founding year",
    "ältestes unternehmen",
    "hotel más antiguo",
  ])("%j goes by the founding year", (question) => {
    expect(planOf(question)?.sort?.[0]?.by).toBe("founded_year");
  });
});
