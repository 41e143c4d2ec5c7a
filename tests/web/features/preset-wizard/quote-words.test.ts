import { describe, expect, test } from "vitest";
import {
  businesses,
  offer,
  tagsInWords,
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

  test("counts one business and many", () => {
    expect([businesses(0), businesses(1), businesses(1_200)]).toEqual([
      "0 businesses",
      "1 business",
      "1,200 businesses",
    ]);
  });

  test("offers what is near to an unknown word, or asks for another", () => {
    expect(offer(["Plumber", "Painter"])).toBe("Did you mean Plumber or Painter?");
    expect(offer([])).toBe("Please try other words.");
  });
});
