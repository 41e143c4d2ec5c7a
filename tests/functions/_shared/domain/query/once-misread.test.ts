import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn } from "#domain/query/clock.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";

const { snapshot } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });
const clock = clockIn("Europe/Berlin", new Date("2026-11-20T18:30:00Z"));
const planOf = (question: string) => answerQuestion({ question, snapshot, clock }).answer.plan;

const hotel = { f: "category", in: ["Hotel"] };
const byRating = (dir: string) => ({ by: "rating", dir });

describe("questions that were once answered as if they said something else", () => {
  test.each([
    ["hotels anywhere but Mitte"],
    ["Mitte aside, where are hotels?"],
    ["Keep hotels out"],
    ["Saca los hoteles de la lista"],
    ["Which hotels should have a website?"],
    ["Which restaurants need a website?"],
    ["Which are neither a restaurant nor a hotel at the same time?"],
    ["restaurants not open all weekend"],
    ["What is the rating of the largest restaurant?"],
    ["Which hotel is the biggest, and what is its rating?"],
    ["average rating of the top 10 restaurants"],
    ["restaurants new in town"],
    ["List the average rating for each hotel"],
    ["Restaurants, die nur Bargeld akzeptieren"],
    ["restaurants open on weekdays only"],
    ["How many hotels have a website and how many do not have one?"],
    ["What is the difference in rating between hotels in Mitte and gyms in Wedding?"],
    ["restaurants and hotels simultaneously open on Sunday"],
    ["the 5 most reviewed hotels, best rated first"],
    ["Hoteles de peor a mejor"],
    ["best restaurants by price"],
    ["Which hotel has the latest reviews?"],
    ["How big is the hotel?"],
    ["Wie gut sind die Hotels in Mitte?"],
    ["hotels with the columns name and phone"],
    ["hotels within 500 m of Germany"],
  ])("%j is refused rather than guessed", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test.each([
    ["How many businesses have an unknown number of reviews?", [{ f: "review_count", has: false }]],
    ["Hotels mit über 100 Bewertungen", [hotel, { f: "review_count", gt: 100 }]],
    ["Hotels, deren Gründungsjahr nach 2005 liegt", [hotel, { f: "founded_year", gt: 2_005 }]],
    ["الفنادق التي لا يزيد تقييمها عن 4", [hotel, { f: "rating", lte: 4 }]],
    ["hotels that are not closed now", [hotel, { open: "now" }]],
    ["hotels closed now", [hotel, { and: [{ f: "hours", has: true }, { not: { open: "now" } }] }]],
    [
      "hotels closed the whole weekend",
      [hotel, { and: [{ closed: { dow: 5 } }, { closed: { dow: 6 } }] }],
    ],
    ["Businesses whose name contains: hotel", [{ f: "name", how: "contains", text: "hotel" }]],
    [
      "How many hotels accept Visa as a means of payment?",
      [hotel, { f: "payments", in: ["Visa"] }],
    ],
    ["a file that contains the hotels", [hotel]],
    ["Sort the hotels by rating", [hotel]],
  ])("%j filters by what it says", (question, and) => {
    expect(planOf(question)?.where).toEqual({ and });
  });

  test.each([
    ["Sort the hotels by rating", [byRating("desc")], undefined],
    ["Sort the hotels by rating, worst rated first", [byRating("asc")], undefined],
    ["the 3 oldest hotels, by founding year", [{ by: "founded_year", dir: "asc" }], 3],
    ["How many reviews do the 3 best hotels have?", [byRating("desc"), expect.anything()], 3],
    ["Wie viele Bewertungen haben die 3 besten Hotels?", [byRating("desc"), expect.anything()], 3],
    ["List hotels by rating", [byRating("desc")], undefined],
  ])("%j is in the order it says, and no longer than it says", (question, sort, limit) => {
    const plan = planOf(question);
    expect([plan?.op, plan?.sort, plan?.limit]).toEqual(["list", sort, limit]);
  });

  test("the share of some is taken of these, not of all", () => {
    expect(
      planOf("Of the businesses that have a rating, what percentage is rated 4 or higher?"),
    ).toMatchObject({
      where: { and: [{ f: "rating", has: true }] },
      measure: { fn: "share", of: { f: "rating", gte: 4 } },
    });
  });
});
