import { expect, test } from "vitest";
import { founders, year } from "#domain/enrichment/beginnings/learnt.ts";
import { forestScore } from "#domain/enrichment/beginnings/model.ts";
import { packed } from "#domain/enrichment/beginnings/trained.ts";
import {
  type Prediction,
  shareAt,
  thresholdsFor,
} from "../../scripts/train-beginnings/cross-validate.ts";
import { exampleOf } from "../../scripts/train-beginnings/examples.ts";
import { fitForest } from "../../scripts/train-beginnings/forest.ts";
import { labelledPages, readLabelled } from "../../scripts/train-beginnings/labelled-pages.ts";
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
