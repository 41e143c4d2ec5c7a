import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { createRandom } from "../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../depth.ts";
import { answered } from "./question-cases.ts";
import { clock, samplePreset } from "./sample-preset.ts";

const planOf = (question: string, before?: Plan | null): Plan | null =>
  answerQuestion({ question, snapshot: samplePreset, clock, before }).answer.plan;

/** Questions that say themselves what they are about, in each language and of each form. */
const complete: readonly string[] = [
  "how many different streets are in this data",
  "which streets are there?",
  "show the streets",
  "how many postcodes are there?",
  "which suburb has the most bakeries?",
  "how many have a website?",
  "what percentage have a phone number?",
  "how many businesses are in Soho?",
  "list the restaurants without a phone",
  "number of businesses per suburb",
  "wie viele verschiedene Straßen gibt es?",
  "welche Straßen gibt es?",
  "wie viele haben eine Website?",
  "wie viel Prozent haben eine Telefonnummer?",
  "welcher Stadtteil hat die meisten Bäckereien?",
  "combien de rues différentes y a-t-il ?",
  "quelles rues y a-t-il ?",
  "combien ont un site web ?",
  "cuántas calles distintas hay",
  "¿qué calles hay?",
  "¿cuántos tienen sitio web?",
  "كم عدد الشوارع المختلفة؟",
  "how many business names start with Ma?",
  "Of the businesses with known opening hours, how many are closed on Sunday?",
  "¿De cuántos negocios no conocemos el horario?",
  "how big is this data set, how many entries does it have?",
  "¿Qué diferencia hay entre el número de panaderías y el de restaurantes?",
  "Is the number of bakeries higher or lower than of restaurants, and what is the difference?",
  "How big is the gap between the bakeries in Soho and those in Nice",
];

const firsts: readonly string[] = [
  "List the bakeries in Soho",
  "How many restaurants have no website?",
  "How many bakeries are in 98000?",
  "number of hair salons per suburb",
  "Zeige die Bäckereien in Soho",
  "export the coffee shops as csv",
];

describe("a complete question after another answer", () => {
  test.each(complete)("%j means what it means alone", (question) => {
    const alone = planOf(question);
    expect(alone, `"${question}" is read alone`).not.toBeNull();
    for (const first of firsts) {
      const before = planOf(first);
      expect(before, first).not.toBeNull();
      expect(planOf(question, before), `after "${first}"`).toEqual(alone);
    }
  });

  test("is not changed by any of the others, in seeded pairs", () => {
    const random = createRandom(20_261_125);
    const questions = [...answered.map(([question]) => question), ...complete];
    const changed: string[] = [];
    for (const question of answered.map(([one]) => one).filter((one) => saysSubject.test(one))) {
      if (!random.chance(depth.propertyShare)) continue;
      const first = random.pick(questions as [string, ...string[]]);
      const alone = planOf(question);
      const after = planOf(question, planOf(first));
      if (JSON.stringify(after) !== JSON.stringify(alone)) changed.push(`${first} → ${question}`);
    }
    expect(changed).toEqual([]);
  });
});

/** Questions with a verb or a word for businesses; the others are filters. */
const saysSubject = /\b(?:how many|number of|list|show|which|what)\b/i;

describe("a cue or a mere filter after another answer", () => {
  const before = planOf("List the bakeries in Soho");

  test.each([
    "how many of them have a website?",
    "do they have a website?",
    "wie viele davon haben eine Website?",
    "wie viel Prozent davon haben eine Website?",
    "combien d'entre eux ont un site web ?",
    "cuántos de ellos tienen sitio web",
    "and with a website?",
    "with a website",
    "only those with a website",
    "how many are there in total?",
    "as csv",
  ])("%j goes on from it", (question) => {
    const where = JSON.stringify(planOf(question, before)?.where);
    expect(where).toContain('"Bakery"');
    expect(where).toContain('"Soho"');
  });
});
