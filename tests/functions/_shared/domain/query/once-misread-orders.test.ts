import { describe, expect, test } from "vitest";
import { planOf } from "./asked-sample.ts";

const hotel = { f: "category", in: ["Hotel"] };
const has = (f: string) => ({ f, has: true });
const _on = (role: string) => ({ f: "socials", has: true, role });
const no = (f: string) => ({ f, has: false });
const byRating = (dir: string) => ({ by: "rating", dir });

describe("questions that were once ranked, grouped or compared as if they said something else", () => {
  test.each([
    ["Sort the hotels by rating", [byRating("desc")], undefined],
    ["Sort the hotels by rating, worst rated first", [byRating("asc")], undefined],
    ["the 3 oldest hotels, by founding year", [{ by: "founded_year", dir: "asc" }], 3],
    ["How many reviews do the 3 best hotels have?", [byRating("desc"), expect.anything()], 3],
    ["Wie viele Bewertungen haben die 3 besten Hotels?", [byRating("desc"), expect.anything()], 3],
    ["List hotels by rating", [byRating("desc")], undefined],
    ["Hotels sortiert nach Bewertung", [byRating("desc")], undefined],
    ["hotels by rating, best first", [byRating("desc")], undefined],
    ["hotels descending by rating", [byRating("desc")], undefined],
    ["in which suburb is the oldest hotel?", [{ by: "founded_year", dir: "asc" }], 1],
    [
      "hotels sorted by suburb, then by rating",
      [{ by: "suburb", dir: "asc" }, byRating("desc")],
      undefined,
    ],
    [
      "hotels sorted by price, cheapest first, then by rating",
      [{ by: "price_level", dir: "asc" }, byRating("desc")],
      undefined,
    ],
    [
      "the hotel with the highest rating but fewest reviews",
      [byRating("desc"), { by: "review_count", dir: "asc" }],
      1,
    ],
    ["What are the 5 oldest hotels, by founding year?", [{ by: "founded_year", dir: "asc" }], 5],
    ["Which suburb has the best hotel?", [byRating("desc"), expect.anything()], 1],
    ["In welchem Stadtteil liegt das beste Hotel?", [byRating("desc"), expect.anything()], 1],
  ])("%j is in the order it says, and no longer than it says", (question, sort, limit) => {
    const plan = planOf(question);
    expect([plan?.op, plan?.sort, plan?.limit]).toEqual(["list", sort, limit]);
  });

  test.each([
    ["Which types have an average rating above 4?", "category", { gt: 4 }],
    ["Which suburbs have an average rating of at most 4?", "suburb", { lte: 4 }],
  ])("%j compares the groups, not the businesses in them", (question, groupBy, having) => {
    const plan = planOf(question);
    expect(plan).toMatchObject({ groupBy, having, measure: { fn: "avg", field: "rating" } });
    expect(plan?.where).toBeUndefined();
  });

  test("a point said first is what the question after it measures from", () => {
    const near = planOf(
      "I'm at 52.52271, 13.3872. How many hotels are within 900 m of that point?",
    );
    const to = { lat: 52.52271, lon: 13.3872 };
    expect(near?.where).toEqual({ and: [hotel, { near: { to, m: 900 } }] });
  });

  test.each([
    ["are hotels more expensive than gyms?", { fn: "avg", field: "price_level" }],
    ["Sind Hotels teurer als Fitnessstudios?", { fn: "avg", field: "price_level" }],
    ["Compare hotels and gyms by rating", { fn: "avg", field: "rating" }],
    ["Compare hotels and gyms by price", { fn: "avg", field: "price_level" }],
    ["Compare hotels and gyms by number of reviews", { fn: "sum", field: "review_count" }],
  ])("%j compares what it says", (question, measure) => {
    expect(planOf(question)).toMatchObject({ op: "compare", measure });
  });

  test.each([
    ["which suburbs have hotels?", "suburb"],
    ["In welchen Stadtteilen gibt es Hotels?", "suburb"],
    ["Which payment methods do hotels accept?", "payments"],
  ])("%j is answered by these, not by a list of businesses", (question, groupBy) => {
    expect(planOf(question)).toMatchObject({ op: "group", groupBy, where: { and: [hotel] } });
  });

  test("the most popular payment method is the one that most accept", () => {
    expect(planOf("most popular payment method")).toMatchObject({ groupBy: "payments", limit: 1 });
    expect(planOf("most popular payment method")?.measure).toBeUndefined();
  });

  test.each([
    ["Durchschnittsbewertung der Hotels"],
    ["valoración media de los hoteles"],
    ["overall rating of hotels"],
    ["typical rating of hotels"],
  ])("%j is an average, not a list", (question) => {
    const measure = { fn: "avg", field: "rating" };
    expect(planOf(question)).toMatchObject({ measure, where: { and: [hotel] } });
  });

  test.each([
    ["top 5 categories by rating", { fn: "avg", field: "rating" }, "desc"],
    ["top 3 suburbs by reviews", { fn: "sum", field: "review_count" }, "desc"],
    ["which suburb has the oldest businesses?", { fn: "avg", field: "founded_year" }, "asc"],
    [
      "which category has the most reviews on average?",
      { fn: "avg", field: "review_count" },
      "desc",
    ],
    ["average price level per suburb, cheapest first", { fn: "avg", field: "price_level" }, "asc"],
  ])("%j ranks the groups by what it says", (question, measure, dir) => {
    expect(planOf(question)).toMatchObject({
      op: "group",
      measure,
      sort: [{ by: "measure", dir }],
    });
  });

  test.each([
    ["businesses per decade founded", "founded_decade"],
    ["number of hotels per price level", "price_level"],
    ["most accepted currency", "currencies"],
    ["What is the most commonly accepted payment method?", "payments"],
    ["List in descending order the number of hotels by price level", "price_level"],
  ])("%j counts businesses by it", (question, groupBy) => {
    expect(planOf(question)).toMatchObject({ op: "group", groupBy });
    expect(planOf(question)?.measure).toBeUndefined();
  });

  test("a file with only two of its columns has these", () => {
    const plan = planOf("a CSV of the top 50 hotels by number of reviews, only name and phone");
    expect(plan).toMatchObject({ output: "csv", limit: 50, select: ["name", "phone"] });
  });

  test("which business has the most reviews is one business", () => {
    expect(planOf("which business has the most reviews?")?.limit).toBe(1);
  });

  test("the highest of each group is the highest, not the average", () => {
    expect(planOf("the highest rating per category")?.measure).toEqual({
      fn: "max",
      field: "rating",
    });
  });

  test.each([
    ["percentage of hotels among businesses rated above 4", { f: "rating", gt: 4 }, hotel],
    ["Anteil der Hotels an allen Betrieben in Altstadt", { f: "suburb", in: ["Altstadt"] }, hotel],
    ["Does every hotel have a website?", hotel, has("website")],
    ["Haben alle Hotels eine Website?", hotel, has("website")],
    ["¿Todos los hoteles tienen web?", hotel, has("website")],
    ["do all hotels accept Visa?", hotel, { f: "payments", in: ["Visa"] }],
    [
      "what proportion of hotels that have a website also have an email?",
      [hotel, has("website")],
      has("emails"),
    ],
    [
      "percentage of businesses without a website in Altstadt",
      { f: "suburb", in: ["Altstadt"] },
      no("website"),
    ],
    [
      "what is the share of hotels with a website in Altstadt?",
      [hotel, { f: "suburb", in: ["Altstadt"] }],
      has("website"),
    ],
    [
      "Quelle part des entreprises à Altstadt sont des hôtels ?",
      { f: "suburb", in: ["Altstadt"] },
      hotel,
    ],
    ["Tous les hôtels ont-ils un site web ?", hotel, has("website")],
    ["share of hotels with website and email", hotel, { and: [has("website"), has("emails")] }],
  ])("%j is a share of the whole it names", (question, whole, part) => {
    expect(planOf(question)).toMatchObject({
      where: { and: [whole].flat() },
      measure: { fn: "share", of: part },
    });
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
