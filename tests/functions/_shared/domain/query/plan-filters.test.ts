import { describe, expect, test } from "vitest";
import type { PlanFilter } from "#domain/query/answer.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { valueAt, without, withValue } from "../../../../../web/src/features/chat/plan-filters.ts";
import { clock, samplePreset as snapshot } from "./sample-preset.ts";

const answerTo = (question: string, before?: unknown) =>
  answerQuestion({ question, snapshot, clock, before }).answer;
const labels = (filters: readonly PlanFilter[]): string[] => filters.map(({ label }) => label);

describe("the filters of an answer", () => {
  test.each([
    ["How many restaurants have no website?", ["type Restaurant", "without website"]],
    ["Wie viele Restaurants haben keine Website?", ["Typ Restaurant", "ohne Website"]],
    ["Combien de restaurants n'ont pas de site web ?", ["type Restaurant", "sans site web"]],
    ["¿Cuántos restaurantes no tienen página web?", ["tipo Restaurant", "sin sitio web"]],
    [
      "كم عدد المطاعم التي ليس لديها موقع إلكتروني؟",
      ["النوع Restaurant", "بدون الموقع الإلكتروني"],
    ],
  ])("%s names them in the language of the question", (question, wanted) => {
    expect(labels(answerTo(question).filters)).toEqual(wanted);
  });

  test("end with the order and the number of rows", () => {
    expect(labels(answerTo("the 5 best rated restaurants").filters)).toEqual([
      "type Restaurant",
      "sorted by rating, highest first",
      "first 5",
    ]);
    expect(labels(answerTo("die 5 am besten bewerteten Restaurants").filters)).toEqual([
      "Typ Restaurant",
      "sortiert nach Bewertung, höchste zuerst",
      "erste 5",
    ]);
  });

  test("are none where a question gets no answer", () => {
    expect(answerTo("What is the weather?").filters).toEqual([]);
  });
});

describe.each([
  "How many restaurants in Soho have no website?",
  "the 5 best rated restaurants within 500 m of the centre",
  "restaurants rated above 4 that are open on Monday at 10:00",
  "restaurants whose name starts with P",
  "restaurants or bakeries with a phone number",
])("%s", (question) => {
  const { plan, filters } = answerTo(question);
  const sent = { ...plan };

  test("gives an answer without any one of its filters, which then is gone", () => {
    expect(filters.length).toBeGreaterThan(1);
    for (const [index, { at, label }] of filters.entries()) {
      const next = answerTo("", without(sent, at));
      expect([label, next.result.kind]).not.toEqual([label, "refusal"]);
      expect(labels(next.filters)).toEqual(labels(filters.toSpliced(index, 1)));
    }
  });

  test("has one value at the place where a filter says that there is one", () => {
    for (const { value } of filters.filter((filter) => filter.value)) {
      expect(["string", "number", "boolean"]).toContain(typeof valueAt(sent, value ?? []));
    }
  });
});

test("a changed filter gets its new wording", () => {
  const { plan, filters } = answerTo("How many restaurants have no website?");
  const [type, website] = filters;
  const sent = { ...plan };
  const opposite = withValue(sent, website?.value ?? [], true);
  expect(labels(answerTo("", opposite).filters)).toEqual(["type Restaurant", "with website"]);
  const bakeries = withValue(sent, type?.value ?? [], "Bakery");
  expect(labels(answerTo("", bakeries).filters)).toEqual(["type Bakery", "without website"]);
});
