import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";

const { snapshot, clock } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });

const ask = (question: string, before?: Plan | null) =>
  answerQuestion({ question, snapshot, clock, before }).answer;
const planAfter = (first: string, then: string) => ask(then, ask(first).plan).plan;

const hotel = { f: "category", in: ["Hotel"] };
const inAltstadt = { f: "suburb", in: ["Altstadt"] };
const list = { op: "list", output: "text", where: { and: [hotel, inAltstadt] } };

describe("a map of what was answered", () => {
  test.each([
    ["How many hotels are in Altstadt?", "show them on a map"],
    ["How many hotels are in Altstadt?", "show on map"],
    ["How many hotels are in Altstadt?", "on a map please"],
    ["How many hotels are in Altstadt?", "Can you put those on the map?"],
    ["How many hotels are in Altstadt?", "map them"],
    ["How many hotels are in Altstadt?", "Where are they on the map?"],
    ["hotels in Altstadt", "as a map"],
    ["Export the hotels in Altstadt as a CSV file", "and now on a map"],
    ["Wie viele Hotels gibt es in Altstadt?", "Zeig sie auf einer Karte"],
    ["Wie viele Hotels gibt es in Altstadt?", "auf der Karte bitte"],
    ["Combien d'hôtels y a-t-il à Altstadt ?", "montre-les sur une carte"],
    ["Combien d'hôtels y a-t-il à Altstadt ?", "sur la carte"],
    ["¿Cuántos hoteles hay en Altstadt?", "muéstralos en un mapa"],
    ["¿Cuántos hoteles hay en Altstadt?", "en el mapa por favor"],
    ["كم عدد الفنادق في Altstadt؟", "اعرضها على الخريطة"],
  ])("after %j, %j is the list of the same businesses", (first, then) => {
    expect(planAfter(first, then)).toMatchObject(list);
  });

  test("keeps how many and which first, and takes a filter", () => {
    const best = ask("the 5 best rated hotels").plan;
    expect(ask("show them on a map", best).plan).toEqual(best);
    expect(planAfter("hotels in Altstadt", "map those with a website")).toMatchObject({
      op: "list",
      where: { and: [hotel, inAltstadt, { f: "website", has: true }] },
    });
  });

  test("of one business is the answer about it", () => {
    const names = snapshot.listings.flatMap(({ name }) => name ?? []);
    const name = names.find((one) => names.filter((other) => other === one).length === 1);
    const { plan } = ask(`What is the address of "${name}"?`);
    expect(plan?.op).toBe("describe");
    expect(ask("show it on a map", plan).plan).toEqual(plan);
  });

  test.each([
    ["Show all hotels in Altstadt on a map", list],
    ["a map of the hotels in Altstadt", list],
    ["Zeige alle Hotels in Altstadt auf einer Karte", list],
    ["How many hotels in Altstadt are on the map?", { ...list, op: "count" }],
  ])("%j asks by itself", (question, plan) => {
    expect(ask(question).plan).toMatchObject(plan);
    expect(ask(question, ask("average rating of gyms").plan).plan).toMatchObject(plan);
  });

  test("without an answer there is nothing to show", () => {
    expect(ask("show them on a map").plan).toBeNull();
    expect(ask("on a map please").plan).toBeNull();
  });

  test("is not what a question for the source of the data asks for", () => {
    expect(ask("Is this from Google Maps?").plan).toMatchObject({ op: "meta" });
  });
});
