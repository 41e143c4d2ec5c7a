import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

/** Most businesses stand in the south-west corner of the area, one in its middle. */
const lopsided = () =>
  snapshotOf([
    ...Array.from({ length: 8 }, (_, at) =>
      listing(at, { name: `Corner ${at}`, lat: 10.01 + at / 10_000, lon: 20.01 }),
    ),
    listing(8, { name: "Middle House", lat: 10.5, lon: 20.5 }),
    listing(9, { name: "Between", lat: 10.07, lon: 20.06 }),
  ]);
const bounds = { north: 11, south: 10, east: 21, west: 20 };

const nearest = (snapshot: Parameters<typeof answerQuestion>[0]["snapshot"]) => {
  const question = "the restaurant closest to the centre";
  const { answer } = answerQuestion({ question, snapshot, clock, before: undefined });
  const names = (answer.result.rows ?? []).map(({ name }) => name);
  return { first: names[0], told: JSON.stringify(answer) };
};

describe("the centre of a preset", () => {
  test("is the middle of its area, wherever most businesses stand", () => {
    const { first, told } = nearest({ ...lopsided(), bounds });
    expect(first).toBe("Middle House");
    expect(told).toContain("the centre of this preset");
  });

  test("is the middle of its businesses where the area is not known, and is called so", () => {
    const { first, told } = nearest(lopsided());
    expect(first).toBe("Between");
    expect(told).toContain("the middle of the businesses of this preset");
    expect(told).not.toContain("the centre of this preset");
  });
});
