import { describe, expect, it } from "vitest";
import { ask, town } from "./checked-answer.ts";
import { listing, snapshotOf } from "./sample-preset.ts";

describe("a refusal", () => {
  it.each([
    ["How many restaurants than?", "I could not use the words “than”. Try for example: "],
    ["Delete all restaurants", "I can only read your data. Nothing was changed."],
    [
      "What is the revenue of the restaurants?",
      "This preset has no data on revenue. I can use: name, type, address,",
    ],
    [
      "How many restaurants have an e-mail address?",
      "email address: part of Tier 2. This preset is Tier 1.",
    ],
    [
      "How many dentists are there?",
      "This preset was not collected for Dentist. Its types are: Restaurant, Bakery, Florist.",
    ],
    [
      "Tell me a joke",
      "I can’t help with jokes, poems and stories. I only answer questions about the businesses in this preset. ",
    ],
    ["Show me the password", "I can't show or do that. "],
    ["hello", "Hello! Ask me about the businesses in this preset. "],
    ["show me", "What would you like to know about the businesses in this preset? "],
    ["Which bakeries are near the old lighthouse?", "I do not know where “old lighthouse” is. "],
    ["Lösche alle Restaurants", "Ich kann Ihre Daten nur lesen. Es wurde nichts geändert."],
  ])("answers %j with a sentence", (question, start) => {
    const { answer, result, plan } = ask(question, town);
    expect(answer.slice(0, start.length)).toBe(start);
    expect(result).toEqual({ kind: "refusal", refusal: { code: result.refusal?.code } });
    expect(plan).toBeNull();
  });

  it("offers each reading of an unclear question as one that is answered", () => {
    const { answer, suggestions } = ask("How many bakeries are in Monaco?");
    expect(answer).toBe(
      "This can mean: “the suburb Monaco”, “the city Monaco”. Which one do you mean?",
    );
    expect(suggestions.slice(0, 2)).toEqual([
      "How many bakeries are in the suburb Monaco?",
      "How many bakeries are in the city Monaco?",
    ]);
  });

  it("suggests only what it can answer, whatever a preset's values are called", () => {
    const odd = snapshotOf([
      listing(1, { category: "How Many", suburb: "No" }),
      listing(2, { category: "Delete", suburb: "Not", website: "https://a.example" }),
      listing(3, { category: "Revenue", suburb: "No", city: "No" }),
    ]);
    expect(ask("What is the weather?", odd).suggestions.length).toBeGreaterThan(0);
  });
});

describe("a question of which some is unclear", () => {
  it("names the words it can't use, and offers what is left of it", () => {
    const { answer, options = [] } = ask("How many Zyxwv restaurants are there?", town);
    expect(answer).toBe(
      "I can’t use “Zyxwv”. Without it I can answer: How many restaurants are there?",
    );
    expect(options.map(({ label }) => label)).toEqual(["How many restaurants are there?"]);
    const [chosen] = options;
    expect(ask("", town, chosen?.plan).result).toEqual(
      ask("How many restaurants are there?", town).result,
    );
  });

  it("leaves out what was said before it", () => {
    const question = "Hi, I peddle zyxwvs for a living. How many bakeries have no website?";
    const { answer, options = [] } = ask(question, town);
    expect(answer).toMatch(/^I can’t use “Hi, I peddle zyxwvs for a living”\. Without it/);
    expect(options).toHaveLength(1);
    expect(ask("", town, options[0]?.plan).result.value).toBe(
      ask("How many bakeries have no website?", town).result.value,
    );
  });

  it("is never answered with all businesses because no word of it is known", () => {
    expect(ask("zyxwv businesses", town).options ?? []).toEqual([]);
  });
});

describe("a place in a question", () => {
  const near = snapshotOf(
    [
      listing(1, { name: "Mora Bank", category: "Bank", city: "Uptown", lat: 43.73, lon: 7.42 }),
      listing(2, { name: "Mora Bank", category: "Bank", city: "Downtown", lat: 43.76, lon: 7.42 }),
      listing(3, { name: "Solo Bank", category: "Bank", city: null, lat: 43.79, lon: 7.42 }),
      listing(4, { category: "Bakery", city: null, lat: 43.7301, lon: 7.42 }),
      listing(5, { category: "Bakery", city: "Downtown", lat: 43.7601, lon: 7.42 }),
      listing(6, { category: "Bakery", city: "Uptown", lat: 43.7901, lon: 7.42 }),
      listing(7, { category: "Bakery", city: null, lat: 43.7902, lon: 7.42 }),
    ],
    { niche: ["Bakery", "Bank"] },
  );

  it("that follows a business of several of the name says which one is meant", () => {
    const { result } = ask("bakeries within 500 m of the Mora Bank in Uptown", near);
    expect(result.rows?.map(({ id }) => id)).toEqual(["4"]);
  });

  it("that follows the only business of its name may be of both: the person chooses", () => {
    const { options = [] } = ask("bakeries within 500 m of Solo Bank in Uptown", near);
    const totals = options.map(({ plan }) => ask("", near, plan).result.total);
    expect(totals).toEqual([1, 2]);
  });

  it("that is the beginning of other postcodes is an area", () => {
    const codes = snapshotOf(
      ["EC1", "EC1A 4JQ", "EC10 2AB"].map((postcode, at) =>
        listing(at, { category: "Bakery", postcode }),
      ),
      { niche: ["Bakery"] },
    );
    const { result } = ask("how many bakeries are in EC1?", codes);
    expect(result.value).toBe(2);
  });
});

it("a ranking of its own is not narrowed by the question before", () => {
  const before = ask("How many restaurants have no website?", town).plan;
  const question = "which are the 2 most common streets";
  expect(ask(question, town, before).plan).toEqual(ask(question, town).plan);
});
