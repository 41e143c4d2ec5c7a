import { expect, it } from "vitest";
import { nameKeysOf } from "#domain/query/reader/name-keys.ts";
import { keyOf } from "#domain/query/reader/tokens.ts";
import { listing, presetFor, snapshotOf } from "../sample-preset.ts";

const names = [
  "Blue Anchor 12",
  "St. John's  Café",
  "L'Atelier d'Anna",
  "Don't Panic",
  "dont panic",
  "Studio 7 h 30",
  "7h30 Bar",
  "1.000 Törtchen",
  "مقهى الزيتون",
  "Rock & Roll",
  "“Quoted” Inn",
  "?!",
];
const { columns } = presetFor(snapshotOf(names.map((name, at) => listing(at + 1, { name }))));

it("looks a business up by the same words that a question with its name is cut into", () => {
  expect(nameKeysOf(columns).keys).toEqual(names.map(keyOf));
});

it("finds the rows of each word of a name, each row once", () => {
  const rows = nameKeysOf(columns).rowsByWord();
  const rowsOf = (word: string) => [...(rows.get(word) ?? [])];
  expect(rowsOf("panic")).toEqual([3, 4]);
  expect(rowsOf("anchor")).toEqual([0]);
  expect(rows.has("")).toBe(false);
});
