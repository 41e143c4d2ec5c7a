import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { streetSpellings } from "#domain/query/street-spellings.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const streets = [
  ...["Pearl St", "Pearl Street", "Pearl St", "Pearl Stable", "Oak Avenue", "N Main St"],
  ...["Mill Rd", "Hauptstr.", "Berliner Straße", "Calle Mayor", "Av. Diagonal", "Rue de Rivoli"],
  ...["C/ Goya", "Boulevard Voltaire", "St. John's Road", "Garden Plaza"],
];
const snapshot = snapshotOf(
  streets.map((street, at) => listing(at, { street, category: "Hotel" })),
  { niche: ["hotels"] },
);
const totalOf = (question: string) => answerQuestion({ question, snapshot, clock }).answer.result;

describe("a street by its short and its long name", () => {
  test.each([
    ["how many hotels are on Pearl Street", 3],
    ["how many hotels are on Pearl St", 3],
    ["how many hotels are on pearl str.", 3],
    ["how many hotels are on Pearl Stable", 1],
    ["how many hotels are on Oak Ave", 1],
    ["how many hotels are on Oak Av.", 1],
    ["how many hotels are on North Main Street", 1],
    ["how many hotels are on Mill Road", 1],
    ["wie viele hotels gibt es in der Hauptstraße", 1],
    ["wie viele hotels gibt es in der Berliner Str.", 1],
    ["cuántos hoteles hay en C/ Mayor", 1],
    ["cuántos hoteles hay en Avenida Diagonal", 1],
    ["cuántos hoteles hay en la calle Goya", 1],
    ["cuántos hoteles hay en la calle Mayor", 1],
    ["combien d'hôtels dans la r. de Rivoli", 1],
    ["combien d'hôtels y a-t-il bd Voltaire", 1],
    ["how many hotels are on St Johns Rd", 1],
  ])("%j finds %i", (question, total) => {
    expect(totalOf(question)).toMatchObject({ kind: "count", value: total });
  });

  test("is left out in both spellings where it is excluded", () => {
    expect(totalOf("hotels not on Pearl Street").total).toBe(streets.length - 3);
  });

  test("compares in both spellings", () => {
    const { plan } = answerQuestion({
      question: "are there more hotels on Pearl Street or on Mill Road",
      snapshot,
      clock,
    }).answer;
    expect(JSON.stringify(plan?.sides)).toContain("Pearl St");
    expect(JSON.stringify(plan?.sides)).toContain("Pearl Street");
  });

  test.each(["how many hotels are on Pearl Sta", "how many hotels are on Oak Aven"])(
    "%j is no spelling of it",
    (question) => {
      expect(totalOf(question).kind).toBe("refusal");
    },
  );
});

describe("the spellings of a name", () => {
  test.each(["pearl st", "calle mayor", "hauptstr", "n main street", "av diagonal", "r augusta"])(
    "those of %j have it as theirs",
    (key) => {
      for (const other of streetSpellings(key)) expect(streetSpellings(other)).toContain(key);
    },
  );

  test.each(["pearl stable", "street", "broadway", "st", "the strand"])("%j has none", (key) => {
    expect(streetSpellings(key)).toEqual([]);
  });
});
