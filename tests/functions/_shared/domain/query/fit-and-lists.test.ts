import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { filtersOf } from "#domain/query/plan/plan.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const snapshot = snapshotOf(
  ["Yes", "Yes", "Yes", "No", "No", "Unsure", null].map((fit, at) =>
    listing(at, { fit: fit as "Yes" | null, payments: at % 2 === 0 ? ["Visa"] : [], tier: 2 }),
  ),
  { tier: 2, niche: ["Restaurant"] },
);
const answer = (question: string) => answerQuestion({ question, snapshot, clock }).answer;
const where = (question: string) => {
  const { plan, answer: said } = answer(question);
  expect(plan, said).not.toBeNull();
  return plan ? filtersOf(plan) : [];
};

describe("the marketing fit", () => {
  test.each([
    "how many have a marketing fit?",
    "how many businesses are a good fit for marketing?",
    "which businesses are well suited for marketing?",
    "Wie viele Unternehmen haben einen Marketing-Fit?",
    "Welche Unternehmen sind gut für Marketing geeignet?",
    "combien ont un bon potentiel marketing ?",
    "entreprises adaptées au marketing",
    "negocios aptos para marketing",
    "شركات مناسبة للتسويق",
  ])("is Yes in %j", (question) => {
    expect(where(question)).toEqual([{ f: "fit", in: ["Yes"] }]);
    expect(answer(question).result).toMatchObject(
      answer(question).plan?.op === "count" ? { value: 3 } : { total: 3 },
    );
  });

  test.each([
    "how many have no marketing fit?",
    "businesses without a marketing fit",
    "how many do not have a marketing fit?",
    "how many are a bad fit for marketing?",
    "Wie viele haben keinen Marketing-Fit?",
  ])("is No in %j", (question) => {
    expect(where(question)).toEqual([{ f: "fit", in: ["No"] }]);
  });

  test.each([
    "businesses with marketing fit no that accept Visa",
    "negocios con marketing fit no que aceptan Visa",
    "entreprises avec marketing fit non qui acceptent Visa",
  ])("is No in %j, which denies nothing else", (question) => {
    expect(where(question)).toEqual([
      { f: "fit", in: ["No"] },
      { f: "payments", in: ["Visa"] },
    ]);
  });

  test("is asked back where its “no” may deny what follows", () => {
    expect(answer("negocios con marketing fit no con Visa").result.kind).toBe("refusal");
  });

  test.each([
    ["which businesses have a known marketing fit?", true],
    ["how many businesses have an unknown fit", false],
  ])("is whether it is known in %j", (question, has) => {
    expect(where(question)).toEqual([{ f: "fit", has }]);
  });
});

describe("a list of what is not there", () => {
  test.each([
    ["restaurants without website and phone", "without website and with phone"],
    ["Restaurants ohne Website und Telefon", "ohne Website und mit Telefon"],
    ["restaurants sans site web et téléphone", "sans site web et avec téléphone"],
    ["restaurantes sin sitio web y teléfono", "sin sitio web y con teléfono"],
    ["مطاعم بدون موقع إلكتروني وهاتف", "مع هاتف"],
  ])("%j is asked back in its own language, and both readings are read", (question, other) => {
    const { plan, answer: said, suggestions } = answer(question);
    expect(plan).toBeNull();
    expect(said).toContain(other);
    const readings = suggestions.filter((one) => one.includes(other));
    expect(readings).toHaveLength(1);
    expect(where(readings[0] as string)).toContainEqual({ f: "phone", has: true });
    expect(where(readings[0] as string)).toContainEqual({ f: "website", has: false });
  });

  test.each([
    "restaurants with neither website nor phone",
    "Restaurants weder mit Website noch Telefon",
    "restaurants qui n'ont pas de site web ni de téléphone",
    "restaurantes que no tienen sitio web ni teléfono",
  ])("%j is neither", (question) => {
    expect(where(question)).toContainEqual({ f: "phone", has: false });
    expect(where(question)).toContainEqual({ f: "website", has: false });
  });
});
