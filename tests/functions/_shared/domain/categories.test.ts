import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogueTags } from "#domain/business-types.ts";
import { catalogue } from "#domain/catalogue.ts";
import { matchType, near } from "#domain/categories.ts";
import { synonyms } from "#domain/synonyms.ts";
import { sharedFile } from "../../../steps/shared-data.ts";

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
      expect(catalogueTags).toEqual(JSON.parse(readFileSync(reference, "utf8")));
    });
  }

  test.each(labels)("%s is found by its name, in any case, and by its plural", (label) => {
    const plural = label.replace(/[^aeiou]y$/, (end) => `${end[0]}ie`).replace(/(ch|sh|s)$/, "$1e");
    for (const phrase of [label, label.toUpperCase(), ` ${label.toLowerCase()} `, `${plural}s`]) {
      expect(matchType(phrase)).toEqual({ label, tags: catalogueTags[label], score: 1 });
    }
  });

  test("every other word stands under one type that has tags", () => {
    for (const [label, words] of Object.entries(synonyms)) {
      for (const word of words) expect([word, matchType(word)?.label]).toEqual([word, label]);
    }
  });

  test.each([
    ["realtors", "Real Estate Agent"],
    ["hair dressers", "Hair Salon"],
    ["Hair-Dresser", "Hair Salon"],
    ["barber", "Barber Shop"],
    ["vets", "Veterinarian"],
    ["Cafés", "Coffee Shop"],
    ["B&B", "Bed & Breakfast"],
    ["bed and breakfasts", "Bed & Breakfast"],
    ["pharmacies", "Pharmacy"],
    ["pubs", "Pub"],
    ["doctor's office", "Doctor"],
    ["gas stations", "Petrol Station"],
    ["jewelers", "Jeweller"],
    ["taxis", "Taxi"],
  ])("an everyday word is understood: %s is %s", (phrase, label) => {
    expect(matchType(phrase)?.label).toBe(label);
    expect(matchType(phrase)?.score).toBeGreaterThan(0.9);
  });

  test.each([
    ["dentsit", "Dentist"],
    ["hotle", "Hotel"],
    ["restaurent", "Restaurant"],
    ["plumer", "Plumber"],
    ["flowrist", "Florist"],
    ["photographrs", "Photographer"],
    ["supermrket", "Supermarket"],
  ])("one slip in typing is forgiven: %s is %s", (phrase, label) => {
    expect(matchType(phrase)).toMatchObject({ label, score: 0.8 });
  });

  test.each(["", "  ", "&", "xylophone tuner", "businesses", "bxr", "dtnsits", "maker", "🙂"])(
    "words we do not know are no type: “%s”",
    (phrase) => expect(matchType(phrase)).toBeNull(),
  );

  test("for unknown words the nearest types are offered, at most five", () => {
    expect(near("italian restaurant")[0]).toBe("Restaurant");
    expect(near("dantisst")).toContain("Dentist");
    expect(near("car").length).toBeLessThanOrEqual(5);
    expect(near("qqqq")).toEqual([]);
  });
});
