import { describe, expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { broaderTypes, familiesOf } from "#domain/conflation/type-families.ts";
import { business, north, place } from "../../../../steps/two-sources.ts";

describe("a broader type", () => {
  test.each([
    [["City Hall"], ["Town Hall"]],
    [["Quaker Friends Meeting House"], ["Christian Church", "Place of Worship"]],
    [["Town Hall"], []],
    [["a type of nobody's"], []],
  ])("of %j is one of %j", (types, broader) => {
    expect(broaderTypes(types)).toEqual(broader);
  });

  test("has the families of its narrower ones", () => {
    expect(familiesOf(["Primary Care Physician"])).toBe(familiesOf(["Doctor"]));
    expect(familiesOf(["City Hall"])).toBe(0);
  });

  test("and a narrower one may be of one business of one source, two narrower ones are not", () => {
    const countOf = (...types: string[]): number =>
      conflate(
        [],
        types.map((type, at) =>
          place(String(at), {
            name: at === 0 ? "Old Quay" : "Old Quay Community Hall",
            types: [type],
            phones: ["+13035550101"],
          }),
        ),
      ).added.length;
    expect(countOf("Place of Worship", "Hindu Temple")).toBe(1);
    expect(countOf("Hindu Temple", "Muslim Mosque")).toBe(2);
  });
});

test("one telling word in common makes neighbours of like trades one business", () => {
  const bar = business("a", { name: "Bar Corallo" });
  const cafe = { name: "Corallo Caffè di Brandi Anna", types: ["Bar"] };
  const mergedAt = (metres: number): number =>
    conflate([bar], [place("1", { ...cafe, ...north(metres) })]).merged.length;
  expect(mergedAt(10)).toBe(1);
  expect(mergedAt(140)).toBe(0);
});
