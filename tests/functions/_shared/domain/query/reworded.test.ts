import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

/** Mondays to Fridays 9 to 17; every third also on Sunday from 8 to 11. */
const hours = (at: number): [number, number, number][] => [
  ...[0, 1, 2, 3, 4].map((day): [number, number, number] => [day, 540, 1_020]),
  ...(at % 3 === 0 ? [[6, 480, 660] as [number, number, number]] : []),
];

const types = ["Restaurant", "Restaurant", "Restaurant", "Hotel", "Coffee Shop", "Hotel"];
const snapshot = snapshotOf(
  Array.from({ length: 60 }, (_, at) =>
    listing(at, {
      name: at < 3 ? "Harvest Table" : `House ${at}`,
      category: types[at % types.length] ?? "Hotel",
      phone: at % 6 === 3 ? "+3771234567" : null,
      website: at % 2 === 0 ? `https://h${at}.example` : null,
      cuisine: at % 6 === 0 ? ["italian"] : at % 12 === 1 ? ["japanese"] : [],
      hours: hours(at),
      hours_known: true,
    }),
  ),
  { niche: ["restaurants", "hotels", "cafes"] },
);

const ask = (question: string) => answerQuestion({ question, snapshot, clock }).answer;

describe("a question in everyday words of another language", () => {
  test.each([
    ["gibts hotels mit ner telefonnummer, wie viele", 10],
    ["wieviele hotels gibts hier", 20],
    ["welche hotels haben sonntags auf", 10],
    ["welche hotels haben samstags zu", 20],
    ["welche restaurants machen am sonntag schon vor 9 uhr auf", 10],
    ["hoteles sin ningún teléfono, cuántos", 10],
    ["q hoteles tienen teléfono porfa", 10],
    ["restaurantes abiertos el domingo por la mañana", 10],
    ["restaurants ouverts le dimanche matin", 10],
    ["restos italiens", 10],
    ["italienische restaurants", 10],
    ["مطاعم إيطالية", 10],
    ["restaurantes japoneses", 5],
    ["كم عدد الفنادق والمقاهي معا", 30],
  ])("%j finds %i", (question, total) => {
    expect([question, ask(question).result.total]).toEqual([question, total]);
  });

  test.each([
    ["gibt es mehr hotels oder mehr cafés", [20, 10]],
    ["mehr restaurants als hotels?", [30, 20]],
    ["y a plus d'hôtels ou de cafés", [20, 10]],
    ["¿hay más restaurantes que hoteles?", [30, 20]],
    ["أيهما أكثر الفنادق أم المقاهي", [20, 10]],
    ["¿hay más del doble de hoteles que de cafés?", [20, 10]],
    ["combien de restaurants pour un hôtel", [30, 20]],
    ["y a-t-il plus de restos italiens que japonais", [10, 5]],
  ])("%j compares both", (question, sides) => {
    expect([question, ask(question).result.coverage?.sides]).toEqual([question, sides]);
  });

  test.each([
    "wieviel prozent der hotels haben ne telefonnummer und wieviel der restaurants",
    "quel pourcentage des hôtels ont un téléphone par rapport aux restaurants",
    "qué porcentaje de hoteles tiene teléfono comparado con los restaurantes",
  ])("%j compares two shares", (question) => {
    expect(ask(question).result.coverage?.sides).toEqual([50, 0]);
  });

  test("a misspelt name is put right, and that is said", () => {
    const { result, notes } = ask("cuántos harvst table hay");
    expect(result.total).toBe(3);
    expect(notes.join(" ")).toContain("harvest");
  });

  test("part of a day is said as the hours it was taken for", () => {
    expect(ask("restaurants ouverts le dimanche matin").notes.join(" ")).toContain("12");
  });

  test.each([
    "gibt es mehr hotels oder mehr raumschiffe",
    "qué porcentaje de hoteles tiene antigravedad comparado con los restaurantes",
    "welche hotels haben manchmal zu",
  ])("%j is not guessed", (question) => {
    expect(ask(question).result.kind).toBe("refusal");
  });
});
