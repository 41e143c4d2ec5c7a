import { describe, expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { areFormsOfOneWord } from "#domain/conflation/name-words.ts";
import { areOfOneKind, familiesOf } from "#domain/conflation/type-families.ts";
import { business, north, place } from "../../../../steps/two-sources.ts";

describe("a type and a broader one", () => {
  test.each([
    [["City Hall"], ["Town Hall"]],
    [["Museum"], ["Bakery", "History Museum"]],
    [["Hindu Temple"], ["Muslim Mosque"]],
  ])("%j and %j are of one kind", (types, others) => {
    expect(areOfOneKind(types, others)).toBe(true);
    expect(areOfOneKind(others, types)).toBe(true);
  });

  test.each([
    [["City Hall"], ["Library"]],
    [["Museum"], []],
    [["a type of nobody's"], ["another one"]],
  ])("%j and %j are not", (types, others) => {
    expect(areOfOneKind(types, others)).toBe(false);
  });

  test("are in the same families", () => {
    expect(familiesOf(["Primary Care Physician"])).toBe(familiesOf(["Doctor"]));
    expect(familiesOf(["Town Hall"])).toBe(0);
  });
});

test.each([
  ["coiffeur", "coiffure", true],
  ["hermanos", "hnos", true],
  ["schoenmode", "schoenen", true],
  ["blue", "red", false],
  ["northside", "northgate", false],
  ["青山", "青木", false],
])("“%s” and “%s” are forms of one word: %s", (one, other, areForms) => {
  expect(areFormsOfOneWord(one, other)).toBe(areForms);
  expect(areFormsOfOneWord(other, one)).toBe(areForms);
});

test("one telling word in common makes neighbours of like trades one business", () => {
  const bar = business("a", { name: "Bar Corallo" });
  const cafe = { name: "Corallo Caffè di Brandi Anna", types: ["Bar"] };
  const mergedAt = (metres: number): number =>
    conflate([bar], [place("1", { ...cafe, ...north(metres) })]).merged.length;
  expect(mergedAt(10)).toBe(1);
  expect(mergedAt(140)).toBe(0);
});
