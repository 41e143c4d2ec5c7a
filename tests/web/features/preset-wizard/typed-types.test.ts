import { expect, test } from "vitest";
import { knownTypes } from "#domain/matching/vocabulary.ts";
import { takeTyped, typesIn } from "../../../../web/src/features/preset-wizard/typed-types.ts";

const twenty = Array.from({ length: 20 }, (_, at) => `Type ${at}`);

test("a typed type is added trimmed; an empty one and one that is chosen add nothing", () => {
  expect(takeTyped(" Bakery ", ["Gym"])).toEqual({ added: ["Bakery"], left: "" });
  expect(takeTyped("  ", [])).toEqual({ added: [], left: "" });
  expect(takeTyped("bakery", ["Bakery"])).toEqual({ added: [], left: "" });
});

test("what can't be added is left in the field", () => {
  expect(takeTyped("Bakery", twenty)).toEqual({ added: [], left: "Bakery" });
  const long = "x".repeat(81);
  expect(takeTyped(long, [])).toEqual({ added: [], left: long });
});

test("commas, semicolons and line breaks stand between types, each taken once and in order", () => {
  expect(typesIn("restaurant, Bakery;  florist ,,\r\nRestaurant\nمطعم، مخبز")).toEqual([
    "restaurant",
    "Bakery",
    "florist",
    "Restaurant",
    "مطعم",
    "مخبز",
  ]);
  expect(takeTyped("Gym, restaurant; gym, Bakery, Restaurant", ["Bakery"])).toEqual({
    added: ["Gym", "restaurant"],
    left: "",
  });
});

test("of several types the ones that can't be added are left", () => {
  const long = "x".repeat(81);
  expect(takeTyped(`Gym, ${long}, Bakery`, [])).toEqual({ added: ["Gym", "Bakery"], left: long });
  expect(takeTyped("Gym, Bakery; Spa", twenty.slice(1))).toEqual({
    added: ["Gym"],
    left: "Bakery, Spa",
  });
});

test("no type that is offered holds such a mark: each stays whole where its name is typed", () => {
  const labels = [...knownTypes().keys()];
  expect(labels.filter((label) => typesIn(label).length !== 1)).toEqual([]);
});
