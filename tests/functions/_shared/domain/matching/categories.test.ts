import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { matchingLimits } from "#domain/limits/matching.ts";
import { isInUse } from "#domain/listing/element.ts";
import { catalogueTags } from "#domain/matching/business-types.ts";
import { catalogue } from "#domain/matching/catalogue.ts";
import { matches, matchType, near } from "#domain/matching/categories.ts";
import { synonyms } from "#domain/matching/synonyms.ts";
import { knownTypes } from "#domain/matching/vocabulary.ts";
import { sharedFile } from "../../../../steps/shared-data.ts";

const labels = catalogue.flatMap(({ types }) => types);

describe("business types", () => {
  test("the catalogue has ten groups with 48 different types, and tags for every one", () => {
    expect(catalogue).toHaveLength(10);
    expect(new Set(labels).size).toBe(48);
    expect(Object.keys(catalogueTags).sort()).toEqual([...labels].sort());
  });

  const reference = sharedFile("data/catalogue-tags.json");
  if (reference) {
    test("the tags of the catalogue are the ones that were checked against real map data", () => {
      const checked = JSON.parse(readFileSync(reference, "utf8"));
      const equal = labels.filter(
        (label) => JSON.stringify(matchType(label)?.tags) === JSON.stringify(checked[label]),
      );
      console.log(`catalogue: ${equal.length} of ${labels.length} equal to the checked tags`);
      expect(equal).toEqual(labels);
    });
  }

  test.each(labels)("%s is found by its name, in any case, and by its plural", (label) => {
    const plural = label.replace(/[^aeiou]y$/, (end) => `${end[0]}ie`).replace(/(ch|sh|s)$/, "$1e");
    for (const phrase of [label, label.toUpperCase(), ` ${label.toLowerCase()} `, `${plural}s`]) {
      expect(matchType(phrase)).toMatchObject({ label, tags: catalogueTags[label], score: 1 });
    }
  });

  test("the schema's businesses are known, each with tags of something in use", () => {
    const types = [...knownTypes().values()];
    expect(types.length).toBeGreaterThan(550);
    for (const { label, tags } of types) {
      expect([label, tags.length > 0 && tags.every(isInUse)]).toEqual([label, true]);
    }
  });

  test("every word of ours leads to a type that exists, and to the one it stands under", () => {
    for (const [label, words] of synonyms) {
      expect([label, knownTypes().has(label)]).toEqual([label, true]);
      for (const word of words) {
        expect([word, matches(word).map((match) => match.label)]).toEqual([
          word,
          expect.arrayContaining([label]),
        ]);
      }
    }
  });
});

describe("reading a phrase", () => {
  test.each([
    ["hair dressers", "Hair Salon"],
    ["Hair-Dresser", "Hair Salon"],
    ["the barber's", "Barber Shop"],
    ["B&B", "Bed & Breakfast"],
    ["bed and breakfasts", "Bed & Breakfast"],
    ["doctor's office", "Doctor"],
    ["shop for bicycles", "Bike Shop"],
    ["Zahnärzte", "Dentist"],
    ["Baeckerei", "Bakery"],
    ["der Friseur", "Hair Salon"],
    ["Fotografin", "Photographer"],
    ["l'avocate", "Lawyer"],
    ["boulangeries", "Bakery"],
    ["las peluquerías", "Hair Salon"],
    ["abogadas", "Lawyer"],
    ["المطاعم", "Restaurant"],
    ["صيدليه", "Pharmacy"],
    ["best dentist near me", "Dentist"],
    ["24h locksmith", "Locksmith"],
    ["divorce lawyers", "Lawyer"],
    ["Blumenfachgeschäft", "Florist"],
    ["compter repair", "Computer Repair"],
  ])("plurals, articles, genders and filling words do not matter: %s is %s", (phrase, label) => {
    expect(matchType(phrase)?.label).toBe(label);
  });

  test.each([
    ["italian restaurant", "Italian Restaurant", { amenity: "restaurant", cuisine: "italian" }],
    ["italienisches Restaurant", "Italian Restaurant", { cuisine: "italian" }],
    ["restaurante libanés", "Lebanese Restaurant", { amenity: "restaurant", cuisine: "lebanese" }],
    ["مطعم لبناني", "Lebanese Restaurant", { amenity: "restaurant", cuisine: "lebanese" }],
    ["vegan restaurant", "Vegan Restaurant", { amenity: "restaurant", "diet:vegan": "yes" }],
    ["halal butchers", "Halal Butcher", { shop: "butcher", "diet:halal": "yes" }],
    ["Sushirestaurant", "Sushi Restaurant", { amenity: "restaurant", cuisine: "sushi" }],
  ])("an attribute narrows the type: %s", (phrase, label, tags) => {
    const match = matchType(phrase);
    expect(match?.label).toBe(label);
    expect(match?.tags[0]).toMatchObject(tags);
    expect(match?.broader?.label).toMatch(/^(Restaurant|Butcher)$/);
  });

  test.each([
    ["barber", "Hair Salon"],
    ["nail salon", "Beauty Salon"],
    ["yoga studio", "Gym"],
    ["orthodontist", "Dentist"],
    ["heart doctor", "Doctor"],
  ])("the wider type is offered where the precise tag is rare: %s, %s", (phrase, broader) => {
    expect(matchType(phrase)?.broader).toEqual({
      label: broader,
      tags: knownTypes().get(broader)?.tags,
    });
  });

  test("every type is found by its own label, so each can be offered and sent", () => {
    const labels = [...knownTypes().keys()];
    expect(labels.map((label) => matchType(label)?.label)).toEqual(labels);
  });

  test("a type that is no part of another offers nothing wider", () => {
    expect(matchType("dentist")).not.toHaveProperty("broader");
    expect(matchType("restaurant")).not.toHaveProperty("broader");
  });

  test("schools are asked for as the map has them and as the schema now says", () => {
    const tags = matchType("driving school")?.tags;
    expect(tags).toEqual([{ amenity: "driving_school" }, { education: "driving_school" }]);
    expect(matchType("university")?.tags).toContainEqual({ amenity: "university" });
  });

  test("marks tell words apart that are the same without: a cafetería is no cafeteria", () => {
    expect(matchType("cafetería")?.label).toBe("Coffee Shop");
    expect(matchType("cafeteria")?.label).toBe("Cafeteria");
  });

  test("a word with two meanings gives both, at most five, the likelier first", () => {
    const found = matches("salon");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(matchingLimits.typeSuggestionsMax);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test.each([
    ["dentsit", "Dentist"],
    ["hotle", "Hotel"],
    ["restaurent", "Restaurant"],
    ["plumer", "Plumber"],
    ["flowrist", "Florist"],
    ["photographrs", "Photographer"],
    ["supermrket", "Supermarket"],
    ["Zahnartz", "Dentist"],
    ["boulangrie", "Bakery"],
    ["carpeter", "Carpenter"],
  ])("one slip in typing is forgiven, for a lower score: %s is %s", (phrase, label) => {
    const match = matchType(phrase);
    expect(match?.label).toBe(label);
    expect(match?.score).toBeLessThan(matchType(label)?.score ?? 0);
  });
});

describe("words we do not know", () => {
  test.each(["", "  ", "&", "bxr", "dtnsits", "maker", "🙂", "the", "near me", "shop", "water"])(
    "are no type: “%s”",
    (phrase) => expect(matchType(phrase)).toBeNull(),
  );

  test("a very long phrase is read in no time and is no type", () => {
    expect(matchType("wörter ".repeat(2_000))).toBeNull();
    expect(matchType("x".repeat(10_000))).toBeNull();
  });

  test("the nearest types are offered, at most five", () => {
    expect(near("dantisst")).toContain("Dentist");
    expect(near("puppy groomer")).toContain("Pet Groomer");
    expect(near("car").length).toBeLessThanOrEqual(matchingLimits.typeSuggestionsMax);
    expect(near("qqqq")).toEqual([]);
  });
});
