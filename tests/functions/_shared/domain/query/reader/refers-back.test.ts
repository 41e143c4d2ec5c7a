import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { presetFrom } from "../../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../../scripts/eval-chat/sample-listings.ts";

const { snapshot, clock } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });

const answered = answerQuestion({ question: "hotels in Altstadt", snapshot, clock }).answer.plan;
const filtersIn = (plan: Plan | null) => (plan ? [...filtersOf(plan)] : []);
const filters = filtersIn(answered);

const ask = (question: string, isEarlier?: boolean) =>
  answerQuestion({
    question,
    snapshot,
    clock,
    before: answered,
    ...(isEarlier === undefined ? {} : { isEarlier }),
  }).answer;

describe("a question after a refusal", () => {
  test.each([
    "as a csv file",
    "export them as CSV",
    "how many of those have a website?",
    "only those with a phone",
    "their phone numbers",
    "show them on a map",
    "sorted by rating",
    "Wie viele davon haben eine Website?",
    "als CSV-Datei",
    "lesquelles d'entre elles ont un site web ?",
    "¿cuántos de ellos tienen web?",
  ])("that refers back, as %j, goes on from the last answer", (question) => {
    const { plan } = ask(question);
    expect(filtersIn(plan)).toEqual(expect.arrayContaining(filters));
    expect(ask(question, true).plan).toEqual(plan);
  });

  test.each([
    "how many have a website?",
    "with a website",
    "and in Nordend?",
    "and with a phone?",
    "what about gyms?",
    "only with a phone",
    "export all gyms as CSV",
    "und in Nordend?",
  ])("that may go on from what was refused, as %j, is read by itself", (question) => {
    const alone = answerQuestion({ question, snapshot, clock }).answer;
    expect(ask(question, true).plan).toEqual(alone.plan);
  });

  test("that asks by itself is answered by itself, whatever it goes on to say of that", () => {
    const { plan } = ask("Gyms: how many of them have a website?", true);
    expect(filtersIn(plan)).not.toEqual(expect.arrayContaining(filters));
  });

  test("an edited plan runs as it stands", () => {
    expect(ask("", true).plan).toEqual(answered);
  });
});
