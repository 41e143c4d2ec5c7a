import { describe, expect, test } from "vitest";
import {
  businesses,
  isEmpty,
  nearOffers,
  placesInWords,
  tagsInWords,
  withInstead,
} from "../../../../web/src/features/preset-wizard/quote-words.ts";

describe("a quote in words", () => {
  test("says what a type was matched to: alternatives by or, conditions by with", () => {
    expect(tagsInWords([{ amenity: "cafe" }, { shop: "coffee" }])).toBe(
      "amenity: cafe, or shop: coffee",
    );
    expect(tagsInWords([{ leisure: "fitness_centre", sport: "yoga" }])).toBe(
      "leisure: fitness centre with sport: yoga",
    );
  });

  test("says that there is nothing to collect only where no source has anything", () => {
    const quote = {
      ...{ areaKm2: 1, price: 0.001, counts: {}, tags: {}, unmatched: [], near: {}, broader: {} },
      ...{ total: 0, overture: null, overtureTrouble: null },
    };
    expect(isEmpty(quote, "more")).toBe(true);
    expect(isEmpty({ ...quote, total: 1 }, "more")).toBe(false);
    const overture = { more: 3, surer: 0 };
    expect(isEmpty({ ...quote, overture }, "more")).toBe(false);
    expect(isEmpty({ ...quote, overture }, "surer")).toBe(true);
    expect(isEmpty({ ...quote, overtureTrouble: "It was not counted." }, "more")).toBe(false);
  });

  test("counts one business and many", () => {
    expect([businesses(0), businesses(1), businesses(1_200)]).toEqual([
      "0 businesses",
      "1 business",
      "1,200 businesses",
    ]);
  });

  test("says how many the second source has, and how many of them surely exist", () => {
    expect(placesInWords({ more: 1_200, surer: 1 })).toBe("1,200 (1 surer)");
    expect(placesInWords(undefined)).toBe("not counted");
  });

  test("offers at most three types that are near to an unknown word", () => {
    expect(nearOffers(["Plumber", "Painter", "Tutor", "Spa"])).toEqual([
      "Plumber",
      "Painter",
      "Tutor",
    ]);
    expect(nearOffers(undefined)).toEqual([]);
  });
});

test("another word takes the place of one we do not know, and is never held twice", () => {
  const types = (texts: string[]) => withInstead(texts, "Bakry", "Bakery");
  expect(types(["Spa", "Bakry", "Gym"])).toEqual(["Spa", "Bakery", "Gym"]);
  expect(types(["bakery", "Bakry"])).toEqual(["bakery"]);
});
