import isSame from "fast-deep-equal";
import { describe, expect, test } from "vitest";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import { type Condition, filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { readAsked } from "#domain/query/read-asked.ts";
import { type Language, languages } from "#domain/query/reader/lexicon.ts";
import { createRandom } from "../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../depth.ts";
import { clock, planOf, snapshot } from "./asked-sample.ts";
import { randomFilters } from "./random-filters.ts";
import { randomQuestions } from "./random-questions.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));

/** Finds the same; a table of groups answers how many there are as well. */
function isAsWanted(plan: Plan, wanted: Plan): boolean {
  if (wanted.op === "meta") return plan.op === "meta" && plan.about === wanted.about;
  if (wanted.op === "countGroups" && plan.op === "group") {
    const { sort: _, op, ...rest } = plan;
    return isSame({ ...rest, op: "countGroups" }, wanted);
  }
  const found = runPlan(plan, preset.columns, clock);
  return plan.op === wanted.op && isSame(found, runPlan(wanted, preset.columns, clock));
}

describe("a random plan as a question", () => {
  test("is read as that plan or not at all: never as another one", () => {
    const { next } = createRandom(22);
    const question = randomQuestions(preset, next);
    const misread: string[] = [];
    const read = new Map<string, { asked: number; right: number }>();
    for (let n = 0; n < depth.phrasesReadBack; n++) {
      const { kind, question: text, plan } = question();
      const reading = readAsked({ question: text }, preset);
      const isRight = "plan" in reading && isAsWanted(reading.plan, plan);
      if ("plan" in reading && !isRight) misread.push(`${text} ${JSON.stringify(reading.plan)}`);
      const { asked, right } = read.get(kind) ?? { asked: 0, right: 0 };
      read.set(kind, { asked: asked + 1, right: right + Number(isRight) });
    }
    expect(misread).toEqual([]);
    for (const [kind, { asked, right }] of read) {
      if (kind !== "nth") expect([kind, right / asked]).toEqual([kind, 1]);
    }
  });
});

/** Far from all is read outside English; what is read must be right. */
const readAtLeast: Readonly<Record<Language, number>> = {
  en: 0.98,
  de: 0.5,
  fr: 0.65,
  es: 0.5,
  ar: 0.4,
};

describe("what an answer says of its filters, asked back", () => {
  test.each(languages)("is read as these filters or not at all: %s", (language) => {
    const { next } = createRandom(31);
    const filters = randomFilters(preset, next);
    const say = sayIn(language);
    const misread: string[] = [];
    let right = 0;
    const asked = depth.phrasesReadBack;
    for (let n = 0; n < asked; n++) {
      const conditions = filters(1 + (n % 4));
      const { text } = nounPhrase({ say, language, preset }, conditions);
      const question = say("choice_count", { what: text });
      const reading = readAsked({ question }, preset);
      if (!("plan" in reading)) continue;
      const { plan } = reading;
      const isRight = plan.op === "count" && isSame(sorted(filtersOf(plan)), sorted(conditions));
      if (isRight) right += 1;
      else misread.push(`${question} ${JSON.stringify(plan.where ?? null)}`);
    }
    expect(misread).toEqual([]);
    expect(right / asked).toBeGreaterThan(readAtLeast[language]);
  });

  test.each([
    "negocios con marketing fit No y que aceptan Visa",
    "entreprises avec marketing fit Non et qui acceptent Visa",
  ])("%j says No of the fit, not of the payment", (question) => {
    expect(planOf(question)?.where).toEqual({
      and: [
        { f: "fit", in: ["No"] },
        { f: "payments", in: ["Visa"] },
      ],
    });
  });
});

const sorted = (conditions: readonly Condition[]): string[] =>
  conditions.map((condition) => JSON.stringify(condition)).sort();

describe("a share of those that a clause describes", () => {
  test.each([
    "What share of restaurants accepting Visa have opening hours?",
    "What share of restaurants that accept Visa have opening hours?",
    "Welcher Anteil der Restaurants, die Visa akzeptieren, hat Öffnungszeiten?",
    "Quelle part des restaurants qui acceptent Visa a des horaires ?",
    "¿Qué porcentaje de los restaurantes que aceptan Visa tiene horario?",
    "ما نسبة المطاعم التي تقبل Visa لديها ساعات عمل",
  ])("%j has them as its whole", (question) => {
    expect(planOf(question)).toMatchObject({
      measure: { fn: "share", of: { f: "hours", has: true } },
      where: {
        and: [
          { f: "category", in: ["Restaurant"] },
          { f: "payments", in: ["Visa"] },
        ],
      },
    });
  });

  test.each([
    ["Welcher Anteil der Hotels, die eine Website haben, hat ein Telefon?", "phone"],
    ["What share of hotels that have a website are open on Sunday?", "open"],
  ])("%j has one condition in its part", (question, part) => {
    expect(JSON.stringify(planOf(question)?.measure)).toContain(part);
    expect(JSON.stringify(planOf(question)?.where)).toContain('"website"');
  });

  test.each([
    "What share of hotels have a website and accept Visa?",
    "What share of hotels have a website, accept Visa and have a phone?",
    "Welcher Anteil der Hotels hat eine Website, akzeptiert Visa und hat ein Telefon?",
  ])("%j has all of them in its part, or is not read", (question) => {
    const plan = planOf(question);
    if (plan) expect(plan.where).toEqual({ and: [{ f: "category", in: ["Hotel"] }] });
  });
});

test.each(["Of the hotels, which has the fifth most reviews?", "the fifty best hotels"])(
  "%j guesses no number",
  (question) => {
    expect(planOf(question)?.limit).toBe(question.includes("fifty") ? 50 : undefined);
  },
);
