import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { CoverageReport } from "#domain/task/task.ts";
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
const coverage: CoverageReport = {
  tiles: { total: 1, done: 1, dead: 0 },
  byType: { Restaurant: 2 },
  unmatchedTypes: [],
  merged: 0,
  unnamed: 0,
  outsideDropped: 0,
  unreadable: 0,
  with: { phone: 0, website: 0, hours: 0, email: 0, address: 0 },
  sourceUpdatedAt: null,
  source: "OpenStreetMap; Overture Maps",
  changes: null,
  sites: null,
  overture: null,
};
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
    expect(answer).toMatch(/OSM \+ Overture: 2/);
    expect(answer).toMatch(/Overture Maps: 3/);
    expect(result.groups).toContainEqual({ key: "OSM + Overture", value: 2 });
  });

  test("names the source in its filter, in the language of the question", () => {
    const labels = (question: string) => ask(question).filters.map(({ label }) => label);
    expect(labels("how many cafes are in both sources?")).toContain("in both sources");
    expect(labels("Wie viele sind in beiden Quellen?")).toEqual(["in beiden Quellen"]);
  });

  test("is about the whole preset where no business is meant", () => {
    for (const question of ["where does the data come from?", "which sources?"]) {
      expect(ask(question).answer).toMatch(/^The data comes from/);
    }
  });
});

describe("a question about where a preset of two sources is from", () => {
  const osm = "ODbL 1.0 © OpenStreetMap contributors";
  const overture = "CDLA-Permissive-2.0; Overture Maps Foundation, overturemaps.org";
  const snapshot = snapshotOf(
    [
      listing(1, { sources: "osm", licence: osm }),
      listing(2, { sources: "both", licence: `${osm}; ${overture}` }),
    ],
    { niche: ["Restaurant"], coverage },
  );
  const asked = (question: string) => answerQuestion({ question, snapshot, clock }).answer.answer;

  test.each([
    ["where does the data come from?", "The data comes from OpenStreetMap and Overture Maps ("],
    ["Woher stammen die Daten?", "Die Daten stammen von OpenStreetMap und Overture Maps ("],
    ["D'où viennent les données ?", "Source des données : OpenStreetMap et Overture Maps ("],
    ["¿De dónde vienen los datos?", "Los datos vienen de OpenStreetMap y Overture Maps ("],
    ["من أين جاءت البيانات؟", "مصدر البيانات OpenStreetMap وOverture Maps ("],
  ])("%s names both, and each licence once", (question, said) => {
    const answer = asked(question);
    expect(answer.startsWith(said), answer).toBe(true);
    expect(answer).toContain(`: ${osm}; ${overture})`);
  });

  test("and how far the businesses are all there names both", () => {
    expect(asked("how complete is the data?")).toContain(
      "only what is in OpenStreetMap and Overture Maps was collected",
    );
    expect(asked("which licence?")).toContain(
      "Commercial use is allowed if you credit OpenStreetMap and Overture Maps;",
    );
  });
});
