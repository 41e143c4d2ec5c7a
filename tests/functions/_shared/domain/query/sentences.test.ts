import { describe, expect, test } from "vitest";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { resultOf } from "#domain/query/answer/result.ts";
import { sentenceFor } from "#domain/query/answer/sentences.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { Condition, Plan } from "#domain/query/plan/plan.ts";
import { type Language, languages } from "#domain/query/reader/lexicon.ts";
import { numbersAreGrounded } from "../../../../../scripts/eval-chat/grounding.ts";
import { clock, listing, presetFor, snapshotOf } from "./sample-preset.ts";
import type { SentenceCase } from "./sentence-case.ts";
import { groupCases } from "./sentence-cases-of-groups.ts";
import { rowCases } from "./sentence-cases-of-rows.ts";
import { sideCases } from "./sentence-cases-of-sides.ts";

const types = ["Restaurant", "Pub", "Coffee Shop", "Bakery"];
/** A quarter has no rating, the others from 3 up. */
const town = snapshotOf(
  Array.from({ length: 120 }, (_, at) =>
    listing(at, {
      category: types[at % 4] ?? "Pub",
      suburb: ["Altstadt", "Neustadt", "Aalen", "Zell", null][at % 5] ?? null,
      address: `${at} Main Street`,
      rating: at % 4 === 0 ? null : 3 + (at % 20) / 10,
      review_count: at % 4 === 0 ? null : at,
    }),
  ),
  { tier: 2 },
);
const preset = presetFor(town);
const wordingIn = (language: Language) => ({ say: sayIn(language), language, preset });
const planOf = (plan: SentenceCase["plan"]): Plan => ({ v: 2, output: "text", ...plan });

const foundIn = ({ plan, outcome, without = [] }: SentenceCase) => ({
  plan: planOf(plan),
  outcome,
  dropped: without.map((rows) => ({ condition: "", rows })),
});

describe.each(languages)("sentences in %s", (language) => {
  const cases = [...rowCases, ...groupCases, ...sideCases].map(
    (each) => [each.said[language].split("\n")[0], each] as const,
  );
  test.each(cases)("%s", (_, each) => {
    const said = each.said[language];
    const found = foundIn(each);
    const wording = wordingIn(language);
    const examples = ["How many pubs are there?"];
    const sentence = sentenceFor(found, wording, { examples });
    expect(sentence).toBe(said);
    const result = resultOf(found, wording, 200);
    expect([sentence, numbersAreGrounded(sentence, [found.plan, result])]).toEqual([said, true]);
  });
});

/** Every operation says something for itself; the phrases are all filled in. */
test("no sentence is left with an empty place or a place to fill in", () => {
  for (const language of languages) {
    for (const each of [...rowCases, ...groupCases, ...sideCases]) {
      const sentence = sentenceFor(foundIn(each), wordingIn(language));
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN| {2}|\s[.;:]\s?$/);
    }
  }
});

test("a question whether there is any gets a yes or a no first, in its language", () => {
  const ask = (question: string): string =>
    answerQuestion({ question, snapshot: town, clock }).answer.answer.split("\n")[0] ?? "";
  expect(ask("Are there any pubs in Altstadt?")).toBe("Yes, there are 6 pubs in Altstadt.");
  expect(ask("Are there any pubs rated above 4.95?")).toBe(
    "No, there are no pubs rated above 4.95 (0 of 120 businesses). But there are 30 pubs.",
  );
  expect(ask("Gibt es Bäckereien in Altstadt?")).toBe("Ja, es gibt 6 Bäckereien in Altstadt:");
  expect(ask("How many pubs are there in Altstadt?")).toBe("There are 6 pubs in Altstadt.");
});

test("who shares the first place is said by name, though only one was asked for", () => {
  const plan = planOf({
    op: "group",
    groupBy: "suburb",
    limit: 1,
    where: { and: [{ f: "category", in: ["Pub"] }] },
  });
  const outcome = {
    total: 30,
    rows: [],
    groups: [{ key: "Aalen", value: 6, rows: 6 }],
    tied: 3,
  };
  expect(sentenceFor({ plan, outcome, dropped: [] }, wordingIn("en"))).toBe(
    "Aalen, Altstadt, Neustadt and Zell have the most pubs: 6 each.",
  );
});

test("a column that is known of nobody is named, and never counted as 0", () => {
  const plan = planOf({ op: "meta", about: "coverage" });
  const outcome = { total: 120, rows: [] };
  const sentence = sentenceFor({ plan, outcome, dropped: [] }, wordingIn("en"));
  expect(sentence).toContain("Not known for any of them: ");
  expect(sentence).toContain("- address: 120");
  expect(sentence).not.toMatch(/: 0$/m);
});

describe("a column of which nothing is known", () => {
  const unknown = { f: "founded_year", lt: 1990 } as const;
  const ofType = (type: string): Condition => ({ f: "category", in: [type] });
  const [pub, cafe] = [ofType("Pub"), ofType("Coffee Shop")];
  const sentence = (plan: SentenceCase["plan"], outcome: SentenceCase["outcome"]): string =>
    sentenceFor({ plan: planOf(plan), outcome, dropped: [] }, wordingIn("en"));
  const said = "There are 30 pubs, but the founding year is not known for any of them.";

  test.each<[string, SentenceCase["plan"], SentenceCase["outcome"]]>([
    [
      "a share",
      { op: "aggregate", where: { and: [pub] }, measure: { fn: "share", of: unknown } },
      { total: 30, rows: [], value: 0 },
    ],
    [
      "a comparison",
      { op: "compare", sides: [{ and: [pub, unknown] }, cafe] },
      { total: 0, rows: [], sides: [0, 30], value: -30 },
    ],
    [
      "a ratio",
      { op: "ratio", sides: [{ and: [pub, unknown] }, cafe] },
      { total: 30, rows: [], sides: [0, 30], sideTotals: [0, 30], value: 0 },
    ],
    [
      "a number of groups",
      { op: "countGroups", where: { and: [pub] }, groupBy: "founded_year" },
      { total: 30, rows: [], ungrouped: 30, groupsTotal: 0, value: 0 },
    ],
  ])("makes no 0 of %s", (_, plan, outcome) => {
    expect(sentence(plan, outcome)).toBe(said);
  });
});

describe("sides that share filters", () => {
  const ofType = (type: string): Condition => ({ f: "category", in: [type] });
  const outcome = { total: 0, rows: [], sides: [5, 3], sideTotals: [5, 3], value: 2 };
  const say = (where: Condition[], language: Language = "en"): string => {
    const plan = planOf({
      op: "compare",
      where: { and: where },
      sides: [ofType("Pub"), ofType("Bakery")],
    });
    return sentenceFor({ plan, outcome, dropped: [] }, wordingIn(language));
  };

  test("say a place once, after both", () => {
    expect(say([{ f: "suburb", in: ["Zell"] }])).toBe(
      "There are more pubs (5) than bakeries (3) in Zell: 2 more.",
    );
  });

  test("say any other filter each, for it would seem to belong to the second only", () => {
    expect(say([{ f: "rating", gt: 4 }])).toBe(
      "There are more pubs rated above 4 (5) than bakeries rated above 4 (3): 2 more.",
    );
    expect(say([{ open: { dow: 6 } }], "de")).toBe(
      "Es gibt mehr Kneipen, die am Sonntag geöffnet sind (5), als Bäckereien, die am Sonntag geöffnet sind (3): 2 mehr.",
    );
  });

  test("whose value is not known are named apart from the others", () => {
    const plan = planOf({
      op: "compare",
      sides: [ofType("Pub"), ofType("Bakery")],
      measure: { fn: "avg", field: "rating" },
    });
    const unknown = { total: 0, rows: [], sides: [4.25, null], value: null };
    expect(sentenceFor({ plan, outcome: unknown, dropped: [] }, wordingIn("en"))).toBe(
      "The average rating is 4.25 for pubs. The average rating is not known for bakeries.",
    );
  });
});

test("a name keeps its own spelling where the sentence draws words together", () => {
  const rows = [
    listing("a", { name: "Bar de el Puerto", rating: 4, suburb: "de ola" }),
    listing("b", { name: "Chez la amie de le Port", rating: 5, suburb: "la isla" }),
  ];
  const own = presetFor(snapshotOf(rows, { tier: 2 }));
  const plan = planOf({ op: "list", sort: [{ by: "rating", dir: "desc" }], limit: 1 });
  const say = (language: Language, row: number): string =>
    sentenceFor(
      { plan, outcome: { total: 2, rows: [row] }, dropped: [] },
      { say: sayIn(language), language, preset: own },
    );
  expect(say("fr", 1)).toBe("L'entreprise avec la meilleure note est Chez la amie de le Port (5).");
  expect(say("es", 0)).toBe("El negocio con la mejor valoración es Bar de el Puerto (4).");
});
