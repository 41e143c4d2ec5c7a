import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const cafe = { category: "Coffee Shop", categories: ["Coffee Shop"] };
const town = snapshotOf(
  ["Marlowbucks", "Marlowbucks", "Marlowbucks Quay", "Quill House", "Old Mill"].map((name, at) =>
    listing(`c${at}`, { ...cafe, name, website: at === 0 ? "https://m.example" : null }),
  ),
  { niche: ["Coffee Shop"] },
);
const ask = (question: string) => answerQuestion({ question, snapshot: town, clock }).answer;
const named = { f: "name", how: "contains", text: "marlowbucks" };

describe("businesses that share a name", () => {
  test.each([
    ["how many Marlowbucks are there?", 3],
    ["How many marlowbucks do we have", 3],
    ["how many Marlowbucks have a website?", 1],
    ["wie viele Marlowbucks gibt es?", 3],
    ["combien de Marlowbucks y a-t-il ?", 3],
  ])("%j counts all of them", (question, count) => {
    expect(ask(question).result.value).toBe(count);
  });

  test.each([["list all Marlowbucks"], ["list Marlowbucks"], ["show every Marlowbucks"]])(
    "%j lists all of them",
    (question) => {
      expect(ask(question).plan).toMatchObject({ op: "list", where: { and: [named] } });
    },
  );

  test.each([
    ["coffee shops except Marlowbucks"],
    ["coffee shops other than Marlowbucks"],
    ["which coffee shops are not Marlowbucks?"],
  ])("%j leaves all of them out", (question) => {
    const { plan, result } = ask(question);
    expect(plan?.where).toMatchObject({ and: [{ f: "category" }, { not: named }] });
    expect(result.rows).toHaveLength(2);
  });

  test("one of its name is still asked about as one", () => {
    expect(ask("website of Quill House").plan).toMatchObject({ op: "describe" });
    expect(ask("how many reviews does Quill House have?").plan).toMatchObject({ op: "describe" });
  });
});
