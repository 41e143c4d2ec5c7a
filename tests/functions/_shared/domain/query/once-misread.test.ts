import { describe, expect, test } from "vitest";
import { planOf } from "./asked-sample.ts";

const hotel = { f: "category", in: ["Hotel"] };
const has = (f: string) => ({ f, has: true });
const on = (role: string) => ({ f: "socials", has: true, role });
const no = (f: string) => ({ f, has: false });
const byRating = (dir: string) => ({ by: "rating", dir });

describe("questions that were once answered as if they said something else", () => {
  test.each([
    ["hotels anywhere but Altstadt"],
    ["Altstadt aside, where are hotels?"],
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
    ["What is the difference in rating between hotels in Altstadt and gyms in Nordend?"],
    ["restaurants and hotels simultaneously open on Sunday"],
    ["the 5 most reviewed hotels, best rated first"],
    ["Hoteles de peor a mejor"],
    ["best restaurants by price"],
    ["Which hotel has the latest reviews?"],
    ["How big is the hotel?"],
    ["Wie gut sind die Hotels in Altstadt?"],
    ["hotels with the columns name and phone"],
    ["hotels within 500 m of Germany"],
    ["What are the total reviews and the average rating of hotels?"],
    ["How many hotels are there and what is their average rating?"],
    ["average rating and number of hotels per suburb"],
    ["Durchschnittliche Bewertung und Anzahl der Hotels"],
    ["Which suburbs with more than 2 hotels have an average rating above 4?"],
    ["Which hotels are better rated than the gyms?"],
    ["Does this list contain the word hotel?"],
    ["hotels with phone and email or website"],
    ["hotels lacking either phone or website"],
    ["What are the hotels more expensive than the gyms?"],
    ["how many gyms have a website and how many an email?"],
    ["what percentage of hotels are on Facebook and what percentage on Instagram?"],
    ["how many cheap and how many expensive hotels?"],
    ["cheap and expensive gyms"],
    ["5 best hotels sorted by name"],
    ["the cheapest of the 10 best rated hotels"],
    ["count and average rating of hotels per suburb"],
    ["Facebook-only businesses"],
    ["businesses with info email only"],
    ["businesses that are only hotels"],
    ["top 10% of hotels by rating"],
    ["hotels serving anything except Altstadt"],
    ["what share of all hotels is that?"],
    ["businesses accepting all payment methods"],
    ["Hotels, die alle Zahlungsarten akzeptieren"],
    ["businesses with complete contact details"],
    ["businesses with all social networks"],
    ["Is there only one hotel in Altstadt?"],
    ["are there two hotels in Altstadt?"],
    ["don't any hotels in Altstadt accept Visa?"],
    ["¿son más caros los hoteles que los gimnasios?"],
    ["which hotels are cheaper than gyms?"],
    ["businesses with a founder called Paul Kaya"],
    ["export average rating per suburb as csv"],
    ["How many hotels are in Altstadt? And in Nordend?"],
    ["best value hotels in Altstadt"],
    ["businesses whose name starts with a vowel"],
    ["businesses with an ampersand in the name"],
    ["what data do you have?"],
    ["hotels with delivery and catering or consulting"],
    ["hotels with a website but no phone and email"],
    ["businesses that don't fit and have no website"],
    ["count of hotels with and without website"],
    ["Hotels mit und ohne Website"],
    ["number of hotels with rating and without rating"],
    ["oldest business in each category"],
    ["ältester Betrieb je Branche"],
    ["best hotel per suburb"],
    ["El mejor hotel de cada barrio"],
    ["أفضل فندق في كل حي"],
    ["most reviewed hotel in each suburb"],
    ["das am meisten bewertete Hotel je Stadtteil"],
    ["cheapest hotel in every suburb"],
    ["top 3 hotels in each suburb"],
    ["lowest rated hotel by suburb"],
    ["hotels with a website or gyms"],
    ["hotels rated above 4 or gyms in Altstadt"],
    ["hotels that exclusively accept cash"],
    ["businesses which only accept Cash or PayPal"],
    ["Hoteles que sólo aceptan efectivo"],
    ["businesses which only have Facebook"],
    ["businesses whose only social network is Instagram"],
    ["hotels which are only open on Friday"],
    ["hotel with the most services"],
    ["Hotels mit den meisten Zahlungsarten"],
    ["hotels with one payment method"],
    ["which suburbs have both a hotel and a gym?"],
    ["which suburb has neither a hotel nor a gym?"],
    ["which categories don't exist in Altstadt?"],
    ["hotels per suburb and price level"],
    ["top 5 categories by average rating with at least 2 businesses"],
    ["businesses with a .de website"],
    ["hotels in postcodes starting with 101"],
    ["businesses whose description mentions parking but not free"],
    ["businesses with a number in the name"],
    ["businesses whose name is longer than 20 characters"],
    ["businesses that accept anything other than cash"],
    ["how many percent more hotels than gyms"],
    ["average rating of hotels and of gyms"],
    ["hotels with about 100 reviews"],
    ["hotels with around 100 reviews"],
    ["sum of reviews for the top 5 hotels"],
    ["average age of hotels"],
    ["I'm at 52.52271, 13.38720. How many hotels are there?"],
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
    [
      "hotels with a website but no phone or email",
      [hotel, has("website"), no("phone"), no("emails")],
    ],
    [
      "Hotels mit Website, aber ohne Telefon oder E-Mail",
      [hotel, has("website"), no("phone"), no("emails")],
    ],
    [
      "hotels with an email or a phone but no website",
      [hotel, { or: [has("emails"), has("phone")] }, no("website")],
    ],
    [
      "hôtels avec un site web ou un e-mail mais sans téléphone",
      [hotel, { or: [has("website"), has("emails")] }, no("phone")],
    ],
    [
      "hotels without a website and with a phone or an email",
      [hotel, no("website"), { or: [has("phone"), has("emails")] }],
    ],
    ["hotels that do not have a website but have a phone", [hotel, no("website"), has("phone")]],
    [
      "hotels on both Facebook and Instagram but not on LinkedIn",
      [hotel, on("facebook"), on("instagram"), { ...on("linkedin"), has: false }],
    ],
    ["hôtels sur Facebook et Instagram", [hotel, on("facebook"), on("instagram")]],
    ["hotels that use Facebook and LinkedIn", [hotel, on("facebook"), on("linkedin")]],
    ["hotels that fit and have a website", [hotel, { f: "fit", in: ["Yes"] }, has("website")]],
    ["isn't there a hotel in Altstadt?", [hotel, { f: "suburb", in: ["Altstadt"] }]],
    [
      "hôtels notés entre 3 et 4 et plus de 20 avis",
      [hotel, { f: "rating", gte: 3, lte: 4 }, { f: "review_count", gt: 20 }],
    ],
    [
      "hoteles con valoración de 4 y menos de 20 reseñas",
      [hotel, { f: "rating", eq: 4 }, { f: "review_count", lt: 20 }],
    ],
    ["hotels accepting any payment method", [hotel, has("payments")]],
    [
      "hotels that have all of phone, website and email",
      [hotel, has("phone"), has("website"), has("emails")],
    ],
    [
      "hotels with Visa, PayPal and a website",
      [hotel, { f: "payments", in: ["Visa"] }, { f: "payments", in: ["PayPal"] }, has("website")],
    ],
    [
      "hotels with Visa, a website and an email",
      [hotel, { f: "payments", in: ["Visa"] }, has("website"), has("emails")],
    ],
    [
      "hotels serving Altstadt and Nordend",
      [hotel, { f: "areas", in: ["Altstadt"] }, { f: "areas", in: ["Nordend"] }],
    ],
    ["businesses that are a gym and a hotel", [{ f: "category", in: ["Gym"] }, hotel]],
    ["hotels not founded before 2000", [hotel, { f: "founded_year", gte: 2_000 }]],
    [
      "how many hotels in Altstadt fit?",
      [hotel, { f: "suburb", in: ["Altstadt"] }, { f: "fit", in: ["Yes"] }],
    ],
    ["Instagram but no Facebook", [on("instagram"), { ...on("facebook"), has: false }]],
    [
      "hotels with PayPal or delivery",
      [
        hotel,
        {
          or: [
            { f: "payments", in: ["PayPal"] },
            { f: "services", in: ["Delivery"] },
          ],
        },
      ],
    ],
    [
      "hotels with no delivery or Visa",
      [
        hotel,
        {
          not: {
            or: [
              { f: "services", in: ["Delivery"] },
              { f: "payments", in: ["Visa"] },
            ],
          },
        },
      ],
    ],
    [
      "hotels not on social media in Altstadt",
      [hotel, no("socials"), { f: "suburb", in: ["Altstadt"] }],
    ],
    ["hoteles que no están en redes sociales", [hotel, no("socials")]],
    ["which hotels are rated?", [hotel, has("rating")]],
    ["rated hotels without website", [has("rating"), hotel, no("website")]],
    ["hotels with customer reviews", [hotel, { f: "review_count", gt: 0 }]],
    [
      "Which hotels operate in Altstadt and in Nordend?",
      [hotel, { f: "areas", in: ["Altstadt"] }, { f: "areas", in: ["Nordend"] }],
    ],
    ["hotels named Capital", [hotel, { f: "name", how: "contains", text: "capital" }]],
    ["Tell me about 4 star hotels", [{ f: "rating", eq: 4 }, hotel]],
    ["how many hotels have reviews?", [hotel, { f: "review_count", gt: 0 }]],
    ["hotels with a known number of reviews", [hotel, has("review_count")]],
    [
      "hotels with service area Nordend located in Altstadt",
      [hotel, { f: "areas", in: ["Nordend"] }, { f: "suburb", in: ["Altstadt"] }],
    ],
    ["hotels without a website with name, phone and email as CSV", [hotel, no("website")]],
    ["list of hotels with name, phone, website and rating", [hotel]],
    ["download hotels including phone number and website", [hotel]],
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
