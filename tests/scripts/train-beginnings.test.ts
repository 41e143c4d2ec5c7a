import { expect, test } from "vitest";
import { personKey } from "#domain/enrichment/beginnings/decide.ts";
import { founders, year } from "#domain/enrichment/beginnings/learnt.ts";
import { beginningsOf } from "#domain/enrichment/beginnings/read-beginnings.ts";
import { packed } from "#domain/enrichment/beginnings/trained.ts";
import { forestScore } from "#domain/learning/forest.ts";
import { fitForest } from "../../scripts/learning/forest.ts";
import {
  type Prediction,
  shareAt,
  thresholdsFor,
} from "../../scripts/train-beginnings/cross-validate.ts";
import { exampleOf } from "../../scripts/train-beginnings/examples.ts";
import {
  labelledPages,
  measuringFile,
  readLabelled,
} from "../../scripts/train-beginnings/labelled-pages.ts";
import { train } from "../../scripts/train-beginnings/train.ts";

test("the labelled pages teach what the product reads founding years and founders with", () => {
  const models = train(labelledPages().map(readLabelled).map(exampleOf));
  expect(packed(models.year, year.thresholds)).toEqual(year);
  expect(packed(models.founders, founders.thresholds)).toEqual(founders);
}, 600_000);

test("thresholds are the ones that give most among those that are right often enough", () => {
  const predictions = [
    { isSure: true, probability: 0.55, isRight: true },
    { isSure: true, probability: 0.52, isRight: true },
    { isSure: false, probability: 0.95, isRight: true },
    { isSure: false, probability: 0.8, isRight: false },
    { isSure: false, probability: 0.7, isRight: true },
  ].map((one): Prediction => ({ id: "", value: "", snippet: "", ...one }));
  const strict = thresholdsFor(predictions, { precision: 1, untoldMargin: 0.2 });
  expect(shareAt(predictions, strict)).toEqual({ given: 3, right: 3 });
  expect(strict.unsure).toBeGreaterThan(0.8);
  expect(
    shareAt(predictions, thresholdsFor(predictions, { precision: 0.8, untoldMargin: 0.2 })),
  ).toEqual({ given: 5, right: 4 });
});

test("a mention that tells nothing scores low, though its value is told by another mention", () => {
  const told = { told: 1 };
  const mere = { mere: 1 };
  const sites = [
    [
      { features: told, isTrue: true },
      { features: mere, isTrue: true },
    ],
    [{ features: mere, isTrue: false }],
  ];
  const forest = fitForest(
    Array.from({ length: 20 }, () => sites.map((samples) => ({ importance: 1, samples }))).flat(),
    { trees: 100, leaves: 4, shareOfFeatures: 1 },
  );
  expect(forestScore(told, forest)).toBeGreaterThan(1);
  expect(forestScore(mere, forest)).toBeLessThan(-1);
});

test("sites of authors who taught nothing are read as well as they have to be", () => {
  const sources = new Set(labelledPages().map(({ source }) => source));
  const years = { right: 0, given: 0, told: 0 };
  const people = { right: 0, given: 0, told: 0 };
  for (const site of labelledPages(measuringFile).map(readLabelled)) {
    const { label } = site;
    expect(sources).not.toContain(label.source);
    const { foundingYear, founders } = beginningsOf(site, 2026);
    if (foundingYear) years.given += 1;
    if (foundingYear && foundingYear.value === label.foundingYear) years.right += 1;
    if (label.foundingYear !== null) years.told += 1;
    const told = new Set(label.founders.map(personKey));
    people.given += founders.length;
    people.right += founders.filter(({ value }) => told.has(personKey(value))).length;
    people.told += told.size;
  }
  console.log(JSON.stringify({ years, people }));
  expect(years.right / years.given).toBeGreaterThanOrEqual(0.95);
  expect(years.right / years.told).toBeGreaterThanOrEqual(0.7);
  expect(people.right / people.given).toBeGreaterThanOrEqual(0.9);
  expect(people.right / people.told).toBeGreaterThanOrEqual(0.5);
});
