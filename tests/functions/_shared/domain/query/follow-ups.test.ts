import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { answerQuestion, answerReading } from "#domain/query/answer-question.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { type Language, languages } from "#domain/query/reader/lexicon.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { holds } from "../../../../property.ts";

const meta = { tier: 2, tz: "Europe/Berlin", now_dow: 4, now_min: 1_170 };
const { snapshot, clock } = presetFrom(sampleListings(200, 8), meta);
const preset = presetOf(snapshot, clock);

const ask = (question: string, before?: unknown) =>
  answerQuestion({ question, snapshot, clock, before }).answer;

const suggestedAfter = (plan: Plan, language: Language): string[] => {
  const reading = { language, plan, understood: [], assumed: [], isFollowUp: false };
  return answerReading(reading, { question: "", preset, rowsMax: 1 }).answer.suggestions;
};

const firstName = snapshot.listings.at(3)?.name ?? "";

test("every suggestion after any plan is answered, in its language, with something in the answer", () => {
  let asked = 0;
  holds(
    fc.property(plansFor(preset), fc.constantFrom(...languages), (drawn, language) => {
      const validated = validatePlan(drawn, preset);
      if ("problem" in validated) return;
      const { plan } = validated;
      const suggestions = suggestedAfter(plan, language);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      for (const suggestion of suggestions) {
        const next = ask(suggestion, plan);
        const { rows = [], groups = [], value, total = 0 } = next.result;
        const found = rows.length + groups.length + total + (value ? 1 : 0);
        expect([suggestion, next.language, next.plan !== null, found > 0]).toEqual([
          suggestion,
          language,
          true,
          true,
        ]);
        expect(next.plan).not.toEqual(plan);
        asked++;
      }
    }),
    { numRuns: 200 },
  );
  expect(asked).toBeGreaterThan(300);
});

describe("after an answer", () => {
  test.each([
    [
      "How many restaurants are in Altstadt?",
      ["List them", "How many of them have no website?", "How many of them are there per street?"],
    ],
    [
      "List the restaurants in Altstadt",
      ["Export them as CSV", "Which of them are open now?", "Sort them by rating"],
    ],
    [
      "How many restaurants are there per suburb?",
      [
        "List the restaurants in Nordend",
        "Which of them are open now?",
        "How many of them have no website?",
      ],
    ],
    [
      "What is the average rating of restaurants?",
      ["And per suburb?", "List them", "How many of them have no website?"],
    ],
    ["Are there more hotels or restaurants?", ["List the hotels", "List the restaurants"]],
    [
      "Wie viele Restaurants gibt es in Altstadt?",
      [
        "Liste sie auf",
        "Wie viele davon haben keine Website?",
        "Wie viele davon gibt es pro Straße?",
      ],
    ],
    [
      "Liste des restaurants à Altstadt",
      [
        "Exporte-les en CSV",
        "Lesquels d'entre eux sont ouverts maintenant ?",
        "Trie-les par évaluation",
      ],
    ],
    [
      "¿Cuántos restaurantes hay por barrio?",
      [
        "Muestra los restaurantes en Nordend",
        "¿Cuáles de ellos están abiertos ahora?",
        "¿Cuántos de ellos no tienen sitio web?",
      ],
    ],
    [
      "كم عدد المطاعم في Altstadt؟",
      ["اعرض هذه القائمة", "كم منها ليس لديها موقع إلكتروني؟", "كم منها في كل شارع؟"],
    ],
  ])("%j is followed by questions that fit it", (question, expected) => {
    expect(ask(question).suggestions).toEqual(expected);
  });

  test("about one business come the nearest of its kind and others like it", () => {
    const { suggestions, result } = ask(`Tell me everything about ${firstName}`);
    expect(suggestions[0]).toMatch(/^What is the nearest /);
    expect(suggestions).toHaveLength(3);
    expect(result.business?.name).toBe(firstName);
    const one = ask(`What is the address of ${firstName}?`);
    expect(one.suggestions[0]).toBe(`Tell me everything about ${firstName}`);
    expect(one.result.business).toBeUndefined();
  });

  test("that found nothing come questions on the whole preset", () => {
    const { result, suggestions } = ask(
      "How many restaurants are rated above 4.9 and have 0 reviews?",
    );
    expect(result.total).toBe(0);
    expect(suggestions).toHaveLength(3);
    for (const one of suggestions) expect(one).not.toMatch(/them/);
  });
});

describe("a follow-up that only a guess takes for one", () => {
  const before = ask("How many restaurants are in Altstadt?");
  const among = before.result.total ?? 0;

  test.each([
    ["en", "with a website", `Among the ${among} restaurants in Altstadt from before: there are `],
    ["de", "mit Website", `Von den ${among} Restaurants in Altstadt aus der letzten Antwort: `],
    ["fr", "avec un site web", `Parmi les ${among} restaurants dans le quartier Altstadt de la `],
    [
      "es",
      "con sitio web",
      `Entre los ${among} restaurantes en Altstadt de la respuesta anterior: `,
    ],
    ["ar", "مع موقع إلكتروني", `من بين ${among} من المطاعم في Altstadt في الجواب السابق: `],
  ] as const)(
    "says so first, and offers to ask over all businesses: %s",
    (language, text, start) => {
      const { answer, options, result } = ask(text, before.plan);
      expect(answer.slice(0, start.length)).toBe(start);
      expect(result.coverage?.among).toBe(among);
      expect(options?.map(({ label }) => label)).toEqual([sayIn(language)("ask_over_all")]);
      const all = ask("", options?.[0]?.plan);
      expect(all.plan?.where).toEqual({ and: [{ f: "website", has: true }] });
      expect(all.result.total).toBeGreaterThan(result.total ?? 0);
    },
  );

  test.each(["los que tengan web", "las que tienen web", "los que no tengan teléfono"])(
    "narrows the answer before in Spanish, too: %j",
    (text) => {
      const { answer, result } = ask(text, before.plan);
      expect(answer).toContain("de la respuesta anterior");
      expect(result.coverage?.among).toBe(among);
    },
  );

  test("offers all businesses also after filters that say not", () => {
    const denied = ask("How many businesses are not restaurants?");
    const { options } = ask("mean rating in Nordend?", denied.plan);
    const all = ask("", options?.[0]?.plan);
    expect(all.result.total).toBe(ask("mean rating in Nordend?").result.total);
  });

  test.each([
    "how many of them have a website?",
    "and with a website?",
    "only those with a website",
    "as CSV",
    "sorted by rating",
    "How many hotels have a website?",
  ])("is not one that says what it is about: %j", (text) => {
    const { answer, options } = ask(text, before.plan);
    expect(answer).not.toContain("from before");
    expect(options).toBeUndefined();
  });

  test("has nothing to say of an answer that was about all businesses", () => {
    const all = ask("How many businesses are there?");
    const { answer, options } = ask("with a website", all.plan);
    expect(answer).not.toContain("from before");
    expect(options).toBeUndefined();
  });

  test("speaks of one business in the singular, and of none not at all", () => {
    const one = preset
      .entries("street")
      .flatMap(({ value }) =>
        preset
          .entries("suburb")
          .map((suburb) => ask(`How many florists are on ${value} in the suburb ${suburb.value}?`)),
      )
      .find(({ result }) => result.value === 1);
    const narrowed = ask("with a phone number", one?.plan);
    expect(narrowed.answer).toMatch(
      /^Of the one florist on \S+ in .+ from before: there (is|are) /,
    );
    const none = ask("How many hotels in Altstadt are rated below 1?");
    expect(none.result.value).toBe(0);
    const { answer, options } = ask("with a website", none.plan);
    expect(answer).toMatch(/^There /);
    expect(answer).toContain("rating");
    expect(options).toHaveLength(1);
  });

  test("keeps the filters that it names itself", () => {
    const { answer, options } = ask("in Nordend", before.plan);
    expect(answer).toMatch(/^Among the \d+ restaurants from before: /);
    expect(options?.[0]?.plan.where).toEqual({ and: [{ f: "suburb", in: ["Nordend"] }] });
  });
});

describe("a plan that is run again without a question", () => {
  const { plan, language } = ask("Wie viele Restaurants in Altstadt haben keine Website?");

  test("is answered in the language it was asked in", () => {
    expect(language).toBe("de");
    const again = answerQuestion({ question: "", snapshot, clock, before: plan, language }).answer;
    expect(again.answer).toMatch(/^Es gibt /);
    expect(again.language).toBe("de");
    expect(again.filters.map(({ label }) => label)).toContain("ohne Website");
    expect(again.suggestions[0]).toBe("Liste sie auf");
  });

  test.each([undefined, "xx", 7, null])(
    "is answered in English where that is unknown: %j",
    (sent) => {
      const again = answerQuestion({ question: "", snapshot, clock, before: plan, language: sent });
      expect(again.answer.answer).toMatch(/^There (is|are) /);
      expect(again.answer.language).toBe("en");
    },
  );
});
