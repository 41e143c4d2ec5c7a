import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { isCommonWord } from "#domain/query/common-words.ts";
import { languages } from "#domain/query/reader/lexicon.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const streets = ["Fleet Street", "Rosewood Lane", "Thistle Row", "Thimble Row"];
const snapshot = snapshotOf(
  Array.from({ length: 40 }, (_, at) =>
    listing(at, {
      category: at % 4 === 0 ? "Hotel" : "Restaurant",
      name: at === 8 ? "Zephyr Lantern" : `Place ${at}`,
      street: streets[at % streets.length] ?? null,
      suburb: at % 2 === 0 ? "Northgate" : "Weiherfeld",
      city: "Larkhaven",
      cuisine: at % 4 === 1 ? ["italian"] : [],
      brand: at % 8 === 3 ? "Quillfeather" : null,
    }),
  ),
  { niche: ["Hotel", "Restaurant"] },
);

const ask = (question: string) => answerQuestion({ question, snapshot, clock }).answer;
/** The first button and its plan. */
function offered(question: string) {
  const { answer, options = [], plan } = ask(question);
  const [meant] = options;
  return { answer, plan, label: meant?.label, asks: meant?.question, where: meant?.plan.where };
}

describe("words near one value of the preset", () => {
  test.each([
    ["How many hotels are in Nrothgtae?", "Northgate", { f: "suburb", in: ["Northgate"] }],
    ["How many restaurants are in Lakrhavne?", "Larkhaven", { f: "city", in: ["Larkhaven"] }],
    ["restaurants on Roswodo Lane", "Rosewood Lane", { f: "street", in: ["Rosewood Lane"] }],
    ["How many resturonts are there?", "Restaurants", { f: "category", in: ["Restaurant"] }],
    ["restaurants with itallain cuisine", "italian", { f: "cuisine", in: ["italian"] }],
    [
      "How many restaurants of brand Qilfeather are there?",
      "Quillfeather",
      {
        f: "brand",
        in: ["Quillfeather"],
      },
    ],
  ])("give a button with the value: %j", (question, value, filter) => {
    const { answer, plan, label, asks, where } = offered(question);
    expect(plan).toBeNull();
    expect(label).toBe(`Did you mean ${value}?`);
    expect(answer).toMatch(new RegExp(`^I don’t know “.+”\\. Did you mean ${value}\\?$`));
    expect(asks).toContain(value);
    expect(JSON.stringify(where)).toContain(JSON.stringify(filter));
  });

  test("name a business as well", () => {
    const { options } = ask("What is the address of Zephyr Lanntrn?");
    expect(options?.[0]?.label).toBe("Did you mean Zephyr Lantern?");
    expect(options?.[0]?.plan).toMatchObject({ op: "describe", target: { id: "8" } });
  });

  test.each([
    ["Wie viele Restaurants gibt es in Wieherfled?", "Meinten Sie Weiherfeld?"],
    ["Combien de restaurants y a-t-il à Wieherfled ?", "Vouliez-vous dire Weiherfeld ?"],
    ["¿Cuántos restaurantes hay en Wieherfled?", "¿Quiso decir Weiherfeld?"],
    ["كم عدد المطاعم في Wieherfled؟", "هل تقصد Weiherfeld؟"],
  ])("are asked about in the question's language: %j", (question, label) => {
    expect(offered(question).label).toBe(label);
  });

  test("run as the button says", () => {
    const { options = [] } = ask("How many hotels are in Nrothgtae?");
    const before = options[0]?.plan;
    const { answer } = answerQuestion({ question: "", snapshot, clock, before }).answer;
    expect(answer).toBe("There are 10 hotels in Northgate.");
  });
});

describe("no button comes of", () => {
  test.each([
    ["two values that are as near", "How many restaurants are on Thisble Row?"],
    ["a word that is near nothing", "How many restaurants are in Qwertzuiop?"],
    ["a value in a question that is unread for another word", "zyxwv hotels in Nrothgtae"],
    ["a common word", "Which restaurants are lively?"],
  ])("%s", (_, question) => {
    const labels = (ask(question).options ?? []).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith("Did you mean"))).toEqual([]);
  });
});

test("a common word is one in its own language, and any word that a grammar knows", () => {
  expect(isCommonWord("lively", "en")).toBe(true);
  expect(isCommonWord("urig", "de")).toBe(true);
  expect(isCommonWord("urig", "en")).toBe(false);
  for (const language of languages) {
    expect(isCommonWord("restaurantes", language)).toBe(false);
    expect(isCommonWord("website", language)).toBe(true);
  }
});
