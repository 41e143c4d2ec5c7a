import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, planOf } from "./asked-sample.ts";
import { listing, snapshotOf } from "./sample-preset.ts";

const hotel = { f: "category", in: ["Hotel"] };
const has = (f: string) => ({ f, has: true });
const no = (f: string) => ({ f, has: false });

describe("“but not” keeps its “not”", () => {
  test.each([
    ["How many hotels have a phone but not a website?", [has("phone"), no("website")]],
    ["hotels with a website but not an email", [has("website"), no("emails")]],
    ["hotels with an address but not a postcode", [has("address"), no("postcode")]],
    ["hotels open on Monday but not on Sunday", [{ open: { dow: 0 } }, { closed: { dow: 6 } }]],
  ])("%j", (question, filters) => {
    expect(planOf(question)?.where).toEqual({ and: expect.arrayContaining([hotel, ...filters]) });
  });
});

describe("a word that several values affirm is one condition beside others", () => {
  const cafe = { category: "Coffee Shop" };
  const street = snapshotOf(
    [
      listing(1, { ...cafe, takeaway: "yes", outdoor_seating: "yes", delivery: "no" }),
      listing(2, { ...cafe, takeaway: "only", outdoor_seating: "no", delivery: "yes" }),
      listing(3, { ...cafe, takeaway: "no", outdoor_seating: "no", delivery: "no" }),
      listing(4, { ...cafe, takeaway: "no", outdoor_seating: "yes", internet_access: "wlan" }),
      listing(5, { ...cafe, takeaway: "yes", cuisine: ["cake"] }),
    ],
    { niche: ["Coffee Shop"] },
  );

  test.each([
    ["coffee shops with takeaway and outdoor seating", [1]],
    ["coffee shops with both takeaway and delivery", [2]],
    ["coffee shops with takeaway and cake cuisine", [5]],
    ["coffee shops with both outdoor seating and internet access", [4]],
    ["Cafés mit Terrasse und Takeaway", [1]],
    ["coffee shops with takeaway or delivery", [1, 2, 5]],
    ["coffee shops offering neither takeaway nor delivery", [3]],
    ["coffee shops with neither outdoor seating nor takeaway", [3]],
  ])("%j", (question, ids) => {
    const { result, answer } = answerQuestion({ question, snapshot: street, clock }).answer;
    expect((result.rows ?? []).map(({ id }) => Number(id)).sort(), answer).toEqual(ids);
  });
});

describe("a note says of unknown values what the number did with them", () => {
  const bar = { category: "Bar" };
  const street = snapshotOf(
    [
      listing(1, { ...bar, cuisine: ["pizza"], wheelchair: "no" }),
      listing(2, { ...bar, cuisine: ["burger"], wheelchair: "yes" }),
      listing(3, bar),
      listing(4, bar),
    ],
    { niche: ["Bar"] },
  );
  const answerTo = (question: string) =>
    answerQuestion({ question, snapshot: street, clock }).answer;

  test.each([
    [
      "How many bars are not pizza?",
      3,
      "2 of the 4 listings have no known cuisine and are counted as",
    ],
    [
      "How many bars serve pizza but not burger?",
      1,
      "2 of the 4 listings have no known cuisine and are not counted.",
    ],
    [
      "How many bars serve pizza?",
      1,
      "2 of the 4 listings have no known cuisine and are not counted.",
    ],
    [
      "How many bars are not wheelchair accessible?",
      1,
      "2 of the 4 listings have no known wheelchair access and are not counted.",
    ],
    [
      "What share of bars is wheelchair accessible?",
      25,
      "2 of the 4 listings have no known wheelchair access: they count in the whole",
    ],
  ])("%j", (question, value, note) => {
    const { result, notes, answer } = answerTo(question);
    expect(result.value, answer).toBe(value);
    expect(notes).toContainEqual(expect.stringContaining(note));
  });
});
