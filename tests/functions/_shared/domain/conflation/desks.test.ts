import { expect, test } from "vitest";
import { distinctPlaces } from "#domain/conflation/duplicates.ts";
import { at, place } from "../../../../steps/two-sources.ts";

const office = { ...at("12 Quay Street"), phones: ["+13035550101"] };

/** How many businesses two rows of one source with the same house and number are. */
const countOf = (...names: string[]): number =>
  distinctPlaces(names.map((name, row) => place(`id-${row}`, { ...office, name }))).length;

test.each([
  ["Ann Quillfeather - Harbour Realty", "Harbour Realty"],
  ["Harbour Realty: Ann Quillfeather and Karl Mercer", "Ann Quillfeather Harbour Realty"],
])("%s and %s are an agent's desk and another row", (one, other) => {
  expect(countOf(one, other)).toBe(2);
});

test.each([
  ["Café Zoe, Inh. Ann Quillfeather", "Café Zoe"],
  ["Ann Quillfeather Realty", "Quillfeather Realty"],
  ["Harbour Realty Office", "Harbour Realty"],
])("%s and %s are one business", (one, other) => {
  expect(countOf(one, other)).toBe(1);
});
