import { beforeAll, describe, expect, test } from "vitest";
import { type Conflation, conflate } from "#domain/conflation/conflate.ts";
import { type MadeTruth, madeTruth } from "../../../../steps/made-truth.ts";

describe("the sample town from both sources", () => {
  let made: MadeTruth;
  let found: Conflation;
  beforeAll(async () => {
    made = await madeTruth();
    found = conflate(made.listings, made.places);
  });

  test("of 100 merged pairs at least 98 are one business, and of 100 such at least 95 are merged", () => {
    const { right, precision, recall } = made.judge(found.merged);
    console.log(
      `${made.listings.length} listings, ${made.places.length} places, ${found.merged.length} merged, ` +
        `${right} right, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    );
    expect(found.merged.length).toBeGreaterThan(250);
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });

  test("a second row of a place adds no business", () => {
    const twins = new Set(made.truth.flatMap(({ id, kind }) => (kind === "duplicate" ? [id] : [])));
    const came = made.places.filter(({ gersId }) => twins.has(gersId)).length;
    const left = found.added.filter(({ place }) => twins.has(place.gersId)).length;
    expect(came).toBeGreaterThan(10);
    expect(left).toBeLessThanOrEqual(came * 0.1);
  });

  test("every place is merged, added or dropped, and each once", () => {
    const ids = [
      ...found.merged.map(({ place }) => place.gersId),
      ...found.added.map(({ place }) => place.gersId),
      ...found.dropped.map(({ gersId }) => gersId),
    ];
    expect(ids.toSorted()).toEqual(made.places.map(({ gersId }) => gersId).toSorted());
  });
});
