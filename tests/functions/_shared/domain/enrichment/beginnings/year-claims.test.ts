import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { agesIn, claimFeatures } from "#domain/enrichment/beginnings/year-claims.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

function claimIn(text: string) {
  const url = "https://brackwater.example/";
  const story = storyOf(readPage({ url, ref: url, html: `<p>${text}</p>` }));
  const [sentence] = [...story.lines.keys()].flatMap((at) => story.sentencesOf(at));
  return sentence && claimFeatures(sentence);
}

test.each([
  ["Est. 1987", { claim: 1, claimBegin: 1 }],
  ["Founded | 1989", { claim: 1, claimBegin: 1, claimRow: 1 }],
  ["Cerrajeros desde 1962", { claim: 1, claimSince: 1 }],
])("%s stands for itself", (text, claim) => {
  expect(claimIn(text)).toEqual(claim);
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
