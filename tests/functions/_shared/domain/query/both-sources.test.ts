import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const town = snapshotOf(
  [
    listing(1, { category: "Cafe", sources: "osm" }),
    listing(2, { category: "Cafe", sources: "both" }),
    listing(3, { category: "Cafe", sources: "both" }),
    listing(4, { category: "Cafe", sources: "overture" }),
    listing(5, { category: "Cafe", sources: "overture" }),
    listing(6, { category: "Cafe", sources: "overture" }),
  ],
  { niche: ["Cafe"] },
);
const ask = (question: string) => answerQuestion({ question, snapshot: town, clock }).answer;

describe("a question about the source of businesses", () => {
  test.each([
    ["how many cafes are in both sources?", 2],
    ["how many are only in Overture Maps?", 3],
    ["how many are only in OpenStreetMap?", 1],
    ["Wie viele sind in beiden Quellen?", 2],
    ["Wie viele sind nur in Overture Maps?", 3],
    ["Combien sont dans les deux sources ?", 2],
    ["¿Cuántos están en ambas fuentes?", 2],
    ["كم عدد الموجودة في المصدرين؟", 2],
  ])("%s", (question, count) => {
    const { result, answer } = ask(question);
    expect([result.kind, result.value], answer).toEqual(["count", count]);
  });

  test("is answered by groups where it asks for each source", () => {
    const { result, answer } = ask("how many per listing source?");
    expect(result.kind, answer).toBe("aggregate");
    expect(answer).toMatch(/overture: 3/);
  });

  test("is about the whole preset where no business is meant", () => {
    for (const question of ["where does the data come from?", "which sources?"]) {
      expect(ask(question).answer).toMatch(/^The data comes from/);
    }
  });
});
