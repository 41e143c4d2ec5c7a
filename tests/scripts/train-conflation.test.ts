import { expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import { learnt } from "#domain/conflation/learnt.ts";
import { packedForest } from "#domain/learning/forest.ts";
import { measuringFile, readTowns, townsFile } from "../../scripts/train-conflation/towns.ts";
import { lessonsOf, train } from "../../scripts/train-conflation/train.ts";

test("the invented towns teach what the product weighs pairs of two sources with", () => {
  expect(packedForest(train(readTowns(townsFile).flatMap(lessonsOf)))).toEqual(learnt);
}, 300_000);

test("towns of authors who taught nothing are joined as well as they have to be", () => {
  const authors = new Set(readTowns(townsFile).map(({ author }) => author));
  const all = { merged: 0, right: 0, listings: 0 };
  for (const { author, listings, places, truth } of readTowns(measuringFile)) {
    expect(authors).not.toContain(author);
    const { merged } = conflate(listings, places);
    const right = merged.filter(({ listing, place, duplicates }) =>
      [place.gersId, ...duplicates].some((id) => truth.has(`${listing} ${id}`)),
    );
    const told = new Set([...truth].map((pair) => pair.split(" ")[0]));
    all.merged += merged.length;
    all.right += right.length;
    all.listings += told.size;
    console.log(
      JSON.stringify({ author, merged: merged.length, right: right.length, listings: told.size }),
    );
  }
  console.log(JSON.stringify(all));
  expect(all.right / all.merged).toBeGreaterThanOrEqual(0.97);
  expect(all.right / all.listings).toBeGreaterThanOrEqual(0.9);
});
