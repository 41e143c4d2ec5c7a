import { describe, expect, test } from "vitest";
import { planOf, snapshot } from "./asked-sample.ts";

const hotel = { f: "category", in: ["Hotel"] };
const inAltstadt = { f: "suburb", in: ["Altstadt"] };
const has = (f: string) => ({ f, has: true });
const no = (f: string) => ({ f, has: false });

describe("questions whose conditions were once answered as if they said something else", () => {
  test.each([
    ["hotels founded in 2000 or 2010", [2_000, 2_010]],
    ["hotels founded in 1990, 2000 or 2010", [1_990, 2_000, 2_010]],
  ])("%j were founded in one of these years", (question, years) => {
    const any = years.map((eq) => ({ f: "founded_year", eq }));
    expect(planOf(question)?.where).toEqual({ and: [hotel, { or: any }] });
  });

  test("a name that contains one or the other is enough with one of them", () => {
    const named = (text: string) => ({ f: "name", how: "contains", text });
    const plan = planOf("hotels whose name contains Marlow or Quill");
    expect(plan?.where).toEqual({ and: [hotel, { or: [named("marlow"), named("quill")] }] });
  });

  test.each([
    ["the 5 best hotels, only those with a website", [hotel, has("website")]],
    [
      "the 5 best hotels in Altstadt, only those with a website",
      [hotel, inAltstadt, has("website")],
    ],
  ])("%j speaks of its own hotels", (question, filters) => {
    expect(planOf(question)).toMatchObject({ limit: 5, where: { and: filters } });
  });

  test.each([
    ['How many hotels have "Yes" as marketing fit?', { f: "fit", in: ["Yes"] }],
    [
      "How many hotels have a rating from 3.5 up to and including 4.5?",
      { f: "rating", gte: 3.5, lte: 4.5 },
    ],
    ["In how many hotels it is possible to pay with Visa?", { f: "payments", in: ["Visa"] }],
    ["How many hotels have a rating of 4 or more, please calculate", { f: "rating", gte: 4 }],
  ])("%j", (question, filter) => {
    expect(planOf(question)).toMatchObject({ op: "count", where: { and: [hotel, filter] } });
  });

  test.each([
    ["which businesses have hotel in their name?", "name", "hotel"],
    ["how many businesses have bakery in the name?", "name", "bakery"],
    ["businesses with Altstadt in their name", "name", "altstadt"],
    ["businesses with Visa in the name", "name", "visa"],
    ["Betriebe mit Hotel im Namen", "name", "hotel"],
    ["entreprises avec hotel dans leur nom", "name", "hotel"],
    ["negocios con hotel en el nombre", "name", "hotel"],
    ["businesses with Altstadt in their address", "address", "altstadt"],
  ])("%j looks for the word there, not for a type, a place or a value", (question, f, text) => {
    expect(planOf(question)?.where).toEqual({ and: [{ f, how: "contains", text }] });
  });

  test("hotels without hotel in their name are hotels all the same", () => {
    const named = { f: "name", how: "contains", text: "hotel" };
    const plan = planOf("hotels without hotel in their name");
    expect(plan?.where).toEqual({ and: [hotel, { not: named }] });
  });

  test.each([
    ["hotels called Green something"],
    ["hotels named after a color"],
    ["hotels named like a river"],
    ["hotels called The Grand or similar"],
    ["hotels in Altstadt with delivery or in Nordend with catering"],
    ["hotels founded after 2005 and before 2000"],
    ["Hotels, die samstags bis 14 Uhr oder sonntags geöffnet sind"],
  ])("%j is refused rather than answered in part", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test.each([
    ["hotels rated above 3 but below 4", { f: "rating", gt: 3, lt: 4 }],
    ["hotels founded after 1999 but before 2005", { f: "founded_year", gt: 1_999, lt: 2_005 }],
    ["hotels with a rating no worse than 4", { f: "rating", gte: 4 }],
    [
      "hotels founded before 1980 or after 2015",
      {
        or: [
          { f: "founded_year", lt: 1_980 },
          { f: "founded_year", gt: 2_015 },
        ],
      },
    ],
  ])("%j has both ends", (question, filter) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, filter] });
  });

  const reviews = (comparison: object) => ({ f: "review_count", ...comparison });
  test.each([
    ["hotels that do not have more than 100 reviews", reviews({ lte: 100 })],
    ["hotels that don't have at least 20 reviews", reviews({ lt: 20 })],
    ["hotels without more than 10 reviews", reviews({ lte: 10 })],
    ["hotels that do not have fewer than 50 reviews", reviews({ gte: 50 })],
    ["which hotels don't have at least 4 stars?", { f: "rating", lt: 4 }],
    ["Welche Hotels haben nicht mehr als 50 Bewertungen?", reviews({ lte: 50 })],
    ["Quels hôtels n'ont pas plus de 50 avis ?", reviews({ lte: 50 })],
    ["¿Qué hoteles no tienen más de 50 reseñas?", reviews({ lte: 50 })],
    ["الفنادق التي ليس لديها أكثر من 50 مراجعة", reviews({ lte: 50 })],
    ["not a single review: which hotels?", reviews({ eq: 0 })],
    ["hotels with a rating of 4 or 5", { or: [4, 5].map((eq) => ({ f: "rating", eq })) }],
  ])("%j keeps its not and its or", (question, filter) => {
    const where = planOf(question)?.where;
    expect(where && "and" in where ? new Set(where.and) : null).toEqual(new Set([hotel, filter]));
  });

  test.each([
    ["hotels with no phone no website", [no("phone"), no("website")]],
    ["hotels with a name, phone and no website", [has("name"), has("phone"), no("website")]],
    ["hotels with a name and a phone", [has("name"), has("phone")]],
  ])("%j says what they have and what not", (question, filters) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, ...filters] });
  });

  test("either of two words in a name, be one of them a type's", () => {
    const named = (text: string) => ({ f: "name", how: "contains", text });
    const either = { and: [{ or: [named("hotel"), named("quill")] }] };
    expect(planOf("businesses with hotel or quill in the name")?.where).toEqual(either);
    expect(planOf("names containing hotel or quill")?.where).toEqual(either);
    const german = planOf("Hotels, die Altstadt im Namen haben");
    expect(german?.where).toEqual({ and: [hotel, named("altstadt")] });
  });

  test.each([
    ["top 3 types by total reviews", { fn: "sum", field: "review_count" }],
    ["top 3 suburbs by median rating", { fn: "median", field: "rating" }],
  ])("%j is ordered by what it says", (question, measure) => {
    expect(planOf(question)).toMatchObject({ op: "group", measure, limit: 3 });
  });

  test("areas served are not where a business is", () => {
    const plan = planOf("hotels that serve neither Altstadt nor Nordend");
    const served = { f: "areas", in: ["Altstadt", "Nordend"] };
    expect(plan?.where).toEqual({ and: [hotel, { not: served }] });
  });

  test("owner e-mail addresses are those of who has one", () => {
    const owners = { f: "emails", has: true, role: "owner" };
    const plan = planOf("list all owner e-mail addresses in Altstadt");
    expect(plan?.where).toEqual({ and: [inAltstadt, owners] });
  });

  test.each([
    ["how many of the 20 best rated hotels have a website?"],
    ["which of the ten best rated hotels accept Visa?"],
    ["Wie viele der 20 bestbewerteten Hotels haben eine Website?"],
    ["how many hotels have the best rating?"],
    ["how many hotels offer two services?"],
    ["how many hotels are on all four social networks?"],
    ["top 3 types by lowest rating"],
    ["which suburb has better rated hotels, Altstadt or Nordend?"],
    ["hotels that don't have a website or more than 20 reviews"],
    ["hotels with a bar"],
    ["hotels with star in the name but not hotels"],
    ["hotels only open at weekends"],
    ["hotels only open until 3pm on Friday"],
    ["number of hotels closed each day"],
  ])("%j is refused rather than answered beside the point", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test("whether one is near another is not answered by what one is", () => {
    const [one, other] = snapshot.listings;
    expect(planOf(`is "${one?.name}" near "${other?.name}"?`)?.op).not.toBe("describe");
  });
});
