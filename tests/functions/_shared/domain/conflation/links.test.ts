import { expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { lettersOfLinks, spelledIn } from "#domain/conflation/links.ts";
import { namesOf } from "#domain/conflation/names.ts";
import { numbersIn } from "#domain/conflation/street-address.ts";
import { business, north, place } from "../../../../steps/two-sources.ts";

const spelled = (link: string, name: string): number =>
  spelledIn(lettersOfLinks([link]), namesOf({ name, otherNames: [] }).full, () => false);

test("a link spells a name by its host or by its path, and a network's host spells none", () => {
  expect(spelled("https://www.oakes-smiles.example/", "Dr. Kimball Oakes")).toBeCloseTo(5 / 12);
  expect(spelled("https://www.facebook.com/blue.lantern", "Blue Lantern")).toBe(1);
  expect(spelled("https://www.facebook.com/1234", "Face Studio")).toBe(0);
  expect(spelled("https://amber.example/", "Blue Lantern")).toBe(0);
});

test("the numbers of an address are read without its floor or unit, in any digits", () => {
  expect(numbersIn("本町２丁目5-10 3F")).toEqual(["2", "5", "10"]);
  expect(numbersIn("41A Mill Row, Unit 3")).toEqual(["41a"]);
  expect(numbersIn("شارع ٣٤")).toEqual(["34"]);
  expect(numbersIn(null)).toEqual([]);
});

test("a place whose link spells the listing's name is that listing under another name", () => {
  const listing = business("a", {
    name: "Bluelantern",
    types: ["Hair Salon"],
    address: "4 Mill Row",
  });
  const renamed = place("1", {
    name: "Jessa Thorne Hair",
    types: ["Hair Salon"],
    websites: ["https://bluelantern.example/"],
    ...north(10),
  });
  expect(conflate([listing], [renamed]).merged).toHaveLength(1);
  const other = { ...renamed, websites: ["https://jessathorne.example/"] };
  expect(conflate([listing], [other]).merged).toEqual([]);
});
