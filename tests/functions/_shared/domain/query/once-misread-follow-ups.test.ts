import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn } from "#domain/query/clock.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";

const { snapshot } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });
const clock = clockIn("Europe/Berlin", new Date("2026-11-20T18:30:00Z"));

function planAfter(...questions: string[]): Plan | null {
  let before: Plan | null = null;
  for (const question of questions) {
    before = answerQuestion({ question, snapshot, clock, before }).answer.plan;
  }
  return before;
}

const hotel = { f: "category", in: ["Hotel"] };
const inAltstadt = { f: "suburb", in: ["Altstadt"] };
const accepts = (value: string) => ({ f: "payments", in: [value] });
const website = { f: "website", has: true };

describe("follow-up questions that were once answered as if they said something else", () => {
  test.each([
    ["hotels in Altstadt", "what percentage of them have a website?", website],
    ["hotels in Altstadt", "Wie viel Prozent davon haben eine Website?", website],
    ["hotels in Altstadt", "what percentage of them accept Visa?", accepts("Visa")],
    ["hotels in Altstadt", "do all of them have a website?", website],
    ["hotels in Altstadt", "do they all have a website?", website],
  ])("after %j, %j takes the share of these", (first, then, of) => {
    expect(planAfter(first, then)).toMatchObject({
      where: { and: [hotel, inAltstadt] },
      measure: { fn: "share", of },
    });
  });

  test.each([
    ["average rating of hotels", "by suburb", "suburb", { fn: "avg", field: "rating" }],
    [
      "durchschnittliche Bewertung der Hotels",
      "pro Stadtteil",
      "suburb",
      { fn: "avg", field: "rating" },
    ],
    ["hotels", "group by price level", "price_level", undefined],
    ["hotels by suburb", "by category", "category", undefined],
    ["hotels", "which suburb has the most?", "suburb", undefined],
    ["hotels", "which payment methods do they accept?", "payments", undefined],
    ["hotels", "welche Zahlungsarten akzeptieren sie?", "payments", undefined],
    ["how many hotels are there?", "in which suburbs?", "suburb", undefined],
    [
      "number of hotels per suburb",
      "and the average rating?",
      "suburb",
      { fn: "avg", field: "rating" },
    ],
  ])("after %j, %j groups what was asked before", (first, then, groupBy, measure) => {
    const plan = planAfter(first, then);
    expect([plan?.groupBy, plan?.measure]).toEqual([groupBy, measure]);
    expect(plan?.where).toEqual({ and: [hotel] });
  });

  test.each([
    ["Which suburb has the most hotels?", "and the fewest?", "asc", 1],
    ["number of hotels per suburb", "top 3", "desc", 3],
  ])("after %j, %j orders the groups", (first, then, dir, limit) => {
    const sort = [{ by: "measure", dir }];
    expect(planAfter(first, then)).toMatchObject({ op: "group", groupBy: "suburb", sort, limit });
  });

  test.each([
    ["hotels that accept Visa", "but not cash", [hotel, accepts("Visa"), { not: accepts("Cash") }]],
    ["hotels that accept Visa", "also PayPal", [hotel, accepts("Visa"), accepts("PayPal")]],
    ["hotels that accept Visa", "what about PayPal?", [hotel, accepts("PayPal")]],
    [
      "hotels open on Sunday",
      "but closed on Monday",
      [hotel, { open: { dow: 6 } }, { closed: { dow: 0 } }],
    ],
    ["hotels open on Sunday", "until 10pm", [hotel, { open: { dow: 6, until: 1_320 } }]],
    [
      "hotels in Altstadt",
      "also in Nordend",
      [hotel, { f: "suburb", in: ["Altstadt", "Nordend"] }],
    ],
    ["hotels in Altstadt", "plus gyms", [inAltstadt, { f: "category", in: ["Hotel", "Gym"] }]],
    [
      "hotels in Altstadt",
      "except the expensive ones",
      [hotel, inAltstadt, { f: "price_level", lt: 3 }],
    ],
    ["hotels in Altstadt", "the one with the most reviews", [hotel, inAltstadt]],
    ["best hotels in Altstadt", "the worst ones", [hotel, inAltstadt]],
    ["hotels in Altstadt", "in all suburbs", [hotel]],
    ["hotels in Altstadt", "all suburbs", [hotel]],
    ["average rating of hotels in Altstadt", "export them with their rating", [hotel, inAltstadt]],
    [
      "gyms in Nordend that accept Visa",
      "Of all hotels in Altstadt, what percentage has a website?",
      [hotel, inAltstadt],
    ],
    ["hotels in Altstadt with a website", "ignore the suburb", [hotel, website]],
    ["Hotels in Altstadt", "in allen Stadtteilen", [hotel]],
    ["average rating of hotels in Altstadt", "and in the whole city?", [hotel]],
    ["hotels in Altstadt", "sort descending by price", [hotel, inAltstadt]],
    ["hotels in Altstadt", "show phone and website", [hotel, inAltstadt]],
    ["businesses in Altstadt", "exclude hotels", [inAltstadt, { not: hotel }]],
    ["hotels in Altstadt", "average rating", [hotel, inAltstadt]],
    ["Hotels in Altstadt", "Durchschnittsbewertung", [hotel, inAltstadt]],
    ["hotels in Altstadt", "how many of them fit?", [hotel, inAltstadt, { f: "fit", in: ["Yes"] }]],
    ["hotels in Altstadt", "and how many streets?", [hotel, inAltstadt]],
    ["hotels in Altstadt", "tell me about the best one", [hotel, inAltstadt]],
    [
      "hotels in Altstadt",
      "list only the ones with a website and show phone",
      [hotel, inAltstadt, website],
    ],
    ["hotels in Altstadt", "export with phone and email", [hotel, inAltstadt]],
  ])("after %j, %j filters by both", (first, then, and) => {
    expect(planAfter(first, then)?.where).toEqual({ and });
  });

  test.each([
    ["5 best hotels", "their phone numbers", ["phone"]],
    ["5 best hotels", "with their emails", ["emails"]],
    ["hotels in Altstadt", "show phone and website", ["phone", "website"]],
    ["hotels in Altstadt", "show name, website and rating", ["name", "website", "rating"]],
    ["hotels in Altstadt", "donne-moi les e-mails", ["emails"]],
    ["hotels in Altstadt", "when were they founded?", ["founded_year"]],
    ["hotels in Altstadt", "names only", ["name"]],
    ["hotels in Altstadt", "Show the names only", ["name"]],
    ["hotels in Altstadt", "export with phone and email", ["phone", "emails"]],
  ])("after %j, %j shows the columns it names", (first, then, select) => {
    expect(planAfter(first, then)).toMatchObject({ op: "list", select });
  });

  test.each([
    ["average rating of hotels", "and the median?", { fn: "median", field: "rating" }],
    ["note moyenne des hôtels", "et la médiane ?", { fn: "median", field: "rating" }],
    ["average rating of hotels", "and the lowest?", { fn: "min", field: "rating" }],
    ["average rating of hotels", "and price level?", { fn: "avg", field: "price_level" }],
  ])("after %j, %j computes the other of the same rows", (first, then, measure) => {
    expect(planAfter(first, then)).toMatchObject({ where: { and: [hotel] }, measure });
  });

  test.each([
    ["hotels sorted by number of reviews", [{ by: "review_count", dir: "desc" }]],
    ["oldest hotels", [{ by: "founded_year", dir: "asc" }]],
  ])("the top 3 after %j keep that order", (first, sort) => {
    expect(planAfter(first, "top 3")).toMatchObject({ sort, limit: 3 });
  });

  test("columns that were shown stay when the rows are sorted", () => {
    const plan = planAfter("hotels in Altstadt", "show phone", "sort by rating");
    expect(plan).toMatchObject({ select: ["phone"], sort: [{ by: "rating", dir: "desc" }] });
  });

  test.each([
    ["hotels in Altstadt", "how many are there in total?", "count"],
    ["hotels per suburb", "how many in total?", "count"],
  ])("after %j, %j is their number", (first, then, op) => {
    expect(planAfter(first, then)?.op).toBe(op);
  });

  test.each([["hotels in Altstadt"], ["hotels per suburb"]])(
    "after %j, how many suburbs there are is asked of all businesses",
    (first) => {
      const plan = planAfter(first, "How many suburbs are there?");
      expect(plan).toEqual({
        v: 2,
        op: "aggregate",
        measure: { fn: "distinct", field: "suburb" },
        output: "text",
      });
    },
  );

  test("another type after a ranking is ranked the same way", () => {
    const plan = planAfter("which suburb has the most dentists?", "and for lawyers?");
    const where = { and: [{ f: "category", in: ["Lawyer"] }] };
    expect(plan).toMatchObject({ op: "group", groupBy: "suburb", limit: 1, where });
  });

  test("a file that is sorted is a file", () => {
    expect(planAfter("hotels", "as csv", "sorted by rating")?.output).toBe("csv");
  });

  test("what is near after one business is near that one", () => {
    const [one] = snapshot.listings;
    const plan = planAfter(`tell me about "${one?.name}"`, "the nearest hotel");
    expect(plan?.sort?.[0]).toMatchObject({ by: "distance", to: { id: one?.id } });
  });

  test("the most expensive after the cheapest are sorted the other way", () => {
    const plan = planAfter("hotels in Altstadt", "the cheapest of them", "and the most expensive?");
    expect(plan?.where).toEqual({ and: [hotel, inAltstadt] });
    expect(plan?.sort?.[0]).toEqual({ by: "price_level", dir: "desc" });
  });

  test("the nearest of another type is measured from the same place", () => {
    const hotels = snapshot.listings.filter(({ categories }) => categories.includes("Hotel"));
    const { name, id } = hotels[0] ?? {};
    const plan = planAfter(`the nearest bakery to "${name}"`, "and the nearest gym?");
    expect(plan?.sort?.[0]).toMatchObject({ by: "distance", to: { id } });
  });

  test.each([
    ["and within 2 km?", 2_000],
    ["what about 500 m?", 500],
    ["same question, but within 2 km", 2_000],
    ["und im Umkreis von 2 km?", 2_000],
  ])("%j after a distance is measured from the same place", (then, m) => {
    const { name, id } = snapshot.listings[0] ?? {};
    const first = planAfter(`how many hotels are within 1 km of "${name}"?`);
    expect(first).toMatchObject({ op: "count", where: { and: [hotel, { near: { m: 1_000 } }] } });
    const plan = planAfter(`how many hotels are within 1 km of "${name}"?`, then);
    expect(plan).toMatchObject({
      op: "count",
      where: { and: [hotel, { near: { to: { id }, m } }] },
    });
  });

  test.each([
    ["drop the website filter", [hotel, inAltstadt]],
    ["remove the website filter", [hotel, inAltstadt]],
    ["ignore the website", [hotel, inAltstadt]],
    ["without the website condition", [hotel, inAltstadt]],
    ["remove the Altstadt filter", [hotel, website]],
    ["forget the suburb filter", [hotel, website]],
    ["ohne den Website-Filter", [hotel, inAltstadt]],
    ["sans le filtre site web", [hotel, inAltstadt]],
    ["quita el filtro de sitio web", [hotel, inAltstadt]],
  ])("%j takes that filter away, and no data", (then, left) => {
    expect(planAfter("hotels in Altstadt with a website", then)?.where).toEqual({ and: left });
  });

  test.each([
    ["hotels in Altstadt", "drop the website filter"],
    ["hotels in Altstadt", "hotels within 2 km"],
    ["hotels in Altstadt", "and within 2 km?"],
    ["hotels in Altstadt", "remove the hotels without a website"],
    ["hotels in Altstadt", "and Facebook"],
    ["top 5 hotels", "which of these have a website?"],
    ["top 5 hotels", "only those in Altstadt"],
    ["best hotel in Altstadt", "is it open now?"],
    ["average rating of hotels", "overall?"],
    ["hotels in Altstadt", "not only in Altstadt"],
    ["10 best hotels", "which is the cheapest?"],
    ["top 5 hotels", "sort by price"],
    ["compare hotels and gyms by rating", "and bakeries?"],
    ["compare hotels and gyms by rating", "number of reviews"],
    ["compare hotels and gyms", "per suburb"],
    ["hotels in Altstadt", "average rating and number of reviews"],
    ["hotels in Altstadt", "what share of all hotels is that?"],
    ["hotels in Altstadt", "really?"],
    ["which suburb has the most gyms?", "how many hotels does it have?"],
    ["how many hotels are in Altstadt?", "and in total?"],
    ["hotels with a website", "also those without"],
    ["number of hotels per suburb", "percentage with a website"],
    ["best hotel in Altstadt", "how many reviews does it have?"],
    ["what percentage of hotels have a website?", "how many is that?"],
    ["what percentage of hotels have a website?", "list them"],
    ["how many hotels are in Altstadt?", "compare with Nordend"],
    ["How many hotels have no website?", "how many have?"],
    ["Wie viele Hotels haben keine Website?", "wie viele haben eine?"],
    ["hotels without a website", "and with?"],
    ["number of hotels per suburb", "sorted by average rating"],
    ["How many hotels per suburb?", "export that"],
    ["Which suburb has the most hotels?", "list them"],
  ])("after %j, %j is refused rather than guessed", (first, then) => {
    expect(planAfter(first)).not.toBeNull();
    expect(planAfter(first, then)).toBeNull();
  });

  test.each([
    ["how many have no rating?", "and how many have one?"],
    ["how many of them don't have Instagram?", "and how many do?"],
  ])("after %j, %j is refused rather than answered as before", (...then) => {
    expect(planAfter("hotels in Altstadt", ...then)).toBeNull();
  });

  test.each([
    ["hotels open on Sunday after 18:00", "and on Monday?", { open: { dow: 0, after: 1_080 } }],
    ["hotels open on Sunday", "and on Monday?", { open: { dow: 0 } }],
    ["hotels closed on Sunday", "and on Monday?", { closed: { dow: 0 } }],
    ["hotels open on Sunday", "on Monday instead", { open: { dow: 0 } }],
    ["hotels open on weekends", "and on Monday?", { open: { dow: 0 } }],
    ["Hotels, die am Sonntag geöffnet sind", "und am Montag?", { open: { dow: 0 } }],
    ["hoteles abiertos el domingo", "¿y el lunes?", { open: { dow: 0 } }],
  ])("after %j, %j asks the same of another day", (first, then, hours) => {
    expect(planAfter(first, then)?.where).toEqual({ and: [hotel, hours] });
  });

  test.each([["in every suburb"], ["for each suburb"]])(
    "%j after one suburb means all of them",
    (then) => {
      const plan = planAfter("hotels in Altstadt", then);
      expect(plan).toMatchObject({ op: "group", groupBy: "suburb", where: { and: [hotel] } });
      expect(plan?.where).toEqual({ and: [hotel] });
    },
  );

  test.each([
    ["hotels with a website", "also those with a phone"],
    ["hotels that take Visa", "also those that take PayPal"],
    ["hotels open on Saturday", "also those closed on Saturday"],
    ["hotels in Altstadt", "also those on Berggasse"],
    ["Hotels mit Website", "auch die ohne Website"],
    ["Hotels, die Visa nehmen", "auch die, die PayPal nehmen"],
    ["hotels in Altstadt", "not hotels, gyms"],
    ["hotels open on Sunday after 6 pm", "and open on Monday"],
    ["how many hotels are on Facebook?", "on Instagram?"],
  ])("after %j, %j is refused: as well, or instead?", (first, then) => {
    expect(planAfter(first)).not.toBeNull();
    expect(planAfter(first, then)).toBeNull();
  });

  test("also those in another suburb are added", () => {
    const plan = planAfter("hotels in Altstadt", "also those in Nordend");
    const either = { f: "suburb", in: ["Altstadt", "Nordend"] };
    expect(plan?.where).toEqual({ and: [hotel, either] });
  });

  test.each([
    ["how many hotels accept Visa?", "cash instead of Visa"],
    ["hotels in Altstadt", "instead of Altstadt, Nordend"],
    ["Hotels in Altstadt", "statt Altstadt Nordend"],
    ["which suburb has the most hotels?", "and the most gyms?"],
    ["share of hotels on Instagram", "and on Facebook?"],
  ])("after %j, %j is refused rather than added", (first, then) => {
    expect(planAfter(first)).not.toBeNull();
    expect(planAfter(first, then)).toBeNull();
  });
});
