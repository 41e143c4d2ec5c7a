import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { agesIn, claimFeatures, isBareEntry } from "#domain/enrichment/beginnings/year-claims.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

/** Of the last sentence. */
function claimIn(...lines: string[]) {
  const url = "https://brackwater.example/";
  const html = lines.map((line) => (line.startsWith("<") ? line : `<p>${line}</p>`)).join("");
  const story = storyOf(readPage({ url, ref: url, html }));
  const sentence = [...story.lines.keys()].flatMap((at) => story.sentencesOf(at)).at(-1);
  return sentence && claimFeatures(sentence, story.before(sentence));
}

test.each([
  ["Est. 1987", { claim: 1, claimBegin: 1 }],
  ["Founded | 1989", { claim: 1, claimBegin: 1, claimRow: 1 }],
  ["Cerrajeros desde 1962", { claim: 1, claimSince: 1 }],
])("%s stands for itself", (text, claim) => {
  expect(claimIn(text)).toEqual(claim);
});

test("a year below its label is claimed by the label", () => {
  expect(claimIn("Gründungsjahr", "1996")).toEqual({ claim: 1, claimBegin: 1, claimRow: 1 });
  expect(claimIn("منذ", "1999")).toEqual({ claim: 1, claimSince: 1 });
  expect(claimIn("We founded the boat yard with two friends.", "1996")).toEqual({ claim: 1 });
});

test("an entry of a footer is a claim of its own", () => {
  const entries = "Pier Road 4 * 555 0100 * Copyright 2022 Brackwater Boats * Est. 1978";
  expect(claimIn(`<footer>${entries}</footer>`)).toMatchObject({ claimBegin: 1 });
});

test("an entry with nothing but a year speaks of no beginning", () => {
  expect(isBareEntry(claimIn("Price list 2014") ?? {})).toBe(true);
  const told = { ...claimIn("Est. 1987"), begin: 1 };
  expect(isBareEntry(told)).toBe(false);
  expect(isBareEntry({ begin: 0 })).toBe(false);
});

test("what somebody has done since a year is no claim of the business", () => {
  expect(claimIn("Laura, here since 2020")).toEqual({ claim: 1, claimOfPerson: 1 });
});

test("a sentence of a story claims nothing", () => {
  const story =
    "When my father came home in 1952 he founded the shop with two friends and a borrowed van in the yard.";
  expect(claimIn(story)).toEqual({});
});

test("ages are read in five languages, and neither prices nor dates are ages", () => {
  expect(agesIn("over 40 years")).toEqual([40]);
  expect(agesIn("seit 35 jahren")).toEqual([35]);
  expect(agesIn("plus de 25 ans d'experience")).toEqual([25]);
  expect(agesIn("mas de 30 anos")).toEqual([30]);
  expect(agesIn("اكثر من 20 عاما")).toEqual([20]);
  expect(agesIn("from 1.40 years, 3 years, 12 euros")).toEqual([]);
});
