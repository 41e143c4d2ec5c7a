import { expect, test } from "vitest";
import { typesToOffer } from "../../../../scripts/types-at-build.ts";
import { tagsInWords } from "../../../../web/src/features/preset-wizard/quote-words.ts";
import { typesFor } from "../../../../web/src/features/preset-wizard/type-search.ts";

const types = typesToOffer().map(({ tags, ...type }) => ({
  ...type,
  tags: tagsInWords([...tags]),
}));
const labelsFor = (text: string): string[] => typesFor(text, types).map(({ label }) => label);

test("a type is found by the beginning of its name first, then by other words, then by its tags", () => {
  expect(labelsFor("Bakery")[0]).toBe("Bakery");
  expect(labelsFor("hair s")[0]).toBe("Hair Salon");
  expect(labelsFor("salon")).toContain("Nail Salon");
  // Its word "cafe" is shorter than a restaurant's "cafeteria".
  expect(labelsFor("caf").slice(0, 2)).toContain("Coffee Shop");
  expect(labelsFor("PANADERÍA")).toContain("Bakery");
  expect(labelsFor("مخبز")).toContain("Bakery");
  for (const tag of ["shop=hairdresser", "shop: hairdresser", "hairdresser"]) {
    expect(labelsFor(tag)).toContain("Hair Salon");
  }
  expect(labelsFor("amenity=car_rental")).toContain("Car Rental");
});

test("nothing is offered for nothing, nor for what no type has", () => {
  expect(labelsFor("  ")).toEqual([]);
  expect(labelsFor("xqzzptl")).toEqual([]);
  expect(labelsFor("a").length).toBe(8);
});
