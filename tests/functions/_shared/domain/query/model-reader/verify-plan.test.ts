import { describe, expect, test } from "vitest";
import { wordsOf } from "#domain/query/model-reader/question-words.ts";
import { verifyPlan } from "#domain/query/model-reader/verify-plan.ts";
import type { Condition, Plan } from "#domain/query/plan/plan.ts";
import { validatePlan } from "#domain/query/plan/validate.ts";
import { languages } from "#domain/query/reader/lexicon.ts";
import { depth } from "../../../../../depth.ts";
import { seedOf } from "../../../../../seeds.ts";
import { type OwnPlan, preset, questionsWithPlans, randomPlans } from "./own-plans.ts";
import { mutantsOf } from "./plan-mutants.ts";
import { rightPairs } from "./right-pairs.ts";
import { wrongPairs } from "./wrong-pairs.ts";

function checked(plan: unknown): Plan {
  const found = validatePlan(plan, preset);
  if ("problem" in found) throw new Error(JSON.stringify(found.problem));
  return found.plan;
}

const verdict = ({ language, question, plan }: OwnPlan, before?: Plan): string =>
  verifyPlan(checked(plan), { words: wordsOf(question, preset, language), before }).is;

describe("a plan that is wrong", () => {
  test.each(wrongPairs)("is never answered (%s): %s", (language, question, plan) => {
    expect(verdict({ language, question, plan })).not.toBe("proven");
  });
});

describe("a plan that is right", () => {
  test.each(rightPairs)("is answered (%s): %s", (language, question, plan) => {
    expect(verdict({ language, question, plan })).toBe("proven");
  });
});

/** Prints the share of right plans that pass, and gives the mutants that pass as well. */
function passing(name: string, all: readonly OwnPlan[]): { share: number; alive: string[] } {
  const passed = all.filter((each) => verdict(each) === "proven");
  const shares = languages.map((language) => {
    const of = (some: readonly OwnPlan[]) =>
      some.filter((each) => each.language === language).length;
    return `${language} ${of(passed)} of ${of(all)}`;
  });
  let mutants = 0;
  const alive = passed.flatMap(({ language, question, plan }) => {
    const words = wordsOf(question, preset, language);
    return mutantsOf(checked(plan), preset).flatMap(({ what, plan: mutant }) => {
      mutants++;
      const { is } = verifyPlan(mutant, { words });
      return is === "refuted" ? [] : [`${is}: ${question}: ${what}`];
    });
  });
  const share = passed.length / all.length;
  console.log(
    `${name}: ${passed.length} of ${all.length} right plans pass (${shares.join(", ")}); ` +
      `${mutants - alive.length} of ${mutants} wrong ones are stopped`,
  );
  return { share, alive };
}

describe("one part of a right plan changed", () => {
  test("of our own questions, is stopped, and nine of ten right plans pass", () => {
    const { share, alive } = passing("own questions", questionsWithPlans());
    expect(alive).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  test("of random filters in our answers' words, is stopped, and three of four right plans pass", () => {
    const { share, alive } = passing(
      "random",
      randomPlans(Math.ceil(depth.phrasesReadBack / 2), seedOf(51)),
    );
    expect(alive).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(0.75);
  });
});

describe("after another question", () => {
  const hotels: Condition = { f: "category", in: ["Hotel"] };
  const inAltstadt: Condition = { f: "suburb", in: ["Altstadt"] };
  const inNordend: Condition = { f: "suburb", in: ["Nordend"] };
  const noWebsite: Condition = { f: "website", has: false };
  const list = (...and: Condition[]): Plan => ({
    v: 2,
    op: "list",
    where: { and },
    output: "text",
  });
  const before = list(hotels, inAltstadt, noWebsite);
  const asked = (question: string, plan: Plan) =>
    verdict({ language: "en", question, plan }, before);

  test.each([
    ["and in Nordend?", list(hotels, noWebsite, inNordend)],
    ["only those with a phone", list(hotels, inAltstadt, noWebsite, { f: "phone", has: true })],
    [
      "of those, how many have a phone?",
      { ...list(hotels, inAltstadt, noWebsite, { f: "phone", has: true }), op: "count" as const },
    ],
    ["bakeries in Nordend", list({ f: "category", in: ["Bakery"] }, inNordend)],
  ])("what was said before counts where the question goes on: %s", (question, plan) => {
    expect(asked(question, plan)).toBe("proven");
  });

  test.each([
    ["and in Nordend?", list(hotels, inNordend)],
    ["and in Nordend?", list(hotels, inAltstadt, noWebsite)],
    ["only those with a phone", list(hotels, { f: "phone", has: true })],
    ["bakeries in Nordend", list({ f: "category", in: ["Bakery"] }, inNordend, noWebsite)],
    [
      "how many bakeries are there",
      { ...list({ f: "category", in: ["Bakery"] }, inAltstadt), op: "count" as const },
    ],
  ])(
    "what was said before is neither lost nor carried into a new question: %s",
    (question, plan) => {
      expect(asked(question, plan)).not.toBe("proven");
    },
  );
});

describe("a value in words that nothing knows", () => {
  const question = "grub joints in Altstadt";
  const plan = checked({
    v: 2,
    op: "list",
    where: {
      and: [
        { f: "category", in: ["Restaurant"] },
        { f: "suburb", in: ["Altstadt"] },
      ],
    },
    output: "text",
  });
  const read = (words: string, at = "where.and.0") => {
    const start = question.indexOf(words);
    const spans = new Map([[at, { start, end: start + words.length }]]);
    return verifyPlan(plan, { words: wordsOf(question, preset, "en"), spans }).is;
  };

  test("is offered where the plan names them, and never answered", () => {
    expect(read("grub joints")).toBe("open");
  });

  test.each([
    ["grub", "where.and.0"],
    ["in Altstadt", "where.and.0"],
    ["grub joints", "where.and.1"],
  ])("is refused where “%s” is named for %s", (words, at) => {
    expect(read(words, at)).toBe("refuted");
  });
});
